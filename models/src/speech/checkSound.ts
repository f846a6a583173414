import type { Sound } from '@storylark/studio/sound/voice/added/readWav';
import { speechLevel } from '@storylark/studio/sound/dsp/speechLevel';
import { BadAnswer } from '../calls/modelFailure.ts';
import type { Usage } from '../modelTable.ts';
import { isWhole, type Sentence } from './sentence.ts';

/** Decibels full scale. */
const SILENT = -60;

/** @throws BadAnswer when nothing is heard, or not all of a sentence, or far more than that */
export function checkSound({ samples, sampleRate }: Sound, sentence: Sentence, usage: Usage): void {
  if (!isWhole(samples.length / sampleRate, sentence) || speechLevel(samples) < SILENT)
    throw new BadAnswer('broken', usage);
}
