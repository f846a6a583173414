import type { Random } from '../dsp/seededRandom.ts';
import { pick } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE, addAt, fade, samplesOf, setPeak, silence } from '../dsp/samples.ts';
import { applyFilters, bandPass, bell as bellFilter, highPass, lowPass } from '../dsp/filters.ts';
import { whiteNoise } from '../dsp/noise.ts';
import { addPartials, glide, shape } from '../dsp/tone.ts';

const { sin, PI, exp, tanh, min } = Math;

export function door(random: Random): Float32Array {
  const sound = silence(1.4);
  const latch = applyFilters(whiteNoise(samplesOf(0.05), random), bandPass(2200, 2));
  addAt(
    sound,
    shape(latch, (t) => exp(-t / 0.006)),
    samplesOf(0.05),
    0.9,
  );
  const body = addPartials(silence(0.5), [
    { hertz: 110, level: 0.7, decay: 0.09 },
    { hertz: 178, level: 0.6, decay: 0.07 },
    { hertz: 290, level: 0.6, decay: 0.06 },
    { hertz: 470, level: 0.5, decay: 0.045 },
    { hertz: 760, level: 0.35, decay: 0.03 },
  ]);
  const slap = applyFilters(whiteNoise(samplesOf(0.12), random), bandPass(800, 0.7));
  addAt(
    body,
    shape(slap, (t) => exp(-t / 0.03)),
    0,
    0.9,
  );
  addAt(sound, body, samplesOf(0.42));
  return fade(setPeak(sound, -7), 0.002, 0.3);
}

export function bell(): Float32Array {
  const sound = addPartials(silence(3.2), [
    { hertz: 523, level: 0.5, decay: 1.6 },
    { hertz: 1046, level: 0.7, decay: 1.1 },
    { hertz: 1257, level: 0.45, decay: 0.9 },
    { hertz: 1568, level: 0.35, decay: 0.7 },
    { hertz: 2093, level: 0.3, decay: 0.5 },
    { hertz: 2794, level: 0.15, decay: 0.3 },
  ]);
  return fade(setPeak(sound, -8), 0.002, 0.6);
}

const firing = [0, 1, 0.55, 0.7, 0.3, 0.25, 0.15, 0.1, 0.08, 0.05];

/** The lift at 520 Hz keeps it alive on small speakers. */
export function engine(random: Random): Float32Array {
  const sound = applyFilters(whiteNoise(samplesOf(4), random), bandPass(900, 0.7));
  let turns = 0;
  for (let i = 0; i < sound.length; i++) {
    const t = i / SAMPLE_RATE;
    turns = (turns + (34 + 14 * min(1, t / 1.2) + 0.8 * sin(2 * PI * 3.1 * t)) / SAMPLE_RATE) % 1;
    const angle = 4 * PI * turns;
    let wave = 0;
    for (let harmonic = 1; harmonic < firing.length; harmonic++)
      wave += firing[harmonic]! * sin(harmonic * angle);
    sound[i] = 0.14 * sound[i]! + 0.6 * tanh(1.6 * wave) * (0.75 + 0.25 * sin(angle));
  }
  return fade(
    setPeak(applyFilters(sound, highPass(110), bellFilter(520, 0.8, 9), lowPass(1800)), -10),
    0.3,
    1,
  );
}

const pentatonic = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

export function sparkle(random: Random): Float32Array {
  const sound = silence(2.2);
  for (let note = 0; note < 12; note++) {
    const hertz = 1047 * 2 ** (pentatonic[min(10, Math.floor(note * 0.85 + random() * 2))]! / 12);
    const chime = addPartials(silence(0.9), [
      { hertz, level: 0.5, decay: 0.25 },
      { hertz: hertz * 2.01, level: 0.22, decay: 0.14 },
      { hertz: hertz * 3.02, level: 0.08, decay: 0.08 },
    ]);
    addAt(sound, chime, samplesOf(0.05 + note * 0.075 + random() * 0.02), 0.5 + 0.4 * random());
  }
  return fade(setPeak(sound, -11), 0.005, 0.5);
}

export function pageTurn(random: Random): Float32Array {
  const sound = whiteNoise(samplesOf(0.7), random);
  const flap = applyFilters(sound.slice(), bandPass(900, 0.8));
  applyFilters(sound, bandPass(2600, 0.7));
  shape(sound, (t) => 0.8 * (t < 0.34 ? (t / 0.34) ** 2 : exp(-(t - 0.34) / 0.06)));
  shape(flap, (t) => (t > 0.3 ? 0.7 * exp(-(t - 0.3) / 0.05) : 0));
  addAt(sound, flap, 0);
  return fade(setPeak(sound, -12), 0.01, 0.1);
}

/** Noise through a state-variable band-pass that sweeps up and down once. */
export function whoosh(random: Random): Float32Array {
  const sound = whiteNoise(samplesOf(1.1), random);
  let [low, band] = [0, 0];
  for (let i = 0; i < sound.length; i++) {
    const swell = sin((PI * i) / sound.length) ** 2;
    const step = 2 * sin((PI * (300 + 2200 * swell)) / SAMPLE_RATE);
    band += step * (sound[i]! - low - 0.6 * band);
    low += step * band;
    sound[i] = band * swell;
  }
  return setPeak(sound, -10);
}

export function creak(random: Random): Float32Array {
  const sound = silence(1.5);
  let phase = 0;
  for (let i = 0; i < sound.length; i++) {
    const t = i / SAMPLE_RATE;
    const before = Math.floor(phase);
    phase +=
      ((38 + (46 * t) / 1.5 + 10 * sin(2 * PI * 2.3 * t)) / SAMPLE_RATE) * (1 + 0.08 * (random() - 0.5));
    if (Math.floor(phase) !== before) sound[i] = 0.8 + 0.2 * random();
  }
  const [middle, high] = [
    applyFilters(sound.slice(), bandPass(1180, 10)),
    applyFilters(sound.slice(), bandPass(2050, 8)),
  ];
  applyFilters(sound, bandPass(620, 9));
  addAt(sound, middle, 0, 0.8);
  addAt(sound, high, 0, 0.5);
  shape(sound, (t) => sin(PI * min(1, t / 1.5)) ** 0.6);
  return fade(setPeak(sound, -12), 0.02, 0.15);
}

export function robotBeep(random: Random): Float32Array {
  const sound = silence(1);
  let at = 0.05;
  for (let note = 0; note < 4; note++) {
    const [hertz, seconds] = [pick([660, 880, 990, 1320], random), 0.09 + 0.08 * random()];
    const envelope = (t: number): number => min(1, t / 0.008) * min(1, (seconds - t) / 0.02);
    addAt(
      sound,
      glide(seconds, () => hertz, envelope),
      samplesOf(at),
      0.6,
    );
    addAt(
      sound,
      glide(seconds, () => 2 * hertz, envelope),
      samplesOf(at),
      0.15,
    );
    at += seconds + 0.05;
  }
  return setPeak(sound, -14);
}
