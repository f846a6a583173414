import { pick, type Random } from '../dsp/seededRandom.ts';
import type { Harmony } from './harmonies.ts';
import type { Meter, Mood } from './moods.ts';

const { abs, floor, max, min, round, sign } = Math;

/** Beats count from the beginning of the bar; `step` is a degree of the scale above the tonic. */
export type TuneNote = { bar: number; beat: number; beats: number; step: number };
export type Phrase = { chords: Harmony; notes: readonly TuneNote[] };
/** What one hums afterwards: four bars that come home, and four that ask and go on. */
export type Theme = { meter: Meter; statement: Phrase; answer: Phrase };

export const PHRASE_BARS = 4;
const [LOWEST, HIGHEST] = [-4, 9];
/** A sixth; a child's voice does not find more by itself. */
const WIDEST_LEAP = 5;
const SKETCHES = 4;

/** One bar each, in beats. */
const rhythms: Record<Meter, readonly (readonly number[])[]> = {
  3: [
    [2, 1],
    [1, 1, 1],
    [1.5, 0.5, 1],
    [1, 0.5, 0.5, 1],
  ],
  4: [
    [1, 1, 2],
    [1.5, 0.5, 1, 1],
    [2, 1, 1],
    [1, 1, 1, 1],
    [1, 0.5, 0.5, 2],
  ],
  6: [
    [2, 1, 2, 1],
    [3, 2, 1],
    [2, 1, 3],
    [1, 1, 1, 3],
  ],
};
/** Where the tune lies at the half bars of four bars, in degrees. */
const contours = {
  home: [
    [0, 2, 4, 5, 4, 2, 1, 0],
    [4, 5, 7, 5, 4, 2, 1, 0],
    [0, 4, 2, 4, 5, 4, 1, 0],
    [2, 4, 2, 0, 5, 4, 1, 0],
    [4, 2, 0, 2, 4, 7, 4, 0],
    [7, 5, 4, 2, 4, 5, 1, 0],
  ],
  away: [
    [2, 4, 5, 7, 5, 4, 2, 1],
    [4, 2, 4, 5, 7, 5, 4, 4],
    [5, 4, 2, 4, 2, 1, 2, 4],
    [7, 5, 7, 4, 5, 2, 4, 1],
    [0, 2, 1, 4, 2, 5, 4, 6],
  ],
};

/** A tune of two phrases over the harmonies of its mood; the same random stream gives the same tune. */
export function composeTheme(mood: Mood, meter: Meter, random: Random): Theme {
  const [a, b] = twoOf(rhythms[meter], random);
  const plain = [meter];
  return {
    meter,
    statement: composePhrase(meter, pick(mood.back.filter(atHome), random), [a, b, a, plain], 'home', random),
    answer: composePhrase(meter, pick(mood.away, random), [b, a, b, [meter / 2, meter / 2]], 'away', random),
  };
}

/** The first thing one hears is the key. */
const atHome = ([first]: Harmony): boolean => first === 0;

function twoOf<T>(list: readonly T[], random: Random): [T, T] {
  const first = pick(list, random);
  return [
    first,
    pick(
      list.filter((other) => other !== first),
      random,
    ),
  ];
}

/** Of several, the one with the fewest leaps. */
function composePhrase(...order: Parameters<typeof sketchPhrase>): Phrase {
  const sketches = Array.from({ length: SKETCHES }, () => sketchPhrase(...order));
  return sketches.reduce((best, other) => (leapsIn(other) < leapsIn(best) ? other : best));
}

/** Degrees by which the tune moves on beyond a third. */
const leapsIn = ({ notes }: Phrase): number =>
  notes.slice(1).reduce((sum, { step }, index) => sum + max(0, abs(step - notes[index]!.step) - 2), 0);

function sketchPhrase(
  meter: Meter,
  chords: Harmony,
  bars: readonly (readonly number[])[],
  kind: keyof typeof contours,
  random: Random,
): Phrase {
  const contour = pick(contours[kind], random).map((step) => step + pick([0, 0, 0, 1, -1], random));
  const notes: TuneNote[] = [];
  for (const [bar, rhythm] of bars.entries()) {
    let beat = 0;
    for (const beats of rhythm) {
      const half = floor((2 * beat) / meter);
      const aim = contour[2 * bar + half]!;
      const next = contour[min(2 * PHRASE_BARS - 1, 2 * bar + half + 1)]!;
      const within = (2 * beat) / meter - half;
      notes.push({ bar, beat, beats, step: round(aim + (next - aim) * within) });
      beat += beats;
    }
  }
  if (kind === 'home') notes[notes.length - 1]!.step = 0;
  const sung = singable(fitToChords(notes, chords, meter));
  const last = sung.at(-1)!;
  // A question does not end where the answer does.
  if (kind === 'away' && last.step % 7 === 0) last.step += 1;
  return { chords, notes: sung };
}

/** Notes on strong beats move to the nearest tone of their chord. */
export function fitToChords(notes: readonly TuneNote[], chords: readonly number[], meter: Meter): TuneNote[] {
  return notes.map((note) =>
    isStrong(note, meter) ? { ...note, step: nearestChordTone(note.step, chords[note.bar]!) } : note,
  );
}

export const isStrong = ({ beat }: TuneNote, meter: Meter): boolean =>
  beat === 0 || (meter !== 3 && beat === meter / 2);

export function nearestChordTone(step: number, chord: number): number {
  for (const distance of [0, -1, 1]) if (isChordTone(step + distance, chord)) return step + distance;
  return step;
}
const isChordTone = (step: number, chord: number): boolean =>
  [0, 2, 4].includes((((step - chord) % 7) + 7) % 7);

/** Leaps that are too wide are taken an octave nearer, and a weak note that repeats both its neighbours moves. */
function singable(notes: readonly TuneNote[]): TuneNote[] {
  const sung: TuneNote[] = [];
  for (const [index, note] of notes.entries()) {
    const before = sung.at(-1)?.step ?? note.step;
    const after = notes[index + 1]?.step ?? note.step;
    let { step } = note;
    if (abs(step - before) > WIDEST_LEAP) step -= 7 * sign(step - before);
    if (step === before && step === after && note.beat !== 0) step += 1;
    sung.push({ ...note, step: max(LOWEST, min(HIGHEST, step)) });
  }
  return sung;
}
