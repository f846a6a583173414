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
  return normalised(
    1 + alpha * amplitude,
    -2 * cos,
    1 - alpha * amplitude,
    1 + alpha / amplitude,
    -2 * cos,
    1 - alpha / amplitude,
  );
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

const PASS: Filter = [1, 0, 0, 0, 0];
const BLOCK = 1024;
/** A tail that decays for ever ends in denormal numbers, which are a hundred times slower to add. */
const settled = (state: number): number => (Math.abs(state) < 1e-18 ? 0 : state);

/** Runs the filters one after the other, in place. */
export function applyFilters(samples: Float32Array, ...filters: Filter[]): Float32Array {
  const triples: Triple[] = [];
  for (let f = 0; f < filters.length; f += 3)
    triples.push({
      filters: [filters[f]!, filters[f + 1] ?? PASS, filters[f + 2] ?? PASS],
      state: [0, 0, 0, 0, 0, 0],
    });
  // Block by block, so that what one triple leaves is still at hand for the next.
  for (let start = 0; start < samples.length; start += BLOCK)
    for (const triple of triples)
      filterBlock(samples, start, Math.min(samples.length, start + BLOCK), triple);
  return samples;
}

type Triple = {
  filters: [Filter, Filter, Filter];
  state: [number, number, number, number, number, number];
};

/**
 * Three at a time: while one works on a sample, those before it are already at the next ones. Each waits for
 * its own last sample most of the time, so that the others cost next to nothing.
 */
function filterBlock(samples: Float32Array, start: number, end: number, triple: Triple): void {
  const [[b0, b1, b2, a1, a2], [d0, d1, d2, c1, c2], [f0, f1, f2, e1, e2]] = triple.filters;
  let [s1, s2, t1, t2, u1, u2] = triple.state;
  for (let i = start; i < end; i++) {
    const x = samples[i]!;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    const z = d0 * y + t1;
    t1 = d1 * y - c1 * z + t2;
    t2 = d2 * y - c2 * z;
    const w = f0 * z + u1;
    u1 = f1 * z - e1 * w + u2;
    u2 = f2 * z - e2 * w;
    samples[i] = w;
  }
  triple.state = [settled(s1), settled(s2), settled(t1), settled(t2), settled(u1), settled(u2)];
}

const AT_ONCE = 10 * SAMPLE_RATE;
/** What a filter above 30 Hz has heard this long ago it has forgotten. */
const SETTLING = SAMPLE_RATE / 2;

/** Filters a copy of the samples, ten seconds at a time: `take` gets each stretch and where it begins. */
export function filteredStretches(
  samples: Float32Array,
  filters: readonly Filter[],
  take: (filtered: Float32Array, at: number) => void,
): void {
  for (let at = 0; at < samples.length; at += AT_ONCE) {
    const early = Math.max(0, at - SETTLING);
    take(applyFilters(samples.slice(early, at + AT_ONCE), ...filters).subarray(at - early), at);
  }
}
