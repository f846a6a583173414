import type { SubscriptionState } from './subscriptionState.ts';

/** Whether the parent goes anyway: then they are asked for no payment. */
export const isLeaving = ({ plan, billing: { agreement, withdrawn, request } }: SubscriptionState): boolean =>
  plan.cancellation !== null ||
  request?.type === 'CancellationRequested' ||
  (agreement !== null && withdrawn === agreement);
