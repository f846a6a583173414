import { pick, type Random } from '../dsp/seededRandom.ts';
import type { InstrumentName } from './instruments.ts';
import type { Meter, Mood } from './moods.ts';
import type { Treatment } from './treatments.ts';

const { min, round } = Math;

/** A note as it is played: MIDI number, second, length in seconds, level. */
export type ScoreNote = {
  instrument: InstrumentName;
  note: number;
  at: number;
  seconds: number;
  level: number;
};
/** One bar at its place, with the triad it stands on. */
export type Bar = { at: number; seconds: number; chord: number };
/** The MIDI number of a degree of the scale, some octaves above the mood's own. */
export type Pitch = (step: number, octave: number) => number;

/** Beats on which the figure plays, by its density. */
const onsets: Record<Meter, Record<1 | 2 | 3, readonly number[]>> = {
  3: { 1: [0, 2], 2: [0, 1, 2], 3: [0, 0.5, 1, 1.5, 2, 2.5] },
  4: { 1: [0, 2], 2: [0, 1, 2, 3], 3: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] },
  6: { 1: [0, 3], 2: [0, 2, 3, 5], 3: [0, 1, 2, 3, 4, 5] },
};
/** Steps above the root in the order in which the figure takes them. */
const figures = [
  [0, 4, 2, 4],
  [0, 2, 4, 7],
  [7, 4, 2, 4],
  [0, 4, 7, 4],
  [4, 2, 0, 2],
  [2, 4, 7, 4, 0],
  [0, 2, 4, 2, 7],
  [7, 2, 4],
];
/** Tones of the chord that a figure off the beat takes together. */
const chords = [
  [2, 4],
  [0, 2],
  [4, 7],
];
/** Semitones by which the middle of the held chords moves: other tones of them come to lie on top. */
const voicings = [-5, -2, 1, 4];
/** Seconds a note of the figure is left to ring. */
const ringing: Partial<Record<InstrumentName, number>> = { bell: 1.6, musicBox: 1.4, pluck: 1.2, reed: 0.35 };
const RINGS = 0.6;
const LOWEST_BASS = 33;
const JITTER_SECONDS = 0.014;
const LEFT_OUT = 0.12;
/** Lengths of held chords are taken in these steps, so that they meet in the cache of the player. */
const PAD_STEP = 0.25;

/** Plays along through one phrase: held chords, bass, a figure that is another one in every phrase. */
export function accompany(
  bars: readonly Bar[],
  { mood, treatment, meter, pitch }: { mood: Mood; treatment: Treatment; meter: Meter; pitch: Pitch },
  random: Random,
): ScoreNote[] {
  const figure = pick(figures, random);
  const offBeat = pick(chords, random);
  const middle = pitch(2, 0) + pick(voicings, random);
  const density = min(3, mood.density + treatment.figure);
  const bassOf = (step: number): number => {
    const low = pitch(step, -2);
    return low < LOWEST_BASS ? low + 12 : low;
  };
  // Bells ring above the tune, all other figures move below it.
  const figureOctave = mood.figure === 'bell' || mood.figure === 'musicBox' ? 1 : 0;
  const isPad = mood.bed.includes('pad') || density <= 0;
  return bars.flatMap(({ at, seconds, chord }) => {
    const beat = seconds / meter;
    const notes: ScoreNote[] = [];
    const play = (
      instrument: InstrumentName,
      note: number,
      onset: number,
      length: number,
      level: number,
    ): void => void notes.push({ instrument, note, at: at + onset * beat, seconds: length, level });
    if (isPad)
      for (const tone of [0, 2, 4])
        play('pad', closeTo(pitch(chord + tone, 0), middle), 0, PAD_STEP * round((seconds * 1.15) / PAD_STEP), 0.3); // prettier-ignore
    if (treatment.pulse && mood.bed.includes('bass')) {
      play('bass', bassOf(chord), 0, seconds * 0.6, 0.48);
      if (meter !== 3) play('bass', bassOf(chord + 4), meter / 2, seconds * 0.4, 0.34);
    }
    if (treatment.pulse && mood.bed.includes('shaker'))
      for (let k = 0; k < meter; k++)
        play('shaker', 0, k + (meter === 6 ? 0 : 0.5), 0.06, 0.05 + 0.04 * random());
    if (density <= 0) return notes;
    const turn = Math.floor(random() * figure.length);
    for (const [k, onset] of onsets[meter][density as 1 | 2 | 3].entries()) {
      const [leftOut, jitter, level] = [random() < LEFT_OUT, random() - 0.5, 0.85 + 0.3 * random()];
      if ((mood.offBeat && onset === 0) || (leftOut && k > 0)) continue;
      const tones = mood.offBeat ? offBeat : [figure[(k + turn) % figure.length]!];
      for (const tone of tones)
        play(
          mood.figure,
          pitch(lowered(chord) + tone, figureOctave),
          onset + (jitter * JITTER_SECONDS) / beat,
          ringing[mood.figure] ?? RINGS,
          (onset === 0 ? 0.34 : 0.26) * level,
        );
    }
    return notes;
  });
}

/** The root of a chord where it lies nearest to the tonic. */
const lowered = (chord: number): number => (chord > 3 ? chord - 7 : chord);

/** The octave of a tone of the chord that lies nearest: chords follow one another without leaps. */
const closeTo = (note: number, middle: number): number => note - 12 * round((note - middle) / 12);
