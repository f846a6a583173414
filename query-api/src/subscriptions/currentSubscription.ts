import { noContract } from '@storylark/contracts/subscriptions/contract';
import { isHigher, type Plan, planTable, plans } from '@storylark/contracts/subscriptions/plans';
import { presentSubscription } from '@storylark/contracts/subscriptions/presentSubscription';
import { onFree, planAt, windowAt } from '@storylark/contracts/subscriptions/subscription';
import type { PlanView, SlotView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { Unavailable } from '@storylark/platform/unavailable';
import type { ReadModels } from '../readModels.ts';

/** GET /api/subscriptions/current: figures are counted from rows of facts, the plan is asked for at `now`. */
export async function currentSubscription(
  readModels: ReadModels,
  accountId: string,
  now: string,
): Promise<SubscriptionView> {
  const { subscription, contract, openedAt } = await heldBy(readModels, accountId);
  const { id: window } = windowAt(subscription, openedAt, now);
  const slots = await readModels.of('slots');
  const [characters, stories, credits] = await Promise.all([
    (await readModels.of('characters')).count({ accountId }),
    slots.count({ accountId, window, returnedAt: null }),
    slots.count({ accountId, creditedTo: window }),
  ]);
  return presentSubscription({ subscription, contract }, openedAt, now, { characters, stories, credits });
}

/** GET /api/subscriptions/plans. */
export async function listPlans(readModels: ReadModels, accountId: string, now: string): Promise<PlanView[]> {
  const { subscription } = await heldBy(readModels, accountId);
  const { shown } = planAt(subscription, now);
  return plans.map((plan) => {
    const { price, ...terms } = planTable[plan];
    const aYearOfMonths = 12 * price.month;
    const savingPercent = isHigher(plan, 'free')
      ? Math.round((100 * (aYearOfMonths - price.year)) / aYearOfMonths)
      : 0;
    const isCurrent = plan === shown;
    return {
      plan,
      ...terms,
      price,
      currency: 'EUR',
      savingPercent,
      isCurrent,
      periodEndsAt: isCurrent ? (subscription.paid?.periodEnd ?? null) : null,
    };
  });
}

/** GET /api/subscriptions/slots, newest first. */
export async function listSlots(
  readModels: ReadModels,
  accountId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: SlotView[]; total: number }> {
  const slots = await readModels.of('slots');
  const [page, total] = await Promise.all([
    slots.find({ filter: { accountId }, sort: [['takenAt', -1]], skip, limit }),
    slots.count({ accountId }),
  ]);
  return {
    items: page.map(({ storyId, window, takenAt, returnedAt, reason, creditedTo }) => ({
      storyUuid: storyId,
      window,
      takenAt,
      returnedAt,
      reason,
      creditedTo,
    })),
    total,
  };
}

/** The plan whose allowance and voices an account has at `now`. */
export async function heldPlan(readModels: ReadModels, accountId: string, now: string): Promise<Plan> {
  const held = await (await readModels.of('subscriptions')).get(accountId);
  return planAt(held?.subscription ?? onFree, now).held;
}

async function heldBy(readModels: ReadModels, accountId: string) {
  const [account, held] = await Promise.all([
    (await readModels.of('sessions')).get(accountId),
    (await readModels.of('subscriptions')).get(accountId),
  ]);
  if (!account) throw new Unavailable('the account has not reached the read models yet');
  return {
    openedAt: account.openedAt,
    subscription: held?.subscription ?? onFree,
    contract: held?.contract ?? noContract,
  };
}
