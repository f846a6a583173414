import type { RequestFailure } from '@storylark/contracts/subscriptions/billingEvents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';

export type Outcome = 'open' | 'done' | RequestFailure;

/** Folds the stream to what became of one request, however long ago it was. */
export const outcomeOf = (requestId: string) => ({
  initialState: 'open' as Outcome,
  evolve: (before: Outcome, { type, data }: SubscriptionEvent): Outcome => {
    if (!('requestId' in data) || data.requestId !== requestId) return before;
    if (type === 'RequestCarriedOut') return 'done';
    return type === 'RequestGivenUp' ? data.failure : before;
  },
  decide: () => [],
});
