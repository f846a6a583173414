import { paper, INK } from '../drawing/palette.ts';
import { circle, ellipse, line, num, part, path, rect, transformed } from '../drawing/svg.ts';
import { glasses, has } from '../head/face.ts';
import { drawHead } from '../head/drawHead.ts';
import type { Look } from '../look/look.ts';
import type { Expression, Pose } from '../pictureSpec.ts';
import { behindBody, drawBody } from './bodies.ts';
import { buildOf, heightOf, type Build } from './build.ts';
import { accessory, bodyMark, cape } from './clothes.ts';
import { arm, bend, leg, type Spot } from './limbs.ts';
import { poseShapes, type Limb } from './poses.ts';

/**
 * `facing` 1 looks right, -1 left; `gaze` -1 to 1; `shadow` off for those who float or are cropped. Without
 * `expression`: the resting face.
 */
export type FigureMoment = {
  pose: Pose;
  expression?: Expression;
  facing?: 1 | -1;
  gaze?: number;
  shadow?: boolean;
};

/** How far a feeling bends the head, in degrees forward. */
const bow: Partial<Record<Expression, number>> = {
  sad: 7,
  ashamed: 9,
  tender: 5,
  startled: -4,
  asleep: 4,
  curious: -3,
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

function upright(look: Look, b: Build, moment: FigureMoment): string {
  const { pose, expression } = moment;
  const facing = moment.facing ?? 1;
  const shape = poseShapes[pose];
  const head = drawHead(
    look,
    { ...(expression ? { expression } : {}), gaze: moment.gaze ?? 0 },
    pose !== 'sleep',
  );
  const drop = shape.drop * b.leg;
  const shoulder = (side: number): Spot => ({ x: side * (b.chest - 3), y: b.shoulder + 5 });
  const hip = (side: number): Spot => ({ x: side * b.waist * 0.46, y: b.hip + drop });
  const frontArm = bend(shape.frontArm, shoulder(facing), b.arm, facing);
  const backArm = bend(shape.backArm, shoulder(-facing), b.arm, facing);
  // A robot's and a blob's trunk swallows the top of the legs; feet stay where the pose puts them.
  const legs =
    leg(look, b, bend(stride(shape.backLeg, b), hip(-facing), b.leg, facing), facing) +
    leg(look, b, bend(stride(shape.frontLeg, b), hip(facing), b.leg, facing), facing);
  const turn = (degrees: number, y: number, body: string): string =>
    degrees ? transformed(`rotate(${num(degrees * facing)} 0 ${num(y)})`, body) : body;
  const nod = (body: string): string =>
    turn(shape.head + (expression ? (bow[expression] ?? 0) : 0), 48, body);
  const glow =
    look.traits.characterType === 'magical_being'
      ? [frontArm, backArm]
          .map(
            ({ end }) =>
              circle(end.x, end.y, 17, paper.lamp, 'opacity=".3"') +
              circle(end.x, end.y, 11, paper.lamp, 'opacity=".4"'),
          )
          .join('')
      : '';
  const lift = (body: string): string => {
    const leaning = turn(shape.lean, b.hip, body);
    return drop ? transformed(`translate(0 ${num(drop)})`, leaning) : leaning;
  };
  const behind =
    cape(look, b) +
    behindBody(look, b, pose === 'sleep' ? facing : -facing, pose === 'sleep') +
    nod(head.back);
  const trunk = drawBody(look, b) + accessory(look, b) + bodyMark(look, b);
  const arms = arm(look, b, backArm, pose, false, facing) + arm(look, b, frontArm, pose, true, facing);
  const front = glow + (pose === 'carry' ? parcel(b) : '') + arms;
  const face = nod(head.still + head.moving + head.front + head.over);
  return lift(behind) + legs + lift(trunk + front + face);
}

const shadowUnder = (width: number): string => ellipse(0, 0.5, width, width * 0.17, INK, 'opacity=".18"');

function asleep(look: Look, b: Build, moment: FigureMoment): string {
  const facing = moment.facing ?? 1;
  const height = heightOf(b);
  const half = height / 2;
  const lying = upright(look, b, moment);
  const body = transformed(
    `translate(${num(facing * half)} -${num(46 * b.scale)}) rotate(${-88 * facing}) scale(${Math.round(b.scale * 1000) / 1000}) translate(0 ${num(-b.feet)})`,
    lying,
  );
  const s = facing;
  const head = -s * (half - 26);
  const pillow =
    path(
      `M${head - 34},-3Q${head - 40},-22 ${head - 24},-24Q${head},-28 ${head + 24},-24Q${head + 38},-20 ${head + 32},-3Q${head},3 ${head - 34},-3Z`,
      paper.white,
    ) + line(`M${head - 22},-8q20,5 42,0`, paper.cream, 2);
  const blanket =
    path(
      `M${s * (half + 8)},0Q${s * (half + 12)},${-44 * b.scale * 1.5} ${s * (half - 14)},${-88 * b.scale}Q${s * (half * 0.3)},${-92 * b.scale} ${s * half * 0.16},${-76 * b.scale}L${s * half * 0.1},0Z`,
      look.colours.trim,
    ) +
    line(
      `M${s * half * 0.2},${-66 * b.scale}L${s * half * 0.18},-4M${s * half * 0.56},${-82 * b.scale}L${s * half * 0.6},-4`,
      paper.white,
      2,
      'opacity=".45"',
    );
  const spectacles = has(look, 'glasses')
    ? transformed(`translate(${num(s * 6)} 2) scale(.34)`, glasses(17.5, -2, 13.5))
    : '';
  return shadowUnder(half + 6) + pillow + body + blanket + spectacles;
}

/**
 * A whole figure with its feet (lying: its side) on 0,0, in picture units: a six-year-old stands 104 high.
 */
export function drawFigure(look: Look, moment: FigureMoment): string {
  const b = buildOf(look);
  const { characterType, age, gender } = look.traits;
  const wrap = (body: string): string =>
    part(
      `type:${characterType}`,
      `<g data-part="age:${age}" data-gender="${gender}"${characterType === 'imaginary_friend' ? ' opacity=".93"' : ''}>${body}</g>`,
    );
  if (moment.pose === 'sleep') return wrap(asleep(look, b, moment));
  const ground = b.feet;
  const scale = Math.round(b.scale * 1000) / 1000;
  const floats = characterType === 'imaginary_friend' || moment.shadow === false;
  const seated = poseShapes[moment.pose].drop > 0.3 ? 1.25 : 1;
  return wrap(
    (floats ? '' : shadowUnder((b.chest + 24) * b.scale * seated)) +
      `<g transform="scale(${scale}) translate(0 ${num(-ground)})">${upright(look, b, moment)}</g>`,
  );
}
