import { GRACE_DAYS } from '@storylark/contracts/constants';
import type { DuePeriodDocument } from '@storylark/contracts/documents';
import { evolveContract, noContract, type Contract } from '@storylark/contracts/subscriptions/contract';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import {
  evolveSubscription,
  onFree,
  type Subscription,
} from '@storylark/contracts/subscriptions/subscription';
import { projectionOf } from '../projectionOf.ts';

/** Paid subscriptions by the day of their next change, so that nobody else's is looked at. */
export const duePeriods = projectionOf<DuePeriodDocument, SubscriptionEvent>({
  name: 'duePeriods/v3',
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
    'PaymentTaken',
    'PaymentFailed',
  ],
  indexes: [{ fields: [['dueAt', 1]] }],
  idsOf: ({ data }) => [data.accountId],
  evolve(document, event, _id) {
    const subscription = evolveSubscription(document?.subscription ?? onFree, event);
    const contract = evolveContract(document?.contract ?? noContract, event);
    return subscription.paid === null
      ? null
      : {
          _id,
          accountId: event.data.accountId,
          subscription,
          contract,
          dueAt: nextChangeOf(subscription, contract),
        };
  },
});

const GRACE = GRACE_DAYS * 24 * 60 * 60_000;

/**
 * What the clock alone brings about, ISO time. The payment provider renews what is paid for: only its books say
 * when.
 */
function nextChangeOf(
  { paid, downgrade, cancellation }: Subscription,
  { unpaidSince }: Contract,
): string | null {
  const renewal = paid?.by === 'operator' ? paid.periodEnd : null;
  const graceEnd = unpaidSince === null ? null : new Date(Date.parse(unpaidSince) + GRACE).toISOString();
  const days = [renewal, graceEnd, downgrade?.effectiveAt, cancellation?.effectiveAt];
  return days.flatMap((day) => day ?? []).sort()[0] ?? null;
}
