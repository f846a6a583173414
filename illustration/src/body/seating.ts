import type { Look } from '../look/look.ts';
import type { Pose } from '../pictureSpec.ts';
import type { Build } from './build.ts';
import { tailOf } from './garments.ts';
import type { Bent } from './limbs.ts';
import { poseShapes } from './poses.ts';

/** What one sits on; on the ground the knees come up. */
export const seats = ['ground', 'stone', 'chair', 'bed', 'wheelchair'] as const;
export type Seat = (typeof seats)[number];

/**
 * How one sits, in head units: `drop` brings the hips down, `height` is that of the seat over the ground. The
 * legs are bent at the knee, feet in front, to the side one faces.
 */
export type Seating = { seat: Seat; drop: number; height: number; frontLeg: Bent; backLeg: Bent };

/** Half the height of a shoe: soles stand on the ground. */
const SOLE = 6.5;
const FOOTREST = 8;

/** How far below the hips the trunk ends: that far above the seat they stay. */
function bottomOf(look: Look): number {
  const { characterType } = look.traits;
  return characterType === 'imaginary_friend' ? 17 : characterType === 'robot' ? 8 : tailOf(look);
}

/** Who uses a wheelchair sits in it whatever the hands do; others only to sit. */
export const seatIn = (look: Look, pose: Pose, seat: Seat = 'ground'): Seat | null =>
  look.traits.aid === 'wheelchair' ? 'wheelchair' : pose === 'sit' ? seat : null;

export function seatingOf(look: Look, b: Build, seat: Seat, facing: number): Seating {
  const bottom = bottomOf(look);
  // Little ones have short legs, but never so short that nobody sees them sit.
  const thigh = Math.max(33, b.leg * 0.56);
  const rest = seat === 'wheelchair' ? FOOTREST : 0;
  const height = seat === 'ground' ? 0 : Math.max(22, thigh - bottom + SOLE) + rest;
  const hip = b.feet - height - bottom;
  const foot = b.feet - SOLE - rest;
  const leg = (from: number, bent: { across: number; rise: number; ahead: number }): Bent => ({
    from: { x: facing * from, y: hip },
    joint: { x: facing * (from + bent.across), y: hip - bent.rise },
    end: { x: facing * (from + bent.across + bent.ahead), y: foot },
    sharp: true,
  });
  const seated = { seat, drop: hip - b.hip, height };
  const [near, far] = [b.waist * 0.36, b.waist * 0.3];
  if (seat !== 'ground') {
    const over = { across: thigh * 0.84, rise: -1, ahead: 3 };
    return { ...seated, frontLeg: leg(near, over), backLeg: leg(far, { ...over, across: over.across + 9 }) };
  }
  // One knee up, the other leg stretched out along the ground.
  const rise = Math.min(thigh * 0.74, Math.max(6, thigh * 0.94 - (foot - hip)));
  const across = Math.sqrt(thigh ** 2 - rise ** 2);
  return {
    ...seated,
    frontLeg: leg(near, { across, rise, ahead: thigh * 0.3 }),
    backLeg: leg(far, { across: thigh, rise: 1 - (foot - hip) * 0.6, ahead: thigh * 0.78 }),
  };
}

/** How far the hips come down, in head units. */
export function dropOf(look: Look, b: Build, pose: Pose, seat?: Seat): number {
  const on = seatIn(look, pose, seat);
  return on ? seatingOf(look, b, on, 1).drop : poseShapes[pose].drop * b.leg;
}
