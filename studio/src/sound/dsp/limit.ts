import { SAMPLE_RATE, peakOf, toGain } from './samples.ts';
import { BETWEEN_SAMPLES, truePeakBetween } from './truePeak.ts';

const { max, min } = Math;

// Gains are worked out per millisecond. Each looks this many hops ahead and is then averaged over as many:
// so it falls in a straight line and has arrived when the peak comes.
const HOP = 24;
const LOOK_AHEAD = 5;
const RELEASE = Math.exp(-HOP / (0.08 * SAMPLE_RATE));

/** Keeps the curve at or below `ceilingDb` dBTP, in place; what is not near a peak passes untouched. */
export function limit(samples: Float32Array, ceilingDb: number): Float32Array {
  const ceiling = toGain(ceilingDb);
  const hops = Math.ceil(samples.length / HOP);
  const allowed = new Float64Array(hops).fill(1);
  for (let hop = 0; hop < hops; hop++) {
    const end = min(samples.length, (hop + 1) * HOP);
    const samplePeak = peakOf(samples, hop * HOP, end);
    if (samplePeak * BETWEEN_SAMPLES <= ceiling) continue;
    const peak = max(samplePeak, truePeakBetween(samples, hop * HOP, end));
    if (peak <= ceiling) continue;
    for (let early = max(0, hop - LOOK_AHEAD); early <= hop; early++)
      allowed[early] = min(allowed[early]!, ceiling / peak);
  }
  for (let hop = 1; hop < hops; hop++)
    allowed[hop] = min(allowed[hop]!, 1 - (1 - allowed[hop - 1]!) * RELEASE);

  let gain = allowed[0]!;
  for (let hop = 0; hop < hops; hop++) {
    let sum = 0;
    for (let late = hop - LOOK_AHEAD + 1; late <= hop; late++) sum += allowed[max(0, late)]!;
    const slope = (sum / LOOK_AHEAD - gain) / HOP;
    const end = min(samples.length, (hop + 1) * HOP);
    if (gain < 1 || slope !== 0) for (let i = hop * HOP; i < end; i++) samples[i]! *= gain += slope;
    gain = sum / LOOK_AHEAD;
  }
  return samples;
}
