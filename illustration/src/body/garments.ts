import { luminance, mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path } from '../drawing/svg.ts';
import type { Garment, Look } from '../look/look.ts';
import type { Build } from './build.ts';

/** `flare` widens the hem, `length` is the hem below the hips in head units. */
type Hem = { flare: number; length: number; deco: (look: Look, b: Build, hem: number) => string };
/** `sleeve` is the share of the arm it covers; a `skirt` hangs from the waist of who stands. */
type Cut = Hem & { sleeve: 0.5 | 1; skirt?: Hem };

const soft = (cloth: string): string =>
  luminance(cloth) > 0.55 ? mix(cloth, INK, 0.16) : mix(cloth, paper.white, 0.42);
const deep = (cloth: string): string => mix(cloth, INK, 0.24);

const collar = (fill: string): string => path('M-14,47Q0,58 14,47L20,57L8,67L0,58L-8,67L-20,57Z', fill);
const skirtFold = (look: Look, b: Build, hem: number): string =>
  line(
    `M${-b.waist * 0.5},${b.hip - 8}L${-b.waist * 0.75},${hem - 3}M${b.waist * 0.5},${b.hip - 8}L${b.waist * 0.75},${hem - 3}`,
    deep(look.colours.cloth),
    2,
  );

const cuts: Record<Garment, Cut> = {
  tee: {
    flare: 1,
    length: 6,
    sleeve: 0.5,
    deco: (look, b, hem) => {
      const rows = [0.3, 0.58, 0.86].map((t) => 58 + (hem - 58) * t);
      return (
        line(
          rows.map((y) => `M${-b.waist * 0.98 - 1},${y}Q0,${y + 7} ${b.waist * 0.98 + 1},${y}`).join(''),
          look.colours.trim,
          5,
        ) + line('M-12,48Q0,58 12,48', deep(look.colours.cloth), 4)
      );
    },
  },
  hoodie: {
    flare: 1.06,
    length: 9,
    sleeve: 1,
    deco: (look, b, hem) => {
      const pocket = b.hip - (b.hip - 63) * 0.42;
      return (
        path('M-27,50Q0,74 27,50L23,44Q0,60 -23,44Z', deep(look.colours.cloth)) +
        line('M-7,60V76M7,60V73', look.colours.trim, 2.6) +
        path(
          `M${-b.waist * 0.62},${hem - 3}L${-b.waist * 0.4},${pocket}H${b.waist * 0.4}L${b.waist * 0.62},${hem - 3}Z`,
          soft(look.colours.cloth),
        )
      );
    },
  },
  dungarees: {
    flare: 1,
    length: 6,
    sleeve: 1,
    deco: (look, b, hem) => {
      const { legs, trim } = look.colours;
      return (
        path(
          `M${-b.waist * 0.62},70H${b.waist * 0.62}L${b.waist + 1},${b.hip - 12}L${b.waist + 1},${hem}Q0,${hem + 8} ${-b.waist - 1},${hem}L${-b.waist - 1},${b.hip - 12}Z`,
          legs,
        ) +
        line(`M${-b.waist * 0.52},72L-17,51M${b.waist * 0.52},72L17,51`, legs, 6) +
        circle(-b.waist * 0.48, 75, 3.4, trim) +
        circle(b.waist * 0.48, 75, 3.4, trim) +
        line(`M-9,84H9V${94}Q0,100 -9,94Z`, soft(legs), 2)
      );
    },
  },
  dress: {
    flare: 1.1,
    length: 6,
    sleeve: 0.5,
    deco: (look, b) =>
      [-0.62, -0.2, 0.24, 0.66]
        .map((t, i) => circle(b.waist * t * 0.95, 76 + (i % 2) * 9, 3, look.colours.trim))
        .join('') + collar(look.colours.trim),
    skirt: {
      flare: 1.5,
      length: 20,
      deco: (look, b, hem) =>
        [-0.62, -0.2, 0.24, 0.66]
          .map((t, i) =>
            circle(b.waist * t * 1.25, Math.min(b.hip - 2 + (i % 2) * 10, hem - 6), 3, look.colours.trim),
          )
          .join(''),
    },
  },
  cardigan: {
    flare: 1.18,
    length: 10,
    sleeve: 1,
    deco: (look, b, hem) =>
      path(`M-11,48Q0,56 11,48L${b.waist * 0.34},${hem + 4}H${-b.waist * 0.34}Z`, soft(look.colours.trim)) +
      line(
        `M-12,49L${-b.waist * 0.36},${hem + 3}M12,49L${b.waist * 0.36},${hem + 3}`,
        deep(look.colours.cloth),
        3,
      ) +
      [0.3, 0.56, 0.82]
        .map((t) => circle(b.waist * 0.5, 60 + (hem - 60) * t, 2.8, look.colours.trim))
        .join(''),
  },
  pinafore: {
    flare: 1.08,
    length: 6,
    sleeve: 1,
    deco: (look, b) =>
      // The blouse under the pinafore, cut round the neck and arms.
      path(
        `M-12,47Q0,56 12,47L${b.chest * 0.9},52L${b.chest + 2},74L16,72Q0,82 -16,72L${-b.chest - 2},74L${-b.chest * 0.9},52Z`,
        soft(look.colours.trim),
      ) +
      line(`M-15,74L-13,50M15,74L13,50`, look.colours.cloth, 7) +
      circle(-15, 77, 3.2, paper.white) +
      circle(15, 77, 3.2, paper.white),
    skirt: { flare: 1.42, length: 17, deco: skirtFold },
  },
};

