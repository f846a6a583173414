import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { LanguageSwitcher } from '../i18n/LanguageSwitcher.tsx';
import { pages } from '../lib/paths.ts';
import { selectIsIn } from '../session/sessionSlice.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';
import { PublicFooter } from './PublicFooter.tsx';

/** Sections of the landing page, by their anchors. */
export const sections = { features: '/#features', how: '/#how', pricing: '/#pricing' } as const;

/** Header and footer of everything that visitors see. The small menu folds open below the bar. */
export default function PublicLayout() {
  const intl = useIntl();
  const isIn = useSelector(selectIsIn);
  const [open, setOpen] = useState(false);
  const links = [
    { to: sections.features, label: appMessages.features },
    { to: sections.how, label: appMessages.howItWorks },
    { to: sections.pricing, label: appMessages.plans },
    { to: pages.blog, label: appMessages.blog },
  ].map(({ to, label }) => (
    <NavItem key={to} to={to} onClick={() => setOpen(false)}>
      {intl.formatMessage(label)}
    </NavItem>
  ));
  const enter = (
    <ButtonLink to={isIn ? pages.dashboard : pages.login} onClick={() => setOpen(false)}>
      {intl.formatMessage(isIn ? appMessages.dashboard : appMessages.signIn)}
    </ButtonLink>
  );
  return (
    <>
      <SkipLink />
      <Head>
        <Bar>
          <Logo to={pages.landing} />
          <nav aria-label={intl.formatMessage(appMessages.mainNav)}>
            <Wide>{links}</Wide>
            <LanguageSwitcher />
            <Wide>{enter}</Wide>
            <Small>
              <Button
                look="bare"
                icon
                aria-label={intl.formatMessage(appMessages.openMenu)}
                aria-expanded={open}
                aria-controls="public-menu"
                onClick={() => setOpen(!open)}
              >
                <MenuIcon aria-hidden />
              </Button>
            </Small>
          </nav>
        </Bar>
        <Folded id="public-menu" hidden={!open} aria-label={intl.formatMessage(appMessages.menu)}>
          {links}
          {enter}
        </Folded>
      </Head>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}

const Head = styled.header`
  position: relative;
  z-index: 5;
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s4};
  max-width: ${theme.page};
  min-height: 4.5rem;
  margin: auto;
  padding: ${theme.s3} ${theme.s5};
  & > nav {
    display: flex;
    align-items: center;
    gap: ${theme.s1};
    margin-left: auto;
  }
  @media ${theme.upToTablet} {
    padding-inline: ${theme.s4};
  }
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
const NavItem = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  padding: 0 0.8rem;
  color: ${theme.ink};
  border-radius: ${theme.cutS};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
const Folded = styled.nav`
  display: grid;
  gap: ${theme.s1};
  padding: ${theme.s2} ${theme.s4} ${theme.s4};
  background: ${theme.paper};
  border-bottom: 2px solid ${theme.line};
  &[hidden] {
    display: none;
  }
  @media (min-width: 56.01rem) {
    display: none;
  }
`;
