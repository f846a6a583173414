import { planTable } from './plans.ts';
import { planAt, windowAt, type Subscription } from './subscription.ts';
import type { SubscriptionView } from './views.ts';
import { firstMomentOf } from './windows.ts';

/**
 * The subscription as its account sees it at `now`.
 * @param openedAt when the account was opened
 * @param used characters that exist; slots held in the open window and slots credited to it
 */
export function presentSubscription(
  subscription: Subscription,
  openedAt: string,
  now: string,
  used: { characters: number; stories: number; credits: number },
): SubscriptionView {
  const { held, shown, interval } = planAt(subscription, now);
  const { limit, end } = windowAt(subscription, openedAt, now);
  const { paid, downgrade, cancellation } = subscription;
  const isPaid = held !== 'free';
  return {
    plan: shown,
    interval,
    characterLimit: planTable[held].characters,
    charactersUsed: used.characters,
    storyLimit: limit + used.credits,
    storiesUsed: used.stories,
    windowEndsAt: firstMomentOf(end),
    periodEndsAt: isPaid && paid ? paid.periodEnd : null,
    downgrade: downgrade && downgrade.effectiveAt > now ? downgrade : null,
    cancellation: cancellation && cancellation.effectiveAt > now ? cancellation : null,
    relationships: planTable[held].relationships,
  };
}
