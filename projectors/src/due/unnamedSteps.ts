import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { UnnamedStepDocument } from '@storylark/contracts/documents';
import { characterSubject, storySubject } from '@storylark/contracts/work';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import { projectionOf } from '../projectionOf.ts';

/** Events after which a step is over, or its subject is. What its attempts made and nobody named lies there still. */
const ends = [
  'StoryFinished',
  'StoryFailed',
  'StoryStopped',
  'StoryDeleted',
  'PortraitDrawn',
  'PortraitFailed',
  'CharacterDeleted',
] as const;
type End = Extract<StoredStoryEvent | StoredCharacterEvent, { type: (typeof ends)[number] }>;

/** An attempt that was overtaken may write so long after that, ms. */
const LEFT_FOR_MS = 24 * 60 * 60_000;

/** Where a sweep has to look for files that no event names, once for each end of a step. */
export const unnamedSteps = projectionOf<UnnamedStepDocument, End>({
  name: 'unnamedSteps/v1',
  handles: ends,
  indexes: [{ fields: [['dueAt', 1]] }],
  passing: true, // the sweep takes away what it has seen to
  idsOf: ({ data }) => [`${data.accountId}/${subjectOf(data)}`],
  evolve: (_document, { data }, _id) => ({
    _id,
    accountId: data.accountId,
    subject: subjectOf(data),
    dueAt: new Date(Date.parse(data.at) + LEFT_FOR_MS).toISOString(),
  }),
});

const subjectOf = (data: End['data']) =>
  'storyId' in data ? storySubject(data.storyId) : characterSubject(data.characterId);
