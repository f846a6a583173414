import { SAMPLE_RATE } from './samples.ts';
import { filteredStretches, highPass, lowPass } from './filters.ts';

const { abs } = Math;

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
const combs = [0.0297, 0.0371, 0.0411, 0.0437];
const diffusers = [0.005, 0.0017];
const DAMPING = 0.12;
const DIFFUSION = 0.7;

/**
 * Adds the room to the samples in place; the tail ends with them. Early taps, four damped combs and two
 * all-passes after Schroeder and Moorer.
 */
export function addRoom(samples: Float32Array, { wet, t60, bright }: Room): Float32Array {
  const half = new Float32Array(Math.ceil(samples.length / 2));
  filteredStretches(samples, [highPass(250), lowPass(bright)], (sent, at) => {
    for (let i = 0; 2 * i + 1 < sent.length && at / 2 + i + preDelay < half.length; i++)
      half[at / 2 + i + preDelay] = 0.5 * (sent[2 * i]! + sent[2 * i + 1]!);
  });

  const echo = new Float32Array(half.length);
  for (const seconds of combs) addComb(echo, half, halfSamples(seconds), 10 ** ((-3 * seconds) / t60));
  for (const seconds of diffusers) diffuse(echo, halfSamples(seconds));
  for (const { behind, level } of earlyTaps)
    for (let i = behind; i < echo.length; i++) echo[i]! += level * half[i - behind]!;

  for (let i = 0; i + 1 < echo.length; i++) {
    samples[2 * i]! += wet * echo[i]!;
    samples[2 * i + 1]! += wet * 0.5 * (echo[i]! + echo[i + 1]!);
  }
  return samples;
}

/**
 * Values below this are silence: the tail must not end in denormal numbers, which are a hundred times slower
 * to add.
 */
const SILENT = 1e-15;

function addComb(target: Float32Array, source: Float32Array, length: number, feedback: number): void {
  const line = new Float32Array(length);
  let dull = 0;
  for (let i = 0, at = 0; i < source.length; i++) {
    dull = dull * DAMPING + line[at]! * (1 - DAMPING);
    if (abs(dull) < SILENT) dull = 0;
    const value = source[i]! + feedback * dull;
    line[at] = value;
    target[i]! += 0.25 * value;
    if (++at === length) at = 0;
  }
}

function diffuse(samples: Float32Array, length: number): void {
  const [heard, said] = [new Float32Array(length), new Float32Array(length)];
  for (let i = 0, at = 0; i < samples.length; i++) {
    const input = samples[i]!;
    const output = heard[at]! + DIFFUSION * (said[at]! - input);
    heard[at] = input;
    said[at] = abs(output) < SILENT ? 0 : output;
    samples[i] = output;
    if (++at === length) at = 0;
  }
}
