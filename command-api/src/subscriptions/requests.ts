import { WITHDRAWAL_DAYS } from '@storylark/contracts/constants';
import type { CancelReason } from '@storylark/contracts/subscriptions/billingEvents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { isHigher, type Interval, type PaidPlan } from '@storylark/contracts/subscriptions/plans';
import type { Subscription } from '@storylark/contracts/subscriptions/subscription';
import { firstMomentOf } from '@storylark/contracts/subscriptions/windows';
import { Refusal } from '@storylark/platform/refusal';
import { refundOf, type Usage } from './refundOf.ts';
import type { SubscriptionContext, SubscriptionState } from './subscriptionState.ts';

type Terms = { plan: PaidPlan; interval: Interval };
/**
 * What a parent asks for. With an agreement at the provider it is recorded as asked and carried out there
 * under `requestId`; a plan that the operator gave changes at once.
 */
export type SubscriptionRequest =
  | ({ type: 'StartSubscription'; checkoutId: string; beginsAtOnce?: string | undefined } & Terms)
  | ({ type: 'UpgradeSubscription'; requestId: string; amountDue: number; prorationAt: string } & Terms)
  /** That waits for its parent to confirm it at their bank. */
  | { type: 'TakeBackUpgrade' }
  | ({ type: 'DowngradeSubscription'; requestId: string } & Terms)
  | { type: 'UndoDowngrade'; requestId: string }
  | { type: 'CancelSubscription'; requestId: string; why: CancelReason | null }
  | { type: 'ResumeSubscription'; requestId: string }
  | { type: 'WithdrawFromContract'; requestId: string; usage: Usage };

const DAY = 24 * 60 * 60_000;

/** @throws Refusal, by the rules of SPEC section 5; the state is settled up to `at` */
export function request(
  command: SubscriptionRequest,
  { plan: subscription, billing }: SubscriptionState,
  { accountId, at }: SubscriptionContext,
): SubscriptionEvent[] {
  const { paid, downgrade, cancellation } = subscription;
  const about = { accountId, at };
  if (command.type === 'StartSubscription') {
    if (paid) throw new Refusal('alreadySubscribed');
    const { checkoutId, plan, interval, beginsAtOnce: sentence } = command;
    const consent = sentence === undefined ? {} : { beginsAtOnce: true as const, sentence };
    return [{ type: 'CheckoutStarted', data: { ...about, checkoutId, plan, interval, ...consent } }];
  }

  if (!paid) throw new Refusal('notSubscribed');
  if (command.type === 'TakeBackUpgrade') {
    const { request, confirmation } = billing;
    if (!request || confirmation !== 'awaited') throw new Refusal('nothingToConfirm');
    return [{ type: 'UpgradeTakenBack', data: { ...about, requestId: request.data.requestId } }];
  }
  const asked = { ...about, requestId: command.requestId };
  if (command.type === 'WithdrawFromContract') {
    const { agreement, concludedAt, request } = billing;
    if (agreement === null || concludedAt === null) throw new Refusal('setByOperator');
    if (request?.type === 'WithdrawalDeclared') throw new Refusal('changeUnderWay');
    if (Date.parse(at) >= Date.parse(concludedAt) + WITHDRAWAL_DAYS * DAY)
      throw new Refusal('withdrawalOver');
    const owed = refundOf({ ...billing, agreement, concludedAt }, subscription, command.usage, at);
    return [{ type: 'WithdrawalDeclared', data: { ...asked, agreement, ...owed } }];
  }
  // A withdrawal is a right: no other wish holds it up.
  if (billing.request) throw new Refusal('changeUnderWay');
  switch (command.type) {
    case 'UpgradeSubscription': {
      const { plan, interval, amountDue, prorationAt } = command;
      ownAgreement(subscription);
      if (!isMore(command, paid)) throw new Refusal('notAnUpgrade');
      // nothing is left of a period that is not paid: the difference would be a gift
      if (billing.unpaidSince !== null) throw new Refusal('paymentRefused');
      return [{ type: 'UpgradeRequested', data: { ...asked, plan, interval, amountDue, prorationAt } }];
    }
    case 'DowngradeSubscription': {
      const { plan, interval } = command;
      ownAgreement(subscription);
      if (isSame(command, paid) || isMore(command, paid)) throw new Refusal('notADowngrade');
      if (downgrade && isSame(command, downgrade)) throw new Refusal('planUnchanged');
      return [{ type: 'DowngradeRequested', data: { ...asked, plan, interval } }];
    }
    case 'UndoDowngrade':
      if (!downgrade) throw new Refusal('nothingToUndo');
      return [
        paid.by === 'checkout'
          ? { type: 'DowngradeUndoRequested', data: asked }
          : { type: 'DowngradeWithdrawn', data: about },
      ];
    case 'CancelSubscription':
      if (cancellation) return [];
      return [
        paid.by === 'checkout'
          ? { type: 'CancellationRequested', data: { ...asked, why: command.why } }
          : { type: 'CancellationScheduled', data: { ...about, effectiveAt: firstMomentOf(paid.periodEnd) } },
      ];
    case 'ResumeSubscription':
      if (!cancellation) throw new Refusal('nothingToUndo');
      return [
        paid.by === 'checkout'
          ? { type: 'ResumptionRequested', data: asked }
          : { type: 'CancellationWithdrawn', data: about },
      ];
  }
}

/** What the operator gave is the operator's to change. */
function ownAgreement({ paid }: Subscription) {
  if (paid?.by !== 'checkout') throw new Refusal('setByOperator');
}

export const isSame = (a: { plan: string; interval: string }, b: { plan: string; interval: string }) =>
  a.plan === b.plan && a.interval === b.interval;
/** A higher plan, or a year instead of a month of the same. A month of a higher one for a year is not. */
export const isMore = (a: Terms, than: Pick<NonNullable<Subscription['paid']>, 'plan' | 'interval'>) =>
  a.plan === than.plan
    ? a.interval === 'year' && than.interval === 'month'
    : isHigher(a.plan, than.plan) && (a.interval === than.interval || a.interval === 'year');
