import type { StoryEvent } from '@storylark/contracts/stories/events';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { Decider } from '@storylark/platform/decider';
import { Refusal } from '@storylark/platform/refusal';
import { evolveStory, isReadable, ownStory, type OrderedStory, type Story } from './story.ts';
import { failed, reported } from './storyReports.ts';

export type StoryRequest = Omit<
  Extract<StoryEvent, { type: 'StoryRequested' }>['data'],
  'accountId' | 'storyId' | 'at'
>;

export type StoryCommand =
  | { type: 'RequestStory'; request: StoryRequest }
  /** What a generator says of its step. */
  | { type: 'Report'; report: StoryReport }
  | { type: 'StopStory' }
  | { type: 'DeleteStory' }
  /** `newShareId`: random; a story that is shared keeps the one it has. */
  | { type: 'ShareStory'; newShareId: string; endsAt: string | null; indexable: boolean }
  | { type: 'UnshareStory' }
  /** In the stream of the share's id; the context names the story that is shared. */
  | { type: 'ReserveShareId' }
  /** Makes sure that a story whose slot was taken long ago is never requested, unless it was. */
  | { type: 'AbandonStory' }
  | { type: 'FailForDeletedCharacter' };
type CommandOf<T extends StoryCommand['type']> = Extract<StoryCommand, { type: T }>;

/** `accountId`: who asks; another account's story does not exist for it. `at`: ISO time of the command. */
export type StoryContext = { accountId: string; storyId: string; at: string };

function decide(command: StoryCommand, story: Story, context: StoryContext): StoryEvent[] {
  switch (command.type) {
    case 'RequestStory':
      return request(command, story, context);
    case 'AbandonStory':
      return story.status === 'unknown' ? [{ type: 'StoryAbandoned', data: context }] : [];
    case 'Report':
      return reported(command.report, found(story, context), context);
    case 'FailForDeletedCharacter':
      return failed('characterDeleted', found(story, context), context);
    case 'StopStory':
      return stop(found(story, context), context);
    case 'DeleteStory':
      return remove(found(story, context), context);
    case 'ShareStory':
      return share(command, found(story, context), context);
    case 'ReserveShareId':
      return reserve(story, context);
    case 'UnshareStory':
      return found(story, context).share ? [{ type: 'StoryUnshared', data: context }] : [];
  }
}

function request({ request }: CommandOf<'RequestStory'>, story: Story, context: StoryContext): StoryEvent[] {
  return isOrdered(story, context.accountId)
    ? []
    : [{ type: 'StoryRequested', data: { ...request, ...context } }];
}

/**
 * Whether this account has ordered the story already.
 * @throws Refusal `storyNotFound` for the id of another account, `idAlreadyUsed` once it is stopped or
 * deleted, or was ever a share's, `orderAgain` when its time has passed
 */
export function isOrdered(story: Story, accountId: string): story is OrderedStory {
  if (story.status === 'unknown') return false;
  if (story.status === 'shareId') throw new Refusal('idAlreadyUsed');
  if (story.status === 'abandoned')
    throw new Refusal(story.accountId === accountId ? 'orderAgain' : 'storyNotFound');
  if (!ownStory(story, accountId)) throw new Refusal('storyNotFound');
  if (story.status === 'stopped' || story.status === 'deleted') throw new Refusal('idAlreadyUsed');
  return true;
}

/** What was told so far could be read: as after its text, the allowance decides about the slot. */
function stop({ status, wasTold }: OrderedStory, context: StoryContext): StoryEvent[] {
  if (status === 'stopped') return [];
  if (status === 'deleted') throw new Refusal('storyNotFound');
  if (status !== 'text_pending') throw new Refusal('tooLateToStop');
  return [{ type: 'StoryStopped', data: { ...context, ...(wasTold && { afterText: true }) } }];
}

/**
 * Before anything of it is there to read, deleting counts as stopping; with its narration the story keeps its
 * slot. In between the allowance decides.
 */
function remove({ status, wasTold, narration }: OrderedStory, context: StoryContext): StoryEvent[] {
  if (status === 'deleted') return [];
  const isRead = status === 'narration_pending' || (status === 'text_pending' && wasTold);
  const afterText = isRead ? ({ afterText: true } as const) : {};
  return [{ type: 'StoryDeleted', data: { ...context, slotReturned: narration === null, ...afterText } }];
}

function share(
  { newShareId, endsAt, indexable }: CommandOf<'ShareStory'>,
  story: OrderedStory,
  context: StoryContext,
): StoryEvent[] {
  if (story.status === 'deleted' || story.status === 'stopped') throw new Refusal('storyNotFound');
  if (!isReadable(story)) throw new Refusal('storyNotReady');
  if (story.share?.endsAt === endsAt && story.share.indexable === indexable) return [];
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(context.at))
    throw new Refusal('endsInPast', { loc: ['body', 'endsAt'] });
  return [
    {
      type: 'StoryShared',
      data: { ...context, shareId: story.share?.shareId ?? newShareId, endsAt, indexable },
    },
  ];
}

function reserve(story: Story, context: StoryContext): StoryEvent[] {
  if (story.status === 'unknown') return [{ type: 'ShareIdReserved', data: context }];
  const isOurs = story.status === 'shareId' && story.storyId === context.storyId;
  if (!isOurs || story.accountId !== context.accountId) throw new Refusal('idAlreadyUsed');
  return [];
}

function found(story: Story, { accountId }: StoryContext): OrderedStory {
  const own = ownStory(story, accountId);
  if (!own) throw new Refusal('storyNotFound');
  return own;
}

export const storyDecider: Decider<Story, StoryCommand, StoryEvent, StoryContext> = {
  initialState: { status: 'unknown' },
  evolve: evolveStory,
  // told paragraphs are counted alone
  leavesSealed: ['ParagraphTold'] satisfies StoryEvent['type'][],
  decide,
};
