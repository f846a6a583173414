import { SAMPLE_RATE } from '../../dsp/samples.ts';

/** Seconds. */
export type Pause = { from: number; to: number };

const STEP = SAMPLE_RATE / 100;
/** As soft as this against the loudest step counts as silence: -36 dB. */
const SOFT = 10 ** (-36 / 20);
/** Seconds; the stops within words are shorter. */
const SHORTEST = 0.12;

const power = (samples: Float32Array, from: number): number => {
  let sum = 0;
  for (let i = from; i < from + STEP; i++) sum += samples[i]! ** 2;
  return sum;
};

/** Where a voice pauses between its words; what is silent at either end is no pause. */
export function pausesOf(samples: Float32Array): Pause[] {
  const steps = Array.from({ length: Math.floor(samples.length / STEP) }, (_, n) => power(samples, n * STEP));
  const soft = Math.max(...steps) * SOFT ** 2;
  const pauses: Pause[] = [];
  let begun = 0;
  for (const [n, loud] of steps.entries()) {
    if (loud <= soft) continue;
    const pause = { from: (begun * STEP) / SAMPLE_RATE, to: (n * STEP) / SAMPLE_RATE };
    if (begun > 0 && pause.to - pause.from >= SHORTEST) pauses.push(pause);
    begun = n + 1;
  }
  return pauses;
}
