import type { Random } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE, addAt, fade, samplesOf, setPeak, silence } from '../dsp/samples.ts';
import { applyFilters, bandPass, highPass, lowPass } from '../dsp/filters.ts';
import { pinkNoise, wander, whiteNoise } from '../dsp/noise.ts';
import { addPartials, glide, shape } from '../dsp/tone.ts';

const { sin, PI, exp, sqrt, tanh, min, max } = Math;

/** Rises and falls once over `seconds`. */
const arch = (t: number, seconds: number): number => sin(PI * min(1, t / seconds));

export function lark(random: Random): Float32Array {
  const sound = silence(3);
  for (let at = 0.1; at < 2.7;) {
    const [seconds, base, slide, vibrato] = [
      0.05 + random() * 0.09,
      2600 + random() * 1500,
      (random() - 0.4) * 1600,
      18 + random() * 14,
    ];
    const level = 0.5 + 0.5 * random();
    const chirp = glide(
      seconds,
      (t) => base + (slide * t) / seconds + 180 * sin(2 * PI * vibrato * t),
      (t) => level * arch(t, seconds) ** 1.5,
    );
    addAt(sound, chirp, samplesOf(at));
    at += seconds + 0.02 + (random() < 0.18 ? 0.25 : 0.03) * random();
  }
  return setPeak(sound, -10);
}

export function owl(random: Random): Float32Array {
  const sound = applyFilters(pinkNoise(samplesOf(3), random), bandPass(500, 1));
  for (let i = 0; i < sound.length; i++) sound[i]! *= 0.012;
  const hoots = [
    [0.1, 0.45, 370],
    [0.95, 0.16, 362],
    [1.2, 0.16, 366],
    [1.48, 0.75, 352],
  ] as const;
  for (const [at, seconds, hertz] of hoots) {
    const bend = (t: number): number => hertz * (1 + 0.06 * arch(t, seconds));
    const [first, second] = [
      glide(seconds, bend, (t) => arch(t, seconds) ** 0.8),
      glide(
        seconds,
        (t) => 2 * bend(t),
        (t) => arch(t, seconds),
      ),
    ];
    addAt(sound, first, samplesOf(at));
    addAt(sound, second, samplesOf(at), 0.18);
  }
  return fade(setPeak(sound, -9), 0.05, 0.3);
}

export function crickets(random: Random): Float32Array {
  const sound = silence(6);
  for (const singer of [0, 1, 2]) {
    const [hertz, period] = [3600 + singer * 420 + random() * 150, 0.55 + 0.16 * singer + random() * 0.1];
    const pulse = glide(
      0.03,
      () => hertz,
      (t) => (0.5 - 0.13 * singer) * arch(t, 0.03),
    );
    for (let at = random() * period; at < 5.7; at += period * (0.95 + 0.1 * random()))
      for (const k of [0, 1, 2]) addAt(sound, pulse, samplesOf(at + k * 0.042));
  }
  return fade(setPeak(sound, -14), 0.6, 1);
}

/** Fourteen voices of which no word can be made out. */
export function crowd(random: Random): Float32Array {
  const length = samplesOf(5);
  const sound = applyFilters(pinkNoise(length, random), bandPass(700, 0.6));
  for (let i = 0; i < length; i++) sound[i]! *= 0.08;
  for (let voice = 0; voice < 14; voice++) {
    const [hertz, vowel, colour] = [150 + random() * 170, 450 + random() * 400, 1100 + random() * 900];
    const [gate, melody] = [wander(length, 4, random), wander(length, 3, random)];
    const buzz = new Float32Array(length);
    let phase = 0;
    for (let i = 0; i < length; i++) {
      phase = (phase + (hertz * (0.92 + 0.16 * melody[i]!)) / SAMPLE_RATE) % 1;
      buzz[i] = (phase - 0.5) * max(0, gate[i]! - 0.45) * 2;
    }
    addAt(sound, applyFilters(buzz.slice(), bandPass(vowel, 4)), 0, 0.6);
    addAt(sound, applyFilters(buzz, bandPass(colour, 5)), 0, 0.35);
  }
  return fade(setPeak(sound, -11), 0.8, 1.2);
}

