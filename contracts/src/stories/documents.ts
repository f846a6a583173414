import type { StoryChoices } from './events.ts';
import type { Maker } from './outside.ts';

// Of the read models, as in ../documents.ts.

/** Who made a step, and how long it took. */
export type StepMade = { by: Maker; seconds: number };
/** `makingTimes`, _id `{accountId}/{storyId}`: how long a finished story took, for honest estimates. */
export type MakingTimesDocument = {
  _id: string;
  accountId: string;
  storyId: string;
  length: string;
  language: string;
  /** Who was asked for a step: `outside` also where the house took over; null before. */
  textBy: Maker | null;
  narrationBy: Maker | null;
  picturesBy: Maker | null;
  text: number | null;
  narration: number | null;
  /** Of the narration, what came after its last part was recorded. */
  mixing: number | null;
  lastPartAt: string | null;
  pictures: number | null;
  finishedAt: string | null;
};

/**
 * One story that somebody had. `choices` are null once it was deleted: the turn was had, and nothing more is kept
 * of it.
 */
export type Turn = {
  storyId: string;
  characterId: string;
  at: string;
  /** There is a text: it counts from then on, whatever becomes of the story. */
  told: boolean;
  choices: Pick<
    StoryChoices,
    'setting' | 'lesson' | 'length' | 'language' | 'narratorVoice' | 'voiceId'
  > | null;
};
/** `turns`, _id accountId: the last ones, newest last. */
export type TurnsDocument = { _id: string; accountId: string; turns: readonly Turn[] };
