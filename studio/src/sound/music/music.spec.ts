import { moods } from '../../plan.ts';
import { seededRandom } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE } from '../dsp/samples.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { difference } from '../measure.ts';
import { instruments } from './instruments.ts';
import { composeBed } from './composeBed.ts';
import { composeTune, fitToChord } from './melody.ts';
import { moodTable } from './moods.ts';

/** Frequency in hertz near `expected`, to a fraction of a cent, from the zero-phase lag of many periods. */
function frequencyNear(samples: Float32Array, expected: number): number {
  const [start, length] = [2400, 8192];
  const correlation = (lag: number): number => {
    let sum = 0;
    for (let i = start; i < start + length; i++) sum += samples[i]! * samples[i + lag]!;
    return sum;
  };
  const periods = Math.floor(500 / (SAMPLE_RATE / expected));
  const around = Math.round((periods * SAMPLE_RATE) / expected);
  const reach = Math.floor(SAMPLE_RATE / expected / 3);
  let best = around;
  for (let lag = around - reach; lag <= around + reach; lag++)
    if (correlation(lag) > correlation(best)) best = lag;
  const [left, middle, right] = [correlation(best - 1), correlation(best), correlation(best + 1)];
  return (periods * SAMPLE_RATE) / (best + (left - right) / (2 * (left - 2 * middle + right)));
}

describe('instruments', () => {
  it.each(['pluck', 'bell', 'musicBox', 'marimba', 'pad', 'flute', 'reed', 'bass'] as const)(
    '%s is in tune',
    (name) => {
      for (const note of [55, 62, 67, 72, 79]) {
        const hertz = 440 * 2 ** ((note - 69) / 12);
        const heard = frequencyNear(instruments[name](hertz, 1.5, seededRandom(name)), hertz);
        expect(Math.abs(1200 * Math.log2(heard / hertz))).toBeLessThan(5);
      }
    },
  );
});

describe('composed music', () => {
  const bedOf = (mood: (typeof moods)[number], seed: string, thinFrom = Infinity) =>
    composeBed({ mood, seconds: 12, shift: 0, thinFrom, homeFrom: Infinity }, seededRandom(seed)).samples;

  it.each(moods)('%s sounds without a break', (mood) => {
    const samples = bedOf(mood, 'a');
    expect(samples.includes(NaN)).toBe(false);
    for (let second = 0; second < 12; second++) {
      expect(loudnessOf(samples.subarray(second * SAMPLE_RATE, (second + 1) * SAMPLE_RATE))).toBeGreaterThan(
        -45,
      );
    }
  });

  it('is the same for the same seed and another for another', () => {
    expect(difference(bedOf('wonder', 'a'), bedOf('wonder', 'a'))).toBe(0);
    expect(difference(bedOf('wonder', 'a'), bedOf('wonder', 'b'))).toBeGreaterThan(0.01);
  });

  it('has fewer notes where it thins out', () => {
    const [full, thin] = [bedOf('calm', 'a'), bedOf('calm', 'a', 6)];
    const first = 6 * SAMPLE_RATE;
    expect(difference(thin.subarray(0, first), full.subarray(0, first))).toBe(0);
    const energy = (samples: Float32Array): number =>
      samples.subarray(first).reduce((sum, sample) => sum + sample ** 2, 0);
    expect(energy(thin)).toBeLessThan(energy(full) * 0.98);
    const leftOut = full.map((sample, index) => sample - thin[index]!);
    expect(loudnessOf(leftOut)).toBeGreaterThan(loudnessOf(full) - 12);
  });

  it('returns to its first motif and rests on chord tones', () => {
    for (const mood of moods)
      for (const seed of ['a', 'b', 'c']) {
        const [a, again, b, last] = composeTune(moodTable[mood], seededRandom(seed));
        expect([again, last]).toEqual([a, a]);
        expect(b).not.toBe(a);
        const bars = 2 * moodTable[mood].beatsPerBar;
        expect(a!.reduce((sum, { beats }) => sum + beats, 0)).toBe(bars);
        for (const chord of [0, 3, 4])
          for (const { step } of a!)
            expect([0, 2, 4]).toContain((fitToChord(step, 0, chord, moodTable[mood]) - chord + 21) % 7);
      }
  });

  it('adds the melody only where it is asked to', () => {
    const bed = composeBed(
      { mood: 'adventure', seconds: 12, shift: 2, thinFrom: Infinity, homeFrom: 10 },
      seededRandom('lead'),
    );
    const before = bed.samples.slice();
    bed.playLead(3, 7);
    const changed = bed.samples.map((sample, index) => Math.abs(sample - before[index]!));
    expect(Math.max(...changed.subarray(3 * SAMPLE_RATE, 7 * SAMPLE_RATE))).toBeGreaterThan(0.05);
    expect(Math.max(...changed.subarray(0, 2.9 * SAMPLE_RATE))).toBe(0);
    expect(Math.max(...changed.subarray(7.2 * SAMPLE_RATE))).toBe(0);
  });
});
