import type { OutsideReason } from '@storylark/contracts/stories/outside';
import type { Usage } from '../modelTable.ts';

/** The only error of this part that leaves it: a code, and never a word of a text. */
export class ModelFailure extends Error {
  readonly reason: OutsideReason;
  constructor(reason: OutsideReason) {
    super(reason);
    this.reason = reason;
  }
}

type BadReason = Extract<OutsideReason, 'refused' | 'broken' | 'transcriptDiffers'>;

/** An answer came, was paid for, and is not what was asked for. */
export class BadAnswer extends Error {
  readonly reason: BadReason;
  readonly usage: Usage;
  constructor(reason: BadReason, usage: Usage) {
    super(reason);
    this.reason = reason;
    this.usage = usage;
  }
}
