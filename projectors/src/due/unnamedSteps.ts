import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { UnnamedStepDocument } from '@storylark/contracts/documents';
import { characterSubject, storySubject } from '@storylark/contracts/work';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import { projectionOf } from '../projectionOf.ts';

/**
 * Events after which nobody needs what was made and not named: a story or a portrait is complete, or its subject
 * is gone. A picture may come after its story's end, when an operator has it tried again.
 */
const ends = [
  'IllustrationDrawn',
  'StoryFinished',
  'StoryFailed',
  'StoryStopped',
  'StoryDeleted',
  'PortraitDrawn',
  'ReferenceSheetPainted',
  'CharacterDeleted',
] as const;
type End = Extract<StoredStoryEvent | StoredCharacterEvent, { type: (typeof ends)[number] }>;

/** An attempt that was overtaken may write so long after that, ms. */
const LEFT_FOR_MS = 24 * 60 * 60_000;

/** Where a sweep has to look for files that no event names, once for each end of a step. */
export const unnamedSteps = projectionOf<UnnamedStepDocument, End>({
  name: 'unnamedSteps/v2',
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
