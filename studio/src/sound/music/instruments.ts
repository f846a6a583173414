import type { Random } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE, fade, samplesOf, silence } from '../dsp/samples.ts';
import { applyFilters, bandPass, highPass } from '../dsp/filters.ts';
import { whiteNoise } from '../dsp/noise.ts';
import { addPartials, shapeSlowly } from '../dsp/tone.ts';

const { sin, cos, exp, PI, max, min } = Math;

/** Plays one note of the given pitch and length. */
export type Instrument = (hertz: number, seconds: number, random: Random) => Float32Array;

/**
 * Plucked string after Karplus and Strong. The all-pass holds the part of the period below one sample:
 * without it notes are 14 to 77 cents sharp.
 */
const pluck: Instrument = (hertz, seconds, random) => {
  const period = max(2, Math.floor(SAMPLE_RATE / hertz + 0.4));
  // The two-point average delays by half a sample; reading before writing takes one back.
  const fraction = SAMPLE_RATE / hertz + 0.5 - period;
  const allPass = (1 - fraction) / (1 + fraction);
  const loss = 10 ** (-3 / (hertz * min(seconds * 1.2, 2.4)));
  const string = new Float32Array(period);
  let soft = 0;
  for (let i = 0; i < period; i++) string[i] = soft += 0.45 * (random() * 2 - 1 - soft);
  const note = silence(seconds);
  let averageBefore = 0;
  let delayed = 0;
  for (let i = 0, at = 0; i < note.length; i++) {
    const next = at + 1 === period ? 0 : at + 1;
    const current = string[at]!;
    const average = 0.5 * (current + string[next]!) * loss;
    delayed = allPass * (average - delayed) + averageBefore;
    averageBefore = average;
    note[i] = current;
    string[at] = delayed;
    at = next;
  }
  return fade(note, 0.002, min(0.15, seconds / 3));
};

/** Frequency modulation at 3.5 times the pitch: the strike is bright, the ring plain. */
const bell: Instrument = (hertz, seconds) => {
  const note = silence(seconds);
  const turn = (2 * PI * hertz) / SAMPLE_RATE;
  for (let i = 0; i < note.length; i++) {
    const t = i / SAMPLE_RATE;
    note[i] = 0.55 * sin(turn * i + 1.3 * exp(-t / 0.18) * sin(3.5 * turn * i)) * exp(-t / 0.9);
  }
  return fade(addPartials(note, [{ hertz: 2 * hertz, level: 0.1375, decay: 0.5 }]), 0.002, 0.05);
};

const struck =
  (
    partials: readonly (readonly [ratio: number, level: number, decay: number])[],
    attack: number,
    release: number,
  ): Instrument =>
  (hertz, seconds) =>
    fade(
      addPartials(
        silence(seconds),
        partials.map(([ratio, level, decay]) => ({ hertz: hertz * ratio, level, decay })),
      ),
      attack,
      min(release, seconds / 3),
    );

const held = (
  hertz: number,
  seconds: number,
  random: Random,
  detune: readonly number[],
  levels: Record<number, number>,
): Float32Array =>
  addPartials(
    silence(seconds),
    detune.flatMap((cents) =>
      Object.entries(levels)
        .map(([harmonic, level]) => ({
          hertz: hertz * Number(harmonic) * (1 + cents),
          level,
          phase: random() * 2 * PI,
        }))
        .filter((partial) => partial.hertz < 5000),
    ),
  );

const padLevels = Object.fromEntries([1, 2, 3, 4, 5].map((harmonic) => [harmonic, 0.22 / harmonic ** 1.7]));
const hornLevels = { 1: 0.3, 2: 0.2, 3: 0.11, 4: 0.05, 5: 0.02 };
/** Odd harmonics alone sound hollow, as in a closed pipe. */
const clarinetLevels = { 1: 0.34, 3: 0.12, 5: 0.05, 7: 0.015 };
const reedLevels = { 1: 0.15, 2: 0.105, 3: 0.09, 4: 0.036, 5: 0.042, 7: 0.018 };

/** Three voices a hair apart that breathe slowly. */
const pad: Instrument = (hertz, seconds, random) => {
  const note = held(hertz, seconds, random, [-0.0028, 0, 0.0031], padLevels);
  const breath = 2 * PI * (0.13 + 0.1 * random());
  shapeSlowly(note, (t) => 0.85 + 0.15 * sin(breath * t));
  return fade(note, min(0.9, seconds * 0.35), min(1.1, seconds * 0.35));
};

const flute: Instrument = (hertz, seconds, random) => {
  const note = silence(seconds);
  const breath = applyFilters(whiteNoise(note.length, random), bandPass(hertz * 2, 3));
  const vibrato = shapeSlowly(
    new Float32Array(note.length).fill(0.0055),
    (t) => sin(2 * PI * 4.8 * t) * min(1, max(0, (t - 0.22) / 0.3)),
  );
  let phase = 0;
  for (let i = 0; i < note.length; i++) {
    phase += (2 * PI * hertz * (1 + vibrato[i]!)) / SAMPLE_RATE;
    // The sines of twice and three times the phase follow from its own.
    const [one, quarter] = [sin(phase), cos(phase)];
    note[i] = 0.45 * one * (1 + 0.44 * quarter + 0.07 * (3 - 4 * one * one)) + 0.035 * breath[i]!;
  }
  return fade(note, min(0.09, seconds * 0.3), min(0.14, seconds * 0.4));
};

export const instruments = {
  pluck,
  bell,
  musicBox: struck(
    [
      [1, 0.5, 0.8],
      [2.01, 0.11, 0.5],
      [4.2, 0.09, 0.12],
      [6.8, 0.04, 0.05],
    ],
    0.001,
    0.05,
  ),
  pad,
  flute,
  marimba: struck(
    [
      [1, 0.6, 0.32],
      [3.93, 0.168, 0.09],
      [9.2, 0.048, 0.03],
    ],
    0.001,
    0.03,
  ),
  reed: (hertz, seconds, random) => fade(held(hertz, seconds, random, [0, 0.0035], reedLevels), 0.03, 0.06),
  horn: (hertz, seconds, random) =>
    fade(
      held(hertz, seconds, random, [0, 0.0012], hornLevels),
      min(0.08, seconds / 4),
      min(0.16, seconds / 3),
    ),
  clarinet: (hertz, seconds, random) =>
    fade(held(hertz, seconds, random, [0], clarinetLevels), min(0.05, seconds / 4), min(0.12, seconds / 3)),
  bass: struck(
    [
      [1, 0.7, 0.7],
      [2, 0.28, 0.7],
      [3, 0.105, 0.7],
    ],
    0.008,
    0.12,
  ),
  shaker: (_hertz, _seconds, random) =>
    fade(applyFilters(whiteNoise(samplesOf(0.06), random), highPass(5200)), 0.012, 0.045),
} satisfies Record<string, Instrument>;
export type InstrumentName = keyof typeof instruments;
