import { mix } from '../drawing/colour.ts';
import { circle, ellipse, line, num, part, path } from '../drawing/svg.ts';
import type { Mien } from './mien.ts';

/**
 * Where and how the eyes sit: `x` from the middle, all in head units. `lid` is the colour that closes over
 * the eye.
 */
export type EyeFrame = {
  x: number;
  y: number;
  size: number;
  iris: string;
  lid: string;
  lash: string;
  rim?: string;
  lashes: boolean;
};
/** -1 (left) to 1 (right). */
export type Gaze = number;

function closedEye(cx: number, frame: EyeFrame): string {
  const w = 7 * frame.size;
  return line(
    `M${cx - w},${frame.y}Q${cx},${frame.y + 6.5} ${cx + w},${frame.y}`,
    mix(frame.lash, frame.iris, 0.45),
    2.6,
  );
}

function openEye(side: number, frame: EyeFrame, mien: Mien, gaze: Gaze): string {
  const s = frame.size * mien.eyeScale;
  const cx = side * frame.x;
  const y = frame.y;
  const ix = cx + gaze * 1.7;
  const iy = y + 0.5 + mien.lookDown;
  const lidDrop = mien.lid > 0 ? 2 * 7.6 * s * mien.lid : 0;
  const lid = y - 7.6 * s + lidDrop;
  const lash = lidDrop
    ? `M${cx - 7.2 * s},${lid + 1}Q${cx},${lid - 1.6} ${cx + 7.2 * s},${lid + 1}`
    : `M${cx - 7.2 * s},${y - 3.6 * s}Q${cx},${y - 10.4 * s} ${cx + 7.2 * s},${y - 3.6 * s}`;
  return (
    (frame.rim ? ellipse(cx, y + 1, 8.4 * s, 9 * s, frame.rim) : '') +
    ellipse(cx, y, 6.8 * s, 7.6 * s, '#FFFDF6') +
    circle(ix, iy, 5.7 * s, frame.iris) +
    circle(ix, iy, 3.1 * s, '#15181C') +
    circle(ix + 2, iy - 2.3, 1.8 * s, '#FFFFFF') +
    (lidDrop
      ? path(
          `M${cx - 8 * s},${lid}Q${cx - 8 * s},${y - 10 * s} ${cx},${y - 10 * s}T${cx + 8 * s},${lid}Q${cx},${lid - 3} ${cx - 8 * s},${lid}Z`,
          frame.lid,
        )
      : '') +
    line(lash, frame.lash, 2.2)
  );
}

/** Two eyes with lids and lashes; the colour shows in every mien, asleep in the lashes. */
export function drawEyes(frame: EyeFrame, mien: Mien, gaze: Gaze, name: string): string {
  const eyes = [-1, 1]
    .map((side) => (mien.lid >= 1 ? closedEye(side * frame.x, frame) : openEye(side, frame, mien, gaze)))
    .join('');
  const w = 7.4 * frame.size;
  const lashes = frame.lashes
    ? [-1, 1]
        .map((side) => `M${num(side * (frame.x + w - 1))},${num(frame.y - 3.4)}l${side * 4.2},-3.4`)
        .join('')
    : '';
  return part(`eyes:${name}`, eyes + (lashes ? line(lashes, frame.lash, 2) : ''));
}

/** Two brows over the eyes. */
export function drawBrows(x: number, y: number, mien: Mien, colour: string, name: string): string {
  const brow = (side: number): string => {
    const lift = side > 0 ? mien.browLift : 0;
    const inner = y + mien.browInner + lift;
    const outer = y + 1 + mien.browOuter + lift;
    return `M${side * (x - 8)},${inner}Q${side * x},${(inner + outer) / 2 - 5} ${side * (x + 9)},${outer}`;
  };
  return part(`brows:${name}`, line(brow(-1) + brow(1), colour, mien.browWidth));
}
