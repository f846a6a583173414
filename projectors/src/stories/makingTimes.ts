import type { MakingTimesDocument } from '@storylark/contracts/stories/documents';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { Maker } from '@storylark/contracts/stories/outside';
import { projectionOf } from '../projectionOf.ts';

/**
 * Seconds each step of a finished story took, and who was asked to make it, so that the next one is estimated
 * from what really happened. Where the house took over, the time before that was spent outside.
 */
export const makingTimes = projectionOf<MakingTimesDocument, StoredStoryEvent>({
  name: 'makingTimes/v4',
  handles: [
    'StoryRequested',
    'OutsideModelUsed',
    'TextWritten',
    'NarrationPartRecorded',
    'NarrationRecorded',
    'IllustrationDrawn',
    'StoryFinished',
  ],
  indexes: (['textBy', 'narrationBy', 'picturesBy'] as const).map((by) => ({
    fields: [
      ['language', 1],
      ['length', 1],
      [by, 1],
      ['finishedAt', -1],
    ] as const,
  })),
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}`],
  evolve(document, { type, data }, _id) {
    if (type === 'StoryRequested') {
      const { accountId, storyId, length, language } = data;
      return {
        _id,
        accountId,
        storyId,
        length,
        language,
        textBy: null,
        narrationBy: null,
        picturesBy: null,
        text: null,
        narration: null,
        mixing: null,
        lastPartAt: null,
        pictures: null,
        finishedAt: null,
      };
    }
    if (!document) return null;
    switch (type) {
      case 'OutsideModelUsed':
        return data.calls > 0 ? { ...document, [askedField[data.step]]: 'outside' } : document;
      case 'TextWritten':
        return { ...document, text: data.seconds, textBy: askedOf(document.textBy, data) };
      case 'NarrationPartRecorded':
        return { ...document, lastPartAt: data.at };
      case 'NarrationRecorded':
        return {
          ...document,
          narration: data.seconds,
          narrationBy: askedOf(document.narrationBy, data),
          mixing: document.lastPartAt === null ? null : secondsBetween(document.lastPartAt, data.at),
        };
      case 'IllustrationDrawn':
        return {
          ...document,
          pictures: after(document.pictures ?? 0, data),
          picturesBy: askedOf(document.picturesBy, data),
        };
      case 'StoryFinished':
        return { ...document, finishedAt: data.at };
      default:
        return document;
    }
  },
});

/** The house draws one picture after the other; those who paint are asked for all of them at once. */
const after = (seconds: number, drawn: { madeBy?: Maker; seconds: number }): number =>
  drawn.madeBy === 'outside' ? Math.max(seconds, drawn.seconds) : seconds + drawn.seconds;

const askedField = { text: 'textBy', narration: 'narrationBy', picture: 'picturesBy' } as const;
const askedOf = (before: Maker | null, { madeBy = 'house' }: { madeBy?: Maker }): Maker =>
  before === 'outside' ? before : madeBy;

/** A clock that was set back makes nothing take less than no time. */
const secondsBetween = (from: string, to: string) => Math.max(0, Date.parse(to) - Date.parse(from)) / 1000;
