import { peakOf, toDecibels } from './samples.ts';
import { createResampler } from './resample.ts';

const STRETCH = 64;
const MARGIN = 16;
const fourfold = createResampler(1, 4);

/** Highest level between the samples in dBTP, by fourfold interpolation of the stretches that come near the highest sample. */
export function truePeakOf(samples: Float32Array): number {
  const samplePeak = peakOf(samples);
  let highest = samplePeak;
  for (let start = 0; start < samples.length; start += STRETCH) {
    // Between two samples of speech or music the curve rises at most some 3 dB above the higher one.
    if (peakOf(samples.subarray(start, start + STRETCH)) < 0.7 * samplePeak) continue;
    const stretch = fourfold(samples.slice(Math.max(0, start - MARGIN), start + STRETCH + MARGIN));
    highest = Math.max(highest, peakOf(stretch));
  }
  return toDecibels(highest);
}
