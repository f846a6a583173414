import type { BeatId } from '@storylark/contracts/stories/beats';
import { fitToChords, nearestChordTone, type TuneNote } from './theme.ts';
import type { Meter } from './moods.ts';

/** What becomes of the tune and of those who play along while one part of a story is told. */
export type Treatment = {
  tune: 'whole' | 'inverted' | 'climbing' | 'held' | 'ornamented' | 'harmonised';
  /** Which half of the theme the music begins with. */
  begins: 'statement' | 'answer';
  isMinor: boolean;
  /** Octaves the tune is moved by. */
  octave: -1 | 0 | 1;
  /** Added to the density of the mood's figure; at 0 or less it is silent. */
  figure: -3 | -2 | -1 | 0 | 1;
  /** Whether bass and shaker play. */
  pulse: boolean;
  /** Under speech the tune keeps its strong notes, is silent, or goes on as it is. */
  underSpeech: 'strong' | 'silent' | 'whole';
};

const telling: Treatment = {
  tune: 'whole',
  begins: 'statement',
  isMinor: false,
  octave: 0,
  figure: -1,
  pulse: false,
  underSpeech: 'strong',
};
const answering: Treatment = { ...telling, begins: 'answer', figure: 0 };
const returning: Treatment = { ...telling, tune: 'harmonised', figure: 0, pulse: true, underSpeech: 'whole' };

/** The whole theme with all who play in it: how the music opens and ends. */
export const stated: Treatment = { ...telling, figure: 0, pulse: true, underSpeech: 'whole' };
/** The end of a bedtime story and of its music: little is left but held chords. */
export const calmed: Treatment = { ...telling, tune: 'held', figure: -2, underSpeech: 'silent' };

/** The deed is remembered even then. */
export const calmReturn: Treatment = { ...calmed, tune: 'harmonised', underSpeech: 'whole' };

export const treatments: Record<BeatId, Treatment> = {
  home: telling,
  stir: answering,
  passage: { ...answering, tune: 'climbing', pulse: true },
  arrive: { ...telling, tune: 'ornamented', figure: 0, pulse: true },
  meet: answering,
  task: telling,
  firstTry: { ...telling, tune: 'climbing', figure: 1, pulse: true },
  setback: { ...telling, tune: 'inverted', isMinor: true, octave: -1, figure: -2 },
  pause: { ...telling, tune: 'held', figure: -3, underSpeech: 'silent' },
  deed: returning,
  open: { ...returning, tune: 'ornamented', figure: 1 },
  gift: { ...answering, tune: 'harmonised' },
  homeward: { ...answering, pulse: true },
  echo: { ...telling, octave: 1 },
};

/** The notes of a phrase as they are treated, over the harmonies they are heard with. */
export function vary(
  tune: Treatment['tune'],
  notes: readonly TuneNote[],
  chords: readonly number[],
  meter: Meter,
): TuneNote[] {
  const kept = notes.filter(({ bar }) => bar < chords.length);
  return fitToChords(shapes[tune](kept, meter), chords, meter);
}

/** The voice a third or so below. */
export const secondVoice = (notes: readonly TuneNote[], chords: readonly number[]): TuneNote[] =>
  notes.map((note) => ({ ...note, step: nearestChordTone(note.step - 2, chords[note.bar]!) }));

const shapes: Record<Treatment['tune'], (notes: readonly TuneNote[], meter: Meter) => TuneNote[]> = {
  whole: (notes) => [...notes],
  harmonised: (notes) => [...notes],
  /** Up becomes down, around a third above the tonic. */
  inverted: (notes) => notes.map((note) => ({ ...note, step: 4 - note.step })),
  /** The first bar again and again, each time a step higher. */
  climbing: (notes) => {
    const head = notes.filter(({ bar }) => bar === 0);
    const bars = 1 + Math.max(0, ...notes.map(({ bar }) => bar));
    return Array.from({ length: bars }, (_, bar) =>
      head.map((note) => ({ ...note, bar, step: note.step + bar })),
    ).flat();
  },
  /** The first note of each bar, as long as the bar. */
  held: (notes, meter) => notes.filter(({ beat }) => beat === 0).map((note) => ({ ...note, beats: meter })),
  /** Notes of two beats and more turn around themselves before they rest. */
  ornamented: (notes) =>
    notes.flatMap((note) => {
      if (note.beats < 2) return [note];
      const { beat, step } = note;
      return [
        { ...note, beats: 0.5 },
        { ...note, beat: beat + 0.5, beats: 0.5, step: step + 1 },
        { ...note, beat: beat + 1, beats: note.beats - 1 },
      ];
    }),
};
