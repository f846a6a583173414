import { SAMPLE_RATE, toDecibels, toGain } from './samples.ts';

const { abs } = Math;

export type Compression = {
  thresholdDb: number;
  ratio: number;
  attackMs: number;
  releaseMs: number;
  makeUpDb: number;
};

// The gain is worked out once per millisecond and runs straight in between: the logarithm is the dear part.
const HOP = 24;
const smoothing = (ms: number): number => Math.exp(-1000 / (ms * SAMPLE_RATE));

/** Downward compressor after the smoothed absolute level, in place. */
export function compress(
  samples: Float32Array,
  { thresholdDb, ratio, attackMs, releaseMs, makeUpDb }: Compression,
): Float32Array {
  const [attack, release] = [smoothing(attackMs), smoothing(releaseMs)];
  const gainAt = (level: number): number =>
    toGain(makeUpDb - Math.max(0, toDecibels(level) - thresholdDb) * (1 - 1 / ratio));
  let level = 0;
  let gain = gainAt(0);
  for (let start = 0; start < samples.length; start += HOP) {
    const end = Math.min(samples.length, start + HOP);
    for (let i = start; i < end; i++) {
      const now = abs(samples[i]!);
      const keep = now > level ? attack : release;
      level = keep * level + (1 - keep) * now;
    }
    if (level < 1e-15) level = 0;
    const slope = (gainAt(level) - gain) / HOP;
    for (let i = start; i < end; i++) samples[i]! *= gain += slope;
  }
  return samples;
}
