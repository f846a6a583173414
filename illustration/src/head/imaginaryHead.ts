import { luminance, mix } from '../drawing/colour.ts';
import { circle, ellipse, part } from '../drawing/svg.ts';
import type { DreamShape } from './dreamShapes.ts';
import { drawFace, glasses, has, youth, type DrawHead } from './face.ts';
import { tuft } from './tufts.ts';

/** A friend as a child would chalk it: spots in the hair colour, snout patch in the skin colour. */
export const imaginaryHead: (shape: DreamShape) => DrawHead = (shape) => (look, moment, abed) => {
  const { body, skin, hair } = look.colours;
  const w =
    43 + youth(look.traits.age) * 3 + (has(look, 'chubby') ? 4.5 : 0) - (has(look, 'slender') ? 4.5 : 0);
  const face = drawFace(
    look,
    {
      eyeX: 18,
      eyeY: 0,
      eyeSize: 1.16,
      mouthY: 30,
      mouthSize: 0.9,
      ground: body,
      brow: mix(body, '#3A2A3A', 0.6),
      lash: '#3A2A3A',
      marks: mix(body, '#6A2F3C', 0.5),
      mouth: {
        lip: luminance(skin) > 0.25 ? '#7A3040' : '#1E0E12',
        inside: '#6A2434',
        tongue: '#D9543A',
        teeth: '#FFF9EA',
      },
    },
    moment,
    '',
  );
  const { hairStyle, hairColor, skinColor } = look.traits;
  return {
    back: '',
    still:
      shape(look, w) +
      part(
        `hairColor:${hairColor}`,
        circle(-w + 14, -34, 5.5, hair, 'opacity=".55"') +
          circle(w - 13, -36, 6.5, hair, 'opacity=".55"') +
          circle(w - 25, -45, 3.6, hair, 'opacity=".55"'),
      ) +
      part(`skin:${skinColor}`, ellipse(0, 29, 21, 14, skin)) +
      face.still,
    moving: face.moving,
    front:
      part(`hair:${hairStyle}`, tuft(look, 0, -56, 0.9)) +
      (has(look, 'glasses') && !abed ? glasses(18.5, 0, 15) : ''),
    over: '',
  };
};
