import { paper } from '../drawing/palette.ts';
import { rect } from '../drawing/svg.ts';

/** How high one lies above the floor, in figure units. */
export const MATTRESS = 24;

/** A bed on 0,0 for someone who lies `half` to each side: head and foot board, frame and mattress. */
export const bedFor = (half: number): string =>
  rect(-half - 14, -74, 10, 78, paper.woodDark, 4) +
  rect(half + 6, -56, 10, 60, paper.woodDark, 4) +
  rect(-half - 8, -16, 2 * half + 18, 12, paper.wood, 3) +
  rect(-half - 4, -MATTRESS - 4, 2 * half + 10, 13, paper.white, 6);
