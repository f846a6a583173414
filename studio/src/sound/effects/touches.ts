import type { Random } from '../dsp/seededRandom.ts';
import { addAt, fade, samplesOf, setPeak, silence } from '../dsp/samples.ts';
import { applyFilters, bandPass, lowPass } from '../dsp/filters.ts';
import { wander, whiteNoise } from '../dsp/noise.ts';
import { addPartials, glide, shape } from '../dsp/tone.ts';

const { exp, min, sin, PI } = Math;

/** A burst of noise that dies away: `decay` in seconds. */
const burst = (seconds: number, hertz: number, q: number, decay: number, random: Random): Float32Array =>
  shape(applyFilters(whiteNoise(samplesOf(seconds), random), bandPass(hertz, q)), (t) => exp(-t / decay));

export function knock(random: Random): Float32Array {
  const sound = silence(1);
  for (const at of [0.03, 0.26, 0.49]) {
    const one = addPartials(silence(0.3), [
      { hertz: 310, level: 0.7, decay: 0.035 },
      { hertz: 540, level: 0.6, decay: 0.028 },
      { hertz: 880, level: 0.35, decay: 0.02 },
    ]);
    addAt(one, burst(0.05, 1500, 1, 0.008, random), 0, 0.6);
    addAt(sound, one, samplesOf(at + 0.012 * random()), 0.8 + 0.2 * random());
  }
  return fade(setPeak(sound, -9), 0.002, 0.1);
}

/** A latch or a lid that finds its place. */
export function click(random: Random): Float32Array {
  const sound = silence(0.4);
  for (const [at, level] of [
    [0.02, 0.5],
    [0.11, 1],
  ] as const) {
    addAt(sound, burst(0.06, 2600, 2, 0.007, random), samplesOf(at), level);
    addAt(
      sound,
      addPartials(silence(0.2), [{ hertz: 1900, level: 0.4, decay: 0.018 }]),
      samplesOf(at),
      level,
    );
  }
  return fade(setPeak(sound, -10), 0.002, 0.05);
}

/** Something soft comes down; the partials above 300 Hz keep it alive on small speakers. */
export function thud(random: Random): Float32Array {
  const sound = addPartials(silence(0.6), [
    { hertz: 150, level: 0.5, decay: 0.09 },
    { hertz: 340, level: 0.6, decay: 0.06 },
    { hertz: 520, level: 0.4, decay: 0.04 },
  ]);
  addAt(
    sound,
    shape(applyFilters(whiteNoise(samplesOf(0.2), random), lowPass(1200)), (t) => exp(-t / 0.03)),
    0,
    0.7,
  );
  return fade(setPeak(sound, -9), 0.004, 0.15);
}

/** Paper, leaves, straw under a hand. */
export function rustle(random: Random): Float32Array {
  const sound = applyFilters(whiteNoise(samplesOf(0.9), random), bandPass(4200, 0.6));
  const grain = wander(sound.length, 24, random);
  for (let i = 0; i < sound.length; i++) sound[i]! *= grain[i]! ** 3;
  return fade(
    setPeak(
      shape(sound, (t) => sin((PI * t) / 0.9)),
      -13,
    ),
    0.03,
    0.1,
  );
}

export function squeak(random: Random): Float32Array {
  const sound = silence(0.8);
  for (const at of [0.03, 0.4]) {
    const base = 950 + 120 * random();
    const level = (t: number): number => min(1, t / 0.03) * min(1, (0.3 - t) / 0.08);
    for (const [harmonic, part] of [
      [1, 0.6],
      [2, 0.25],
      [3, 0.12],
    ] as const)
      // prettier-ignore
      addAt(sound, glide(0.3, (t) => harmonic * (base + 700 * t), level), samplesOf(at), part);
  }
  return fade(setPeak(sound, -13), 0.005, 0.05);
}

/** Keys, buttons in a tin, a glass that is touched. */
export function jingle(random: Random): Float32Array {
  const sound = silence(1.1);
  for (let at = 0.02; at < 0.6; at += 0.05 + 0.07 * random()) {
    const hertz = 2100 + 1700 * random();
    const chime = addPartials(silence(0.4), [
      { hertz, level: 0.5, decay: 0.07 },
      { hertz: hertz * 1.51, level: 0.3, decay: 0.05 },
      { hertz: hertz * 2.13, level: 0.15, decay: 0.03 },
    ]);
    addAt(sound, chime, samplesOf(at), 0.4 + 0.6 * random());
  }
  return fade(setPeak(sound, -13), 0.003, 0.1);
}

/** One drop into water. */
export function plop(): Float32Array {
  const sound = silence(0.5);
  const level = (t: number): number => min(1, t / 0.01) * exp(-t / 0.05);
  addAt(sound, glide(0.3, (t) => 420 + 2600 * t, level), samplesOf(0.02), 0.8); // prettier-ignore
  addAt(sound, glide(0.2, (t) => 700 + 3200 * t, level), samplesOf(0.16), 0.3); // prettier-ignore
  return fade(setPeak(sound, -11), 0.003, 0.1);
}

/** A fingertip on wood, twice. */
export function tap(random: Random): Float32Array {
  const sound = silence(0.6);
  for (const at of [0.02, 0.22]) {
    const one = addPartials(silence(0.2), [
      { hertz: 620, level: 0.6, decay: 0.02 },
      { hertz: 1180, level: 0.35, decay: 0.012 },
    ]);
    addAt(one, burst(0.04, 2100, 1, 0.005, random), 0, 0.4);
    addAt(sound, one, samplesOf(at + 0.01 * random()));
  }
  return setPeak(sound, -11);
}

/** A cup, a jar, a bag is put on wood. */
export function clunk(random: Random): Float32Array {
  const sound = addPartials(silence(0.5), [
    { hertz: 330, level: 0.6, decay: 0.04 },
    { hertz: 760, level: 0.4, decay: 0.025 },
    { hertz: 1430, level: 0.25, decay: 0.03 },
  ]);
  addAt(sound, burst(0.1, 1700, 0.8, 0.01, random), 0, 0.5);
  return fade(setPeak(sound, -10), 0.002, 0.1);
}
