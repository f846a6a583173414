import type { Random } from '../dsp/seededRandom.ts';
import { pick } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE, addAt, fade, samplesOf, setPeak, silence } from '../dsp/samples.ts';
import { applyFilters, bandPass, highPass, lowPass } from '../dsp/filters.ts';
import { pinkNoise, wander, whiteNoise } from '../dsp/noise.ts';
import { addPartials, glide, shape } from '../dsp/tone.ts';

const { exp, min, sin, PI } = Math;

// What hands, feet and breath do, each over in two seconds.

const noiseOf = (seconds: number, hertz: number, q: number, random: Random): Float32Array =>
  applyFilters(whiteNoise(samplesOf(seconds), random), bandPass(hertz, q));

/** Something is pushed over a floor: it sticks a little, lets go, and comes to rest. */
export function slide(random: Random): Float32Array {
  const sound = applyFilters(pinkNoise(samplesOf(1.1), random), bandPass(850, 0.6));
  const grain = wander(sound.length, 35, random);
  for (let i = 0; i < sound.length; i++) sound[i]! *= 0.35 + 0.65 * grain[i]!;
  return fade(setPeak(sound, -12), 0.12, 0.35);
}

/** A mouth that stays shut: three notes, of which no word can be made out. */
export function hum(random: Random): Float32Array {
  const sound = silence(2);
  const tune = pick([[0, 4, 2], [0, 2, 4], [4, 2, 0], [0, 7, 4]], random); // prettier-ignore
  for (const [index, step] of tune.entries()) {
    const hertz = 294 * 2 ** (step / 12);
    const seconds = index === 2 ? 0.85 : 0.55;
    const level = (t: number): number => min(1, t / 0.09) * min(1, (seconds - t) / 0.16);
    for (const [harmonic, part] of [
      [1, 0.6],
      [2, 0.25],
      [3, 0.1],
      [4, 0.04],
    ] as const)
      // prettier-ignore
      addAt(
        sound,
        glide(seconds, (t) => harmonic * hertz * (1 + 0.006 * sin(2 * PI * 5 * t)), level),
        samplesOf(0.03 + index * 0.5),
        part,
      );
  }
  return fade(setPeak(sound, -12), 0.02, 0.1);
}

export function clap(random: Random): Float32Array {
  const sound = silence(0.9);
  for (const at of [0.02, 0.36])
    for (const [late, level] of [
      [0, 1],
      [0.008, 0.6],
      [0.017, 0.5],
    ] as const)
      // prettier-ignore
      addAt(
        sound,
        shape(noiseOf(0.15, 1250, 0.9, random), (t) => exp(-t / 0.022)),
        samplesOf(at + late + 0.006 * random()),
        level,
      );
  return fade(setPeak(sound, -10), 0.001, 0.1);
}

/** Water into a vessel, whose pitch rises as it fills. */
export function pour(random: Random): Float32Array {
  const sound = shape(noiseOf(1.7, 2200, 0.6, random), (t) => 0.22 + 0.06 * sin(2 * PI * 7 * t));
  for (let at = 0.03; at < 1.5; at += 0.02 + 0.04 * random()) {
    const hertz = 480 + 380 * at + 500 * random();
    const drop = glide(0.07, (t) => hertz * (1 + 3 * t), (t) => min(1, t / 0.004) * exp(-t / 0.018)); // prettier-ignore
    addAt(sound, drop, samplesOf(at), 0.25 + 0.3 * random());
  }
  return fade(setPeak(sound, -11), 0.1, 0.3);
}

/** One string under a finger. */
export function twang(random: Random): Float32Array {
  const hertz = pick([247, 294, 330, 392], random);
  const partials = [1, 2, 3, 4, 5, 6].map((harmonic) => ({
    hertz: hertz * harmonic * (1 + 0.0004 * harmonic ** 2),
    level: 0.6 / harmonic,
    decay: 0.5 / harmonic ** 0.7,
  }));
  return fade(setPeak(addPartials(silence(1.4), partials), -11), 0.002, 0.2);
}

/** Something round goes over wood and slows down. */
export function roll(random: Random): Float32Array {
  const sound = applyFilters(pinkNoise(samplesOf(1.6), random), lowPass(1100), highPass(220));
  let turns = 0;
  for (let i = 0; i < sound.length; i++) {
    const t = i / SAMPLE_RATE / 1.6;
    turns += (11 - 7 * t) / SAMPLE_RATE;
    sound[i]! *= (1 - t) * (0.45 + 0.55 * (0.5 + 0.5 * sin(2 * PI * turns)) ** 2);
  }
  return fade(setPeak(sound, -10), 0.05, 0.2);
}

