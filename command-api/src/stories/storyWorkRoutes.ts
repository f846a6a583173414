import { internalPaths } from '@storylark/contracts/internalPaths';
import { acceptedAnswer, returnedAnswer, storyWorkAnswer } from '@storylark/contracts/stories/answers';
import { storyStream } from '@storylark/contracts/stories/events';
import type { OutsideTerms } from '@storylark/contracts/stories/outside';
import { storyReportSchemas, type StoryReport } from '@storylark/contracts/stories/reports';
import { planTable, type Plan } from '@storylark/contracts/subscriptions/plans';
import { oneOf, uuid, yup } from '@storylark/contracts/validation/fields';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { validate } from '@storylark/platform/http/validate';
import { Refusal } from '@storylark/platform/refusal';
import { KeyDestroyed } from '@storylark/platform/vault/keyVault';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import { abandonStory, returnSlot } from './giveBackSlot.ts';
import type { OrderDeps } from './orderStory.ts';
import { ownStory, type OrderedStory } from './story.ts';
import { storyDecider, type StoryCommand } from './storyDecider.ts';
import { reportIsAccepted } from './storyReports.ts';
import { workOf } from './workOf.ts';

export type StoryWorkDeps = Pick<OrderDeps, 'windowOf'> & {
  commands: CommandHandler;
  metaOf: CommandMetaOf;
  /** The plan whose rules hold for an account at a time (ISO). */
  planOf: (accountId: string, at: string) => Promise<Plan>;
  /** What the account's parent wants of outside models now; null: nothing. */
  outsideTermsOf: (accountId: string) => Promise<OutsideTerms | null>;
  /** ISO time at which an account was opened; null for one that never was. */
  openedAtOf: (accountId: string) => Promise<string | null>;
};

const params = yup.object({ accountId: uuid().required(), storyId: uuid().required() });
const steps = Object.keys(storyReportSchemas) as StoryReport['step'][];
const stepSchema = yup.object({ step: oneOf(steps).required() });
/** Id of a story window, as StorySlotTaken names it. */
const windowSchema = yup.object({
  window: yup
    .string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}(\.\d+)?$/)
    .required(),
});

/** What generators and managers ask of a story and say about it. */
export function storyWorkRoutes({
  commands,
  metaOf,
  planOf,
  windowOf,
  outsideTermsOf,
  openedAtOf,
}: StoryWorkDeps): Route[] {
  type Request = Parameters<CommandMetaOf>[0] & { params: { accountId: string; storyId: string } };

  async function handle(command: StoryCommand, request: Request) {
    const { accountId, storyId } = request.params;
    const meta = metaOf(request, accountId);
    const contextOf = () => ({ accountId, storyId, at: meta.at });
    const { state, position } = await commands.handle({
      decider: storyDecider,
      streamId: storyStream(storyId),
      command,
      contextOf,
      meta,
    });
    return { story: found(ownStory(state, accountId)), position };
  }

  return [
    route({
      method: 'POST',
      path: internalPaths.storyWork,
      summary: 'What the maker of a step needs to know of a story',
      auth: 'service',
      schemas: { params },
      answers: {
        200: {
          description: 'Choices, cast, and where the text lies; or that the story is over',
          schema: storyWorkAnswer,
        },
      },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { accountId, storyId } = request.params;
        const { at } = metaOf(request, accountId);
        const { state } = await commands.load(storyDecider, storyStream(storyId));
        const { premiumEffects } = planTable[await planOf(accountId, at)];
        const story = found(ownStory(state, accountId));
        const outside = await outsideTermsOf(accountId);
        return { body: workOf(storyId, story, { premiumEffects, outside }) };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.storyReport,
      summary: 'A step was made, is tried again, or was given up',
      auth: 'service',
      schemas: { params, body: stepSchema },
      keepUnknown: true,
      answers: {
        200: {
          description:
            '{accepted}: false when the story is over or erased, or has this step from another attempt',
          schema: acceptedAnswer,
        },
      },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { step } = request.body;
        const report = {
          step,
          ...validate<object>('body', storyReportSchemas[step], request.body),
        } as StoryReport;
        try {
          const { story, position } = await handle({ type: 'Report', report }, request);
          return { body: { accepted: reportIsAccepted(report, story) }, position };
        } catch (error) {
          if (error instanceof KeyDestroyed) return { body: { accepted: false } };
          throw error;
        }
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.storyReturnSlot,
      summary: 'Gives back the slot of a failed, stopped or early deleted story',
      auth: 'service',
      schemas: { params },
      answers: { 200: { description: 'Whether the slot is back', schema: returnedAnswer } },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { accountId, storyId } = request.params;
        const { at } = metaOf(request, accountId);
        const openedAt = await openedAtOf(accountId);
        if (openedAt === null) throw new Refusal('notFound');
        const { id: openWindow } = await windowOf({ accountId, openedAt }, at);
        const { returned, position } = await returnSlot(commands, { accountId, storyId, at }, openWindow);
        return { body: { returned }, position };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.storyAbandon,
      summary: 'Ends an order that broke off after it took a slot of `window`',
      auth: 'service',
      schemas: { params, body: windowSchema },
      answers: { 204: { description: 'The slot is back, unless the story was requested in time' } },
      handle: async (request) => {
        const { accountId, storyId } = request.params;
        const { at } = metaOf(request, accountId);
        return {
          position: await abandonStory(commands, { accountId, storyId, window: request.body.window, at }),
        };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.storyFailHero,
      summary: 'Fails a story whose text is pending, since its character was deleted',
      auth: 'service',
      schemas: { params },
      answers: { 204: { description: 'Failed, or gone on too far' } },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { position } = await handle({ type: 'FailForDeletedCharacter' }, request);
        return { position };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.storyDelete,
      summary: 'Deletes a story together with its character',
      auth: 'service',
      schemas: { params },
      answers: { 204: { description: 'Deleted' } },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { position } = await handle({ type: 'DeleteStory' }, request);
        return { position };
      },
    }),
  ];
}

function found(story: OrderedStory | undefined): OrderedStory {
  if (!story) throw new Refusal('storyNotFound');
  return story;
}