export const cutOf = (look: Look): Cut => cuts[look.garment];
/** Sleeves are a shade darker than the body cloth, so that an arm shows before it. */
export const sleeveColour = (look: Look): string =>
  look.garment === 'pinafore' ? mix(soft(look.colours.trim), INK, 0.12) : mix(look.colours.cloth, INK, 0.14);

/** How far below the hips the trunk's clothes end, without a skirt. */
export const tailOf = (look: Look): number => cuts[look.garment].length + 4;

export function torso(look: Look, b: Build): string {
  const cut = cuts[look.garment];
  const hem = b.hip + cut.length;
  const c = b.chest;
  const w = b.waist * cut.flare;
  const shape =
    `M-11,48Q0,55 11,48C${c * 0.72},50 ${c},53 ${c + 1.5},68L${b.waist},${(68 + b.hip) / 2}C${b.waist + 1},${b.hip - 8} ${w},${hem - 10} ${w},${hem}` +
    `Q0,${hem + 9} ${-w},${hem}C${-w},${hem - 10} ${-b.waist - 1},${b.hip - 8} ${-b.waist},${(68 + b.hip) / 2}L${-c - 1.5},68C${-c},53 ${-c * 0.72},50 -11,48Z`;
  return path(shape, look.colours.cloth) + cut.deco(look, b, hem);
}

/** The skirt of who stands, to the knee of the grown; who sits has it over the lap (limbs.ts). */
export function skirt(look: Look, b: Build): string {
  const cut = cuts[look.garment].skirt;
  if (!cut) return '';
  const hem = b.hip + cut.length + Math.max(0, b.leg - 60) * 0.4;
  const w = b.waist * cut.flare;
  const top = b.hip - 16;
  const middle = b.waist + (top - b.hip) * 0.02;
  return (
    path(
      `M${-middle},${top}Q0,${top + 4} ${middle},${top}C${b.waist + 1},${b.hip - 8} ${w},${hem - 10} ${w},${hem}Q0,${hem + 9} ${-w},${hem}C${-w},${hem - 10} ${-b.waist - 1},${b.hip - 8} ${-middle},${top}Z`,
      look.colours.cloth,
    ) + cut.deco(look, b, hem)
  );
}

/** Pyjamas in the colour of the day's clothes: a collar, a row of buttons and fine stripes. */
export function pyjamas(look: Look, b: Build): string {
  const { cloth, trim } = look.colours;
  const hem = b.hip + 8;
  const c = b.chest;
  const w = b.waist + 3;
  const stripes = [-0.7, -0.36, 0.36, 0.7].map((t) => `M${c * t},56L${w * t},${hem + 2}`).join('');
  return (
    path(
      `M-11,48Q0,55 11,48C${c * 0.72},50 ${c},53 ${c + 1.5},68L${w},${hem}Q0,${hem + 9} ${-w},${hem}L${-c - 1.5},68C${-c},53 ${-c * 0.72},50 -11,48Z`,
      cloth,
    ) +
    line(stripes, soft(cloth), 3) +
    line(`M0,64V${hem + 3}`, deep(cloth), 2) +
    [0.25, 0.55, 0.85].map((t) => circle(0, 64 + (hem - 64) * t, 3, trim)).join('') +
    path('M-14,46Q0,55 14,46L22,55L9,69L0,59L-9,69L-22,55Z', soft(cloth))
  );
}
