import { luminance, mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, num, part, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import type { Expression } from '../pictureSpec.ts';
import { drawBrows, drawEyes, type Gaze } from './eyes.ts';
import { mienOf } from './mien.ts';
import { drawMouth, type MouthColours } from './mouths.ts';

/** The moment: what the face does. Without expression the resting face. */
export type Moment = { expression?: Expression; gaze: Gaze };

/**
 * A head round 0,0: crown about -58, chin 46. `back` lies behind the body; `still` and `front` are the same
 * text on every picture; `moving` (cheeks, eyes, brows, mouth) follows the moment; `over` lies on the
 * shoulders.
 */
export type Head = { back: string; still: string; moving: string; front: string; over: string };

/** `abed` leaves off glasses and whatever else is not worn in bed. */
export type DrawHead = (look: Look, moment: Moment, abed: boolean) => Head;

/** What a head offers the features: eyes at ±`eyeX`, `ground` the colour under eyes and cheeks. */
export type FaceFrame = {
  eyeX: number;
  eyeY: number;
  eyeSize: number;
  mouthY: number;
  mouthSize: number;
  ground: string;
  brow: string;
  lash: string;
  /** Marks such as freckles and dimples. */
  marks: string;
  rim?: string;
  shut?: string;
  mouth?: MouthColours;
};

/** Eyes are larger and lower the younger the child; grown from 18 on. */
export const youth = (age: number): number => Math.max(0, Math.min(1, (18 - age) / 15));
export const has = (look: Look, attribute: Look['traits']['physicalAttribute']): boolean =>
  look.traits.physicalAttribute === attribute;

/** Under this luminance a face shows no darker line: the lips are its light. */
const DARKEST = 0.07;

const warmMouth = (ground: string): MouthColours =>
  luminance(ground) > 0.2
    ? { lip: '#8A3527', inside: '#7A2E22', tongue: '#D9543A', teeth: paper.white }
    : {
        lip: luminance(ground) < DARKEST ? '#B9705F' : mix('#3A1613', ground, 0.15),
        inside: '#3A1512',
        tongue: '#C24A3A',
        teeth: '#F6EBDD',
      };

function cheeks(look: Look, frame: FaceFrame, blush: number): string {
  const rosy = has(look, 'rosy');
  const opacity = Math.min(0.62, (rosy ? 0.42 : 0.16) + blush);
  const y = frame.eyeY + 16;
  const discs = [-1, 1]
    .map((side) =>
      circle(
        side * (frame.eyeX + 9),
        y,
        rosy ? 9.5 : 8,
        '#DB5A42',
        `opacity="${Math.round(opacity * 100) / 100}"`,
      ),
    )
    .join('');
  return rosy ? part('mark:rosy', discs) : discs;
}

function skinMarks(look: Look, frame: FaceFrame): string {
  const y = frame.eyeY;
  let marks = '';
  if (has(look, 'freckled'))
    marks += part(
      'mark:freckled',
      look.freckles.map(([x, dy]) => circle(x, y + dy - 2, 1.7, frame.marks)).join(''),
    );
  if (has(look, 'dimpled')) {
    const my = frame.mouthY;
    marks += part(
      'mark:dimpled',
      line(`M-20,${my - 5}q-4,4 -1,9M20,${my - 5}q4,4 1,9`, mix(frame.ground, frame.marks, 0.5), 2.6),
    );
  }
  const { age } = look.traits;
  if (age > 40) {
    const folds = `M${-frame.eyeX - 11},${y + 1}l-6,-2M${frame.eyeX + 11},${y + 1}l6,-2`;
    const more =
      age > 60
        ? `M${-frame.eyeX - 11},${y + 5}l-6,1.500M${frame.eyeX + 11},${y + 5}l6,1.500M-14,-31Q0,-34 14,-31`
        : '';
    marks += line(folds + more, frame.marks, 1.6);
  }
  return marks;
}

/** Round frames in ink with two glints. */
export function glasses(x: number, y: number, r: number): string {
  return part(
    'mark:glasses',
    `<g fill="#FFFFFF" fill-opacity=".16" stroke="${INK}" stroke-width="3"><circle cx="${num(-x)}" cy="${num(y)}" r="${num(r)}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/></g>` +
      line(
        `M${r - x},${y - 2}Q0,${y - 6} ${x - r},${y - 2}M${-x - r},${y - 3}l-9,-3M${x + r},${y - 3}l9,-3`,
        INK,
        3,
      ) +
      line(`M${-x - 6},${y - 5}l5,-4M${x - 6},${y - 5}l5,-4`, '#FFFFFF', 1.6),
  );
}

/** Everything that is the same on every picture first (`still`), then what the moment changes (`moving`). */
export function drawFace(
  look: Look,
  frame: FaceFrame,
  moment: Moment,
  nose: string,
): { still: string; moving: string } {
  const { personalityTrait, age, eyeColor } = look.traits;
  const mien = mienOf(personalityTrait, has(look, 'calm'), moment.expression);
  const size = frame.eyeSize * (0.92 + youth(age) * 0.18);
  const eyes = drawEyes(
    {
      x: frame.eyeX,
      y: frame.eyeY,
      size,
      iris: look.colours.eyes,
      lid: mix(frame.ground, frame.lash, 0.07),
      ground: frame.ground,
      lash: frame.lash,
      ...(frame.rim ? { rim: frame.rim } : {}),
      ...(frame.shut ? { shut: frame.shut } : {}),
    },
    mien,
    moment.gaze,
    eyeColor,
  );
  const brows = drawBrows(
    frame.eyeX + 1,
    frame.eyeY - 13 - 4 * size,
    mien,
    age > 60 ? mix(frame.brow, '#C9CED0', 0.75) : frame.brow,
    personalityTrait,
  );
  const mouth = drawMouth(
    mien,
    frame.mouthY,
    frame.mouthSize,
    frame.mouth ?? warmMouth(frame.ground),
    personalityTrait,
  );
  return {
    still: skinMarks(look, frame) + nose,
    moving: cheeks(look, frame, mien.blush) + eyes + brows + mouth,
  };
}

/** A leaf shape for ears, feathers and sprigs, from 0,0 to its tip. */
export const leafShape = (dx: number, dy: number, belly: number, fill: string, x = 0, y = 0): string =>
  path(
    `M${x},${y}Q${x + dx / 2 - dy * belly},${y + dy / 2 + dx * belly} ${x + dx},${y + dy}Q${x + dx / 2 + dy * belly},${y + dy / 2 - dx * belly} ${x},${y}Z`,
    fill,
  );
