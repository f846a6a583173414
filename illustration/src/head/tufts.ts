import type { HairStyle } from '@storylark/contracts/characters/vocabulary';
import { circle, circlesPath, contoured, line, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';

/** The hair styles of those without a hairdo: a tuft between the ears, standing on 0,0 at the crown. */
const tuftPaths: Record<HairStyle, string> = {
  straight: 'M-22,6L-20,-14L-9,-6L-7,-18L3,-7L8,-17L12,-5L21,-12L22,6Z',
  curly: circlesPath([
    [-15, -2, 10],
    [0, -9, 12],
    [15, -2, 10],
  ]),
  wavy: 'M-24,6C-28,-12 -12,-16 -10,-6C-8,-22 8,-20 6,-8C14,-18 26,-10 22,6Z',
  braided: 'M-20,6Q-22,-8 -10,-8Q-10,-20 0,-20Q10,-20 10,-8Q22,-8 20,6Z',
  ponytail: 'M-10,6C-14,-16 4,-30 30,-26C20,-22 16,-10 18,6Z',
  short: 'M-16,6Q-12,-8 0,-8Q12,-8 16,6Z',
  long: 'M-24,10C-34,-20 -2,-28 4,-14C16,-24 34,-8 32,24C24,14 20,8 18,4Z',
  pigtails: 'M-6,4C-34,6 -34,-26 -16,-22C-12,-18 -10,-10 0,-6C10,-10 12,-18 16,-22C34,-26 34,6 6,4Z',
  bun: 'M-16,6Q-14,-4 -8,-5C-18,-26 18,-26 8,-5Q14,-4 16,6Z',
  messy: 'M-24,6L-28,-10L-16,-6L-18,-22L-5,-10L2,-26L8,-10L20,-20L18,-6L30,-8L24,6Z',
};

const tuftStrands: Partial<Record<HairStyle, string>> = {
  curly: 'M-18,-4q4,-5 8,0M-3,-12q4,-5 8,0M12,-4q4,-4 8,0',
  braided: 'M-10,-8Q0,-2 10,-8M-18,0Q-10,-4 -6,2M18,0Q10,-4 6,2',
  long: 'M-14,-10Q-2,-16 4,-6M12,-10Q24,-4 26,12',
  bun: 'M-6,-16Q2,-20 7,-13M-8,-4Q0,0 8,-4',
  wavy: 'M-18,-4q4,-6 8,-1M0,-8q4,-6 6,1',
};

export function tuft(look: Look, x: number, y: number, size = 1): string {
  const { hair, hairContour, hairStrand } = look.colours;
  const style = look.traits.hairStyle;
  const strands = tuftStrands[style] ?? 'M-8,0Q-6,-6 -4,-9M4,0Q5,-5 8,-8';
  return `<g transform="translate(${x} ${y}) scale(${size})">${contoured(tuftPaths[style], hair, hairContour)}${line(strands, hairStrand, 2)}</g>`;
}

/** A robot wears its hair style as an antenna: `stem` strokes from 0,0 upward, `tips` in the hair colour. */
const antennas: Record<HairStyle, { stem: string; tips: [number, number, number][] }> = {
  straight: { stem: 'M0,0V-20', tips: [[0, -24, 7]] },
  curly: { stem: 'M0,0q-9,-3 0,-6q9,-3 0,-6q-9,-3 0,-6', tips: [[0, -24, 8]] },
  wavy: { stem: 'M0,0q-10,-7 0,-12t2,-12', tips: [[3, -27, 6.5]] },
  braided: {
    stem: 'M0,0V-26',
    tips: [
      [0, -8, 4],
      [0, -17, 5],
      [0, -27, 6],
    ],
  },
  ponytail: { stem: 'M0,0Q4,-20 26,-18', tips: [[29, -15, 8]] },
  short: { stem: 'M0,0V-7', tips: [[0, -10, 8]] },
  long: { stem: 'M0,0V-34', tips: [[0, -37, 6]] },
  pigtails: {
    stem: 'M-24,4L-32,-16M24,4L32,-16',
    tips: [
      [-34, -20, 7],
      [34, -20, 7],
    ],
  },
  bun: { stem: 'M-10,2V-4H10V2', tips: [[0, -14, 12]] },
  messy: {
    stem: 'M-8,0L-16,-16M0,0L2,-22M8,0L18,-13',
    tips: [
      [-18, -19, 5],
      [2, -26, 5.5],
      [21, -15, 5],
    ],
  },
};

export function antenna(look: Look, x: number, y: number): string {
  const { hair, hairContour, hairStrand, bodyShade } = look.colours;
  const { stem, tips } = antennas[look.traits.hairStyle];
  const shine = tips.map(([tx, ty, r]) => circle(tx - r * 0.3, ty - r * 0.3, r * 0.28, hairStrand)).join('');
  return `<g transform="translate(${x} ${y})">${line(stem, bodyShade, 4)}${path(circlesPath(tips), hair, `stroke="${hairContour}" stroke-width="1.6"`)}${shine}</g>`;
}