/** A clock: four ticks, one a half second. */
export function tick(random: Random): Float32Array {
  const sound = silence(2);
  for (const beat of [0, 1, 2, 3]) {
    const one = addPartials(silence(0.2), [
      { hertz: beat % 2 ? 1250 : 1560, level: 0.6, decay: 0.014 },
      { hertz: beat % 2 ? 2600 : 3150, level: 0.35, decay: 0.008 },
    ]);
    addAt(one, shape(noiseOf(0.04, 3000, 1.2, random), (t) => exp(-t / 0.004)), 0, 0.5); // prettier-ignore
    addAt(sound, one, samplesOf(0.03 + beat * 0.48));
  }
  return setPeak(sound, -12);
}

/** A pencil on paper, or a nail on wood: short strokes there and back. */
export function scribble(random: Random): Float32Array {
  const sound = silence(1.3);
  for (let at = 0.02; at < 1.1;) {
    const seconds = 0.07 + 0.1 * random();
    const stroke = noiseOf(seconds, 2900 + 900 * random(), 1.1, random);
    addAt(sound, shape(stroke, (t) => sin((PI * t) / seconds)), samplesOf(at), 0.6 + 0.4 * random()); // prettier-ignore
    at += seconds + 0.015 + 0.05 * random();
  }
  return fade(setPeak(sound, -14), 0.01, 0.1);
}

/** A cloth, a brush or a broom: three long strokes. */
export function brush(random: Random): Float32Array {
  const sound = silence(1.7);
  for (const stroke of [0, 1, 2]) {
    const sweep = noiseOf(0.46, stroke % 2 ? 2300 : 3000, 0.6, random);
    addAt(sound, shape(sweep, (t) => sin((PI * t) / 0.46) ** 1.5), samplesOf(0.03 + stroke * 0.52 + 0.03 * random())); // prettier-ignore
  }
  return fade(setPeak(sound, -14), 0.02, 0.1);
}

/** Three steps on sand, gravel or snow. */
export function crunch(random: Random): Float32Array {
  const sound = silence(1.7);
  for (const step of [0, 1, 2])
    for (let grain = 0; grain < 26; grain++) {
      const [when, hertz] = [random(), 1300 + 2600 * random()];
      const one = shape(noiseOf(0.03, hertz, 1.5, random), (t) => exp(-t / 0.005));
      addAt(sound, one, samplesOf(0.03 + step * 0.55 + 0.24 * when), (0.3 + 0.7 * random()) * sin(PI * when)); // prettier-ignore
    }
  return setPeak(sound, -12);
}

/** A bite of something crisp, and what follows behind closed lips. */
export function munch(random: Random): Float32Array {
  const sound = silence(1.3);
  for (const [bite, level] of [
    [0, 1],
    [0.45, 0.45],
    [0.8, 0.35],
  ] as const)
    // prettier-ignore
    for (let grain = 0; grain < 14; grain++) {
      const one = shape(noiseOf(0.04, bite ? 900 : 1900, 0.9, random), (t) => exp(-t / 0.009));
      addAt(sound, one, samplesOf(0.02 + bite + 0.13 * random() ** 1.4), level * (0.4 + 0.6 * random()));
    }
  return setPeak(sound, -12);
}

/** Two notes on the lips. */
export function whistle(random: Random): Float32Array {
  const sound = silence(1.3);
  const base = 1180 + 160 * random();
  for (const [at, seconds, from, to] of [
    [0.03, 0.34, 1, 1.04],
    [0.48, 0.62, 1.33, 1.2],
  ] as const) {
    // prettier-ignore
    const level = (t: number): number => min(1, t / 0.05) * min(1, (seconds - t) / 0.14);
    const tone = glide(seconds, (t) => base * (from + ((to - from) * t) / seconds), level);
    addAt(tone, shape(noiseOf(seconds, base, 2, random), level), 0, 0.08);
    addAt(sound, tone, samplesOf(at), 0.6);
  }
  return setPeak(sound, -14);
}

/** Air goes in, and out for longer. */
export function breath(random: Random): Float32Array {
  const sound = silence(1.9);
  const [drawn, given] = [noiseOf(0.6, 1900, 0.7, random), noiseOf(1.1, 1100, 0.7, random)];
  addAt(sound, shape(drawn, (t) => sin((PI * t) / 0.6) ** 2), samplesOf(0.02), 0.5); // prettier-ignore
  addAt(sound, shape(given, (t) => min(1, t / 0.2) * (1 - t / 1.1) ** 1.5), samplesOf(0.72)); // prettier-ignore
  return setPeak(sound, -14);
}
