import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFormats } from '../../../i18n/useFormats.ts';
import { AheadMissing } from './AheadMissing.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changesMessages } from './changesMessages.ts';
import { selectChanges } from './changesSlice.ts';
import { Sum } from './Sum.tsx';
import { useWords } from './useWords.ts';

/** The second confirmation: what ends, what comes back, and how that is reckoned. */
export function WithdrawDialog({ current }: { current: SubscriptionView }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { nameOf } = useWords();
  const { ahead } = useSelector(selectChanges);
  const plan = nameOf(current.held);
  const refund = ahead.status === 'withdraw' ? ahead.value : null;
  const failed = intl.formatMessage(changesMessages.withdrawFailed);
  return (
    <ChangeFrame
      title={intl.formatMessage(changesMessages.withdrawTitle)}
      description={
        refund && (
          <p>
            {intl.formatMessage(changesMessages.withdrawText, {
              plan,
              day: contractDay(refund.concludedAt),
            })}
          </p>
        )
      }
      failed={failed}
      act={refund && intl.formatMessage(changesMessages.withdrawAct)}
      stay={intl.formatMessage(changesMessages.stayOn, { plan })}
    >
      {refund && (
        <>
          <Sum total={{ words: intl.formatMessage(changesMessages.withdrawRefund), cents: refund.amount }} />
          <p className="small">
            {intl.formatMessage(changesMessages.withdrawHow, {
              left: Math.max(0, refund.storiesPaid - refund.storiesUsed),
              all: refund.storiesPaid,
              share: refund.decidedBy,
            })}
          </p>
          <p className="small">{intl.formatMessage(changesMessages.withdrawNext)}</p>
        </>
      )}
      <AheadMissing height="9rem" failed={failed} />
    </ChangeFrame>
  );
}
