import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import { planAt, windowAt, type Subscription } from '@storylark/contracts/subscriptions/subscription';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { subscriptionDecider } from './subscriptionDecider.ts';

export type Account = { accountId: string; openedAt: string };
/** A story window; `plan` is the one held, to be named when the window's `limit` is reached. */
export type StoryWindow = { id: string; start: string; end: string; limit: number; plan: Plan };
export type Plans = ReturnType<typeof createPlans>;

/** What other features ask of a subscription. `at` is ISO time. */
export function createPlans({ load }: Pick<CommandHandler, 'load'>) {
  const subscriptionOf = async (accountId: string): Promise<Subscription> =>
    (await load(subscriptionDecider, subscriptionStream(accountId))).state.plan;
  return {
    /** The plan whose rules hold. */
    planOf: async (accountId: string, at: string): Promise<Plan> =>
      planAt(await subscriptionOf(accountId), at).held,
    /** The story window open then. */
    async windowOf({ accountId, openedAt }: Account, at: string): Promise<StoryWindow> {
      const subscription = await subscriptionOf(accountId);
      return { ...windowAt(subscription, openedAt, at), plan: planAt(subscription, at).held };
    },
  };
}
