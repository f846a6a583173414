import { has } from '../head/face.ts';
import type { Look } from '../look/look.ts';
import type { Pose } from '../pictureSpec.ts';
import { buildOf, CROWN, heightOf } from './build.ts';
import { poseShapes, type Limb } from './poses.ts';

/** Half the width and the height a pose takes, and the height of the eyes, in picture units. */
export type Extent = { half: number; height: number; eyes: number };

const isWinged = ({ traits }: Look): boolean =>
  traits.characterType === 'magical_being' || traits.characterType === 'mythical_creature';

/** How far hair, ears, horns or antenna rise above the middle of the head. */
function crest({ traits, species }: Look): number {
  if (traits.characterType === 'animal' && species === 'rabbit') return 114;
  return traits.characterType === 'robot' || traits.characterType === 'mythical_creature' ? 102 : 92;
}

/** How far something beside the head or behind the back reaches to one side. */
function spread(look: Look, waist: number): number {
  if (isWinged(look)) return 116;
  if (look.traits.characterType === 'animal') return waist + 66;
  if (has(look, 'energetic')) return 92;
  if (has(look, 'magical')) return 80;
  return look.traits.hairStyle === 'pigtails' ? 72 : 66;
}

function lying(look: Look): Extent {
  const b = buildOf(look);
  const above = isWinged(look) ? 170 : look.traits.characterType === 'animal' ? 142 : 112;
  return {
    half: heightOf(b) / 2 + Math.max(24, (crest(look) - 52) * b.scale),
    height: above * b.scale,
    eyes: 46 * b.scale,
  };
}

/** The room a figure needs, hair and limbs included: what a scene keeps inside its frame. */
export function extentOf(look: Look, pose: Pose): Extent {
  if (pose === 'sleep') return lying(look);
  const b = buildOf(look);
  const shape = poseShapes[pose];
  const reach = (limb: Limb, length: number, from: number): number =>
    Math.max(...limb.map(([x]) => Math.abs(x) * length + from));
  const hand = b.limb * 0.6;
  const half = Math.max(
    spread(look, b.waist),
    // A pointing finger or an open palm adds to the hand.
    reach(shape.frontArm, b.arm, b.chest + hand + (pose === 'point' || pose === 'holdOutHand' ? 22 : 4)),
    reach(shape.backArm, b.arm, b.chest + hand + 4),
    reach(shape.frontLeg, b.leg, b.waist * 0.46 + 20),
    reach(shape.backLeg, b.leg, b.waist * 0.46 + 20),
  );
  const lean = Math.sin((Math.abs(shape.lean) * Math.PI) / 180) * (b.hip - CROWN);
  const drop = shape.drop * b.leg;
  return {
    half: (half + lean * 0.7) * b.scale,
    height: (b.feet - drop + crest(look)) * b.scale,
    eyes: (b.feet - drop - 4) * b.scale,
  };
}
