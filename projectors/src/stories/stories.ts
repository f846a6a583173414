import type { StoryDocument } from '@storylark/contracts/documents';
import type { StepMade } from '@storylark/contracts/stories/documents';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { Maker } from '@storylark/contracts/stories/outside';
import { projectionOf } from '../projectionOf.ts';

/**
 * One document per story, as far as it has come. Filters use its plain fields; title and text stay under
 * seal.
 */
export const stories = projectionOf<StoryDocument, StoredStoryEvent>({
  name: 'stories/v3',
  handles: [
    'StoryRequested',
    'ParagraphTold',
    'ParagraphsDropped',
    'TextWritten',
    'NarrationPartRecorded',
    'NarrationFailed',
    'NarrationRecorded',
    'IllustrationDrawn',
    'IllustrationFailed',
    'StoryFinished',
    'StoryFailed',
    'StoryStopped',
    'StoryShared',
    'StoryUnshared',
    'StoryDeleted',
  ],
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['createdAt', -1],
      ],
    },
    {
      fields: [
        ['accountId', 1],
        ['characterId', 1],
      ],
    },
    { fields: [['state', 1]] },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}`],
  evolve(document, { type, data }, _id) {
    if (type === 'StoryRequested') return requested(data, _id);
    if (!document) return null;
    switch (type) {
      case 'ParagraphTold':
        return { ...document, told: [...(document.told ?? []), data.told], wasTold: true };
      case 'ParagraphsDropped':
        return { ...document, told: [] };
      case 'TextWritten': {
        const { text, manifest, parts, pictures } = data;
        return {
          ...document,
          text,
          told: [],
          manifest,
          parts,
          pictures,
          textMade: madeOf(data),
          state: 'narration_pending',
        };
      }
      case 'NarrationPartRecorded':
        return { ...document, partsDone: [...document.partsDone, data.part], narrationRetrying: false };
      case 'NarrationFailed':
        return { ...document, narrationRetrying: true };
      case 'NarrationRecorded': {
        const { audio, times, durationSeconds } = data;
        return {
          ...document,
          audio,
          times,
          durationSeconds,
          narrationMade: madeOf(data),
          narrationRetrying: false,
          state: 'image_pending',
        };
      }
      case 'IllustrationDrawn': {
        const { index, beat, large, small, about } = data;
        // what the house draws takes the place of what was painted
        const others = document.drawn.filter((one) => one.index !== index);
        return {
          ...document,
          drawn: [...others, { index, beat, large, small, about, made: madeOf(data) }].sort(
            (a, b) => a.index - b.index,
          ),
        };
      }
      case 'IllustrationFailed':
        return { ...document, picturesFailed: [...document.picturesFailed, data.index] };
      case 'StoryFinished':
        return { ...document, state: 'finished', finishedAt: data.at };
      case 'StoryFailed':
        return {
          ...document,
          state: 'failed',
          told: [],
          failureCode: data.code,
          slotReturned: true,
          // its files go with its failing
          drawn: [],
          narrationRetrying: false,
        };
      case 'StoryShared':
        return {
          ...document,
          share: { shareId: data.shareId, endsAt: data.endsAt, indexable: data.indexable },
        };
      case 'StoryUnshared':
        return { ...document, share: null };
      case 'StoryStopped':
      case 'StoryDeleted':
        return null;
      case 'OutsideModelUsed':
      case 'PaintingGivenUp':
      case 'StoryAbandoned':
      case 'ShareIdReserved': // of the stream of its share's id; none of these is handled
        return document;
    }
  },
});

/** Where nobody is named the house made it. */
const madeOf = ({ madeBy = 'house', seconds }: { madeBy?: Maker; seconds: number }): StepMade => ({
  by: madeBy,
  seconds,
});

function requested(
  data: Extract<StoredStoryEvent, { type: 'StoryRequested' }>['data'],
  _id: string,
): StoryDocument {
  const {
    accountId,
    storyId,
    characterId,
    order,
    storyTypeAsSent,
    storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    at,
  } = data;
  return {
    _id,
    accountId,
    storyId,
    characterId,
    order,
    storyTypeAsSent,
    storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    text: null,
    told: [],
    textMade: null,
    narrationMade: null,
    manifest: null,
    state: 'text_pending',
    failureCode: null,
    slotReturned: false,
    parts: 0,
    partsDone: [],
    narrationRetrying: false,
    pictures: 0,
    drawn: [],
    picturesFailed: [],
    audio: null,
    times: null,
    durationSeconds: null,
    share: null,
    createdAt: at,
    finishedAt: null,
  };
}
