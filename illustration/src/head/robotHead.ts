import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, part, path, rect } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { drawFace, glasses, has, youth, type Head, type Moment } from './face.ts';
import { antenna } from './tufts.ts';

/**
 * A rounded box with a dark screen; lamps in the eye colour, cheeks and jaw panel in the skin colour, antenna
 * for hair.
 */
export function robotHead(look: Look, moment: Moment, wearsGlasses: boolean): Head {
  const { body: shell, bodyShade, skin, skinShade } = look.colours;
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
      marks: paper.barley,
      mouth: { lip: paper.lamp, inside: paper.lamp, tongue: paper.flame, teeth: paper.white },
    },
    moment,
    '',
  );
  const { hairStyle, hairColor, skinColor } = look.traits;
  const side = (s: number): string =>
    rect(s > 0 ? w - 3 : -w - 11, -14, 14, 32, bodyShade, 5) + circle(s * (w + 5), 2, 4, paper.barley);
  return {
    back: part(`hair:${hairStyle}`, part(`hairColor:${hairColor}`, antenna(look, 0, -50))),
    still:
      side(-1) +
      side(1) +
      rect(-w, -52, 2 * w, 98, shell, 26) +
      path(
        `M${-w},-24V-26A26,26 0 0 1 ${-w + 26},-52H${w - 26}A26,26 0 0 1 ${w},-26V-24Z`,
        mix(shell, '#FFFFFF', 0.3),
      ) +
      rect(-w + 8, -24, 2 * w - 16, 56, screen, 17) +
      part(
        `skin:${skinColor}`,
        rect(-19, 35, 38, 8, skin, 4) +
          path('M-7,35v8M7,35v8', 'none', `stroke="${skinShade}" stroke-width="2"`),
      ) +
      [-1, 1].map((s) => circle(s * (w - 9), -40, 2.6, bodyShade)).join('') +
      face.still,
    moving: face.moving,
    front:
      has(look, 'glasses') && wearsGlasses
        ? glasses(17.5, 0, 15).replaceAll(`stroke="${INK}"`, `stroke="${paper.barley}"`)
        : '',
    over: '',
  };
}
