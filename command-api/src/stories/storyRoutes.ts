import { path, paths } from '@storylark/contracts/paths';
import { orderedAnswer, shareAnswer } from '@storylark/contracts/stories/answers';
import { storyStream } from '@storylark/contracts/stories/events';
import { createStorySchema, shareSchema } from '@storylark/contracts/stories/schemas';
import type { ShareView } from '@storylark/contracts/stories/views';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import { choicesOf } from './choicesOf.ts';
import { returnSlot } from './giveBackSlot.ts';
import { orderedView } from './orderedView.ts';
import { orderStory, type OrderDeps } from './orderStory.ts';
import { reserveShareId } from './reserveShareId.ts';
import { ownStory, type Story } from './story.ts';
import { storyDecider, type StoryCommand } from './storyDecider.ts';

export type StoryDeps = OrderDeps & {
  metaOf: CommandMetaOf;
  /** Random: whoever knows a share's id may hear the story. */
  newShareId: () => string;
  /** Origin of the links that are handed out. */
  publicUrl: string;
  /** How often a share was opened. */
  openingsOf: (shareId: string) => Promise<number>;
};

const params = yup.object({ uuid: uuid().required() });

/** Ordering, stopping, deleting and sharing stories. */
export function storyRoutes(deps: StoryDeps): Route[] {
  const { commands, metaOf, newShareId, publicUrl, openingsOf } = deps;

  async function handle(
    command: StoryCommand,
    request: Parameters<CommandMetaOf>[0],
    accountId: string,
    storyId: string,
  ) {
    const meta = metaOf(request, accountId);
    const contextOf = () => ({ accountId, storyId, at: meta.at });
    return commands.handle({
      decider: storyDecider,
      streamId: storyStream(storyId),
      command,
      contextOf,
      meta,
    });
  }

  return [
    route({
      method: 'POST',
      path: paths.stories,
      summary: 'Orders a story under an id that the client chose',
      auth: 'account',
      schemas: { body: createStorySchema },
      answers: { 201: { description: 'The story as ordered, in text_pending', schema: orderedAnswer } },
      refusals: [
        'storyLimitReached',
        'heroNotFound',
        'heroMustBeMain',
        'voiceNotInPlan',
        'storyNotFound',
        'idAlreadyUsed',
        'orderAgain',
      ],
      handle: async (request) => {
        const { caller, body } = request;
        const { uuid: storyId, characterUuid: heroId } = body;
        const meta = metaOf(request, caller.accountId);
        const { story, position } = await orderStory(deps, {
          account: caller,
          storyId,
          heroId,
          choices: choicesOf(body),
          meta,
        });
        return { status: 201, body: orderedView(storyId, story), position };
      },
    }),
    route({
      method: 'POST',
      path: paths.storyStop,
      summary:
        'Stops a story while its text is pending; its slot is given back, and once some of it could be read ' +
        'three times a month',
      auth: 'account',
      schemas: { params },
      answers: { 204: { description: 'Stopped' } },
      refusals: ['storyNotFound', 'tooLateToStop'],
      handle: async (request) => {
        const { position } = await handle(
          { type: 'StopStory' },
          request,
          request.caller.accountId,
          request.params.uuid,
        );
        return { position };
      },
    }),
    route({
      method: 'DELETE',
      path: paths.story,
      summary:
        'Deletes a story; before it can be read its slot is given back, after that and before its ' +
        'narration three times a month',
      auth: 'account',
      schemas: { params },
      answers: { 204: { description: 'Deleted' } },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { caller, params } = request;
        const { accountId } = caller;
        const deleted = await handle({ type: 'DeleteStory' }, request, accountId, params.uuid);
        // A job does the same where this breaks off; done here, whoever asks next sees what came back.
        const { at } = metaOf(request, accountId);
        const { id: openWindow } = await deps.windowOf(caller, at);
        const slot = await returnSlot(commands, { accountId, storyId: params.uuid, at }, openWindow);
        return { position: Math.max(deleted.position, slot.position) };
      },
    }),
    route({
      method: 'POST',
      path: paths.storyShare,
      summary: 'Shares a story by a link, or changes the end and the indexing of its link',
      auth: 'account',
      needsProof: true,
      schemas: { params, body: shareSchema },
      answers: {
        200: { description: 'The link', schema: shareAnswer },
        204: { description: 'Shared, and withdrawn meanwhile' },
      },
      refusals: ['storyNotFound', 'storyNotReady', 'endsInPast'],
      handle: async (request) => {
        const { caller, body, params } = request;
        const { endsAt = null, indexable = false } = body;
        const shareId = newShareId();
        const meta = metaOf(request, caller.accountId);
        const about = { accountId: caller.accountId, storyId: params.uuid, at: meta.at };
        const command = { type: 'ShareStory', newShareId: shareId, endsAt, indexable } as const;
        /** The id is reserved before any event names it, and only for a share that comes about. */
        async function contextOf(story: Story) {
          const [event] = storyDecider.decide(command, story, about);
          if (event?.type === 'StoryShared' && event.data.shareId === shareId)
            await reserveShareId(commands, { ...about, shareId });
          return about;
        }
        const streamId = storyStream(params.uuid);
        const { state, position } = await commands.handle({
          decider: storyDecider,
          streamId,
          command,
          contextOf,
          meta,
        });
        const share = ownStory(state, caller.accountId)?.share;
        if (!share) return { status: 204, position };
        const view: ShareView = {
          ...share,
          url: publicUrl + path(paths.sharedStoryPage, { shareId: share.shareId }),
          openings: await openingsOf(share.shareId),
        };
        return { body: view, position };
      },
    }),
    route({
      method: 'DELETE',
      path: paths.storyShare,
      summary: 'Withdraws the link of a story',
      auth: 'account',
      schemas: { params },
      answers: { 204: { description: 'Withdrawn' } },
      refusals: ['storyNotFound'],
      handle: async (request) => {
        const { position } = await handle(
          { type: 'UnshareStory' },
          request,
          request.caller.accountId,
          request.params.uuid,
        );
        return { position };
      },
    }),
  ];
}
