import { type Locale, locales } from '@storylark/contracts/languages';
import { Globe, Menu } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { languageNames } from '../i18n/languageNames.ts';
import { pages } from '../lib/paths.ts';
import { ButtonLink, buttonShape } from '../ui/Button.tsx';
import { Logo } from '../ui/art/Logo.tsx';
import { OwnLink } from '../ui/OwnLink.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { publicMessages } from './publicMessages.ts';

/**
 * Folds are `details`: they open without a script; the script closes them again. `quotes`: there is a section
 * of what parents say.
 */
export function Header({ path, quotes }: { path: string; quotes: boolean }) {
  const intl = useIntl();
  const language = intl.locale as Locale;
  const code = language.toUpperCase();
  const links = [
    { to: '/#features', label: publicMessages.features },
    { to: '/#how', label: publicMessages.howItWorks },
    { to: '/#pricing', label: publicMessages.plans },
    ...(quotes ? [{ to: '/#voices', label: publicMessages.testimonials }] : []),
    { to: pages.blog, label: publicMessages.blog },
  ].map(({ to, label }) => (
    <NavItem key={to} to={to} {...(to === path ? { 'aria-current': 'page' as const } : {})}>
      {intl.formatMessage(label)}
    </NavItem>
  ));
  const enter = (
    <>
      <ButtonLink className="visitor" to={pages.login}>
        {intl.formatMessage(publicMessages.signIn)}
      </ButtonLink>
      <ButtonLink className="member" to={pages.dashboard}>
        {intl.formatMessage(publicMessages.dashboard)}
      </ButtonLink>
    </>
  );
  return (
    <Head>
      <Bar>
        <Logo to={pages.landing} />
        <End>
          <Wide as="nav" aria-label={intl.formatMessage(publicMessages.mainNav)}>
            {links}
          </Wide>
          <Fold data-fold>
            <Summary
              $look="bare"
              $big={false}
              $wide={false}
              $icon={false}
              aria-label={intl.formatMessage(uiMessages.languageIs, { code, name: languageNames[language] })}
            >
              <Globe aria-hidden /> <span aria-hidden>{code}</span>
            </Summary>
            <Languages>
              {locales.map((locale) => (
                <li key={locale}>
                  <a
                    href={`${path}?lang=${locale}`}
                    lang={locale}
                    hrefLang={locale}
                    data-language={locale}
                    aria-current={locale === language || undefined}
                  >
                    {languageNames[locale]}
                  </a>
                </li>
              ))}
            </Languages>
          </Fold>
          <Wide>{enter}</Wide>
          <Small>
            <details data-fold>
              <Summary
                $look="bare"
                $big={false}
                $wide={false}
                $icon
                aria-label={intl.formatMessage(publicMessages.menu)}
              >
                <Menu aria-hidden />
              </Summary>
              <Folded aria-label={intl.formatMessage(publicMessages.menu)}>
                {links}
                {enter}
              </Folded>
            </details>
          </Small>
        </End>
      </Bar>
    </Head>
  );
}

const Head = styled.header`
  position: relative;
  z-index: 5;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap; /* for large letters */
  align-items: center;
  gap: ${theme.s4};
  max-width: ${theme.page};
  min-height: 4.5rem;
  margin: auto;
  overflow-wrap: normal;
  padding: ${theme.s3} ${theme.s5};
  @media ${theme.upToTablet} {
    padding-inline: ${theme.s4};
  }
  @media (max-width: 24rem) {
    gap: ${theme.s2};
    padding-inline: ${theme.s3};
  }
`;
const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s1};
  margin-left: auto;
`;
const Wide = styled.div`
  display: contents;
  @media ${theme.upToTablet} {
    display: none;
  }
`;
const Small = styled.div`
  display: none;
  @media ${theme.upToTablet} {
    display: contents;
  }
`;
const NavItem = styled(OwnLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  padding: 0 0.8rem;
  color: ${theme.ink};
  border-radius: ${theme.cutS};
  font-weight: 600;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    text-decoration: underline;
  }
`;
const Summary = styled.summary<{ $look: 'bare'; $big: boolean; $wide: boolean; $icon: boolean }>`
  ${buttonShape}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
const Fold = styled.details`
  position: relative;
`;
const Languages = styled.ul`
  position: absolute;
  right: 0;
  min-width: 11rem;
  padding: ${theme.s2};
  background: ${theme.surface};
  border-radius: ${theme.cutM};
  box-shadow: ${theme.edge2};
  & a {
    display: flex;
    align-items: center;
    min-height: ${theme.tap};
    padding: 0 ${theme.s3};
    border-radius: ${theme.cutS};
    color: ${theme.ink};
    text-decoration: none;
  }
  & a:hover {
    background: ${theme.sunken};
  }
  & a[aria-current] {
    background: ${theme.lampSoft};
    font-weight: 650;
  }
`;
const Folded = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: ${theme.s1};
  padding: ${theme.s2} ${theme.s4} ${theme.s4};
  background: ${theme.paper};
  border-bottom: 2px solid ${theme.line};
`;
