import type { HairStyle } from '@storylark/contracts/characters/vocabulary';
import { circle, circlesPath, contoured, line, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';

/**
 * Hair of people, around a face `w` wide (half): `back` lies behind the face, `front` on it, `over` before
 * the shoulders.
 */
export type HairDrawing = { back: string; front: string; over?: string };
type Tones = Pick<Look['colours'], 'hair' | 'hairContour' | 'hairStrand' | 'trim'>;

/** The skull cap with a parting: `hairline` runs from the right temple to the left one. */
const cap = (c: Tones, w: number, hairline: string): string =>
  contoured(
    `M${-w - 2},8C${-w - 12},-44 ${-w + 12},-67 0,-66C${w - 10},-67 ${w + 12},-44 ${w + 2},8C${w - 1},-4 ${w - 3},-13 ${w - 8},-21` +
      `${hairline}C${-w + 3},-14 ${-w + 1},-4 ${-w - 2},8Z`,
    c.hair,
    c.hairContour,
  );
const strands = (c: Tones, d: string): string => line(d, c.hairStrand, 2);
/** Curls: a ring of contour round the whole bunch, none inside it. */
const curls = (c: Tones, circles: [number, number, number][]): string =>
  path(circlesPath(circles.map(([x, y, r]) => [x, y, r + 1.3])), c.hairContour) +
  path(circlesPath(circles), c.hair);
const band = (x: number, y: number, c: Tones): string => circle(x, y, 6.4, c.trim);

const braid = (c: Tones, w: number): string =>
  [-1, 1]
    .map(
      (side) =>
        [0, 1, 2, 3, 4, 5]
          .map((i) => {
            const x = side * (w + 6 - i * 0.6);
            const y = 20 + i * 11;
            return contoured(
              `M${x - 9 + i * 0.6},${y}a${9 - i * 0.6},7.5 0 1 0 ${18 - i * 1.2},0a${9 - i * 0.6},7.5 0 1 0 ${-18 + i * 1.2},0Z`,
              c.hair,
              c.hairContour,
              1.8,
            );
          })
          .join('') +
        strands(c, [0, 2, 4].map((i) => `M${side * (w + 6) - 4},${18 + i * 11}q4,-3 8,0`).join('')) +
        band(side * (w + 2), 85, c) +
        contoured(`M${side * (w + 2) - 5},89h10l-3,12h-4Z`, c.hair, c.hairContour, 1.6),
    )
    .join('');

const styles: Record<HairStyle, (c: Tones, w: number) => HairDrawing> = {
  short: (c, w) => ({
    back: '',
    front:
      cap(c, w, `C22,-17 -4,-18 -18,-34C-23,-27 ${-w + 10},-25 ${-w + 8},-20`) +
      strands(c, 'M-14,-42Q2,-27 24,-29M-8,-50Q8,-40 26,-42M-28,-44q-5,5 -6,12'),
  }),
  messy: (c, w) => ({
    back: '',
    front:
      contoured(
        `M${-w - 2},8C${-w - 10},-10 ${-w - 10},-30 ${-w},-44L${-w - 5},-57L-25,-56L-23,-71L-6,-62L4,-76L12,-62L29,-69L28,-55L${w + 5},-54L${w + 2},-37` +
          `C${w + 8},-20 ${w + 6},-4 ${w + 2},8C${w - 1},-4 ${w - 4},-12 ${w - 8},-18L19,-31L10,-17L-4,-33L-14,-17L-25,-31L${-w + 8},-16C${-w + 4},-10 ${-w + 1},-2 ${-w - 2},8Z`,
        c.hair,
        c.hairContour,
      ) + strands(c, 'M-28,-48q4,6 5,12M-4,-56q4,8 4,16M18,-52q4,5 6,12M33,-42q3,6 3,12'),
  }),
  curly: (c, w) => ({
    back: curls(c, [
      [-w - 4, -8, 17],
      [-w - 5, 15, 14],
      [w + 4, -8, 17],
      [w + 5, 15, 14],
      [-w + 3, -36, 20],
      [w - 3, -36, 20],
      [0, -50, 25],
      [-w + 2, 32, 11],
      [w - 2, 32, 11],
    ]),
    front:
      curls(c, [
        [-w + 3, -24, 11],
        [-w + 16, -37, 14],
        [-8, -45, 15],
        [13, -45, 15],
        [w - 12, -35, 14],
        [w - 2, -22, 10],
      ]) +
      strands(
        c,
        `M-16,-46q5,-6 10,0M8,-52q5,-6 10,0M${w - 16},-38q5,-5 9,1M${-w + 8},-34q4,-5 9,0M-30,-58q5,-5 10,-1M14,-66q6,-4 10,0`,
      ),
  }),
  straight: (c, w) => ({
    back: contoured(
      `M${-w - 9},-8C${-w - 11},-72 ${w + 11},-72 ${w + 9},-8L${w + 10},52Q0,60 ${-w - 10},52Z`,
      c.hair,
      c.hairContour,
    ),
    front:
      contoured(
        `M${-w - 5},24C${-w - 13},-47 ${-w + 12},-68 0,-66C${w - 10},-68 ${w + 13},-47 ${w + 5},24C${w},8 ${w - 2},-5 ${w - 5},-14Q0,-22 ${-w + 5},-14C${-w + 2},-5 ${-w},8 ${-w - 5},24Z`,
        c.hair,
        c.hairContour,
      ) +
      strands(
        c,
        `M-15,-22V-36M0,-25V-42M15,-22V-36M${-w - 1},4Q${-w - 2},-14 ${-w + 3},-28M${w + 1},4Q${w + 2},-14 ${w - 3},-28`,
      ),
  }),
  wavy: (c, w) => ({
    back:
      contoured(
        `M${-w - 7},-8C${-w - 11},-74 ${w + 11},-74 ${w + 7},-8C${w + 17},2 ${w + 6},14 ${w + 14},26C${w + 20},40 ${w + 6},48 ${w + 10},64C20,74 -20,74 ${-w - 10},64` +
          `C${-w - 6},48 ${-w - 20},40 ${-w - 14},26C${-w - 6},14 ${-w - 17},2 ${-w - 7},-8Z`,
        c.hair,
        c.hairContour,
      ) + strands(c, `M${w + 6},8q7,8 0,17q7,9 1,20M${-w - 6},8q-7,8 0,17q-7,9 -1,20`),
    front:
      cap(c, w, `C28,-20 6,-24 -12,-46C-16,-32 ${-w + 14},-24 ${-w + 8},-18`) +
      strands(c, 'M-8,-52Q8,-34 32,-30M2,-56Q18,-44 34,-40M-20,-50q-9,8 -11,20'),
  }),
  long: (c, w) => ({
    back:
      contoured(
        `M${-w - 7},-8C${-w - 9},-74 ${w + 9},-74 ${w + 7},-8C${w + 13},30 ${w + 10},66 ${w + 13},98Q0,106 ${-w - 13},98C${-w - 10},66 ${-w - 13},30 ${-w - 7},-8Z`,
        c.hair,
        c.hairContour,
      ) + strands(c, `M${w + 3},10Q${w + 8},50 ${w + 6},88M${-w - 3},10Q${-w - 8},50 ${-w - 6},88`),
    front:
      cap(c, w, `C18,-22 6,-34 0,-50C-6,-34 -18,-22 ${-w + 8},-22`) +
      strands(c, 'M0,-62V-52M10,-56Q18,-38 31,-28M-10,-56Q-18,-38 -31,-28'),
  }),
  ponytail: (c, w) => ({
    back:
      contoured(
        `M${w - 14},-46C${w + 34},-60 ${w + 42},-4 ${w + 22},44C${w + 19},52 ${w + 10},50 ${w + 12},42C${w + 17},4 ${w + 10},-18 ${w - 10},-22Z`,
        c.hair,
        c.hairContour,
      ) +
      strands(c, `M${w + 8},-38Q${w + 30},-20 ${w + 19},32M${w + 2},-34Q${w + 20},-16 ${w + 16},16`) +
      band(w - 3, -39, c),
    front:
      cap(c, w, `C10,-36 -10,-36 ${-w + 8},-22`) +
      strands(c, 'M-24,-34Q-4,-56 26,-52M-8,-34Q10,-50 32,-46M10,-33Q22,-42 34,-40'),
  }),
  pigtails: (c, w) => ({
    back: [-1, 1]
      .map(
        (s) =>
          contoured(
            `M${s * (w - 6)},-34C${s * (w + 30)},-56 ${s * (w + 44)},-4 ${s * (w + 25)},27C${s * (w + 20)},33 ${s * (w + 12)},28 ${s * (w + 13)},20C${s * (w + 16)},0 ${s * (w + 10)},-10 ${s * (w - 4)},-16Z`,
            c.hair,
            c.hairContour,
          ) +
          strands(c, `M${s * (w + 12)},-30Q${s * (w + 30)},-14 ${s * (w + 20)},18`) +
          band(s * (w + 4), -30, c),
      )
      .join(''),
    front:
      cap(c, w, `C18,-22 6,-34 0,-52C-6,-34 -18,-22 ${-w + 8},-22`) +
      strands(c, 'M0,-64V-54M12,-55Q22,-42 33,-36M-12,-55Q-22,-42 -33,-36'),
  }),
  braided: (c, w) => ({
    back: contoured(
      `M${-w - 4},-4C${-w - 8},-70 ${w + 8},-70 ${w + 4},-4L${w},22L${-w},22Z`,
      c.hair,
      c.hairContour,
    ),
    front:
      cap(c, w, `C12,-40 -12,-40 ${-w + 8},-22`) +
      strands(
        c,
        'M-27,-50Q-32,-40 -30,-30M-14,-58Q-18,-48 -18,-38M0,-60V-40M14,-58Q18,-48 18,-38M27,-50Q32,-40 30,-30',
      ),
    over: braid(c, w),
  }),
  bun: (c, w) => ({
    back:
      contoured('M-20,-68a20,19 0 1 1 40,0a20,19 0 1 1 -40,0Z', c.hair, c.hairContour) +
      strands(c, 'M-11,-74Q0,-86 11,-76M-12,-66Q2,-76 13,-66') +
      line('M-14,-56Q0,-50 14,-56', c.trim, 4),
    front:
      cap(c, w, `C10,-36 -10,-36 ${-w + 8},-22`) +
      strands(c, 'M-26,-34Q-18,-52 -3,-62M26,-34Q18,-52 3,-62M-10,-37Q-6,-52 -1,-60M10,-37Q6,-52 1,-60'),
  }),
};

export const hairOf = (look: Look, w: number): HairDrawing => styles[look.traits.hairStyle](look.colours, w);
