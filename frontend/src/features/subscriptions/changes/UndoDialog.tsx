import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changesMessages } from './changesMessages.ts';
import { useWords } from './useWords.ts';

/** Takes a scheduled downgrade back. */
export function UndoDialog({ current: { plan, downgrade } }: { current: SubscriptionView }) {
  const intl = useIntl();
  const { termsOf } = useWords();
  if (!downgrade) return null;
  return (
    <ChangeFrame
      title={intl.formatMessage(changesMessages.undoTitle)}
      description={
        <p>{intl.formatMessage(changesMessages.undoText, { plan: termsOf(plan, downgrade.interval) })}</p>
      }
      failed={intl.formatMessage(changesMessages.undoFailed)}
      act={intl.formatMessage(changesMessages.undoDowngrade)}
      stay={intl.formatMessage(changesMessages.leave)}
    />
  );
}
