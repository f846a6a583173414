import { closed, count, day, describing, nullable, oneOf, page, time, Type } from '../http/answerSchema.ts';
import { outsideRoles } from '../stories/outside.ts';
import { plans } from '../subscriptions/plans.ts';
import { buckets } from './buckets.ts';
import { type AdminAccountView, type FailureStateView, type FailureView, usageFigures } from './views.ts';
import type { CostsView, UsageView } from './views.ts';

const numbers = Type.Array(count());

export const usageAnswer = describing<UsageView>()(
  closed({
    bucket: oneOf(buckets),
    starts: Type.Array(day()),
    figures: Type.Unsafe<UsageView['figures']>({
      type: 'object',
      properties: Object.fromEntries(usageFigures.map((figure) => [figure, numbers])),
      required: [...usageFigures],
      additionalProperties: false,
    }),
  }),
);

export const costsAnswer = describing<CostsView>()(
  closed({
    rows: Type.Array(
      closed({
        day: day(),
        role: oneOf(outsideRoles),
        model: Type.String(),
        calls: count(),
        retries: count(),
        microDollars: count(),
        kept: count(),
        houseTookOver: count(),
        failed: count(),
      }),
    ),
    microDollars: count(),
    stories: count(),
    dearest: Type.Array(
      closed({
        accountId: Type.String(),
        storyId: Type.String(),
        microDollars: count(),
        calls: count(),
        lastDay: day(),
      }),
    ),
  }),
);

export const adminAccountsAnswer = page(
  describing<AdminAccountView>()(
    closed({
      accountId: Type.String(),
      openedAt: time(),
      plan: oneOf(plans),
      stories: count(),
      characters: count(),
      lastActive: day(),
    }),
  ),
);

export const failuresAnswer = page(
  describing<FailureView>()(
    closed({
      id: Type.String(),
      accountId: Type.String(),
      about: Type.String(),
      kind: Type.String(),
      reason: nullable(Type.String()),
      attempts: count(),
      orderedAt: time(),
    }),
  ),
);

export const failureStateAnswer = describing<FailureStateView>()(
  closed({ state: oneOf(['open', 'done', 'givenUp']), attempts: count(), reason: nullable(Type.String()) }),
);
