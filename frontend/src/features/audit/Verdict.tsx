import type { VerificationView } from '@storylark/contracts/audit/views';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFailureText } from '../../i18n/useFailureText.ts';
import type { Fetched } from '../../lib/fetched.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { auditMessages } from './auditMessages.ts';

import { utc } from './timeline.ts';

type Props = { verification: Fetched<VerificationView>; onRetry: () => void };

/** Whether it is whole, how far that is proven, and by what. */
export function Verdict({ verification, onRetry }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  if (verification.status === 'loading') return null;
  if (verification.status === 'failed')
    return (
      <ErrorState
        title={intl.formatMessage(auditMessages.verifyFailed)}
        reason={failureText(verification.failure)}
        onRetry={onRetry}
      />
    );
  const { brokenAt, headsBrokenAt, events, head, provenRevision, checkedAt, lastHash } = verification.seen;
  if (brokenAt !== null)
    return (
      <Callout tone="bad" announced title={intl.formatMessage(auditMessages.broken)}>
        {intl.formatMessage(auditMessages.brokenAt, { revision: brokenAt })}
      </Callout>
    );
  if (headsBrokenAt !== null)
    return (
      <Callout tone="bad" announced title={intl.formatMessage(auditMessages.headsBroken)}>
        {intl.formatMessage(auditMessages.headsBrokenAt, { number: headsBrokenAt })}
      </Callout>
    );
  return (
    <Callout tone="good" announced icon={ShieldCheck} title={intl.formatMessage(auditMessages.whole)}>
      <p>{intl.formatMessage(auditMessages.wholeText, { events, at: utc(checkedAt) })}</p>
      <p>
        {head
          ? intl.formatMessage(auditMessages.provenTo, {
              proven: provenRevision + 1,
              number: head.number,
              at: utc(head.at),
              since: events - provenRevision - 1,
            })
          : intl.formatMessage(auditMessages.noHead)}
      </p>
      <p className="small" style={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(auditMessages.lastHash, { hash: lastHash })}
      </p>
    </Callout>
  );
}
