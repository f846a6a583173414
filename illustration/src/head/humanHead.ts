import { luminance, mix } from '../drawing/colour.ts';
import { circle, ellipse, line, part, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { drawFace, glasses, has, youth, type DrawHead } from './face.ts';
import { hairOf } from './hairStyles.ts';
import { hatOf } from './hats.ts';

/** Half the face's width: round and wide when small, narrower when grown. */
const faceWidth = (look: Look): number =>
  39 + youth(look.traits.age) * 3.5 + (has(look, 'chubby') ? 4.5 : 0) - (has(look, 'slender') ? 4.5 : 0);

function ears(look: Look, w: number): string {
  const { skin, skinShade } = look.colours;
  return [-1, 1]
    .map((s) =>
      look.traits.characterType === 'magical_being'
        ? path(`M${s * (w - 4)},-4L${s * (w + 22)},-20Q${s * (w + 13)},10 ${s * (w - 4)},15Z`, skin) +
          path(`M${s * (w + 1)},1L${s * (w + 14)},-11Q${s * (w + 9)},7 ${s * (w + 1)},10Z`, skinShade)
        : circle(s * w, 6, 9.5, skin) + circle(s * (w + 1), 6.5, 4.8, skinShade),
    )
    .join('');
}

/** People, and magical beings: with pointed ears and, by day, a hat. */
export const humanHead: DrawHead = (look, moment, abed) => {
  const { skin, skinShade, skinLight, hair } = look.colours;
  const w = faceWidth(look);
  const jaw = has(look, 'chubby') ? 34 : has(look, 'slender') ? 20 : 25;
  const dark = luminance(skin) < 0.2;
  const young = youth(look.traits.age);
  const shape = `M${-w},-8C${-w},-44 -24,-56 0,-56C24,-56 ${w},-44 ${w},-8C${w + 1},${jaw} 22,47 0,47C-22,47 ${-w - 1},${jaw} ${-w},-8Z`;
  const eyeY = 1 + young * 5;
  const face = drawFace(
    look,
    {
      eyeX: 17,
      eyeY,
      eyeSize: 1,
      mouthY: 28,
      mouthSize: 1,
      ground: skin,
      brow: mix(hair, dark ? '#120C0A' : '#2A1A16', luminance(hair) > 0.4 ? 0.5 : 0.4),
      lash: dark ? '#1C100D' : '#2F1D18',
      marks: dark ? mix(skin, '#2A130D', 0.6) : '#A9552F',
      ...(dark ? { rim: mix(skin, skinLight, 0.65) } : {}),
    },
    moment,
    line(`M-3.500,${eyeY + 12}Q0,${eyeY + 16} 4,${eyeY + 11.5}`, skinShade, 2.6),
  );
  const { back, front, over } = hairOf(look, w);
  const { hairStyle, hairColor, skinColor } = look.traits;
  const hairPart = (body: string): string => part(`hair:${hairStyle}`, part(`hairColor:${hairColor}`, body));
  return {
    back: hairPart(back),
    still:
      part(
        `skin:${skinColor}`,
        ears(look, w) +
          path(shape, skin) +
          // The side turned from the light, and the light one: paper laid on paper, no outline.
          path(`M${w - 1},4C${w - 1},${jaw} 22,47 0,47Q26,38 ${w - 8},8Z`, skinShade, 'opacity=".35"') +
          (dark
            ? line(`M${-w + 2.5},-2C${-w + 2},${jaw - 2} -20,43 -6,45`, skinLight, 2, 'opacity=".7"')
            : '') +
          // The shade of the fringe on the forehead.
          ellipse(0, -27, w - 9, 13, skinShade, 'opacity=".3"'),
      ) + face.still,
    moving: face.moving,
    front: hairPart(front) + (has(look, 'glasses') && !abed ? glasses(17.5, eyeY, 13.5) : ''),
    over: (over ? hairPart(over) : '') + (abed ? '' : hatOf(look)),
  };
};
