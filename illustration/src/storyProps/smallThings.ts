import { paper } from '../drawing/palette.ts';
import { path } from '../drawing/svg.ts';

/** A speech bubble with its tail at 0,0, about 46 high; `inside` is drawn round 0,-28. */
export const bubble = (inside: string, colour: string = paper.white): string =>
  path('M0,0L-4,-12H-22Q-32,-12 -32,-22V-38Q-32,-48 -22,-48H22Q32,-48 32,-38V-22Q32,-12 22,-12H8Z', colour) +
  inside;

/** A sheet of paper, about 34 high, with what is written or drawn on it round 0,-17. */
export const sheet = (inside: string, colour: string = paper.white): string =>
  path('M-14,0L-13,-34L14,-35L13,-1Z', colour) + inside;

/** A stone for the pocket, about 17 high, with its mark. */
export const pebble = (fill: string, mark: string): string =>
  path('M-13,0Q-17,-14 -3,-17Q14,-18 14,-5Q13,0 8,0Z', fill) + mark;
