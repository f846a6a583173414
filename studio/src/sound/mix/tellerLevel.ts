import type { BeatId } from '@storylark/contracts/stories/beats';
import { toGain } from '../dsp/samples.ts';
import type { Point } from './ducking.ts';
import type { PlacedLine } from './timeline.ts';

/** How much louder or softer the teller is, in dB: leaning in at the pause, out where things open. */
const levels: Record<BeatId, number> = {
  home: -1,
  stir: 0,
  passage: 0,
  arrive: 0.5,
  meet: 0.5,
  task: 0,
  firstTry: 1.5,
  setback: -1,
  pause: -3,
  deed: -1,
  open: 2,
  gift: 1,
  homeward: -1,
  echo: -2,
};
/** At the end of a bedtime story one speaks more and more softly. */
const BEDTIME_SINKS_DB = -2;

/** The level of each line in dB, by its beat; from line `calm` on it sinks. */
export function tellerLevels(placed: readonly Pick<PlacedLine, 'line'>[], calm: number): number[] {
  return placed.map(({ line }, index) => {
    const sunk = index < calm ? 0 : (index - calm + 1) / (placed.length - calm);
    return levels[line.beat] + sunk * BEDTIME_SINKS_DB;
  });
}

/** How loud the teller is in the course of a story: it changes in the rests between lines. */
export const tellingCourse = (placed: readonly PlacedLine[], calm: number, seconds: number): Point[] =>
  tellerLevels(placed, calm).flatMap((level, index) => {
    const { from, to } = placed[index]!;
    const gain = toGain(level);
    return [
      { at: from, gain },
      { at: index === placed.length - 1 ? seconds : to, gain },
    ];
  });
