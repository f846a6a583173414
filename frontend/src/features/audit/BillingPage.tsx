import { ArrowLeft, Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { staffPages } from '../../lib/staffPages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Row, Stack, TopLine } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import { auditMessages } from './auditMessages.ts';
import { type Billing, billingAsked, exportAsked, selectAudit, verificationAsked } from './auditSlice.ts';
import { Compare } from './Compare.tsx';
import { Scrubber } from './Scrubber.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Timeline } from './Timeline.tsx';
import { stateAfter, stepsOf } from './timeline.ts';
import { useLookedAtOnce } from './useLookedAtOnce.ts';
import { Verdict } from './Verdict.tsx';

/** One account's billing, replayed in the browser by the folds that decide on the server. */
export default function BillingPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { accountId = '' } = useParams();
  const { billing, verification, fetching, exportFailed } = useSelector(selectAudit);
  const verify = () => dispatch(verificationAsked(accountId));
  const look = () => {
    dispatch(billingAsked(accountId));
    verify();
  };
  useLookedAtOnce(look, accountId);
  // both come at once, so that nothing moves under the reader's eyes
  const isComing = billing.status === 'loading' || verification.status === 'loading';
  return (
    <Stack $gap={theme.s5}>
      <TopLine style={{ marginBottom: 0 }}>
        <div>
          <ButtonLink look="bare" to={staffPages.audit} style={{ marginLeft: '-0.7rem' }}>
            <ArrowLeft aria-hidden /> {intl.formatMessage(auditMessages.allAccounts)}
          </ButtonLink>
          <PageHeading>
            {intl.formatMessage(auditMessages.billingOf, { id: accountId.slice(0, 8) })}
          </PageHeading>
          <p className="small muted" style={{ overflowWrap: 'anywhere' }}>
            {accountId}
          </p>
        </div>
        <Row>
          <Button busy={verification.status === 'ready' && verification.isOld === true} onClick={verify}>
            <ShieldCheck aria-hidden /> {intl.formatMessage(auditMessages.verifyAgain)}
          </Button>
          {(['csv', 'jsonl'] as const).map((format) => (
            <Button
              key={format}
              busy={fetching === format}
              onClick={() => dispatch(exportAsked({ accountId, format }))}
            >
              <Download aria-hidden /> {intl.formatMessage(auditMessages.exportAs, { format })}
            </Button>
          ))}
        </Row>
      </TopLine>
      {exportFailed && (
        <Callout tone="bad" announced title={intl.formatMessage(auditMessages.exportFailed)} />
      )}
      {isComing && <Loading />}
      <div hidden={isComing}>
        <Stack $gap={theme.s5}>
          <Verdict verification={verification} onRetry={verify} />
          {billing.status === 'failed' && (
            <ErrorState
              title={intl.formatMessage(auditMessages.billingFailed)}
              reason={failureText(billing.failure)}
              onRetry={look}
            />
          )}
          {billing.status === 'ready' && <Replay key={billing.seen.view.at} billing={billing.seen} />}
        </Stack>
      </div>
    </Stack>
  );
}

function Replay({ billing: { view, payments } }: { billing: Billing }) {
  const steps = stepsOf(view);
  const [count, setCount] = useState(steps.length);
  return (
    <>
      <Scrubber openedAt={view.openedAt} steps={steps} count={count} onMove={setCount} />
      <Duo>
        <Timeline steps={steps} count={count} payments={payments} onChoose={setCount} />
        <StatePanel
          state={stateAfter(view, steps, count)}
          before={stateAfter(view, steps, Math.max(0, count - 1))}
        />
      </Duo>
      <Compare view={view} steps={steps} />
    </>
  );
}

const Duo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23rem;
  gap: ${theme.s6};
  align-items: start;
  @media (max-width: 64rem) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`;
