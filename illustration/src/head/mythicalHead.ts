import { luminance, mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, contoured, ellipse, part, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { drawFace, glasses, has, youth, type Head, type Moment } from './face.ts';
import { tuft } from './tufts.ts';

/** A small dragon with a child's face: horns, frills, muzzle in the skin colour, mane in the hair colour. */
export function mythicalHead(look: Look, moment: Moment, wearsGlasses: boolean): Head {
  const { body: scale, bodyShade, skin, skinShade, hair, hairContour } = look.colours;
  const w =
    40 + youth(look.traits.age) * 3 + (has(look, 'chubby') ? 4.5 : 0) - (has(look, 'slender') ? 4.5 : 0);
  const contour = mix(scale, INK, 0.45);
  const face = drawFace(
    look,
    {
      eyeX: 18.5,
      eyeY: -5 + youth(look.traits.age) * 3,
      eyeSize: 1.08,
      mouthY: 37,
      mouthSize: 0.8,
      ground: scale,
      brow: contour,
      lash: '#1B2A2A',
      marks: mix(scale, INK, 0.5),
      mouth: {
        lip: luminance(skin) > 0.25 ? '#6A3024' : '#1E0E0B',
        inside: '#5A2018',
        tongue: paper.poppy,
        teeth: paper.white,
      },
    },
    moment,
    circle(-8, 23, 2.4, mix(skinShade, INK, 0.35)) + circle(8, 23, 2.4, mix(skinShade, INK, 0.35)),
  );
  const horn = (s: number): string =>
    contoured(
      `M${s * 20},-44Q${s * 35},-66 ${s * 28},-84Q${s * 52},-66 ${s * 39},-32Z`,
      paper.cream,
      '#C9A86A',
      1.6,
    ) + path(`M${s * 25},-58l${s * 14},1l${s * -1},5l${s * -15},-2Z`, '#E0C488');
  const frill = (s: number): string =>
    path(
      `M${s * (w - 3)},-4L${s * (w + 20)},-18L${s * (w + 16)},1L${s * (w + 23)},11L${s * (w - 1)},20Z`,
      bodyShade,
    );
  const { hairStyle, hairColor, skinColor } = look.traits;
  return {
    back: part(
      `hairColor:${hairColor}`,
      contoured(
        `M${-w - 3},-20Q${-w - 14},-2 ${-w - 8},16L${-w - 15},30L${-w - 2},40L${-w},52Q0,40 ${w},52L${w + 2},40L${w + 15},30L${w + 8},16Q${w + 14},-2 ${w + 3},-20Z`,
        hair,
        hairContour,
        2,
      ),
    ),
    still:
      frill(-1) +
      frill(1) +
      horn(-1) +
      horn(1) +
      contoured(
        `M${-w - 3},-8C${-w - 3},-60 ${w + 3},-60 ${w + 3},-8C${w + 3},2 ${w},10 ${w},16C${w},40 20,50 0,50C-20,50 ${-w},40 ${-w},16C${-w},10 ${-w - 3},2 ${-w - 3},-8Z`,
        scale,
        contour,
        1.8,
      ) +
      part(`skin:${skinColor}`, ellipse(0, 31, 30, 18, skin)) +
      face.still,
    moving: face.moving,
    front:
      part(`hair:${hairStyle}`, tuft(look, 0, -50, 1)) +
      (has(look, 'glasses') && wearsGlasses ? glasses(18.5, -3, 15) : ''),
    over: '',
  };
}
