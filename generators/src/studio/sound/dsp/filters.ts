import { SAMPLE_RATE } from './samples.ts';

/** Second-order section, normalised by a0: y = b0 x + b1 x1 + b2 x2 - a1 y1 - a2 y2. */
export type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

// Robert Bristow-Johnson's "Audio EQ Cookbook" gives all six designs.
const design = (hertz: number, q: number): { cos: number; alpha: number } => {
  const omega = (2 * Math.PI * hertz) / SAMPLE_RATE;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
};
const normalised = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Filter => [
  b0 / a0,
  b1 / a0,
  b2 / a0,
  a1 / a0,
  a2 / a0,
];

export function lowPass(hertz: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = design(hertz, q);
  return normalised((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function highPass(hertz: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = design(hertz, q);
  return normalised((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

/** 0 dB at its centre. */
export function bandPass(hertz: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = design(hertz, q);
  return normalised(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
}

export function bell(hertz: number, q: number, decibels: number): Filter {
  const { cos, alpha } = design(hertz, q);
  const amplitude = 10 ** (decibels / 40);
  return normalised(1 + alpha * amplitude, -2 * cos, 1 - alpha * amplitude, 1 + alpha / amplitude, -2 * cos, 1 - alpha / amplitude);
}

/** @param side -1 lifts what lies below `hertz`, +1 what lies above. */
function shelf(hertz: number, decibels: number, side: -1 | 1): Filter {
  const { cos, alpha } = design(hertz, Math.SQRT1_2);
  const a = 10 ** (decibels / 40);
  const slope = 2 * Math.sqrt(a) * alpha;
  const [near, far] = [a + 1 + side * (a - 1) * cos, a + 1 - side * (a - 1) * cos];
  return normalised(
    a * (near + slope),
    -2 * side * a * (a - 1 + side * (a + 1) * cos),
    a * (near - slope),
    far + slope,
    2 * side * (a - 1 - side * (a + 1) * cos),
    far - slope,
  );
}
export const lowShelf = (hertz: number, decibels: number): Filter => shelf(hertz, decibels, -1);
export const highShelf = (hertz: number, decibels: number): Filter => shelf(hertz, decibels, 1);

const BLOCK = 256;

/** Runs the filters one after the other, in place. */
export function applyFilters(samples: Float32Array, ...filters: Filter[]): Float32Array {
  for (const [b0, b1, b2, a1, a2] of filters) {
    let s1 = 0;
    let s2 = 0;
    for (let start = 0; start < samples.length; start += BLOCK) {
      const end = Math.min(samples.length, start + BLOCK);
      for (let i = start; i < end; i++) {
        const x = samples[i]!;
        const y = b0 * x + s1;
        s1 = b1 * x - a1 * y + s2;
        s2 = b2 * x - a2 * y;
        samples[i] = y;
      }
      // A tail that decays for ever ends in denormal numbers, which are a hundred times slower to add.
      if (Math.abs(s1) < 1e-18) s1 = 0;
      if (Math.abs(s2) < 1e-18) s2 = 0;
    }
  }
  return samples;
}
