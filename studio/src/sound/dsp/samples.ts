const { abs, cos, PI } = Math;

/**
 * Everything is mono 32-bit floats at this rate; 24 kHz keeps what a voice and a small speaker have and
 * halves the work of 48.
 */
export const SAMPLE_RATE = 24_000;

/** A stretch of time in seconds. */
export type Span = { from: number; to: number };

export const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
export const silence = (seconds: number): Float32Array => new Float32Array(Math.max(0, samplesOf(seconds)));
export const toGain = (decibels: number): number => 10 ** (decibels / 20);
export const toDecibels = (gain: number): number => 20 * Math.log10(gain + 1e-12);

/** Adds `source` to `target` from sample `at` on; what lies outside `target` is dropped. */
export function addAt(target: Float32Array, source: Float32Array, at: number, gain = 1): void {
  const start = Math.round(at);
  const from = Math.max(0, -start);
  const to = Math.min(source.length, target.length - start);
  for (let i = from; i < to; i++) target[start + i]! += source[i]! * gain;
}

export function scale(samples: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain;
  return samples;
}

/** Of samples [from, to). */
export function peakOf(samples: Float32Array, from = 0, to = samples.length): number {
  let peak = 0;
  for (let i = from; i < to; i++) {
    const level = abs(samples[i]!);
    if (level > peak) peak = level;
  }
  return peak;
}

/** Scales so that the highest sample lies at `decibels` full scale; silence stays silence. */
export function setPeak(samples: Float32Array, decibels: number): Float32Array {
  const peak = peakOf(samples);
  return peak > 0 ? scale(samples, toGain(decibels) / peak) : samples;
}

/** Raised-cosine fades in place, in seconds. */
export function fade(samples: Float32Array, inSeconds: number, outSeconds: number): Float32Array {
  const rise = Math.min(samples.length, samplesOf(inSeconds));
  const fall = Math.min(samples.length, samplesOf(outSeconds));
  for (let i = 0; i < rise; i++) samples[i]! *= 0.5 - 0.5 * cos((PI * i) / rise);
  for (let i = 0; i < fall; i++) samples[samples.length - 1 - i]! *= 0.5 - 0.5 * cos((PI * i) / fall);
  return samples;
}
