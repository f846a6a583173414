import type { StoryEvent, StoryFailure } from '@storylark/contracts/stories/events';
import type { StoryState } from '@storylark/contracts/stories/vocabulary';
import type { SlotReturnReason } from '@storylark/contracts/subscriptions/events';

type DataOf<T extends StoryEvent['type']> = Extract<StoryEvent, { type: T }>['data'];

/**
 * A folded `story-{storyId}`. An abandoned one was never asked for in time, and never will be; a share's id is
 * no story's, whoever shared `storyId` by it.
 */
export type Story =
  | { status: 'unknown' }
  | { status: 'abandoned'; accountId: string }
  | { status: 'shareId'; accountId: string; storyId: string }
  | OrderedStory;
export type OrderedStory = {
  status: StoryState | 'stopped' | 'deleted';
  request: DataOf<'StoryRequested'>;
  /** How many paragraphs were told while the text is pending; `wasTold`: any, be they dropped since. */
  told: number;
  wasTold: boolean;
  /** Uses of outside models, by their ids. */
  uses: ReadonlySet<string>;
  text: DataOf<'TextWritten'> | null;
  partsDone: ReadonlySet<number>;
  /** The part that failed last and is tried again. */
  retrying: { part: number; attempt: number } | null;
  narration: DataOf<'NarrationRecorded'> | null;
  /** By index; `null` was given up. */
  pictures: ReadonlyMap<number, DataOf<'IllustrationDrawn'> | null>;
  failure: StoryFailure | null;
  /**
   * Why the slot of its window goes back, `deletedBeforeNarration` only as far as the window gives such ones
   * back; null while the story keeps it.
   */
  slotGoesBack: SlotReturnReason | null;
  share: { shareId: string; endsAt: string | null; indexable: boolean } | null;
};

export function evolveStory(story: Story, { type, data }: StoryEvent): Story {
  if (type === 'StoryRequested') return newStory(data);
  if (type === 'StoryAbandoned') return { status: 'abandoned', accountId: data.accountId };
  if (type === 'ShareIdReserved')
    return { status: 'shareId', accountId: data.accountId, storyId: data.storyId };
  if (!('request' in story)) return story;
  switch (type) {
    case 'ParagraphTold':
      return { ...story, told: story.told + 1, wasTold: true };
    case 'ParagraphsDropped':
      return { ...story, told: 0 };
    case 'OutsideModelUsed':
      return { ...story, uses: new Set(story.uses).add(data.useId) };
    case 'TextWritten':
      return { ...story, status: 'narration_pending', text: data };
    case 'NarrationPartRecorded':
      return {
        ...story,
        partsDone: new Set(story.partsDone).add(data.part),
        retrying: story.retrying?.part === data.part ? null : story.retrying,
      };
    case 'NarrationFailed':
      return { ...story, retrying: { part: data.part, attempt: data.attempt } };
    case 'NarrationRecorded':
      return { ...story, status: 'image_pending', narration: data, retrying: null };
    case 'IllustrationDrawn':
      return { ...story, pictures: new Map(story.pictures).set(data.index, data) };
    case 'PaintingGivenUp':
      return {
        ...story,
        pictures: new Map([...story.pictures].filter(([index]) => !data.painted.includes(index))),
      };
    case 'IllustrationFailed':
      return { ...story, pictures: new Map(story.pictures).set(data.index, null) };
    case 'StoryFinished':
      return { ...story, status: 'finished' };
    case 'StoryFailed':
      return {
        ...story,
        status: 'failed',
        failure: data.code,
        slotGoesBack: data.code === 'characterDeleted' ? 'characterDeleted' : 'failed',
      };
    case 'StoryStopped':
      return {
        ...story,
        status: 'stopped',
        slotGoesBack: data.afterText ? 'deletedBeforeNarration' : 'stopped',
      };
    case 'StoryShared':
      return { ...story, share: { shareId: data.shareId, endsAt: data.endsAt, indexable: data.indexable } };
    case 'StoryUnshared':
      return { ...story, share: null };
    case 'StoryDeleted':
      return {
        ...story,
        status: 'deleted',
        share: null,
        slotGoesBack: story.slotGoesBack ?? reasonOfDeletion(data),
      };
  }
}

function reasonOfDeletion({ slotReturned, afterText }: DataOf<'StoryDeleted'>): SlotReturnReason | null {
  if (!slotReturned) return null;
  return afterText ? 'deletedBeforeNarration' : 'stopped';
}

const newStory = (request: DataOf<'StoryRequested'>): OrderedStory => ({
  status: 'text_pending',
  request,
  told: 0,
  wasTold: false,
  uses: new Set(),
  text: null,
  partsDone: new Set(),
  retrying: null,
  narration: null,
  pictures: new Map(),
  failure: null,
  slotGoesBack: null,
  share: null,
});

/** The story if this account asked for it, in whatever state; every other one does not exist for it. */
export const ownStory = (story: Story, accountId: string): OrderedStory | undefined =>
  'request' in story && story.request.accountId === accountId ? story : undefined;

/** Its text is there, and it has not come to a bad end. */
export const isReadable = ({ status }: OrderedStory) =>
  status === 'narration_pending' || status === 'image_pending' || status === 'finished';
