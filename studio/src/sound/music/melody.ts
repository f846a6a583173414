import { pick, type Random } from '../dsp/seededRandom.ts';
import type { Mood } from './moods.ts';

/**
 * A note of a tune: `beat` from the beginning of its two bars, `step` in degrees of the scale above the
 * tonic.
 */
export type Note = { beat: number; beats: number; step: number };

/** Two bars each, in beats. */
const rhythms = {
  3: [
    [1, 1, 1, 2, 1],
    [2, 1, 1, 1, 1],
    [1.5, 0.5, 1, 3],
  ],
  4: [
    [1, 1, 2, 1.5, 0.5, 2],
    [1.5, 0.5, 1, 1, 2, 2],
    [2, 1, 1, 3, 1],
  ],
};
const leaps = [-2, -1, -1, 1, 1, 2];
const HIGHEST = 9;
const pentatonic = [0, 1, 2, 4, 5];

/** The tune of eight bars in the form A A B A: two composed motifs of two bars each. */
export function composeTune(mood: Mood, random: Random): Note[][] {
  const [a, b] = [composeMotif(mood, random), composeMotif(mood, random)];
  return [a, a, b, a];
}

function composeMotif(mood: Mood, random: Random): Note[] {
  let step = pick([2, 4, 7], random);
  let beat = 0;
  return pick(rhythms[mood.beatsPerBar], random).map((beats) => {
    const note = { beat, beats, step };
    beat += beats;
    step = Math.min(HIGHEST, Math.max(0, step + pick(leaps, random)));
    return note;
  });
}

/**
 * The step as it sounds over the chord of its bar: on a strong beat (the first, in four also the third) it
 * moves to the nearest chord tone.
 */
export function fitToChord(step: number, inBar: number, chord: number, mood: Mood): number {
  if (inBar === 0 || (mood.beatsPerBar === 4 && inBar === 2))
    return nearest(step, (candidate) => [0, 2, 4].includes(degree(candidate - chord)));
  return mood.pentatonicLead ? nearest(step, (candidate) => pentatonic.includes(degree(candidate))) : step;
}

const degree = (step: number): number => ((step % 7) + 7) % 7;

function nearest(step: number, fits: (candidate: number) => boolean): number {
  for (const distance of [0, -1, 1, -2, 2]) if (fits(step + distance)) return step + distance;
  return step;
}
