import { seededRandom } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE, peakOf, toDecibels } from '../dsp/samples.ts';
import { applyFilters, highPass } from '../dsp/filters.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { difference, spectralCentroid } from '../measure.ts';
import { effectOf, effects, type EffectId } from './effects.ts';

/** What each recipe was tuned to: seconds, dB full scale, LUFS, hertz. */
const tuned: Record<EffectId, { seconds: number; peak: number; loudness: number; centroid: number }> = {
  wind: { seconds: 6, peak: -8, loudness: -22.3, centroid: 540 },
  waves: { seconds: 9, peak: -7, loudness: -22.8, centroid: 1700 },
  rain: { seconds: 6, peak: -9, loudness: -22.4, centroid: 4000 },
  fire: { seconds: 6, peak: -8.2, loudness: -28.9, centroid: 740 },
  footsteps: { seconds: 3.2, peak: -9, loudness: -31.4, centroid: 730 },
  door: { seconds: 1.4, peak: -7, loudness: -26.2, centroid: 250 },
  bell: { seconds: 3.2, peak: -8, loudness: -23.9, centroid: 990 },
  lark: { seconds: 3, peak: -10, loudness: -18, centroid: 3480 },
  owl: { seconds: 3, peak: -9, loudness: -17.4, centroid: 390 },
  engine: { seconds: 4, peak: -10, loudness: -23.5, centroid: 310 },
  splash: { seconds: 1.6, peak: -7, loudness: -23.3, centroid: 2310 },
  sparkle: { seconds: 2.2, peak: -11, loudness: -20.6, centroid: 2610 },
  heartbeat: { seconds: 3.2, peak: -9, loudness: -31, centroid: 280 },
  crickets: { seconds: 6, peak: -14, loudness: -27.8, centroid: 3830 },
  crowd: { seconds: 5, peak: -11, loudness: -27.5, centroid: 690 },
  pageTurn: { seconds: 0.7, peak: -12, loudness: -24.7, centroid: 3500 },
  whoosh: { seconds: 1.1, peak: -10, loudness: -20.8, centroid: 3850 },
  thunderFar: { seconds: 5, peak: -12, loudness: -28.8, centroid: 740 },
  purr: { seconds: 4, peak: -12, loudness: -32.3, centroid: 620 },
  creak: { seconds: 1.5, peak: -12, loudness: -31.1, centroid: 1530 },
  leaves: { seconds: 3, peak: -14, loudness: -29.5, centroid: 5200 },
  robotBeep: { seconds: 1, peak: -14, loudness: -20.3, centroid: 970 },
  bubbles: { seconds: 3, peak: -11, loudness: -25.5, centroid: 990 },
  hoofs: { seconds: 2.6, peak: -11, loudness: -33.6, centroid: 470 },
  knock: { seconds: 1, peak: -9, loudness: -29, centroid: 446 },
  click: { seconds: 0.4, peak: -10, loudness: -29.4, centroid: 2087 },
  thud: { seconds: 0.6, peak: -9, loudness: -31.7, centroid: 260 },
  rustle: { seconds: 0.9, peak: -13, loudness: -27.8, centroid: 4860 },
  squeak: { seconds: 0.8, peak: -13, loudness: -18.7, centroid: 1330 },
  jingle: { seconds: 1.1, peak: -13, loudness: -25.2, centroid: 3230 },
  plop: { seconds: 0.5, peak: -11, loudness: -27.6, centroid: 540 },
  slide: { seconds: 1.1, peak: -12, loudness: -25.5, centroid: 1120 },
  hum: { seconds: 2, peak: -12, loudness: -17.7, centroid: 420 },
  clap: { seconds: 0.9, peak: -10, loudness: -28.6, centroid: 2160 },
  pour: { seconds: 1.7, peak: -11, loudness: -22.8, centroid: 1670 },
  twang: { seconds: 1.4, peak: -11, loudness: -27.4, centroid: 410 },
  roll: { seconds: 1.6, peak: -10, loudness: -26.7, centroid: 610 },
  tick: { seconds: 2, peak: -12, loudness: -35, centroid: 1660 },
  scribble: { seconds: 1.3, peak: -14, loudness: -26.3, centroid: 3970 },
  brush: { seconds: 1.7, peak: -14, loudness: -25.2, centroid: 3860 },
  crunch: { seconds: 1.7, peak: -12, loudness: -32, centroid: 3260 },
  munch: { seconds: 1.3, peak: -12, loudness: -35.8, centroid: 2610 },
  whistle: { seconds: 1.3, peak: -14, loudness: -18.1, centroid: 1500 },
  breath: { seconds: 1.9, peak: -14, loudness: -26.7, centroid: 2380 },
  tap: { seconds: 0.6, peak: -11, loudness: -32.5, centroid: 730 },
  clunk: { seconds: 0.5, peak: -10, loudness: -33, centroid: 480 },
};

describe('sound effects', () => {
  it.each(Object.entries(tuned))(
    '%s sounds as it was tuned, from every seed',
    (id, { seconds, peak, loudness, centroid }) => {
      for (const seed of ['seven', 'eight', 'nine']) {
        const sound = effects[id as EffectId].render(seededRandom(seed));
        expect(sound.includes(NaN)).toBe(false);
        expect(sound.length / SAMPLE_RATE).toBeCloseTo(seconds, 1);
        // The fades may take some of the peak away.
        expect(Math.abs(toDecibels(peakOf(sound)) - peak)).toBeLessThan(2.5);
        expect(toDecibels(peakOf(sound))).toBeLessThanOrEqual(-6);
        const own = loudnessOf(sound);
        expect(Math.abs(own - loudness)).toBeLessThan(4);
        const measured = spectralCentroid(sound);
        expect(measured / centroid).toBeGreaterThan(0.7);
        expect(measured / centroid).toBeLessThan(1.3);
        // A telephone plays little below 300 Hz; what is lost there must not make the effect vanish.
        expect(own - loudnessOf(applyFilters(sound, highPass(300)))).toBeLessThanOrEqual(9);
      }
    },
  );

  it('is heard at once where it answers a word', () => {
    for (const { use, render } of Object.values(effects)) {
      if (use === 'bed') continue;
      const sound = render(seededRandom('word'));
      const audible = peakOf(sound) / 10;
      expect(sound.findIndex((sample) => Math.abs(sample) > audible) / SAMPLE_RATE).toBeLessThan(0.3);
    }
  });

  it('is the same for the same seed and another for another', () => {
    for (const id of ['waves', 'footsteps', 'sparkle'] as const) {
      const render = (seed: string): Float32Array => effects[id].render(seededRandom(seed));
      expect(difference(render('a'), render('a'))).toBe(0);
      expect(difference(render('a'), render('b'))).toBeGreaterThan(0.01);
    }
  });

  it('names the known effects when asked for another', () => {
    expect(() => effectOf('dragonRoar')).toThrow(/There is no effect "dragonRoar".*heartbeat/);
  });
});
