import { SAMPLE_RATE, toDecibels } from './samples.ts';

const STEP = SAMPLE_RATE / 50;
/** What is softer than the loudest step by more than 30 dB is a pause. */
const PAUSE = 10 ** (-30 / 10);

/** Root mean square of what is spoken, pauses left out, in decibels full scale; below -200 for silence. */
export function speechLevel(samples: Float32Array): number {
  const powers: number[] = [];
  for (let start = 0; start < samples.length; start += STEP) {
    const step = samples.subarray(start, start + STEP);
    powers.push(step.reduce((sum, value) => sum + value * value, 0) / step.length);
  }
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const spoken = powers.filter((power) => power > 0 && power >= loudest * PAUSE);
  const mean = spoken.reduce((sum, power) => sum + power, 0) / Math.max(1, spoken.length);
  return toDecibels(Math.sqrt(mean));
}
