import { APP_VERSION } from '@storylark/contracts/constants';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Brand } from '../brand.ts';
import { PRODUCT } from '../lib/constants.ts';
import { themes } from '../lib/night/light.ts';
import { pages } from '../lib/paths.ts';
import { Logo } from '../ui/art/Logo.tsx';
import { OwnLink } from '../ui/OwnLink.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { publicMessages } from './publicMessages.ts';

const columns = [
  {
    heading: null,
    links: [
      { to: '/#features', label: publicMessages.features },
      { to: '/#how', label: publicMessages.howItWorks },
      { to: '/#pricing', label: publicMessages.plans },
      { to: pages.blog, label: publicMessages.blog },
    ],
  },
  {
    heading: publicMessages.company,
    links: [
      { to: pages.about, label: publicMessages.about },
      { to: pages.contact, label: publicMessages.contact },
      { to: pages.imprint, label: publicMessages.imprint },
    ],
  },
  {
    heading: publicMessages.legal,
    links: [
      { to: pages.terms, label: publicMessages.terms },
      { to: pages.privacy, label: publicMessages.privacy },
      { to: pages.cookies, label: publicMessages.cookies },
    ],
  },
] as const;
const lights = { light: uiMessages.themeLight, dark: uiMessages.themeDark, system: uiMessages.themeSystem };

export function Footer({ brand, year }: { brand: Brand; year: number }) {
  const intl = useIntl();
  return (
    <Foot>
      <Inner>
        <div>
          <Logo to={pages.landing} />
          <p className="small">{intl.formatMessage(publicMessages.footerNote)}</p>
          {brand.social.length > 0 && (
            <Social aria-label={intl.formatMessage(publicMessages.elsewhere, { company: brand.company })}>
              {brand.social.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </Social>
          )}
        </div>
        {columns.map(({ heading, links }) => {
          const name = heading ? intl.formatMessage(heading) : PRODUCT;
          return (
            <nav key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <OwnLink to={to}>{intl.formatMessage(label)}</OwnLink>
                  </li>
                ))}
              </ul>
            </nav>
          );
        })}
        <Colophon>
          <p>
            {intl.formatMessage(publicMessages.version, {
              year: String(year),
              company: brand.company,
              version: APP_VERSION,
            })}
          </p>
          <Lights data-lights hidden>
            <legend className="sr">{intl.formatMessage(uiMessages.theme)}</legend>
            {themes.map((light) => (
              <label key={light}>
                <input type="radio" name="theme" value={light} /> {intl.formatMessage(lights[light])}
              </label>
            ))}
          </Lights>
        </Colophon>
      </Inner>
    </Foot>
  );
}

const Foot = styled.footer`
  background: ${theme.ground};
  color: ${theme.onGround};
  & a {
    color: inherit;
  }
  & :focus-visible {
    outline-color: currentColor;
  }
`;
const Inner = styled.div`
  display: grid;
  grid-template-columns: 1.6fr 1fr 1fr 1fr;
  gap: ${theme.s6};
  max-width: ${theme.page};
  margin: auto;
  padding: ${theme.s7} ${theme.s5} ${theme.s6};
  & h2 {
    font: 700 ${theme.t3} / 1.3 ${theme.fontUi};
    letter-spacing: 0;
  }
  & p {
    max-width: 22rem;
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.tap};
    min-height: ${theme.tap};
    text-decoration: none;
  }
  & li a:hover {
    text-decoration: underline;
  }
  @media ${theme.upToTablet} {
    grid-template-columns: 1fr 1fr;
    padding-inline: ${theme.s4};
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2} ${theme.s4};
  margin-top: ${theme.s3};
`;
const Colophon = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3};
  font-size: ${theme.tMicro};
`;
const Lights = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s4};
  font-size: ${theme.tSmall};
  &[hidden] {
    display: none;
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s2};
    min-height: ${theme.tap};
    cursor: pointer;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${theme.lamp};
  }
`;
