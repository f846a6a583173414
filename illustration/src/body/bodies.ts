import type { CharacterType } from '@storylark/contracts/characters/vocabulary';
import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, contoured, ellipse, line, part, path, rect, star } from '../drawing/svg.ts';
import { leafShape } from '../head/face.ts';
import { garments, type Look, type Species } from '../look/look.ts';
import type { Build } from './build.ts';
import { torso } from './garments.ts';

/** The belly plate of robots and the patch of imaginary friends: one motif per cut of clothes. */
function motif(look: Look, y: number): string {
  const { trim } = look.colours;
  const drawings = [
    () => line(`M-13,${y - 6}h26M-13,${y + 1}h26M-13,${y + 8}h26`, trim, 4),
    () =>
      [-10, 0, 10]
        .map((x, i) => circle(x, y, 4.2, [paper.poppy, paper.barley, paper.moss][i] ?? trim))
        .join(''),
    () => rect(-12, y - 8, 24, 16, trim, 3) + line(`M-7,${y}h14`, paper.white, 3),
    () => star(0, y, 12, trim),
    () => line(`M-14,${y + 4}q4.500,-12 9,-2t9,-2t9,-2`, trim, 3.6),
    () => circle(0, y, 10, trim) + circle(0, y, 5, paper.white),
  ];
  return (drawings[garments.indexOf(look.garment)] ?? drawings[0]!)();
}

function robotBody(look: Look, b: Build): string {
  const { body, bodyShade, cloth, skin } = look.colours;
  const w = b.chest + 4;
  const plate = 58 + (b.hip - 58) * 0.5;
  return (
    rect(-9, 42, 18, 16, bodyShade) +
    rect(-w, 56, 2 * w, b.hip - 48, body, 17) +
    rect(-w, b.hip - 10, 2 * w, 9, cloth) +
    part(`skin:${look.traits.skinColor}`, rect(-w + 5, 60, 2 * w - 10, 7, skin, 3.5)) +
    rect(-21, plate - 10, 42, 26, cloth, 7) +
    motif(look, plate + 3)
  );
}

function imaginaryBody(look: Look, b: Build): string {
  const { body, skin, hair, cloth } = look.colours;
  const w = b.waist + 9;
  const light = mix(body, '#FFFFFF', 0.35);
  return (
    contoured(
      `M-26,40C${-w - 8},62 ${-w - 6},${b.hip + 8} ${-w + 6},${b.hip + 12}Q0,${b.hip + 22} ${w - 6},${b.hip + 12}C${w + 6},${b.hip + 8} ${w + 8},62 26,40Z`,
      body,
      light,
      3,
    ) +
    ellipse(0, (b.hip + 64) / 2 + 6, w * 0.62, (b.hip - 44) * 0.36, skin) +
    path(`M-27,50Q0,66 27,50L24,62Q0,78 -24,62Z`, cloth) +
    motif(look, (b.hip + 64) / 2 + 8) +
    line(
      `M${-w + 4},${b.hip - 10}l9,-11M${-w + 2},${b.hip - 22}l12,-14M${w - 14},${b.hip}l10,-12`,
      hair,
      2.4,
      'opacity=".4"',
    )
  );
}

const dressedBody = (look: Look, b: Build): string =>
  path(`M-12,36H12V54Q0,62 -12,54Z`, look.colours.bodyShade) + torso(look, b);

const bodies: Record<CharacterType, (look: Look, b: Build) => string> = {
  human: dressedBody,
  magical_being: dressedBody,
  animal: dressedBody,
  mythical_creature: dressedBody,
  robot: robotBody,
  imaginary_friend: imaginaryBody,
};

export const drawBody = (look: Look, b: Build): string =>
  part(`clothes:${look.garment}`, bodies[look.traits.characterType](look, b));

