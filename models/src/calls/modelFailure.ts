import { type Usage } from '../modelTable.ts';

/** Why a model did not deliver. The list is closed: what a provider says may hold what it was asked. */
export const failureReasons = [
  'slow',
  'full',
  'refused',
  'away',
  'broken',
  'unfit',
  'unsafe',
  'planNotKept',
  'wrongLanguage',
  'transcriptDiffers',
  'budget',
  'switchedOff',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** The only error of this part that leaves it: a code, and never a word of a text. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** An answer came, was paid for, and is not what was asked for. */
export class BadAnswer extends Error {
  readonly reason: 'refused' | 'broken';
  readonly usage: Usage;
  constructor(reason: 'refused' | 'broken', usage: Usage) {
    super(reason);
    this.reason = reason;
    this.usage = usage;
  }
}
