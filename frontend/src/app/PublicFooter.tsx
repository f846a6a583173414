import { APP_VERSION } from '@storylark/contracts/constants';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PRODUCT } from '../lib/constants.ts';
import { pages } from '../lib/paths.ts';
import { Logo } from '../ui/Logo.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';

const columns = [
  {
    heading: null,
    links: [
      { to: '/#features', label: appMessages.features },
      { to: '/#how', label: appMessages.howItWorks },
      { to: '/#pricing', label: appMessages.plans },
      { to: pages.blog, label: appMessages.blog },
    ],
  },
  {
    heading: appMessages.company,
    links: [
      { to: pages.about, label: appMessages.about },
      { to: pages.contact, label: appMessages.contact },
      { to: pages.imprint, label: appMessages.imprint },
    ],
  },
  {
    heading: appMessages.legal,
    links: [
      { to: pages.terms, label: appMessages.terms },
      { to: pages.privacy, label: appMessages.privacy },
      { to: pages.cookies, label: appMessages.cookies },
    ],
  },
] as const;

export function PublicFooter() {
  const intl = useIntl();
  return (
    <Foot>
      <Inner>
        <div>
          <Logo to={pages.landing} />
          <p className="small">{intl.formatMessage(appMessages.footerNote)}</p>
        </div>
        {columns.map(({ heading, links }) => {
          const name = heading ? intl.formatMessage(heading) : PRODUCT;
          return (
            <nav key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{intl.formatMessage(label)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          );
        })}
        <Colophon>{intl.formatMessage(appMessages.version, { year: new Date().getFullYear().toString(), version: APP_VERSION })}</Colophon>
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
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    padding-inline: ${theme.s4};
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
const Colophon = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.tMicro};
`;
