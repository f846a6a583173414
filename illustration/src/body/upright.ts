import { paper } from '../drawing/palette.ts';
import { circle, line, num, rect, transformed } from '../drawing/svg.ts';
import { drawHead } from '../head/drawHead.ts';
import type { Look } from '../look/look.ts';
import type { Expression, Pose } from '../pictureSpec.ts';
import { behindBody } from './behindBody.ts';
import { drawBody, skirtOf } from './bodies.ts';
import type { Build } from './build.ts';
import { caneIsInFront, whiteCane } from './cane.ts';
import { accessory, bodyMark, cape } from './clothes.ts';
import { arm, bend, leg, type Bent, type Spot } from './limbs.ts';
import { poseShapes, type Limb } from './poses.ts';
import { dropOf, seatIn, seatingOf, type Seat, type Seating } from './seating.ts';
import { drawSeat } from './seats.ts';

/**
 * `facing` 1 looks right, -1 left; `gaze` -1 to 1; `shadow` off for those who float or are cropped; `seat` for
 * who sits, the ground otherwise. Without `expression`: the resting face.
 */
export type FigureMoment = {
  pose: Pose;
  expression?: Expression;
  facing?: 1 | -1;
  gaze?: number;
  shadow?: boolean;
  seat?: Seat;
};

/** How far a feeling bends the head, in degrees forward. */
const bow: Partial<Record<Expression, number>> = {
  sad: 7,
  ashamed: 9,
  tender: 6,
  startled: -4,
  asleep: 4,
  curious: -6,
};

const parcel = (b: Build): string => {
  const y = b.shoulder + b.arm * 0.42;
  return (
    rect(-21, y, 42, 32, paper.wood, 4) +
    rect(-21, y, 42, 8, paper.woodDark, 3) +
    line(`M0,${num(y)}v32`, paper.barley, 5) +
    line(`M0,${num(y)}q-13,-13 -15,-3q2,5 15,3q13,-13 15,-3q-2,5 -15,3`, paper.barley, 3)
  );
};

/** Long legs spread less: a grown figure strides about as wide as a child. */
const stride = ([[jx, jy], [ex, ey]]: Limb, b: Build): Limb => {
  const k = Math.min(1, 72 / b.leg + 0.12);
  return [
    [jx * k, jy],
    [ex * k, ey],
  ];
};

type Limbs = { frontArm: Bent; backArm: Bent; frontLeg: Bent; backLeg: Bent };

/** Who sits lays one hand on the knee and props the other on the seat or the ground; arms are drawn where the body is before it is lowered by `drop`. */
function limbsOf(b: Build, pose: Pose, facing: number, seating: Seating | null): Limbs {
  const shape = poseShapes[pose];
  const shoulder = (side: number): Spot => ({ x: side * (b.chest - 3), y: b.shoulder + 5 });
  const hip = (side: number): Spot => ({ x: side * b.waist * 0.46, y: b.hip + shape.drop * b.leg });
  const frontArm = bend(shape.frontArm, shoulder(facing), b.arm, facing);
  const backArm = bend(shape.backArm, shoulder(-facing), b.arm, facing);
  if (!seating)
    return {
      frontArm,
      backArm,
      frontLeg: bend(stride(shape.frontLeg, b), hip(facing), b.leg, facing),
      backLeg: bend(stride(shape.backLeg, b), hip(-facing), b.leg, facing),
    };
  const { frontLeg, backLeg, drop, height } = seating;
  if (pose !== 'sit') return { frontArm, backArm, frontLeg, backLeg };
  const { from } = frontArm;
  const hand = { x: frontLeg.joint.x - facing * 7, y: frontLeg.joint.y - drop - b.limb * 0.6 };
  const joint = { x: (from.x + hand.x) / 2 + facing * 5, y: (from.y + hand.y) / 2 + 7 };
  const prop = { x: -facing * (b.chest + (height ? 6 : 20)), y: b.feet - height - drop - b.limb * 0.4 };
  const elbow = { x: -facing * (b.chest + (height ? 12 : 15)), y: (backArm.from.y + prop.y) / 2 };
  return {
    frontArm: { from, joint, end: hand },
    backArm: { from: backArm.from, joint: elbow, end: prop },
    frontLeg,
    backLeg,
  };
}

/** A whole figure on its feet, or seated, in head units; `abed` in night clothes, with nothing worn or held. */
export function upright(look: Look, b: Build, moment: FigureMoment, abed = false): string {
  const { pose, expression } = moment;
  const facing = moment.facing ?? 1;
  const shape = poseShapes[pose];
  const on = abed ? null : seatIn(look, pose, moment.seat);
  const seating = on && seatingOf(look, b, on, facing);
  const drop = abed ? 0 : dropOf(look, b, pose, moment.seat);
  /** The ground, where the body is drawn before it is lowered. */
  const floor = b.feet - drop;
  const { frontArm, backArm, frontLeg, backLeg } = limbsOf(b, pose, facing, seating);
  const head = drawHead(look, { ...(expression ? { expression } : {}), gaze: moment.gaze ?? 0 }, abed);
  const turn = (degrees: number, y: number, body: string): string =>
    degrees ? transformed(`rotate(${num(degrees * facing)} 0 ${num(y)})`, body) : body;
  const nod = (body: string): string =>
    turn(shape.head + (expression ? (bow[expression] ?? 0) : 0), 48, body);
  const lift = (body: string): string => {
    const leaning = turn(shape.lean, b.hip, body);
    return drop ? transformed(`translate(0 ${num(drop)})`, leaning) : leaning;
  };
  const glow =
    look.traits.characterType === 'magical_being' && !abed
      ? [frontArm, backArm]
          .map(
            ({ end }) =>
              circle(end.x, end.y, 17, paper.lamp, 'opacity=".3"') +
              circle(end.x, end.y, 11, paper.lamp, 'opacity=".4"'),
          )
          .join('')
      : '';
  const cane =
    look.traits.aid === 'whiteCane' && !abed
      ? whiteCane((caneIsInFront(pose) ? frontArm : backArm).end, floor, facing)
      : '';
  const behind = (abed ? '' : cape(look, b, floor) + behindBody(look, b, -facing, floor)) + nod(head.back);
  const worn = abed ? '' : accessory(look, b) + bodyMark(look, b);
  const trunk = drawBody(look, b, abed) + (seating || abed ? '' : skirtOf(look, b)) + worn;
  const arms =
    arm(look, b, backArm, pose, false, facing, abed) + arm(look, b, frontArm, pose, true, facing, abed);
  const front = glow + (pose === 'carry' ? parcel(b) : '') + cane + arms;
  const face = nod(head.still + head.moving + head.front + head.over);
  if (abed) return behind + trunk + front + face;
  const [far, near] = [
    leg(look, b, backLeg, facing, seating ? 0.3 : 0),
    leg(look, b, frontLeg, facing, seating ? 0.15 : 0),
  ];
  if (!seating)
    // A robot's and a blob's trunk swallows the top of the legs; feet stay where the pose puts them.
    return lift(behind) + far + near + lift(trunk + front + face);
  const seat = drawSeat(look, b, seating, facing);
  return lift(behind) + seat.behind + far + lift(trunk) + near + seat.before + lift(front + face);
}
