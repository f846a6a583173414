import { SAMPLE_RATE, peakOf, toGain } from './samples.ts';

// Gains are held per millisecond; a peak is seen five hops ahead, so that the gain falls before it and not on it.
const HOP = 24;
const LOOK_AHEAD = 5;
const RELEASE = Math.exp(-HOP / (0.08 * SAMPLE_RATE));

/** Keeps every sample at or below `ceilingDb` full scale, in place; what lies lower by more than the release passes untouched. */
export function limit(samples: Float32Array, ceilingDb: number): Float32Array {
  const ceiling = toGain(ceilingDb);
  const hops = Math.ceil(samples.length / HOP);
  const needed = new Float64Array(hops + LOOK_AHEAD + 1).fill(1);
  for (let hop = 0; hop < hops; hop++) {
    const peak = peakOf(samples.subarray(hop * HOP, (hop + 1) * HOP));
    if (peak <= ceiling) continue;
    const gain = ceiling / peak;
    for (let ahead = Math.max(0, hop - LOOK_AHEAD); ahead <= hop + 1; ahead++) needed[ahead] = Math.min(needed[ahead]!, gain);
  }
  let gain = 1;
  for (let hop = 0; hop < hops; hop++) {
    const target = Math.min(needed[hop]!, needed[hop + 1]!);
    const next = target < gain ? Math.max(target, gain - (gain - target) / 2) : Math.min(target, 1 - (1 - gain) * RELEASE);
    const slope = (next - gain) / HOP;
    const end = Math.min(samples.length, (hop + 1) * HOP);
    for (let i = hop * HOP; i < end; i++) samples[i] = Math.max(-ceiling, Math.min(ceiling, samples[i]! * (gain += slope)));
    gain = next;
  }
  return samples;
}