/** 27 pulses a second while breathing in, 23 while breathing out. */
export function purr(random: Random): Float32Array {
  const sound = applyFilters(whiteNoise(samplesOf(4), random), bandPass(420, 0.7));
  for (let i = 0; i < sound.length; i++) {
    const t = i / SAMPLE_RATE;
    const breath = t % 1.6;
    const isIn = breath < 0.75;
    const pulse = exp(-5 * ((t * (isIn ? 27 : 23)) % 1));
    const swell = sqrt(sin(PI * (isIn ? breath / 0.75 : (breath - 0.75) / 0.85)));
    const hum = 0.3 * (sin(2 * PI * 95 * t) + sin(2 * PI * 190 * t));
    sound[i] = (1.6 * sound[i]! + hum) * pulse * swell * (isIn ? 0.8 : 1);
  }
  return fade(setPeak(applyFilters(sound, highPass(60)), -12), 0.3, 0.5);
}

/** Small speakers cannot play 62 Hz: the soft thud of noise at 380 Hz is what is heard there. */
export function heartbeat(random: Random): Float32Array {
  const sound = silence(3.2);
  for (const beat of [0, 1, 2, 3])
    for (const [after, level, hertz] of [
      [0, 1, 62],
      [0.26, 0.7, 74],
    ] as const) {
      const at = samplesOf(0.1 + beat * 0.78 + after);
      const thump = silence(0.2);
      let phase = 0;
      for (let i = 0; i < thump.length; i++) {
        const t = i / SAMPLE_RATE;
        phase += (2 * PI * hertz * (1 + 0.8 * exp(-t / 0.02))) / SAMPLE_RATE;
        const wave = sin(phase) + 0.35 * sin(2 * phase) + 0.18 * sin(3 * phase);
        thump[i] = 0.5 * tanh(3 * wave * exp(-t / 0.055) * min(1, t / 0.004));
      }
      addAt(sound, thump, at, level);
      const thud = applyFilters(whiteNoise(samplesOf(0.08), random), bandPass(380, 0.9));
      addAt(
        sound,
        shape(thud, (t) => exp(-t / 0.028)),
        at,
        2.2 * level,
      );
    }
  return setPeak(applyFilters(sound, highPass(95)), -9);
}

export function hoofs(random: Random): Float32Array {
  const sound = silence(2.6);
  for (let step = 0; step < 10; step++) {
    const knock = addPartials(silence(0.14), [
      { hertz: 310 + 40 * random(), level: 1, decay: 0.018 },
      { hertz: 720 + 60 * random(), level: 0.7, decay: 0.014 },
      { hertz: 1250, level: 0.35, decay: 0.01 },
    ]);
    const scrape = applyFilters(whiteNoise(knock.length, random), lowPass(900));
    addAt(
      knock,
      shape(scrape, (t) => exp(-t / 0.012)),
      0,
      0.4,
    );
    addAt(
      sound,
      knock,
      samplesOf(0.1 + Math.floor(step / 2) * 0.48 + (step % 2) * 0.17 + 0.01 * random()),
      step % 2 ? 0.7 : 1,
    );
  }
  return setPeak(sound, -11);
}

export function footsteps(random: Random): Float32Array {
  const sound = silence(3.2);
  for (let step = 0; step < 6; step++) {
    const heel = applyFilters(whiteNoise(samplesOf(0.16), random), lowPass(380 + 60 * (step % 2)));
    shape(heel, (t) => 1.6 * exp(-t / 0.03));
    const toe = applyFilters(whiteNoise(heel.length, random), bandPass(1700, 0.8));
    addAt(
      heel,
      shape(toe, (t) => (t < 0.03 ? 0 : 0.35 * exp(-(t - 0.03) / 0.025))),
      0,
    );
    addAt(sound, heel, samplesOf(0.15 + step * 0.5 + random() * 0.03), 0.85 + 0.15 * random());
  }
  return setPeak(sound, -9);
}
