import type { moods } from '../../plan.ts';
import { away, back, lydianAway, lydianBack, modalAway, modalBack, type Harmony } from './harmonies.ts';
import type { InstrumentName } from './instruments.ts';

export type MoodId = (typeof moods)[number];
/** Beats of a bar: a waltz, a march, or six short ones that rock. */
export type Meter = 3 | 4 | 6;

/** Semitones above the tonic. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
} as const;
export type Scale = (typeof scales)[keyof typeof scales];

export type Mood = {
  scale: Scale;
  meters: readonly Meter[];
  /** Seconds of a bar. */
  bar: readonly [shortest: number, longest: number];
  /** MIDI note the tonic lies near: the register. */
  tonic: number;
  /** Four bars each, one triad a bar, 0 on the tonic; the first kind leads away from home, the second back. */
  away: readonly Harmony[];
  back: readonly Harmony[];
  bed: readonly ('pad' | 'bass' | 'shaker')[];
  figure: InstrumentName;
  /** The figure leaves out the first beat of the bar: um-pa-pa. */
  offBeat?: true;
  /** Notes of the figure: 1 two a bar, 2 one a beat, 3 two a beat. */
  density: 1 | 2 | 3;
  /** Whom the tune is given to; each story chooses one. */
  leads: readonly InstrumentName[];
};

export const moodTable: Record<MoodId, Mood> = {
  wonder: {
    scale: scales.lydian,
    meters: [3, 4],
    bar: [2.1, 2.35],
    tonic: 60,
    away: lydianAway,
    back: lydianBack,
    bed: ['pad', 'bass'],
    figure: 'pluck',
    density: 3,
    leads: ['bell', 'flute'],
  },
  adventure: {
    scale: scales.mixolydian,
    meters: [4, 6],
    bar: [1.9, 2.1],
    tonic: 57,
    away: modalAway,
    back: modalBack,
    bed: ['pad', 'bass', 'shaker'],
    figure: 'pluck',
    density: 3,
    leads: ['horn', 'flute'],
  },
  calm: {
    scale: scales.major,
    meters: [3],
    bar: [2.25, 2.45],
    tonic: 60,
    away,
    back,
    bed: ['pad'],
    figure: 'musicBox',
    density: 2,
    leads: ['flute', 'clarinet'],
  },
  playful: {
    scale: scales.major,
    meters: [4, 6],
    bar: [1.9, 2.05],
    tonic: 60,
    away,
    back,
    bed: ['bass', 'shaker'],
    figure: 'marimba',
    density: 3,
    leads: ['pluck', 'clarinet'],
  },
  mystery: {
    scale: scales.dorian,
    meters: [4, 3],
    bar: [2.2, 2.4],
    tonic: 55,
    away: modalAway,
    back: modalBack,
    bed: ['pad', 'bass'],
    figure: 'marimba',
    density: 2,
    leads: ['clarinet', 'flute'],
  },
  festive: {
    scale: scales.major,
    meters: [6, 4],
    bar: [1.9, 2.05],
    tonic: 62,
    away,
    back,
    bed: ['bass', 'shaker'],
    figure: 'reed',
    offBeat: true,
    density: 2,
    leads: ['flute', 'reed'],
  },
  homely: {
    scale: scales.major,
    meters: [4, 3],
    bar: [2.1, 2.35],
    tonic: 57,
    away,
    back,
    bed: ['pad', 'bass'],
    figure: 'pluck',
    density: 2,
    leads: ['clarinet', 'pluck'],
  },
  curious: {
    scale: scales.lydian,
    meters: [4, 3],
    bar: [1.95, 2.15],
    tonic: 60,
    away: lydianAway,
    back: lydianBack,
    bed: ['bass'],
    figure: 'marimba',
    density: 2,
    leads: ['clarinet', 'musicBox'],
  },
  seafaring: {
    scale: scales.dorian,
    meters: [6, 3],
    bar: [2, 2.25],
    tonic: 57,
    away: modalAway,
    back: modalBack,
    bed: ['bass', 'pad'],
    figure: 'reed',
    offBeat: true,
    density: 2,
    leads: ['reed', 'flute'],
  },
  starlit: {
    scale: scales.lydian,
    meters: [3, 4],
    bar: [2.25, 2.45],
    tonic: 62,
    away: lydianAway,
    back: lydianBack,
    bed: ['pad'],
    figure: 'bell',
    density: 1,
    leads: ['musicBox', 'bell'],
  },
  lullaby: {
    scale: scales.major,
    meters: [6, 3],
    bar: [2.35, 2.6],
    tonic: 55,
    away,
    back,
    bed: ['pad'],
    figure: 'pluck',
    density: 2,
    leads: ['musicBox', 'flute'],
  },
};
