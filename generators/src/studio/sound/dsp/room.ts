import { samplesOf } from './samples.ts';
import { applyFilters, highPass, lowPass } from './filters.ts';

/** `t60`: seconds until the echo has fallen by 60 dB; `bright`: the highest frequency in hertz that reaches the walls. */
export type Room = { wet: number; t60: number; bright: number };

const PRE_DELAY = 0.012;
const earlyTaps = [
  [0.011, 0.5],
  [0.017, -0.4],
  [0.023, 0.34],
  [0.031, -0.27],
  [0.041, 0.2],
  [0.053, -0.15],
] as const;
const combs = [0.0297, 0.0371, 0.0411, 0.0437];
const diffusers = [0.005, 0.0017];
const DIFFUSION = 0.7;

/** Adds the room to the samples in place; the tail ends with them. Early taps, four damped combs and two all-passes after Schroeder and Moorer. */
export function addRoom(samples: Float32Array, { wet, t60, bright }: Room): Float32Array {
  const sent = new Float32Array(samples.length);
  const delay = samplesOf(PRE_DELAY);
  sent.set(samples.subarray(0, Math.max(0, samples.length - delay)), delay);
  applyFilters(sent, highPass(250), lowPass(bright));

  const late = new Float32Array(samples.length);
  for (const seconds of combs) addComb(late, sent, samplesOf(seconds), 10 ** ((-3 * seconds) / t60));
  for (const seconds of diffusers) diffuse(late, samplesOf(seconds));
  for (let i = 0; i < samples.length; i++) samples[i]! += wet * late[i]!;
  for (const [seconds, level] of earlyTaps) {
    const behind = samplesOf(seconds);
    const gain = wet * 0.6 * level;
    for (let i = behind; i < samples.length; i++) samples[i]! += gain * sent[i - behind]!;
  }
  return samples;
}

function addComb(target: Float32Array, source: Float32Array, length: number, feedback: number): void {
  const line = new Float32Array(length);
  let dull = 0;
  for (let i = 0, at = 0; i < source.length; i++) {
    dull = dull * 0.35 + line[at]! * 0.65;
    if (Math.abs(dull) < 1e-18) dull = 0;
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
    said[at] = Math.abs(output) < 1e-18 ? 0 : output;
    samples[i] = output;
    if (++at === length) at = 0;
  }
}
