import { internalPaths } from '@storylark/contracts/internalPaths';
import { planHeldAnswer } from '@storylark/contracts/subscriptions/answers';
import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import { intervals, plans } from '@storylark/contracts/subscriptions/plans';
import { planAt } from '@storylark/contracts/subscriptions/subscription';
import { oneOf, uuid, yup } from '@storylark/contracts/validation/fields';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import { subscriptionDecider, type SubscriptionCommand } from './subscriptionDecider.ts';

export type SubscriptionDeps = {
  commands: CommandHandler;
  metaOf: CommandMetaOf;
  /** The account that an e-mail address leads to. */
  accountIdOf: (email: string) => Promise<string | null>;
};

const planSchema = yup.object({
  email: yup.string().strict().max(254).required(),
  plan: oneOf(plans).required(),
  interval: oneOf(intervals),
});

/** Plans as the operator sets them, and the clock that brings ends, downgrades and renewals about. */
export function subscriptionRoutes({ commands, metaOf, accountIdOf }: SubscriptionDeps): Route[] {
  async function handle(
    command: SubscriptionCommand,
    request: Parameters<CommandMetaOf>[0],
    accountId: string,
  ) {
    const meta = metaOf(request, accountId);
    const { state, position } = await commands.handle({
      decider: subscriptionDecider,
      streamId: subscriptionStream(accountId),
      command,
      contextOf: () => ({ accountId, at: meta.at }),
      meta,
    });
    const { paid, downgrade, cancellation } = state.plan;
    return {
      body: {
        accountId,
        ...planAt(state.plan, meta.at),
        periodEnd: paid?.periodEnd ?? null,
        downgrade,
        cancellation,
      },
      position,
    };
  }

  return [
    route({
      method: 'POST',
      path: internalPaths.plan,
      summary: 'Sets the plan of an account: more at once, less from the end of the period, Free at once',
      auth: 'service',
      schemas: { body: planSchema },
      answers: {
        200: {
          description: 'The plan held, the plan shown, the end of the period, what is scheduled',
          schema: planHeldAnswer,
        },
      },
      refusals: ['notFound', 'alreadySubscribed'],
      handle: async (request) => {
        const { email, plan, interval = 'month' } = request.body;
        const accountId = await accountIdOf(email);
        if (accountId === null) throw new Refusal('notFound');
        return handle({ type: 'SetPlan', plan, interval }, request, accountId);
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.periods,
      summary: 'Records what the clock has brought about: an end, a downgrade, a renewal',
      auth: 'service',
      schemas: { params: yup.object({ accountId: uuid().required() }) },
      answers: {
        200: {
          description: 'The plan held, the plan shown, the end of the period, what is scheduled',
          schema: planHeldAnswer,
        },
      },
      handle: async (request) => handle({ type: 'Settle' }, request, request.params.accountId),
    }),
  ];
}