/** Tails start at 0,0, the end of the back, and point to +x. */
const tails: Record<Species, (look: Look) => string> = {
  fox: ({ colours }) =>
    contoured('M-4,4C40,22 82,-6 70,-52C58,-34 40,-34 -4,-22Z', colours.hair, colours.hairContour) +
    path('M70,-52C77,-38 77,-24 71,-10C66,-20 59,-23 50,-25C60,-31 66,-40 70,-52Z', colours.skin),
  bear: ({ colours }) => circle(12, -6, 11, colours.hair, `stroke="${colours.hairContour}" stroke-width="2"`),
  rabbit: ({ colours }) =>
    circle(13, -4, 13, colours.skin) + circle(18, -9, 7, mix(colours.skin, '#FFFFFF', 0.4)),
  cat: ({ colours }) =>
    line('M0,0C50,8 60,-24 48,-58', colours.hairContour, 15) +
    line('M0,0C50,8 60,-24 48,-58', colours.hair, 11.5) +
    line('M50,-44L48,-58', colours.skin, 11.5),
};

const wing = (s: number, y: number, fill: string, vein: string): string =>
  path(
    `M${s * 12},${y}C${s * 50},${y - 62} ${s * 118},${y - 50} ${s * 104},${y - 6}C${s * 96},${y + 14} ${s * 60},${y + 18} ${s * 12},${y + 6}Z`,
    fill,
    'opacity=".85"',
  ) +
  path(
    `M${s * 12},${y + 8}C${s * 40},${y + 12} ${s * 84},${y + 22} ${s * 72},${y + 48}C${s * 60},${y + 64} ${s * 26},${y + 40} ${s * 12},${y + 14}Z`,
    fill,
    'opacity=".7"',
  ) +
  line(
    `M${s * 18},${y}Q${s * 60},${y - 30} ${s * 92},${y - 22}M${s * 18},${y + 12}Q${s * 46},${y + 22} ${s * 60},${y + 42}`,
    vein,
    2,
  );

const dragonWing = (s: number, y: number, look: Look): string =>
  path(
    `M${s * 14},${y}Q${s * 56},${y - 62} ${s * 112},${y - 46}Q${s * 98},${y - 26} ${s * 104},${y - 4}Q${s * 84},${y - 12} ${s * 76},${y + 10}Q${s * 58},${y - 4} ${s * 44},${y + 18}Q${s * 30},${y + 8} ${s * 14},${y + 18}Z`,
    look.colours.skin,
  ) +
  line(
    `M${s * 14},${y + 4}Q${s * 56},${y - 58} ${s * 112},${y - 46}M${s * 40},${y - 22}L${s * 44},${y + 16}M${s * 62},${y - 38}L${s * 76},${y + 8}`,
    look.colours.bodyShade,
    4,
  );

/**
 * What lies behind the body: tails of animals and mythical creatures, wings. `tailSide` 1 or -1 is where the
 * tail points; a sleeper shows only the wing on that side, the one not lain upon.
 */
export function behindBody(look: Look, b: Build, tailSide: number, asleep: boolean): string {
  const y = b.shoulder + 8;
  const tail = (body: string): string =>
    `<g transform="translate(${Math.round(tailSide * b.waist * 0.6)} ${Math.round(b.hip)}) scale(${tailSide} 1)">${body}</g>`;
  const wings = (draw: (side: number) => string): string =>
    (asleep ? [tailSide] : [-1, 1]).map(draw).join('');
  switch (look.traits.characterType) {
    case 'animal':
      return tail(tails[look.species](look));
    case 'magical_being':
      return part(
        'type:magical_being',
        wings((side) => wing(side, y, paper.white, mix(look.colours.trim, '#FFFFFF', 0.4))),
      );
    case 'mythical_creature':
      return (
        tail(
          contoured(
            'M-4,6C46,24 84,-4 66,-40L58,-26C54,-10 36,-10 -4,-24Z',
            look.colours.body,
            mix(look.colours.body, INK, 0.45),
            1.8,
          ) + leafShape(18, -30, 0.34, look.colours.hair, 62, -28),
        ) + wings((side) => dragonWing(side, y, look))
      );
    default:
      return '';
  }
}
