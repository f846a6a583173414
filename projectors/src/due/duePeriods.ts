import type { DuePeriodDocument } from '@storylark/contracts/documents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import {
  evolveSubscription,
  onFree,
  type Subscription,
} from '@storylark/contracts/subscriptions/subscription';
import { projectionOf } from '../projectionOf.ts';

/** Paid subscriptions by the day of their next change, so that nobody else's is looked at. */
export const duePeriods = projectionOf<DuePeriodDocument, SubscriptionEvent>({
  name: 'duePeriods/v4',
  handles: [
    'SubscriptionStarted',
    'SubscriptionUpgraded',
    'DowngradeScheduled',
    'DowngradeWithdrawn',
    'DowngradeTookEffect',
    'CancellationScheduled',
    'CancellationWithdrawn',
    'PeriodRenewed',
    'SubscriptionEnded',
  ],
  indexes: [{ fields: [['dueAt', 1]] }],
  idsOf: ({ data }) => [data.accountId],
  evolve(document, event, _id) {
    const subscription = evolveSubscription(document?.subscription ?? onFree, event);
    return subscription.paid === null
      ? null
      : {
          _id,
          accountId: event.data.accountId,
          subscription,
          dueAt: nextChangeOf(subscription),
        };
  },
});

/**
 * What the clock alone brings about, ISO time. The payment provider renews what is paid for: only its books say
 * when.
 */
function nextChangeOf({ paid, downgrade, cancellation }: Subscription): string | null {
  const renewal = paid?.by === 'operator' ? paid.periodEnd : null;
  const days = [renewal, downgrade?.effectiveAt, cancellation?.effectiveAt];
  return days.flatMap((day) => day ?? []).sort()[0] ?? null;
}
