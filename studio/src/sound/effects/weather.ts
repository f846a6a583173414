import type { Random } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE, addAt, fade, samplesOf, setPeak, silence } from '../dsp/samples.ts';
import { applyFilters, bandPass, highPass, lowPass } from '../dsp/filters.ts';
import { pinkNoise, wander, whiteNoise } from '../dsp/noise.ts';
import { addPartials, glide, shape } from '../dsp/tone.ts';

const { sin, PI, exp } = Math;

export function wind(random: Random): Float32Array {
  const length = samplesOf(6);
  const low = pinkNoise(length, random);
  const high = applyFilters(low.slice(), bandPass(700, 1.2));
  applyFilters(low, bandPass(320, 0.6));
  const [gusts, whistle] = [wander(length, 0.7, random), wander(length, 0.45, random)];
  for (let i = 0; i < length; i++)
    low[i] = low[i]! * (0.35 + 0.65 * gusts[i]!) + 0.5 * high[i]! * whistle[i]! ** 2;
  return fade(setPeak(low, -8), 1, 1.5);
}

export function waves(random: Random): Float32Array {
  const low = whiteNoise(samplesOf(9), random);
  const high = applyFilters(low.slice(), highPass(700), lowPass(4500));
  applyFilters(low, lowPass(500));
  for (let i = 0; i < low.length; i++) {
    const turn = ((i / SAMPLE_RATE) % 4.5) / 4.5;
    const swell = turn < 0.35 ? sin((turn / 0.35) * (PI / 2)) ** 2 : exp(-(turn - 0.35) * 5);
    low[i] = low[i]! * (0.25 + 0.6 * swell) + high[i]! * 0.45 * swell * swell;
  }
  return fade(setPeak(low, -7), 0.8, 1.5);
}

export function rain(random: Random): Float32Array {
  const sound = applyFilters(whiteNoise(samplesOf(6), random), highPass(900), lowPass(7000));
  for (let i = 0; i < sound.length; i++) sound[i]! *= 0.18;
  for (let drop = 0; drop < 260; drop++) {
    const [hertz, decay, level] = [
      1800 + random() * 3800,
      (0.006 + random() * 0.012) / 2.2,
      0.12 + 0.3 * random() ** 2,
    ];
    addAt(sound, addPartials(silence(0.03), [{ hertz, level, decay }]), random() * sound.length);
  }
  return fade(setPeak(sound, -9), 0.8, 1.2);
}

export function fire(random: Random): Float32Array {
  const sound = applyFilters(pinkNoise(samplesOf(6), random), lowPass(400));
  for (let i = 0; i < sound.length; i++) sound[i]! *= 0.6;
  for (let crackle = 0; crackle < 90; crackle++) {
    const snap = applyFilters(
      whiteNoise(samplesOf(0.003 + 0.012 * random()), random),
      bandPass(1200 + random() * 3200, 1.5),
    );
    addAt(sound, fade(snap, 0, 0.002), random() * sound.length, 0.4 + 1.6 * random() ** 2);
  }
  return fade(setPeak(sound, -8), 0.6, 1);
}

/** Far away: it rolls and never cracks. */
export function thunderFar(random: Random): Float32Array {
  const low = whiteNoise(samplesOf(5), random);
  const middle = applyFilters(low.slice(), bandPass(330, 0.7));
  applyFilters(low, lowPass(110), lowPass(160));
  const roll = wander(low.length, 5, random);
  for (let i = 0; i < low.length; i++) {
    const t = i / SAMPLE_RATE;
    const level = t < 0.5 ? t / 0.5 : exp(-(t - 0.5) / 1.3);
    low[i] = (1.6 * low[i]! * (0.4 + 0.6 * roll[i]!) + 0.9 * middle[i]! * roll[i]!) * level;
  }
  return fade(setPeak(applyFilters(low, highPass(35)), -12), 0.3, 1);
}

export function leaves(random: Random): Float32Array {
  const sound = applyFilters(whiteNoise(samplesOf(3), random), highPass(2200), lowPass(8000));
  const gusts = wander(sound.length, 9, random);
  for (let i = 0; i < sound.length; i++) sound[i]! *= gusts[i]! ** 3;
  return fade(setPeak(sound, -14), 0.3, 0.6);
}

export function splash(random: Random): Float32Array {
  const sound = applyFilters(whiteNoise(samplesOf(1.6), random), highPass(500), lowPass(5200));
  shape(sound, (t) => 0.8 * (t < 0.02 ? t / 0.02 : exp(-(t - 0.02) / 0.16)));
  for (let drop = 0; drop < 16; drop++) {
    const [hertz, seconds, level] = [500 + random() * 1500, 0.03 + 0.05 * random(), 0.35 * random()];
    const rising = glide(
      seconds,
      (t) => hertz * (1 + (t / seconds) * 0.7),
      (t) => level * sin((PI * t) / seconds),
    );
    addAt(sound, rising, samplesOf(0.08 + random() * 0.9));
  }
  return fade(setPeak(sound, -7), 0.003, 0.4);
}

export function bubbles(random: Random): Float32Array {
  const sound = silence(3);
  for (let bubble = 0; bubble < 22; bubble++) {
    const [hertz, seconds, level] = [280 + random() * 700, 0.05 + random() * 0.06, 0.5 + 0.5 * random()];
    const rising = glide(
      seconds,
      (t) => hertz * (1 + (1.2 * t) / seconds),
      (t) => level * sin((PI * t) / seconds) * exp(-t / seconds),
    );
    addAt(sound, rising, samplesOf(0.1 + random() * 2.6));
  }
  return setPeak(sound, -11);
}
