import { INK } from '../drawing/palette.ts';
import { ellipse, num, part } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { asleep } from './asleep.ts';
import { buildOf, heightOf } from './build.ts';
import { poseShapes } from './poses.ts';
import { seatHalf } from './seats.ts';
import { seatIn, seatingOf } from './seating.ts';
import { upright, type FigureMoment } from './upright.ts';

const shadowUnder = (width: number): string => ellipse(0, 0.5, width, width * 0.17, INK, 'opacity=".18"');

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
  if (moment.pose === 'sleep') return wrap(shadowUnder(heightOf(b) / 2 + 6) + asleep(look, b, moment));
  const scale = Math.round(b.scale * 1000) / 1000;
  const on = seatIn(look, moment.pose, moment.seat);
  const floats = (characterType === 'imaginary_friend' && !on) || moment.shadow === false;
  const under = on
    ? Math.max(b.chest + 30, seatHalf(b, seatingOf(look, b, on, 1)))
    : (b.chest + 24) * (poseShapes[moment.pose].drop > 0.3 ? 1.25 : 1);
  return wrap(
    (floats ? '' : shadowUnder(under * b.scale)) +
      `<g transform="scale(${scale}) translate(0 ${num(-b.feet)})">${upright(look, b, moment)}</g>`,
  );
}
