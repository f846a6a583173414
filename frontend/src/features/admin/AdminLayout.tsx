import { ChartColumn } from 'lucide-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { NavLink, Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { staffPages } from '../../lib/staffPages.ts';
import { StaffIntl } from '../../i18n/StaffIntl.tsx';
import { pages } from '../../lib/paths.ts';
import { Logo } from '../../ui/art/Logo.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { theme } from '../../ui/theme.ts';
import { adminMessages } from './adminMessages.ts';

export { feature } from './adminFeature.ts';

const places = [
  { to: staffPages.usage, label: adminMessages.usage },
  { to: staffPages.accounts, label: adminMessages.accounts },
  { to: staffPages.costs, label: adminMessages.costs },
  { to: staffPages.failures, label: adminMessages.failures },
];

/** Around what admins look after, apart from the family’s own rooms. */
export default function AdminLayout() {
  return (
    <StaffIntl>
      <Around />
    </StaffIntl>
  );
}

function Around() {
  const intl = useIntl();
  return (
    <Frame>
      <SkipLink />
      <header>
        <Logo to={pages.dashboard} />
        <Pill>
          <ChartColumn aria-hidden /> {intl.formatMessage(adminMessages.admin)}
        </Pill>
        <nav aria-label={intl.formatMessage(adminMessages.nav)}>
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} end>
              {intl.formatMessage(label)}
            </NavLink>
          ))}
        </nav>
        <span className="small muted">{intl.formatMessage(adminMessages.utc)}</span>
      </header>
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 84rem;
  margin: auto;
  padding: ${theme.s4} ${theme.s5} ${theme.s8};
  & > header,
  & > header > nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s2} ${theme.s4};
  }
  & > header {
    margin-bottom: ${theme.s5};
  }
  & > header > :last-child {
    margin-left: auto;
  }
  & > header > nav > a {
    display: inline-grid;
    align-items: center;
    min-height: ${theme.tap};
    padding: 0 ${theme.s2};
    color: ${theme.ink2};
    font-weight: 650;
    text-decoration: none;
  }
  & > header > nav > a[aria-current] {
    color: ${theme.ink};
    box-shadow: inset 0 -3px 0 ${theme.lamp};
    @media ${theme.forcedColors} {
      text-decoration: underline;
    }
  }
  @media ${theme.upToPhone} {
    padding-inline: ${theme.s4};
  }
`;
