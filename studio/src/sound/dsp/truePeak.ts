import { peakOf, toDecibels } from './samples.ts';
import { createResampler } from './resample.ts';

/** Between two samples of speech or music the curve rises at most this factor (3 dB) above the higher one. */
export const BETWEEN_SAMPLES = 1.41;
const STRETCH = 64;
const MARGIN = 16;
const fourfold = createResampler(1, 4);

/** Highest level of samples [from, to), the curve between them included, by fourfold interpolation. */
export function truePeakBetween(samples: Float32Array, from: number, to: number): number {
  const start = Math.max(0, from - MARGIN);
  const curve = fourfold(samples.slice(start, to + MARGIN));
  return peakOf(curve.subarray((from - start) * 4, (to - start) * 4));
}

/** Highest level of all in dBTP; only where a sample comes near the highest one is the curve worked out. */
export function truePeakOf(samples: Float32Array): number {
  const samplePeak = peakOf(samples);
  let highest = samplePeak;
  for (let start = 0; start < samples.length; start += STRETCH)
    if (peakOf(samples, start, Math.min(samples.length, start + STRETCH)) * BETWEEN_SAMPLES > highest)
      highest = Math.max(highest, truePeakBetween(samples, start, Math.min(samples.length, start + STRETCH)));
  return toDecibels(highest);
}
