import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, contoured, ellipse, line, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';

/**
 * The head of a mythical creature around a face `w` wide (half). `mane` lies behind it, `head` is its shape with
 * ears and what grows there, `muzzle` wears the skin colour, `nose` lies on it.
 */
export type MythicalShape = {
  mane: (look: Look, w: number) => string;
  head: (look: Look, w: number) => string;
  muzzle: (look: Look, w: number) => string;
  nose: (look: Look) => string;
};

const both = (draw: (side: number) => string): string => draw(-1) + draw(1);
const contourOf = ({ colours }: Look): string => mix(colours.body, INK, 0.45);
const nostrils =
  (apart: number, y: number): MythicalShape['nose'] =>
  ({ colours }) =>
    both((s) => circle(s * apart, y, 2.4, mix(colours.skinShade, INK, 0.35)));

const round = (w: number): string =>
  `M${-w - 3},-8C${-w - 3},-60 ${w + 3},-60 ${w + 3},-8C${w + 3},2 ${w},10 ${w},16C${w},40 20,50 0,50C-20,50 ${-w},40 ${-w},16C${-w},10 ${-w - 3},2 ${-w - 3},-8Z`;

export const mythicalShapes: Record<'dragon' | 'unicorn' | 'griffin', MythicalShape> = {
  dragon: {
    mane: ({ colours }, w) =>
      contoured(
        `M${-w - 3},-20Q${-w - 14},-2 ${-w - 8},16L${-w - 15},30L${-w - 2},40L${-w},52Q0,40 ${w},52L${w + 2},40L${w + 15},30L${w + 8},16Q${w + 14},-2 ${w + 3},-20Z`,
        colours.hair,
        colours.hairContour,
        2,
      ),
    head: (look, w) =>
      both((s) =>
        path(
          `M${s * (w - 3)},-4L${s * (w + 20)},-18L${s * (w + 16)},1L${s * (w + 23)},11L${s * (w - 1)},20Z`,
          look.colours.bodyShade,
        ),
      ) +
      both(
        (s) =>
          contoured(
            `M${s * 20},-44Q${s * 35},-66 ${s * 28},-84Q${s * 52},-66 ${s * 39},-32Z`,
            paper.cream,
            '#C9A86A',
            1.6,
          ) + path(`M${s * 25},-58l${s * 14},1l${s * -1},5l${s * -15},-2Z`, '#E0C488'),
      ) +
      contoured(round(w), look.colours.body, contourOf(look), 1.8),
    muzzle: ({ colours }) => ellipse(0, 31, 30, 18, colours.skin),
    nose: nostrils(8, 23),
  },
  unicorn: {
    mane: ({ colours }, w) =>
      contoured(
        `M-6,-58C${-w - 22},-66 ${-w - 22},-30 ${-w - 12},-16C${-w - 24},0 ${-w - 8},16 ${-w - 16},32C${-w - 20},48 ${-w - 4},60 ${-w + 8},56L0,40L${w - 8},56C${w + 4},60 ${w + 20},48 ${w + 16},32C${w + 8},16 ${w + 24},0 ${w + 12},-16C${w + 22},-30 ${w + 22},-66 6,-58Z`,
        colours.hair,
        colours.hairContour,
      ) +
      line(`M${-w - 7},-38q-6,12 2,22q-8,14 2,28M${w + 7},-38q6,12 -2,22q8,14 -2,28`, colours.hairStrand, 2),
    head: (look, w) => {
      const contour = contourOf(look);
      return (
        both(
          (s) =>
            contoured(
              `M${s * 20},-42C${s * 24},-66 ${s * 34},-76 ${s * 44},-78C${s * 50},-62 ${s * 48},-44 ${s * 38},-30Z`,
              look.colours.body,
              contour,
              1.8,
            ) +
            path(
              `M${s * 30},-44Q${s * 33},-62 ${s * 42},-68Q${s * 44},-52 ${s * 37},-38Z`,
              look.colours.skin,
            ),
        ) +
        contoured('M-8,-48L0,-104L8,-48Z', '#F7E3A4', '#C9A24A', 1.8) +
        line('M-6,-60l11,-5M-5,-72l8,-4M-3,-84l5,-3', '#C9A24A', 2) +
        contoured(
          `M${-w - 1},-8C${-w - 1},-60 ${w + 1},-60 ${w + 1},-8C${w + 1},6 ${w - 8},12 ${w - 8},22C${w - 8},44 18,53 0,53C-18,53 ${-w + 8},44 ${-w + 8},22C${-w + 8},12 ${-w - 1},6 ${-w - 1},-8Z`,
          look.colours.body,
          contour,
          1.8,
        )
      );
    },
    muzzle: ({ colours }, w) =>
      path(
        `M${-w + 10},30C${-w + 10},14 -14,16 0,16C14,16 ${w - 10},14 ${w - 10},30C${w - 10},45 16,52 0,52C-16,52 ${-w + 10},45 ${-w + 10},30Z`,
        colours.skin,
      ),
    nose: nostrils(12, 24),
  },
  griffin: {
    mane: ({ colours }, w) =>
      contoured(
        `M${-w - 2},-26L${-w - 14},-6L${-w - 6},-4L${-w - 17},16L${-w - 7},16L${-w - 14},36L${-w - 2},34L${-w + 2},54L${-w + 14},44L0,58L${w - 14},44L${w - 2},54L${w + 2},34L${w + 14},36L${w + 7},16L${w + 17},16L${w + 6},-4L${w + 14},-6L${w + 2},-26Z`,
        colours.hair,
        colours.hairContour,
        2,
      ),
    head: (look, w) => {
      const contour = contourOf(look);
      return (
        both((s) =>
          contoured(
            `M${s * 18},-44Q${s * 30},-62 ${s * 28},-82Q${s * 40},-74 ${s * 42},-62Q${s * 52},-66 ${s * 54},-74Q${s * 58},-50 ${s * 42},-26Z`,
            look.colours.body,
            contour,
            1.8,
          ),
        ) + contoured(round(w), look.colours.body, contour, 1.8)
      );
    },
    muzzle: ({ colours }, w) =>
      path(
        `M${-w + 1},2C${-w + 12},-14 -10,-12 0,4C10,-12 ${w - 12},-14 ${w - 1},2C${w - 2},34 20,49 0,49C-20,49 ${-w + 2},34 ${-w + 1},2Z`,
        colours.skin,
      ),
    nose: () =>
      contoured('M-11,14Q0,6 11,14Q9,26 0,31Q-9,26 -11,14Z', paper.barley, paper.barleyDeep, 1.8) +
      line('M-4,17l-1,3M4,17l1,3', '#8A5A1C', 2),
  },
};
