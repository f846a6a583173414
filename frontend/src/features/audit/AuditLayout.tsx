import { Scale } from 'lucide-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { StaffIntl } from '../../i18n/StaffIntl.tsx';
import { pages } from '../../lib/paths.ts';
import { Logo } from '../../ui/art/Logo.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { theme } from '../../ui/theme.ts';
import { auditMessages } from './auditMessages.ts';

export { feature } from './auditFeature.ts';

/** Around what auditors read: no menu of the family’s, since nothing here can be changed. */
export default function AuditLayout() {
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
          <Scale aria-hidden /> {intl.formatMessage(auditMessages.readOnly)}
        </Pill>
        <span className="small muted">{intl.formatMessage(auditMessages.utc)}</span>
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
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s4};
    margin-bottom: ${theme.s5};
  }
  & > header > :last-child {
    margin-left: auto;
  }
  @media ${theme.upToPhone} {
    padding-inline: ${theme.s4};
  }
`;
