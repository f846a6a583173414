import { SAMPLE_RATE, silence, scale } from './samples.ts';
import { addPartials } from './tone.ts';
import { loudnessOf } from './loudness.ts';
import { truePeakOf } from './truePeak.ts';
import { limit } from './limit.ts';
import { peakOf, toDecibels } from './samples.ts';
import { seededRandom } from './seededRandom.ts';
import { difference, loudnessRangeOf } from '../measure.ts';
import { whiteNoise } from './noise.ts';

const sine = (hertz: number, level: number, seconds: number, phase = 0): Float32Array =>
  addPartials(silence(seconds), [{ hertz, level, phase }]);

describe('loudness', () => {
  // The reference of BS.1770: a full-scale 997 Hz sine in one channel reads -3.01 LKFS.
  it.each([1, 0.1, 0.01])('reads the reference sine at level %d', (level) => {
    expect(loudnessOf(sine(997, level, 5))).toBeCloseTo(-3.01 + 20 * Math.log10(level), 1);
  });

  // What the standard's own 48 kHz filters give at these frequencies, relative to 997 Hz.
  it.each([
    [50, -4.63],
    [200, -0.96],
    [3000, 3.12],
    [8000, 3.35],
  ])('weights %d Hz by %d dB', (hertz, decibels) => {
    expect(Math.abs(loudnessOf(sine(hertz, 0.5, 3)) - loudnessOf(sine(997, 0.5, 3)) - decibels)).toBeLessThan(
      0.1,
    );
  });

  it('does not count the pauses', () => {
    const spoken = sine(997, 0.1, 12);
    spoken.fill(0, 4 * SAMPLE_RATE, 8 * SAMPLE_RATE);
    expect(Math.abs(loudnessOf(spoken) + 23)).toBeLessThan(0.7);
    expect(loudnessOf(silence(3))).toBe(-99);
  });
});

describe('the loudness range', () => {
  // The first three signals of EBU Tech 3342, which gives the range a meter must show, to 1 LU.
  it.each([
    [-20, -30, 10],
    [-20, -15, 5],
    [-40, -20, 20],
  ])('of %d and then %d LUFS is %d LU', (first, second, range) => {
    const level = (lufs: number): Float32Array => sine(1000, 10 ** ((lufs + 3.01) / 20), 20);
    const both = new Float32Array(40 * SAMPLE_RATE);
    both.set(level(first));
    both.set(level(second), 20 * SAMPLE_RATE);
    expect(Math.abs(loudnessRangeOf(both) - range)).toBeLessThan(1);
  });
});

describe('peaks', () => {
  it('finds the peak that lies between two samples', () => {
    const between = sine(SAMPLE_RATE / 4, 0.5, 1, Math.PI / 4);
    expect(toDecibels(peakOf(between))).toBeCloseTo(-9, 0);
    expect(Math.abs(truePeakOf(between) + 6.02)).toBeLessThan(0.2);
  });

  it('holds noise below the ceiling and leaves what is quiet alone', () => {
    const noise = whiteNoise(SAMPLE_RATE * 2, seededRandom('ceiling'));
    scale(noise.subarray(0, SAMPLE_RATE), 0.3);
    const quiet = noise.slice(0, SAMPLE_RATE - 1000);
    limit(noise, -2);
    expect(truePeakOf(noise)).toBeLessThanOrEqual(-1.8);
    expect(difference(noise.slice(0, quiet.length), quiet)).toBe(0);
  });
});
