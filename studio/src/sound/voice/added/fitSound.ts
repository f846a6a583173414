import { turns } from '../espeakSettings.ts';
import { speechRange } from '../trimSilence.ts';
import { wordTimesOf } from '../wordTimes.ts';
import { createResampler } from '../../dsp/resample.ts';
import { peakOf, SAMPLE_RATE, scale, toGain } from '../../dsp/samples.ts';
import { speechLevel } from '../../dsp/speechLevel.ts';
import { revoice } from '../../dsp/stretch.ts';
import type { Narrator, Spoken, Utterance } from '../narrator.ts';
import { alignWords } from './alignWords.ts';
import { EngineFailed } from './engineFailed.ts';
import { pausesOf } from './pauses.ts';
import type { Sound } from './readWav.ts';

/** Of one unit of pitch, as the built-in voice moves by it. */
const SEMITONES = 0.155;
/** Root mean square of the built-in voice in a plain sentence, in decibels full scale. */
const USUAL_LEVEL = -21;
/**
 * How much quicker than the built-in voice a story is told at most: engines for announcements speak half as
 * fast again, and children lose the thread.
 */
export const QUICKEST = 1.15;
/** How much slower an engine is made at most; beyond, one hears that it was drawn out. */
const MOST_DRAWN_OUT = 1.5;
/** Decibels full scale. */
const SILENT = -80;
/** Of one sample: what changes pace and pitch may go a little higher. */
const HIGHEST = 0.9;

/** The built-in voice's own reading; null where it is not installed or does not know a word. */
export const readingOf = (builtIn: Narrator, utterance: Utterance): Promise<Spoken | null> =>
  builtIn.speak(utterance).catch(() => null);

/**
 * A sentence of whatever voice as the story needs it: without silence at its ends, as loud as the built-in voice
 * would say it, as fast and high as the line asks; words are timed by that voice's `reading`.
 * @throws EngineFailed when nothing is heard
 */
export function fitSound(
  { samples, sampleRate }: Sound,
  utterance: Utterance,
  reading: Spoken | null,
): Spoken {
  const raw = createResampler(sampleRate, SAMPLE_RATE)(samples);
  const turn = turns[utterance.delivery];
  const wished = reading ? speechLevel(reading.pcm) : USUAL_LEVEL + turn.decibels;
  const loud = speechLevel(raw);
  if (loud < SILENT) throw new EngineFailed('The narrator’s engine gave silence.');
  const levelled = scale(raw, Math.min(toGain(wished - loud), HIGHEST / peakOf(raw)));
  const [from, to] = speechRange(
    Int16Array.from(levelled, (value) => Math.round(value * 32_767)),
    SAMPLE_RATE,
  );
  const asked = utterance.pace * turn.pace;
  const quicker = reading ? reading.pcm.length / ((to - from) / asked) : 1;
  const pace = asked * Math.max(1 / MOST_DRAWN_OUT, Math.min(1, QUICKEST / quicker));
  const semitones = SEMITONES * (utterance.pitch + turn.pitch);
  const pcm = revoice(levelled.subarray(from, to), pace, semitones);
  return { pcm, words: wordsOf(pcm, utterance.text, reading) };
}

function wordsOf(pcm: Float32Array, text: string, reading: Spoken | null): Spoken['words'] {
  const seconds = pcm.length / SAMPLE_RATE;
  if (!reading) return wordTimesOf(text, { words: [], silences: [] }, seconds);
  return alignWords(
    reading.words,
    { seconds: reading.pcm.length / SAMPLE_RATE, pauses: pausesOf(reading.pcm) },
    { seconds, pauses: pausesOf(pcm) },
  );
}
