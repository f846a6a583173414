import { INK, paper } from '../drawing/palette.ts';
import { part, path, rect } from '../drawing/svg.ts';
import { drawFace, glasses, has, youth, type DrawHead } from './face.ts';
import type { RobotShape } from './robotShapes.ts';
import { antenna } from './tufts.ts';

/**
 * A shell with a dark screen; lamps in the eye colour, jaw panel in the skin colour, antenna for hair.
 */
export const robotHead: (shape: RobotShape) => DrawHead = (shape) => (look, moment, abed) => {
  const { skin, skinShade } = look.colours;
  const w = 44 + youth(look.traits.age) * 3 + (has(look, 'chubby') ? 5 : 0) - (has(look, 'slender') ? 5 : 0);
  const screen = '#173843';
  const face = drawFace(
    look,
    {
      eyeX: 17,
      eyeY: 0,
      eyeSize: 1.1,
      mouthY: 20,
      mouthSize: 0.74,
      ground: screen,
      brow: paper.lamp,
      lash: '#0A222B',
      shut: paper.lamp,
      marks: paper.barley,
      mouth: { lip: paper.lamp, inside: paper.lamp, tongue: paper.flame, teeth: paper.white },
    },
    moment,
    '',
  );
  const { hairStyle, hairColor, skinColor } = look.traits;
  return {
    back: part(`hair:${hairStyle}`, part(`hairColor:${hairColor}`, antenna(look, 0, -50))),
    still:
      shape(look.colours, w, screen) +
      part(
        `skin:${skinColor}`,
        rect(-19, 35, 38, 8, skin, 4) +
          path('M-7,35v8M7,35v8', 'none', `stroke="${skinShade}" stroke-width="2"`),
      ) +
      face.still,
    moving: face.moving,
    front:
      has(look, 'glasses') && !abed
        ? glasses(17.5, 0, 15).replaceAll(`stroke="${INK}"`, `stroke="${paper.barley}"`)
        : '',
    over: '',
  };
};
