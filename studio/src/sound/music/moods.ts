import type { moods } from '../../plan.ts';
import type { InstrumentName } from './instruments.ts';

export type MoodId = (typeof moods)[number];

const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
};

export type Mood = {
  /** Semitones above the tonic. */
  scale: readonly number[];
  bpm: readonly [slowest: number, fastest: number];
  beatsPerBar: 3 | 4;
  /** MIDI note the tonic lies near. */
  tonic: number;
  /** One chord per bar; 0 is the triad on the tonic. */
  loops: readonly (readonly number[])[];
  bed: readonly ('pad' | 'bass' | 'shaker')[];
  figure: InstrumentName;
  /** Beats between two notes of the figure. */
  figureStep: number;
  /** The figure leaves out the first beat of the bar: um-pa-pa. */
  offBeat?: true;
  lead: InstrumentName;
  /** The melody keeps to the five notes that cannot clash. */
  pentatonicLead?: true;
};

export const moodTable: Record<MoodId, Mood> = {
  wonder: {
    scale: scales.lydian,
    bpm: [72, 84],
    beatsPerBar: 4,
    tonic: 60,
    loops: [
      [0, 1, 0, 4],
      [0, 4, 1, 0],
      [0, 2, 1, 4],
      [0, 1, 5, 4],
    ],
    bed: ['pad', 'bass'],
    figure: 'pluck',
    figureStep: 0.5,
    lead: 'bell',
  },
  adventure: {
    scale: scales.mixolydian,
    bpm: [100, 116],
    beatsPerBar: 4,
    tonic: 57,
    loops: [
      [0, 6, 3, 0],
      [0, 4, 6, 3],
      [0, 3, 6, 4],
      [0, 6, 4, 3],
    ],
    bed: ['pad', 'bass'],
    figure: 'pluck',
    figureStep: 0.5,
    lead: 'flute',
  },
  calm: {
    scale: scales.major,
    bpm: [56, 64],
    beatsPerBar: 3,
    tonic: 60,
    loops: [
      [0, 3, 0, 4],
      [0, 5, 3, 4],
      [0, 3, 5, 4],
      [0, 2, 3, 0],
    ],
    bed: ['pad'],
    figure: 'musicBox',
    figureStep: 1,
    lead: 'musicBox',
    pentatonicLead: true,
  },
  playful: {
    scale: scales.major,
    bpm: [104, 120],
    beatsPerBar: 4,
    tonic: 60,
    loops: [
      [0, 4, 0, 4],
      [0, 3, 4, 0],
      [0, 5, 1, 4],
      [0, 1, 4, 0],
    ],
    bed: ['bass', 'shaker'],
    figure: 'marimba',
    figureStep: 0.5,
    lead: 'pluck',
  },
  mystery: {
    scale: scales.dorian,
    bpm: [66, 76],
    beatsPerBar: 4,
    tonic: 57,
    loops: [
      [0, 3, 0, 6],
      [0, 2, 3, 0],
      [0, 6, 3, 4],
      [0, 3, 6, 0],
    ],
    bed: ['pad', 'bass'],
    figure: 'marimba',
    figureStep: 1,
    lead: 'flute',
  },
  festive: {
    scale: scales.major,
    bpm: [126, 144],
    beatsPerBar: 3,
    tonic: 60,
    loops: [
      [0, 4, 4, 0],
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [3, 0, 4, 0],
    ],
    bed: ['bass', 'shaker'],
    figure: 'reed',
    figureStep: 1,
    offBeat: true,
    lead: 'flute',
  },
};
