import { GRACE_DAYS, WITHDRAWAL_DAYS } from '../constants.ts';
import type { Contract, OpenRequest } from './contract.ts';
import { planTable } from './plans.ts';
import { planAt, windowAt, type Subscription } from './subscription.ts';
import type { ChangeKind, SubscriptionView } from './views.ts';
import { firstMomentOf } from './windows.ts';

const kinds: Record<OpenRequest['type'], ChangeKind> = {
  UpgradeRequested: 'upgrade',
  DowngradeRequested: 'downgrade',
  DowngradeUndoRequested: 'undoDowngrade',
  CancellationRequested: 'cancel',
  ResumptionRequested: 'resume',
  WithdrawalDeclared: 'withdraw',
};
const DAY = 24 * 60 * 60_000;
const daysAfter = (at: string, days: number) => new Date(Date.parse(at) + days * DAY).toISOString();

/**
 * The subscription as its account sees it at `now`.
 * @param openedAt when the account was opened
 * @param used characters that exist; slots held in the open window and slots credited to it
 */
export function presentSubscription(
  { subscription, contract }: { subscription: Subscription; contract: Contract },
  openedAt: string,
  now: string,
  used: { characters: number; stories: number; credits: number },
): SubscriptionView {
  const { held, shown, interval } = planAt(subscription, now);
  const { limit, end } = windowAt(subscription, openedAt, now);
  const { paid, downgrade, cancellation } = subscription;
  const isPaid = held !== 'free';
  const { agreement, concludedAt, request, confirmation, failure, unpaidSince } = contract;
  const withdrawable = agreement !== null && concludedAt !== null && daysAfter(concludedAt, WITHDRAWAL_DAYS);
  return {
    plan: shown,
    held,
    interval,
    characterLimit: planTable[held].characters,
    charactersUsed: used.characters,
    storyLimit: limit + used.credits,
    storiesUsed: used.stories,
    windowEndsAt: firstMomentOf(end),
    periodEndsAt: isPaid && paid ? paid.periodEnd : null,
    downgrade: downgrade && downgrade.effectiveAt > now ? downgrade : null,
    cancellation: cancellation && cancellation.effectiveAt > now ? cancellation : null,
    by: isPaid && paid ? paid.by : null,
    underWay: request && kinds[request.type],
    confirmation,
    failed: failure,
    withdrawableUntil: withdrawable && withdrawable > now ? withdrawable : null,
    unpaidUntil: unpaidSince === null ? null : daysAfter(unpaidSince, GRACE_DAYS),
    relationships: planTable[held].relationships,
  };
}
