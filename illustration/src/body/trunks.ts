import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import { circle, circlesPath, contoured, ellipse, line, part, path, rect, star } from '../drawing/svg.ts';
import { spiked } from '../head/dreamShapes.ts';
import { garments, type Look } from '../look/look.ts';
import type { Build } from './build.ts';

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

type Trunk = (look: Look, b: Build) => string;

const robot =
  (shell: Trunk): Trunk =>
  (look, b) => {
    const { bodyShade, cloth, skin } = look.colours;
    const w = b.chest + 4;
    const plate = 58 + (b.hip - 58) * 0.5;
    return (
      rect(-9, 42, 18, 16, bodyShade) +
      shell(look, b) +
      part(`skin:${look.traits.skinColor}`, rect(-w + 7, 60, 2 * w - 14, 7, skin, 3.5)) +
      rect(-21, plate - 10, 42, 26, cloth, 7) +
      motif(look, plate + 3)
    );
  };

const dream =
  (shell: Trunk): Trunk =>
  (look, b) => {
    const { skin, cloth } = look.colours;
    return (
      shell(look, b) +
      ellipse(0, (b.hip + 64) / 2 + 6, (b.waist + 9) * 0.62, (b.hip - 44) * 0.36, skin) +
      path(`M-27,50Q0,66 27,50L24,62Q0,78 -24,62Z`, cloth) +
      motif(look, (b.hip + 64) / 2 + 8)
    );
  };

const lightOf = ({ colours }: Look): string => mix(colours.body, '#FFFFFF', 0.35);

/** Trunks of those who wear no clothes: robots of sheet metal, friends of crayon. */
export const robotTrunks: Record<'box' | 'dome' | 'kettle', Trunk> = {
  box: robot(({ colours }, b) => {
    const w = b.chest + 4;
    return rect(-w, 56, 2 * w, b.hip - 48, colours.body, 17) + rect(-w, b.hip - 10, 2 * w, 9, colours.cloth);
  }),
  dome: robot(({ colours }, b) => {
    const w = b.chest + 7;
    const end = b.hip + 8;
    return (
      path(`M-15,53C${-w},56 ${-w * 1.3},${end} 0,${end}C${w * 1.3},${end} ${w},56 15,53Z`, colours.body) +
      path(
        `M${-w * 0.72},${end - 16}Q0,${end - 4} ${w * 0.72},${end - 16}Q${w * 0.5},${end} 0,${end}Q${-w * 0.5},${end} ${-w * 0.72},${end - 16}Z`,
        colours.cloth,
      ) +
      circle(-w * 0.74, (b.hip + 62) / 2 + 2, 3, colours.bodyShade) +
      circle(w * 0.74, (b.hip + 62) / 2 + 2, 3, colours.bodyShade)
    );
  }),
  kettle: robot(({ colours }, b) => {
    const w = b.chest + 3;
    const end = b.hip + 8;
    const band = (y: number): string => rect(-w - 3, y, 2 * w + 6, 7, colours.cloth, 3);
    return (
      rect(-w, 54, 2 * w, end - 54, colours.body, 6) +
      rect(w * 0.45, 56, w * 0.4, end - 58, mix(colours.body, '#FFFFFF', 0.28), 4) +
      band(51) +
      band(end - 7) +
      [-w + 5, w - 5].map((x) => circle(x, (54 + end) / 2, 2.4, colours.bodyShade)).join('')
    );
  }),
};

export const dreamTrunks: Record<'blob' | 'shaggy' | 'cloud', Trunk> = {
  blob: dream((look, b) => {
    const w = b.waist + 9;
    return (
      contoured(
        `M-26,40C${-w - 8},62 ${-w - 6},${b.hip + 8} ${-w + 6},${b.hip + 12}Q0,${b.hip + 22} ${w - 6},${b.hip + 12}C${w + 6},${b.hip + 8} ${w + 8},62 26,40Z`,
        look.colours.body,
        lightOf(look),
        3,
      ) +
      line(
        `M${-w + 4},${b.hip - 10}l9,-11M${-w + 2},${b.hip - 22}l12,-14M${w - 14},${b.hip}l10,-12`,
        look.colours.hair,
        2.4,
        'opacity=".4"',
      )
    );
  }),
  shaggy: dream((look, b) =>
    contoured(
      spiked(0, (40 + b.hip + 16) / 2, b.waist + 10, (b.hip - 26) / 2, 20),
      look.colours.body,
      lightOf(look),
      3,
    ),
  ),
  cloud: dream((look, b) => {
    const w = b.waist + 6;
    const low = b.hip + 2;
    const puffs: [number, number, number][] = [
      [0, (b.hip + 52) / 2, w],
      [-w * 0.7, low - 20, w * 0.5],
      [w * 0.7, low - 20, w * 0.5],
      [-w * 0.6, low, w * 0.46],
      [0, low + 2, w * 0.48],
      [w * 0.6, low, w * 0.46],
    ];
    return (
      path(circlesPath(puffs.map(([x, y, r]) => [x, y, r + 1.8])), lightOf(look)) +
      path(circlesPath(puffs), look.colours.body)
    );
  }),
};
