import type { RequestFailure } from '@storylark/contracts/subscriptions/billingEvents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { isHigher, type Interval, type Plan } from '@storylark/contracts/subscriptions/plans';
import type { Subscription } from '@storylark/contracts/subscriptions/subscription';
import { dayOf, firstMomentOf, periodFrom } from '@storylark/contracts/subscriptions/windows';
import type { Books } from '@storylark/payments/paymentProvider';
import type { Decider } from '@storylark/platform/decider';
import { Refusal } from '@storylark/platform/refusal';
import { recordBooks } from './recordBooks.ts';
import { request, type SubscriptionRequest } from './requests.ts';
import { settle } from './settle.ts';
import {
  evolveSubscriptionState,
  unsubscribed,
  type SubscriptionContext,
  type SubscriptionState,
} from './subscriptionState.ts';

export type SubscriptionCommand =
  | SubscriptionRequest
  /**
   * The operator sets what the account shall have: more at once, less from the end of the paid period, Free
   * at once. What a parent pays for can be ended like that, not changed: the provider's books are what holds.
   */
  | { type: 'SetPlan'; plan: Plan; interval: Interval }
  /** What the provider's books say now, read after this stream was: a later look is never overruled by this. */
  | { type: 'RecordBooks'; books: Books }
  /** The provider waits for the holder of the card to agree. */
  | { type: 'AwaitConfirmation'; requestId: string }
  | { type: 'CarryOutRequest'; requestId: string }
  | { type: 'GiveUpRequest'; requestId: string; failure: RequestFailure }
  /** The account is being erased: whatever is paid for ends. */
  | { type: 'CloseAccount' }
  /** Records what the clock has brought about: ends, downgrades, renewals. */
  | { type: 'Settle' };

/** Every command settles first: what is decided is decided on the plan and period of this moment. */
function decide(
  command: SubscriptionCommand,
  state: SubscriptionState,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  const due = settle(state, context);
  return [...due, ...decideSettled(command, due.reduce(evolveSubscriptionState, state), context)];
}

function decideSettled(
  command: SubscriptionCommand,
  state: SubscriptionState,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  switch (command.type) {
    case 'SetPlan':
      return setPlan(command, state.plan, context);
    case 'RecordBooks':
      return recordBooks(command.books, state, context);
    case 'AwaitConfirmation': {
      const { request, confirmation } = state.billing;
      const { requestId } = command;
      return request?.data.requestId === requestId && confirmation === null
        ? [{ type: 'ConfirmationRequired', data: { ...context, requestId } }]
        : [];
    }
    case 'CarryOutRequest':
    case 'GiveUpRequest':
      return isOver(command, state.billing) ? [over(command, context)] : [];
    case 'CloseAccount':
      return state.plan.paid
        ? [{ type: 'SubscriptionEnded', data: { ...context, reason: 'accountDeleted' } }]
        : [];
    case 'Settle':
      return [];
    default:
      return request(command, state, context);
  }
}

/** What is not open any more is over already. A withdrawal is never given up: its refund is owed. */
const isOver = (
  { type, requestId }: Extract<SubscriptionCommand, { type: 'CarryOutRequest' | 'GiveUpRequest' }>,
  { request, withdrawals }: SubscriptionState['billing'],
): boolean =>
  withdrawals.some(({ data }) => data.requestId === requestId)
    ? type === 'CarryOutRequest'
    : request?.data.requestId === requestId;

function over(
  command: Extract<SubscriptionCommand, { type: 'CarryOutRequest' | 'GiveUpRequest' }>,
  { accountId, at }: SubscriptionContext,
): SubscriptionEvent {
  const about = { accountId, at, requestId: command.requestId };
  return command.type === 'CarryOutRequest'
    ? { type: 'RequestCarriedOut', data: about }
    : { type: 'RequestGivenUp', data: { ...about, failure: command.failure } };
}

type Terms = { plan: Plan; interval: Interval };

function setPlan(
  { plan, interval }: Terms,
  { paid, downgrade, cancellation }: Subscription,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  const { accountId, at } = context;
  if (!paid) {
    if (plan === 'free') return [];
    const period = periodFrom(at, dayOf(at), interval);
    return [
      { type: 'SubscriptionStarted', data: { accountId, plan, interval, by: 'operator', ...period, at } },
    ];
  }
  if (plan === 'free') return [{ type: 'SubscriptionEnded', data: { accountId, reason: 'operator', at } }];
  const changesNothing = isSame(paid, { plan, interval }) && !cancellation && !downgrade;
  // The provider's books would take it back at the next look.
  if (paid.by === 'checkout' && !changesNothing) throw new Refusal('alreadySubscribed');
  const staying: SubscriptionEvent[] = cancellation
    ? [{ type: 'CancellationWithdrawn', data: { accountId, at } }]
    : [];
  if (isSame(paid, { plan, interval }))
    return downgrade ? [...staying, { type: 'DowngradeWithdrawn', data: { accountId, at } }] : staying;
  if (isMore({ plan, interval }, paid))
    return [...staying, { type: 'SubscriptionUpgraded', data: { accountId, plan, interval, at } }];
  if (downgrade && isSame(downgrade, { plan, interval })) return staying;
  const effectiveAt = firstMomentOf(paid.periodEnd);
  return [...staying, { type: 'DowngradeScheduled', data: { accountId, plan, interval, effectiveAt, at } }];
}

const isSame = (a: Terms, b: Terms) => a.plan === b.plan && a.interval === b.interval;
/** A higher plan, or a year instead of a month of the same. */
const isMore = (a: Terms, than: Terms) =>
  isHigher(a.plan, than.plan) || (a.plan === than.plan && a.interval === 'year');

export const subscriptionDecider: Decider<
  SubscriptionState,
  SubscriptionCommand,
  SubscriptionEvent,
  SubscriptionContext
> = {
  initialState: unsubscribed,
  evolve: evolveSubscriptionState,
  decide,
};
