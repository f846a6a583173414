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
const combs = [0.0297, 0.0371, 0.0411, 0.0437].map(halfSamples) as Four;
const diffusers = [0.005, 0.0017].map(halfSamples);
const DAMPING = 0.12;
const DIFFUSION = 0.7;
/** Keeps the tail from ending in denormal numbers, which are a hundred times slower to add: -300 dB. */
const HUSH = 1e-15;

type Four = [number, number, number, number];

/**
 * Adds the room to the samples in place; the tail ends with them. Early taps, four damped combs and two
 * all-passes after Schroeder and Moorer.
 */
export function addRoom(samples: Float32Array, { wet, t60, bright }: Room): Float32Array {
  const sent = sentInto(samples, bright);
  const echo = combed(sent, t60);
  for (const length of diffusers) diffuse(echo, length);
  addEarly(echo, sent);
  for (let i = 0; i + 1 < echo.length; i++) {
    samples[2 * i]! += wet * echo[i]!;
    samples[2 * i + 1]! += wet * 0.5 * (echo[i]! + echo[i + 1]!);
  }
  return samples;
}

/** What reaches the walls, when it does, at half the rate. */
function sentInto(samples: Float32Array, bright: number): Float32Array {
  const half = new Float32Array(Math.ceil(samples.length / 2));
  filteredStretches(samples, [highPass(250), lowPass(bright)], (loud, at) => {
    for (let i = 0, to = at / 2 + preDelay; 2 * i + 1 < loud.length && to < half.length; i++, to++)
      half[to] = 0.5 * (loud[2 * i]! + loud[2 * i + 1]!);
  });
  return half;
}

/** All four at once: none waits for the last sample of another. */
function combed(sent: Float32Array, t60: number): Float32Array {
  const echo = new Float32Array(sent.length);
  const [a, b, c, d] = combs.map((length) => new Float32Array(length)) as [Float32Array, Float32Array, Float32Array, Float32Array]; // prettier-ignore
  const [aBack, bBack, cBack, dBack] = combs.map((length) => 10 ** ((-6 * length) / SAMPLE_RATE / t60)) as Four; // prettier-ignore
  let [aAt, bAt, cAt, dAt] = [0, 0, 0, 0];
  let [aDull, bDull, cDull, dDull] = [0, 0, 0, 0];
  for (let i = 0; i < sent.length; i++) {
    const said = sent[i]! + HUSH;
    aDull = aDull * DAMPING + a[aAt]! * (1 - DAMPING);
    bDull = bDull * DAMPING + b[bAt]! * (1 - DAMPING);
    cDull = cDull * DAMPING + c[cAt]! * (1 - DAMPING);
    dDull = dDull * DAMPING + d[dAt]! * (1 - DAMPING);
    const aNow = (a[aAt] = said + aBack * aDull);
    const bNow = (b[bAt] = said + bBack * bDull);
    const cNow = (c[cAt] = said + cBack * cDull);
    const dNow = (d[dAt] = said + dBack * dDull);
    echo[i] = 0.25 * (aNow + bNow + cNow + dNow);
    if (++aAt === a.length) aAt = 0;
    if (++bAt === b.length) bAt = 0;
    if (++cAt === c.length) cAt = 0;
    if (++dAt === d.length) dAt = 0;
  }
  return echo;
}

function diffuse(samples: Float32Array, length: number): void {
  const [heard, said] = [new Float32Array(length), new Float32Array(length)];
  for (let i = 0, at = 0; i < samples.length; i++) {
    const input = samples[i]!;
    const output = heard[at]! + DIFFUSION * (said[at]! - input);
    heard[at] = input;
    said[at] = output;
    samples[i] = output;
    if (++at === length) at = 0;
  }
}

function addEarly(echo: Float32Array, sent: Float32Array): void {
  for (const { behind, level } of earlyTaps)
    for (let i = behind; i < echo.length; i++) echo[i]! += level * sent[i - behind]!;
}
