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
