import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changesMessages } from './changesMessages.ts';
import { useWords } from './useWords.ts';

type Props = { plans: readonly PlanView[]; current: SubscriptionView };

/** Takes a cancellation back: it costs again, so the price is said. */
export function ResumeDialog({ plans, current: { plan, interval, cancellation } }: Props) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { nameOf, priceOf } = useWords();
  const price = plans.find((one) => one.plan === plan)?.price;
  if (!cancellation || !interval || !price) return null;
  return (
    <ChangeFrame
      title={intl.formatMessage(changesMessages.resumeTitle, { plan: nameOf(plan) })}
      description={
        <p>
          {intl.formatMessage(changesMessages.resumeText, {
            day: contractDay(cancellation.effectiveAt),
            price: priceOf(price[interval], interval),
          })}
        </p>
      }
      failed={intl.formatMessage(changesMessages.resumeFailed)}
      act={intl.formatMessage(changesMessages.resumeAct, { plan: nameOf(plan) })}
      stay={intl.formatMessage(changesMessages.resumeStay)}
    />
  );
}
