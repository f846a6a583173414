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
  name: 'duePeriods/v2',
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
    const dueAt = nextChangeOf(subscription);
    return dueAt === null ? null : { _id, accountId: event.data.accountId, subscription, dueAt };
  },
});

/** ISO time; null on Free, where the clock alone opens windows. */
function nextChangeOf({ paid, downgrade, cancellation }: Subscription): string | null {
  const days = [paid?.periodEnd, downgrade?.effectiveAt, cancellation?.effectiveAt];
  return days.flatMap((day) => day ?? []).sort()[0] ?? null;
}
