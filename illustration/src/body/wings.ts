import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { line, path } from '../drawing/svg.ts';
import type { Look, Species } from '../look/look.ts';

/** A wing on one side (`s` 1 or -1) that grows from the height `y`. */
type Wing = (s: number, y: number, look: Look) => string;

const fairyWing: Wing = (s, y, look) =>
  path(
    `M${s * 12},${y}C${s * 50},${y - 62} ${s * 118},${y - 50} ${s * 104},${y - 6}C${s * 96},${y + 14} ${s * 60},${y + 18} ${s * 12},${y + 6}Z`,
    paper.white,
    'opacity=".85"',
  ) +
  path(
    `M${s * 12},${y + 8}C${s * 40},${y + 12} ${s * 84},${y + 22} ${s * 72},${y + 48}C${s * 60},${y + 64} ${s * 26},${y + 40} ${s * 12},${y + 14}Z`,
    paper.white,
    'opacity=".7"',
  ) +
  line(
    `M${s * 18},${y}Q${s * 60},${y - 30} ${s * 92},${y - 22}M${s * 18},${y + 12}Q${s * 46},${y + 22} ${s * 60},${y + 42}`,
    mix(look.colours.trim, '#FFFFFF', 0.4),
    2,
  );

const dragonWing: Wing = (s, y, look) =>
  path(
    `M${s * 14},${y}Q${s * 56},${y - 62} ${s * 112},${y - 46}Q${s * 98},${y - 26} ${s * 104},${y - 4}Q${s * 84},${y - 12} ${s * 76},${y + 10}Q${s * 58},${y - 4} ${s * 44},${y + 18}Q${s * 30},${y + 8} ${s * 14},${y + 18}Z`,
    look.colours.skin,
  ) +
  line(
    `M${s * 14},${y + 4}Q${s * 56},${y - 58} ${s * 112},${y - 46}M${s * 40},${y - 22}L${s * 44},${y + 16}M${s * 62},${y - 38}L${s * 76},${y + 8}`,
    look.colours.bodyShade,
    4,
  );

/** Three rows of feathers: long ones below, the shoulder above. */
const featherWing =
  (colour: (look: Look) => string): Wing =>
  (s, y, look) => {
    const fill = colour(look);
    const edge = mix(fill, INK, 0.4);
    return (
      path(
        `M${s * 12},${y - 4}C${s * 44},${y - 62} ${s * 96},${y - 60} ${s * 112},${y - 40}Q${s * 106},${y - 24} ${s * 96},${y - 22}Q${s * 102},${y - 6} ${s * 84},${y - 4}Q${s * 86},${y + 12} ${s * 66},${y + 10}Q${s * 64},${y + 26} ${s * 44},${y + 20}Q${s * 36},${y + 32} ${s * 12},${y + 18}Z`,
        fill,
        `stroke="${edge}" stroke-width="1.8"`,
      ) +
      path(
        `M${s * 12},${y - 4}C${s * 40},${y - 46} ${s * 70},${y - 50} ${s * 84},${y - 40}Q${s * 78},${y - 26} ${s * 66},${y - 26}Q${s * 66},${y - 12} ${s * 50},${y - 14}Q${s * 46},${y} ${s * 12},${y + 6}Z`,
        mix(fill, look.colours.skin, 0.4),
      ) +
      line(
        `M${s * 58},${y - 8}Q${s * 72},${y - 10} ${s * 82},${y - 6}M${s * 74},${y - 22}Q${s * 88},${y - 24} ${s * 94},${y - 23}M${s * 40},${y + 6}Q${s * 52},${y + 6} ${s * 64},${y + 9}`,
        edge,
        1.8,
      )
    );
  };

export const wings: Partial<Record<Species, Wing>> = {
  fairy: fairyWing,
  dragon: dragonWing,
  unicorn: featherWing(({ colours }) => mix(colours.body, '#FFFFFF', 0.6)),
  griffin: featherWing(({ colours }) => mix(colours.body, INK, 0.22)),
};
