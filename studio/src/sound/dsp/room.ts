import { SAMPLE_RATE } from './samples.ts';
import { filteredStretches, highPass, lowPass } from './filters.ts';

/**
 * `t60`: seconds until the echo has fallen by 60 dB; `bright`: the highest frequency in hertz that reaches
 * the walls, below 6000.
 */
export type Room = { wet: number; t60: number; bright: number };

// The walls swallow everything above `bright`, so the echo is worked out at half the rate, at half the cost.
const halfSamples = (seconds: number): number => Math.round((seconds * SAMPLE_RATE) / 2);

const preDelay = halfSamples(0.012);
const earlyTaps = [
  { behind: halfSamples(0.011), level: 0.3 },
  { behind: halfSamples(0.017), level: -0.24 },
  { behind: halfSamples(0.023), level: 0.204 },
  { behind: halfSamples(0.031), level: -0.162 },
  { behind: halfSamples(0.041), level: 0.12 },
  { behind: halfSamples(0.053), level: -0.09 },
];
/** Samples that the last of them looks back. */
const REACH = Math.max(...earlyTaps.map(({ behind }) => behind));
const combs = [0.0297, 0.0371, 0.0411, 0.0437].map(halfSamples);
const diffusers = [0.005, 0.0017].map(halfSamples);
const DAMPING = 0.12;
const DIFFUSION = 0.7;
/** Keeps the tail from ending in denormal numbers, which are a hundred times slower to add: -300 dB. */
const HUSH = 1e-15;
/** Worked out so many samples at a time: what one step leaves is still at hand for the next. */
const STRETCH = 8192;

/** Adds to or changes the stretch of the echo for the samples of `sent` from `at` on. */
type Step = (echo: Float32Array, sent: Float32Array, at: number) => void;

/**
 * Adds the room to the samples in place; the tail ends with them. Early taps, four damped combs and two
 * all-passes after Schroeder and Moorer.
 */
export function addRoom(samples: Float32Array, { wet, t60, bright }: Room): Float32Array {
  const sent = sentInto(samples, bright);
  const steps = [createCombs(t60), ...diffusers.map(createDiffuser), addEarly];
  const echo = new Float32Array(STRETCH);
  let before = 0;
  for (let at = 0; at < sent.length - REACH; at += STRETCH) {
    for (const step of steps) step(echo, sent, at + REACH);
    const end = Math.min(STRETCH, (samples.length >> 1) - at);
    for (let i = 0, to = 2 * at; i < end; i++, to += 2) {
      const now = echo[i]!;
      if (to > 0) samples[to - 1]! += wet * 0.5 * (before + now);
      samples[to]! += wet * now;
      before = now;
    }
  }
  return samples;
}

/** What reaches the walls, when it does, at half the rate; before it is silence for the taps to look back at. */
function sentInto(samples: Float32Array, bright: number): Float32Array {
  const half = new Float32Array(REACH + STRETCH * Math.ceil(samples.length / 2 / STRETCH)).fill(HUSH, REACH);
  filteredStretches(samples, [highPass(250), lowPass(bright)], (loud, at) => {
    for (let i = 0, to = REACH + preDelay + at / 2; 2 * i + 1 < loud.length && to < half.length; i++, to++)
      half[to] = 0.5 * (loud[2 * i]! + loud[2 * i + 1]!) + HUSH;
  });
  return half;
}

/** All four at once: none waits for the last sample of another. */
function createCombs(t60: number): Step {
  const lines = combs.map((length) => new Float32Array(length));
  const feedbacks = combs.map((length) => 10 ** ((-6 * length) / SAMPLE_RATE / t60));
  let places: Of4<number> = [0, 0, 0, 0];
  let dulls: Of4<number> = [0, 0, 0, 0];
  return (echo, sent, from) => {
    const [a, b, c, d] = lines as Of4<Float32Array>;
    const [aBack, bBack, cBack, dBack] = feedbacks as Of4<number>;
    let [aAt, bAt, cAt, dAt] = places;
    let [aDull, bDull, cDull, dDull] = dulls;
    for (let i = 0; i < echo.length; i++) {
      const said = sent[from + i]!;
      aDull = aDull * DAMPING + a[aAt]! * (1 - DAMPING);
      bDull = bDull * DAMPING + b[bAt]! * (1 - DAMPING);
      cDull = cDull * DAMPING + c[cAt]! * (1 - DAMPING);
      dDull = dDull * DAMPING + d[dAt]! * (1 - DAMPING);
      const aNow = said + aBack * aDull;
      const bNow = said + bBack * bDull;
      const cNow = said + cBack * cDull;
      const dNow = said + dBack * dDull;
      echo[i] = 0.25 * (aNow + bNow + cNow + dNow);
      a[aAt] = aNow;
      b[bAt] = bNow;
      c[cAt] = cNow;
      d[dAt] = dNow;
      if (++aAt === a.length) aAt = 0;
      if (++bAt === b.length) bAt = 0;
      if (++cAt === c.length) cAt = 0;
      if (++dAt === d.length) dAt = 0;
    }
    places = [aAt, bAt, cAt, dAt];
    dulls = [aDull, bDull, cDull, dDull];
  };
}
type Of4<T> = [T, T, T, T];

function createDiffuser(length: number): Step {
  const lines: [heard: Float32Array, said: Float32Array] = [
    new Float32Array(length),
    new Float32Array(length),
  ];
  let place = 0;
  return (echo) => {
    const [heard, said] = lines;
    let at = place;
    for (let i = 0; i < echo.length; i++) {
      const input = echo[i]!;
      const output = heard[at]! + DIFFUSION * (said[at]! - input);
      heard[at] = input;
      said[at] = output;
      echo[i] = output;
      if (++at === heard.length) at = 0;
    }
    place = at;
  };
}

const addEarly: Step = (echo, sent, from) => {
  for (const { behind, level } of earlyTaps) {
    const tapped = sent.subarray(from - behind, from - behind + echo.length);
    for (let i = 0; i < echo.length; i++) echo[i]! += level * tapped[i]!;
  }
};
