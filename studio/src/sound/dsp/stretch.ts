import { createResampler } from './resample.ts';
import { SAMPLE_RATE } from './samples.ts';

// Time-stretching by overlapping frames that are moved to where their waves fit (WSOLA).

/** Samples: 30 ms hold two periods of the lowest voice. */
const FRAME = 720;
const HOP = FRAME / 2;
/** How far a frame may be moved, in samples: half a period of the lowest voice, 8 ms. */
const SEARCH = 192;
/** Smaller changes are not heard, and each costs a little clearness. */
const LEAST_PACE = 0.02;
const LEAST_SEMITONES = 0.3;

const hann = Float32Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME));

/** The same speech, `pace` times as fast and so many semitones higher. */
export function revoice(samples: Float32Array, pace: number, semitones: number): Float32Array {
  const tempo = Math.abs(pace - 1) < LEAST_PACE ? 1 : pace;
  // In steps of 100 Hz, so that the resampler's table stays small.
  const rate = 100 * Math.round((SAMPLE_RATE / 100) * 2 ** (semitones / 12));
  const isHigher = Math.abs(semitones) >= LEAST_SEMITONES;
  const longer = (isHigher ? rate / SAMPLE_RATE : 1) / tempo;
  const stretched = longer === 1 ? samples : stretch(samples, longer);
  return isHigher ? createResampler(rate, SAMPLE_RATE)(stretched) : stretched;
}

/** `factor` times as long, at the same pitch. */
export function stretch(samples: Float32Array, factor: number): Float32Array {
  const length = Math.round(samples.length * factor);
  const stretched = new Float32Array(length + FRAME);
  const padded = new Float32Array(samples.length + 2 * FRAME + 2 * SEARCH);
  padded.set(samples, FRAME / 2 + SEARCH);
  let follows = -1;
  for (let out = 0; out < length + HOP; out += HOP) {
    const wished = SEARCH + Math.min(samples.length, Math.round(out / factor));
    const from = follows < 0 ? wished : bestFit(padded, follows, wished);
    for (let i = 0; i < FRAME && out + i < stretched.length; i++)
      stretched[out + i]! += padded[from + i]! * hann[i]!;
    follows = from + HOP;
  }
  return stretched.slice(FRAME / 2, FRAME / 2 + length);
}

/** The place near `wished` whose waves go on as those at `follows` do. */
function bestFit(padded: Float32Array, follows: number, wished: number): number {
  let [best, bestLikeness] = [wished, -Infinity];
  const latest = Math.min(wished + SEARCH, padded.length - FRAME);
  for (let at = Math.max(0, wished - SEARCH); at <= latest; at += 2) {
    let [product, power] = [0, 1e-9];
    for (let i = 0; i < HOP; i += 2) {
      product += padded[at + i]! * padded[follows + i]!;
      power += padded[at + i]! ** 2;
    }
    const likeness = product / Math.sqrt(power);
    if (likeness > bestLikeness) [best, bestLikeness] = [at, likeness];
  }
  return best;
}
