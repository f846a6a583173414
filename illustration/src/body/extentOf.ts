import { has } from '../head/face.ts';
import type { Look, Species } from '../look/look.ts';
import type { Pose } from '../pictureSpec.ts';
import { buildOf, CROWN, heightOf } from './build.ts';
import { poseShapes, type Limb } from './poses.ts';
import { dropOf, seatIn, seatingOf, type Seat } from './seating.ts';
import { seatHalf } from './seats.ts';

/** Half the width and the height a pose takes, and the height of the eyes, in picture units. */
export type Extent = { half: number; height: number; eyes: number };

/**
 * How far ears, horns, antenna or a hat rise above the middle of the head, where it is more than hair does.
 */
const crests: Partial<Record<Species, number>> = {
  rabbit: 114,
  box: 102,
  dome: 102,
  kettle: 102,
  dragon: 102,
  unicorn: 112,
  griffin: 96,
  wizard: 126,
  fairy: 112,
  gnome: 112,
};
const crest = ({ species }: Look): number => crests[species] ?? 94;

/** How far something beside the head or behind the back reaches to one side. */
function spread(look: Look, waist: number): number {
  const { characterType, hairStyle } = look.traits;
  if (look.species === 'fairy' || characterType === 'mythical_creature') return 118;
  if (look.species === 'cat' || look.species === 'fox') return waist + 66;
  if (has(look, 'energetic')) return 104;
  if (has(look, 'nimble') || has(look, 'magical')) return 90;
  return hairStyle === 'pigtails' ? 74 : 72;
}

function lying(look: Look): Extent {
  const b = buildOf(look);
  return {
    half: heightOf(b) / 2 + Math.max(24, (crest(look) - 52) * b.scale),
    // One lies on one ear; the other, or a pigtail, is on top.
    height: (look.traits.hairStyle === 'pigtails' ? 140 : 126) * b.scale,
    eyes: 46 * b.scale,
  };
}

/** The room a figure needs, hair, limbs and seat included: what a scene keeps inside its frame. */
export function extentOf(look: Look, pose: Pose, seat?: Seat): Extent {
  if (pose === 'sleep') return lying(look);
  const b = buildOf(look);
  const shape = poseShapes[pose];
  const on = seatIn(look, pose, seat);
  const seating = on && seatingOf(look, b, on, 1);
  const reach = (limb: Limb, length: number, from: number): number =>
    Math.max(...limb.map(([x]) => Math.abs(x) * length + from));
  const hand = b.limb * 0.6;
  const cane = look.traits.aid === 'whiteCane' ? 36 : 0;
  const half = Math.max(
    spread(look, b.waist),
    // A pointing finger or an open palm adds to the hand.
    reach(
      shape.frontArm,
      b.arm,
      b.chest + hand + cane + (pose === 'point' || pose === 'holdOutHand' ? 22 : 4),
    ),
    reach(shape.backArm, b.arm, b.chest + hand + 4),
    ...(seating
      ? [seatHalf(b, seating), seating.frontLeg.end.x + 20, seating.backLeg.end.x + 20]
      : [
          reach(shape.frontLeg, b.leg, b.waist * 0.46 + 20),
          reach(shape.backLeg, b.leg, b.waist * 0.46 + 20),
        ]),
  );
  const lean = Math.sin((Math.abs(shape.lean) * Math.PI) / 180) * (b.hip - CROWN);
  const drop = dropOf(look, b, pose, seat);
  return {
    half: (half + lean * 0.7) * b.scale,
    height: (b.feet - drop + crest(look)) * b.scale,
    eyes: (b.feet - drop - 4) * b.scale,
  };
}
