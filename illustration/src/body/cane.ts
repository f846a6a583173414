import { INK, paper } from '../drawing/palette.ts';
import { line, part } from '../drawing/svg.ts';
import type { Pose } from '../pictureSpec.ts';
import type { Spot } from './limbs.ts';

/** Poses that need the front hand for something else: the cane is in the other one. */
const busy: readonly Pose[] = ['reach', 'climb', 'point', 'holdOutHand', 'hug', 'carry', 'run'];
export const caneIsInFront = (pose: Pose): boolean => !busy.includes(pose);

/** How far ahead of the hand the tip feels the ground, in head units. */
const AHEAD = 34;
/** Above the hand: the grip. */
const GRIP = 12;

/** A long white cane with a red end, from the hand to the `ground` ahead. */
export function whiteCane(hand: Spot, ground: number, facing: number): string {
  const x = hand.x + facing * AHEAD;
  const along = (share: number): string =>
    `${hand.x + (x - hand.x) * share},${hand.y + (ground - hand.y) * share}`;
  const top = `${hand.x - facing * 5},${hand.y - GRIP}`;
  return part(
    'aid:whiteCane',
    line(`M${top}L${x},${ground}`, INK, 6.6) +
      line(`M${top}L${along(0.1)}`, paper.woodDeep, 4.6) +
      line(`M${along(0.14)}L${along(1)}`, '#FFFFFF', 4.4) +
      line(`M${along(0.7)}L${along(0.9)}`, paper.poppy, 4.4),
  );
}
