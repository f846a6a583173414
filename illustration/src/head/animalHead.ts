import { luminance, mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, contoured, ellipse, line, part, path } from '../drawing/svg.ts';
import { drawFace, glasses, has, youth, type DrawHead } from './face.ts';
import { tuft } from './tufts.ts';

type EarDrawing = (side: number, fur: string, contour: string, inner: string) => string;

type Animal = 'fox' | 'bear' | 'rabbit' | 'cat';

const ears: Record<Animal, EarDrawing> = {
  fox: (s, fur, contour, inner) =>
    contoured(`M${s * 12},-40L${s * 42},-76Q${s * 56},-36 ${s * 43},-12Z`, fur, contour) +
    path(`M${s * 25},-42L${s * 41},-62Q${s * 47},-38 ${s * 40},-25Z`, inner),
  bear: (s, fur, contour, inner) =>
    circle(s * 34, -42, 17, fur, `stroke="${contour}" stroke-width="2.2"`) + circle(s * 34, -42, 9.5, inner),
  rabbit: (s, fur, contour, inner) =>
    contoured(
      `M${s * 8},-44C${s * 6},-88 ${s * 18},-104 ${s * 26},-100C${s * 38},-94 ${s * 38},-60 ${s * 30},-36Z`,
      fur,
      contour,
    ) +
    path(
      `M${s * 15},-50C${s * 14},-80 ${s * 20},-93 ${s * 25},-91C${s * 31},-86 ${s * 31},-62 ${s * 25},-46Z`,
      inner,
    ),
  cat: (s, fur, contour, inner) =>
    contoured(`M${s * 10},-46Q${s * 30},-70 ${s * 44},-70Q${s * 50},-44 ${s * 42},-18Z`, fur, contour) +
    path(`M${s * 24},-48Q${s * 34},-60 ${s * 41},-60Q${s * 44},-44 ${s * 39},-32Z`, inner),
};

const headShapes: Record<Animal, (w: number) => string> = {
  fox: (w) =>
    `M${-w - 5},-6C${-w - 4},-48 ${w + 4},-48 ${w + 5},-6C${w + 17},14 40,36 0,50C-40,36 ${-w - 17},14 ${-w - 5},-6Z`,
  bear: (w) =>
    `M${-w - 5},-4C${-w - 5},-58 ${w + 5},-58 ${w + 5},-4C${w + 7},32 26,48 0,48C-26,48 ${-w - 7},32 ${-w - 5},-4Z`,
  rabbit: (w) => `M${-w},-6C${-w},-56 ${w},-56 ${w},-6C${w + 8},30 24,49 0,49C-24,49 ${-w - 8},30 ${-w},-6Z`,
  cat: (w) =>
    `M${-w - 5},-4C${-w - 4},-54 ${w + 4},-54 ${w + 5},-4C${w + 14},20 30,46 0,47C-30,46 ${-w - 14},20 ${-w - 5},-4Z`,
};

/** The muzzle wears the skin colour. */
const muzzles: Record<Animal, string> = {
  fox: 'M-52,10C-32,3 -15,12 0,20C15,12 32,3 52,10C46,30 22,43 0,50C-22,43 -46,30 -52,10Z',
  bear: 'M-23,28C-23,12 23,12 23,28C23,44 12,47 0,47C-12,47 -23,44 -23,28Z',
  rabbit: 'M-24,28C-24,17 -10,14 0,20C10,14 24,17 24,28C24,42 12,48 0,48C-12,48 -24,42 -24,28Z',
  cat: 'M-26,30C-26,17 -10,15 0,20C10,15 26,17 26,30C26,42 14,46 0,46C-14,46 -26,42 -26,30Z',
};

export const animalHead: (kind: Animal) => DrawHead = (kind) => (look, moment, abed) => {
  const { body: fur, hairContour, skin, skinShade } = look.colours;
  const w =
    40 + youth(look.traits.age) * 3 + (has(look, 'chubby') ? 4.5 : 0) - (has(look, 'slender') ? 4.5 : 0);
  const darkFur = luminance(fur) < 0.16;
  const contour = darkFur ? mix(fur, '#000000', 0.5) : hairContour;
  const face = drawFace(
    look,
    {
      eyeX: 18,
      eyeY: -3 + youth(look.traits.age) * 3,
      eyeSize: 0.98,
      mouthY: 38,
      mouthSize: 0.72,
      ground: fur,
      brow: mix(fur, darkFur ? '#FFFFFF' : '#2A1A16', darkFur ? 0.35 : 0.6),
      lash: darkFur ? '#0D0B0B' : '#2A1A16',
      marks: mix(skinShade, '#6A2F1C', 0.5),
      ...(darkFur ? { rim: mix(fur, '#FFFFFF', 0.25) } : {}),
      mouth: {
        lip: luminance(skin) > 0.25 ? '#5A2A20' : '#1E0E0B',
        inside: '#5A2018',
        tongue: paper.poppy,
        teeth: paper.white,
      },
    },
    moment,
    ellipse(0, 23, 6.5, 4.8, INK) +
      ellipse(-2, 21.6, 2, 1.2, '#FFFFFF', 'opacity=".5"') +
      (kind === 'cat' || kind === 'rabbit'
        ? line(
            'M-26,26l-18,-4M-26,31l-18,2M26,26l18,-4M26,31l18,2',
            mix(fur, darkFur ? '#FFFFFF' : INK, 0.4),
            1.6,
          )
        : ''),
  );
  const { hairStyle, hairColor, skinColor } = look.traits;
  return {
    back: '',
    still:
      part(
        `hairColor:${hairColor}`,
        ears[kind](-1, fur, contour, skinShade) +
          ears[kind](1, fur, contour, skinShade) +
          contoured(headShapes[kind](w), fur, contour),
      ) +
      part(`skin:${skinColor}`, path(muzzles[kind], skin)) +
      face.still,
    moving: face.moving,
    front:
      part(`hair:${hairStyle}`, tuft(look, 0, -44, 0.85)) +
      (has(look, 'glasses') && !abed ? glasses(18.5, -2, 14) : ''),
    over: '',
  };
};
