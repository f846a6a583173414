import {
  closed,
  count,
  day,
  describing,
  nullable,
  oneOf,
  page,
  percent,
  time,
  Type,
  uuid,
} from '../http/answerSchema.ts';
import { requestFailures } from './billingEvents.ts';
import { intervals, plans } from './plans.ts';
import { changeKinds, type PlanView, type SlotView, type SubscriptionView } from './views.ts';

const downgrade = nullable(closed({ plan: oneOf(plans), interval: oneOf(intervals), effectiveAt: time() }));
const cancellation = nullable(closed({ effectiveAt: time() }));

export const subscriptionAnswer = describing<SubscriptionView>()(
  closed({
    plan: oneOf(plans),
    interval: nullable(oneOf(intervals)),
    characterLimit: count(),
    charactersUsed: count(),
    storyLimit: count(),
    storiesUsed: count(),
    windowEndsAt: time(),
    periodEndsAt: nullable(day()),
    downgrade,
    cancellation,
    by: nullable(oneOf(['operator', 'checkout'])),
    underWay: nullable(oneOf(changeKinds)),
    failed: nullable(closed({ requestId: Type.String(), failure: oneOf(requestFailures) })),
    withdrawableUntil: nullable(time()),
    unpaidUntil: nullable(time()),
    relationships: Type.Boolean(),
  }),
);

const plan = describing<PlanView>()(
  closed({
    plan: oneOf(plans),
    stories: count(),
    characters: count(),
    relationships: Type.Boolean(),
    voices: oneOf(['basic', 'standard', 'all']),
    premiumEffects: Type.Boolean(),
    price: closed({ month: count(), year: count() }),
    currency: Type.Literal('EUR'),
    savingPercent: percent(),
    isCurrent: Type.Boolean(),
    periodEndsAt: nullable(day()),
  }),
);
export const plansAnswer = Type.Array(plan);

const slot = describing<SlotView>()(
  closed({
    storyUuid: uuid(),
    window: Type.String(),
    takenAt: nullable(time()),
    returnedAt: nullable(time()),
    reason: nullable(Type.String()),
    creditedTo: nullable(Type.String()),
  }),
);
export const slotsAnswer = page(slot);

/** Asked by our own processes. */
export const planHeldAnswer = closed({
  accountId: uuid(),
  held: oneOf(plans),
  shown: oneOf(plans),
  interval: nullable(oneOf(intervals)),
  periodEnd: nullable(day()),
  downgrade,
  cancellation,
});
