import type { BeatId } from '@storylark/contracts/stories/beats';
import type { StoryType } from '@storylark/contracts/stories/vocabulary';
import { pick, seededRandom } from '../dsp/seededRandom.ts';
import type { InstrumentName } from './instruments.ts';
import { moodTable, type MoodId } from './moods.ts';
import { composeTheme, PHRASE_BARS, type Theme } from './theme.ts';
import { calmed, calmReturn, stated, treatments, type Treatment } from './treatments.ts';

const { max, round } = Math;

/** A part of the story as it is told: from the last word before it to its own last word, in seconds. */
export type Scene = { beat: BeatId; mood: MoodId; from: number; to: number };
/** A stretch of whole bars with one treatment; `bars` are their lengths in seconds. */
export type Section = {
  mood: MoodId;
  treatment: Treatment;
  from: number;
  bars: readonly number[];
  /** The theme's own harmonies, and its last bar at home: the opening, the return at the deed, the end. */
  isTheme: boolean;
};

/** What is settled before the first note: theme, key, pace, and who plays the tune. */
export type Conception = {
  theme: Theme;
  mood: MoodId;
  /** Semitones the key lies above or below that of the mood. */
  shift: number;
  /** 0 for the shortest bars a mood has, 1 for its longest. */
  pace: number;
  leadOf: (mood: MoodId) => InstrumentName;
  openingSeconds: number;
  /** The bars of the end in seconds; after the last of them it rings on. */
  endingBars: readonly number[];
};

const keyShifts = [-2, -1, 0, 1, 2, 3];
/** How much longer each bar of the end is than a bar of the story. */
const SLOWING = [1, 1.04, 1.12, 1.3];
const BEDTIME_SLOWING = [1.06, 1.14, 1.26, 1.44];
/** Shorter scenes go on with the music before them. */
const FEWEST_BARS = 3;

/** The same seed, type and mood, the same conception. */
export function conceive(seed: string, type: StoryType, mood: MoodId): Conception {
  const random = seededRandom(`${seed} theme`);
  const { meters } = moodTable[mood];
  const pace = random();
  const bar = barOf(mood, pace);
  return {
    theme: composeTheme(moodTable[mood], pick(meters, random), random),
    mood,
    shift: pick(keyShifts, random),
    pace,
    leadOf: (other) => pick(moodTable[other].leads, seededRandom(`${seed} lead ${other}`)),
    openingSeconds: PHRASE_BARS * bar,
    endingBars: (type === 'bedtime' ? BEDTIME_SLOWING : SLOWING).map((slower) => slower * bar),
  };
}

function barOf(mood: MoodId, pace: number): number {
  const [shortest, longest] = moodTable[mood].bar;
  return shortest + pace * (longest - shortest);
}

/**
 * Lays the music along a story: its bars are drawn a little longer or shorter, so that each scene begins on a
 * bar line. `calmFrom`: the second from which a bedtime story sinks.
 */
export function layOut(conception: Conception, scenes: readonly Scene[], calmFrom: number): Section[] {
  const { mood, pace, endingBars } = conception;
  const opening = Array<number>(PHRASE_BARS).fill(barOf(mood, pace));
  const theme = { mood, treatment: stated, isTheme: true };
  const told = joinShort(scenes, pace).map(({ beat, mood: own, from, to }): Section => {
    const count = max(1, round((to - from) / barOf(own, pace)));
    return {
      mood: own,
      treatment: from < calmFrom ? treatments[beat] : beat === 'deed' ? calmReturn : calmed,
      from,
      bars: Array<number>(count).fill((to - from) / count),
      isTheme: beat === 'deed',
    };
  });
  return [
    { ...theme, from: 0, bars: opening },
    ...told,
    { ...theme, from: scenes.at(-1)!.to, bars: endingBars },
  ];
}

function joinShort(scenes: readonly Scene[], pace: number): Scene[] {
  const joined: Scene[] = [];
  for (const scene of scenes) {
    const before = joined.at(-1);
    if (before && scene.beat !== 'deed' && scene.to - scene.from < FEWEST_BARS * barOf(scene.mood, pace))
      before.to = scene.to;
    else joined.push({ ...scene });
  }
  return joined;
}
