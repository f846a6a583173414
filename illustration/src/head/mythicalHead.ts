import { luminance, mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { part } from '../drawing/svg.ts';
import { drawFace, glasses, has, youth, type DrawHead } from './face.ts';
import type { MythicalShape } from './mythicalShapes.ts';
import { tuft } from './tufts.ts';

/** A creature of the old tales with a child's face: muzzle in the skin colour, mane in the hair colour. */
export const mythicalHead: (shape: MythicalShape) => DrawHead = (shape) => (look, moment, abed) => {
  const { body, skin } = look.colours;
  const w =
    40 + youth(look.traits.age) * 3 + (has(look, 'chubby') ? 4.5 : 0) - (has(look, 'slender') ? 4.5 : 0);
  const face = drawFace(
    look,
    {
      eyeX: 18.5,
      eyeY: -5 + youth(look.traits.age) * 3,
      eyeSize: 1.08,
      mouthY: 38,
      mouthSize: 0.8,
      ground: body,
      brow: mix(body, INK, 0.45),
      lash: '#1B2A2A',
      marks: mix(body, INK, 0.5),
      mouth: {
        lip: luminance(skin) > 0.25 ? '#6A3024' : '#1E0E0B',
        inside: '#5A2018',
        tongue: paper.poppy,
        teeth: paper.white,
      },
    },
    moment,
    shape.nose(look),
  );
  const { hairStyle, hairColor, skinColor } = look.traits;
  return {
    back: part(`hairColor:${hairColor}`, shape.mane(look, w)),
    still: shape.head(look, w) + part(`skin:${skinColor}`, shape.muzzle(look, w)) + face.still,
    moving: face.moving,
    front:
      part(`hair:${hairStyle}`, tuft(look, 0, -50, 1)) +
      (has(look, 'glasses') && !abed ? glasses(18.5, -3, 15) : ''),
    over: '',
  };
};
