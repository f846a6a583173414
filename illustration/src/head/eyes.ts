import { mix } from '../drawing/colour.ts';
import { ellipse, line, part, path } from '../drawing/svg.ts';
import { eyeball, lidLine } from './eyeball.ts';
import type { Mien } from './mien.ts';

/**
 * Where and how the eyes sit: `x` from the middle, all in head units. `lid` is the colour that closes over
 * the eye, `ground` that of the cheek.
 */
export type EyeFrame = {
  x: number;
  y: number;
  size: number;
  iris: string;
  lid: string;
  ground: string;
  lash: string;
  rim?: string;
  /** Closed eyes, where lashes would not show on the face. */
  shut?: string;
};
/** -1 (left) to 1 (right). */
export type Gaze = number;

function closedEye(cx: number, frame: EyeFrame): string {
  const w = 7 * frame.size;
  // On a dark face the lid shows by its light, not by its line.
  const lid = frame.rim
    ? path(
        `M${cx - w},${frame.y}Q${cx},${frame.y - 9 * frame.size} ${cx + w},${frame.y}Q${cx},${frame.y + 6.5} ${cx - w},${frame.y}Z`,
        frame.rim,
        'opacity=".85"',
      )
    : '';
  return (
    lid +
    line(
      `M${cx - w},${frame.y}Q${cx},${frame.y + 6.5} ${cx + w},${frame.y}`,
      mix(frame.shut ?? frame.lash, frame.iris, 0.45),
      2.6,
    )
  );
}

/** Heights of the lid's edge at the left and the right of an eye: a feeling may lower its outer end. */
const lidEnds = (side: number, edge: number, droop: number): [left: number, right: number] =>
  side < 0 ? [edge + droop, edge - droop * 0.4] : [edge - droop * 0.4, edge + droop];

function openEye(side: number, frame: EyeFrame, mien: Mien, gaze: Gaze): string {
  const s = frame.size * mien.eyeScale;
  const cx = side * frame.x;
  const y = frame.y;
  const ix = cx + gaze * 1.7;
  const iy = y + 0.5 + mien.lookDown;
  const lidDrop = mien.lid > 0 ? 2 * 7.6 * s * mien.lid : 0;
  const lid = y - 7.6 * s + lidDrop;
  const [left, right] = lidEnds(side, lid, mien.droop);
  const lash = lidDrop
    ? `M${cx - 7.2 * s},${left + 1}Q${cx},${lid - 1.6} ${cx + 7.2 * s},${right + 1}`
    : lidLine(cx, y, s);
  const cheek = y + 7.6 * s * (1 - 2 * mien.cheek);
  return (
    (frame.rim ? ellipse(cx, y + 1, 8.4 * s, 9 * s, frame.rim) : '') +
    eyeball(cx, y, s, frame.iris, { x: ix, y: iy }, mien.iris) +
    (lidDrop
      ? path(
          `M${cx - 8 * s},${left}Q${cx - 8 * s},${y - 10 * s} ${cx},${y - 10 * s}T${cx + 8 * s},${right}Q${cx},${lid - 3} ${cx - 8 * s},${left}Z`,
          frame.lid,
        )
      : '') +
    (mien.cheek
      ? path(
          `M${cx - 8 * s},${cheek + 2.4}Q${cx},${cheek - 2.6} ${cx + 8 * s},${cheek + 2.4}Q${cx + 6 * s},${y + 10 * s} ${cx},${y + 10 * s}T${cx - 8 * s},${cheek + 2.4}Z`,
          frame.ground,
        ) +
        line(
          `M${cx - 6 * s},${cheek + 1}Q${cx},${cheek - 2.4} ${cx + 6 * s},${cheek + 1}`,
          mix(frame.ground, frame.lash, 0.24),
          1.5,
        )
      : '') +
    line(lash, frame.lash, 2.2)
  );
}

/** Two eyes with lids: the same for everybody; the colour shows in every mien, asleep in the lashes. */
export function drawEyes(frame: EyeFrame, mien: Mien, gaze: Gaze, name: string): string {
  const eyes = [-1, 1]
    .map((side) => (mien.lid >= 1 ? closedEye(side * frame.x, frame) : openEye(side, frame, mien, gaze)))
    .join('');
  return part(`eyes:${name}`, eyes);
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
