import { luminance, mix } from '../drawing/colour.ts';
import { circle, contoured, ellipse, part } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { drawFace, glasses, has, youth, type Head, type Moment } from './face.ts';
import { tuft } from './tufts.ts';

/** A soft blob as a child would chalk it: hatching in the hair colour, snout patch in the skin colour. */
export function imaginaryHead(look: Look, moment: Moment, wearsGlasses: boolean): Head {
  const { body, skin, hair } = look.colours;
  const w =
    43 + youth(look.traits.age) * 3 + (has(look, 'chubby') ? 4.5 : 0) - (has(look, 'slender') ? 4.5 : 0);
  const light = mix(body, '#FFFFFF', 0.35);
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
      contoured(
        `M${-w},6C${-w - 6},-50 -22,-62 0,-58C24,-64 ${w + 6},-48 ${w},6C${w},36 26,50 0,50C-26,50 ${-w},36 ${-w},6Z`,
        body,
        light,
        3,
      ) +
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
      (has(look, 'glasses') && wearsGlasses ? glasses(18.5, 0, 15) : ''),
    over: '',
  };
}
