import { mix, multiply } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import { line, path, rect } from '../drawing/svg.ts';
import { covers } from './groundCover.ts';
import type { DrawLand } from './land.ts';
import { canopy, cut, wave } from './landforms.ts';
import type { Mood } from './palettes.ts';
import { soft } from './softness.ts';
import { water } from './water.ts';

/** What evening leaves of the colour of sand and boards. */
export const inLight = (colour: string, mood: Mood): string =>
  mood.lit ? mix(multiply(colour, mood.tint, 0.72), mood.near, mood.moon ? 0.34 : 0.1) : colour;
const beach = (mood: Mood): string => inLight('#EBCB8E', mood);
const seaOf = (mood: Mood): string => mix(mood.sky[1], '#2C7A86', mood.lit ? 0.5 : 0.62);
/** Foam where water meets sand along a ridge. */
const foam = (d: string, mood: Mood): string =>
  path(d, mix(seaOf(mood), paper.white, 0.5), 'fill-opacity=".55" transform="translate(0 -8)"') +
  path(d, mix(seaOf(mood), paper.white, 0.85), 'fill-opacity=".8" transform="translate(0 -3.4)"');

const boards = (mood: Mood, y: number): string => {
  const wood = inLight('#B5824F', mood);
  return (
    rect(-60, y, 520, 430 - y, wood) +
    rect(-60, y, 520, 3, mix(wood, paper.white, 0.34)) +
    [14, 34, 60]
      .map((down, i) =>
        rect(-60, y + down, 520, [20, 26, 130][i] ?? 0, mix(wood, paper.woodDark, 0.09 * (i + 1))),
      )
      .join('') +
    line(
      `M-60,${y + 14}H460M-60,${y + 34}H460M-60,${y + 60}H460M60,${y}l-6,14M220,${y + 14}l2,20M330,${y}l8,14M120,${y + 34}l-12,26M300,${y + 34}l14,26M20,${y + 14}l-14,20`,
      inLight(paper.woodDark, mood),
      1.8,
    ) +
    line(
      `M80,${y + 7}h40M250,${y + 23}h56M150,${y + 46}h60M340,${y + 44}h44M10,${y + 48}h50`,
      mix(wood, paper.woodDark, 0.34),
      1.2,
    )
  );
};

/** Land beside water, and the boards above it. */
export const shores = {
  shore: (m, r, sunX) => {
    const d = wave(236, 8, r, 2);
    return {
      far: path(wave(182, 10, r, 2), mix(m.far, m.haze, 0.5)) + water(188, 236, seaOf(m), m, r, sunX),
      middle: foam(d, m),
      ground:
        cut(d, beach(m)) +
        path(wave(262, 6, r, 2), mix(beach(m), paper.white, 0.14)) +
        covers.sand(beach(m), r),
      edge: mix(beach(m), paper.wood, 0.4),
    };
  },
  island: (m, r, sunX) => {
    const d = 'M-60,420V258C60,210 190,206 300,226C350,236 410,246 460,256V420Z';
    return {
      far:
        path('M-60,190Q-10,158 40,176Q74,168 104,190Z', mix(m.far, m.haze, 0.5)) +
        path('M350,190Q390,166 460,172V190Z', mix(m.far, m.haze, 0.3)) +
        water(188, 240, seaOf(m), m, r, sunX),
      middle: foam(d, m) + cut(d, beach(m)),
      ground: cut(wave(252, 5, r, 2), mix(beach(m), paper.wood, 0.1)) + covers.sand(beach(m), r),
      edge: mix(beach(m), paper.wood, 0.42),
    };
  },
  deck: (m, r, sunX) => ({
    far: path('M-60,188Q20,150 92,188Z', mix(m.far, m.haze, 0.4)) + water(186, 246, seaOf(m), m, r, sunX),
    middle: '',
    ground: boards(m, 236),
    edge: mix(inLight(paper.woodDark, m), m.ink, 0.3),
  }),
  river: (m, r, sunX) => ({
    far: cut(wave(176, 14, r, 3), mix(m.far, m.haze, 0.5)) + cut(canopy(192, 22, r), mix(m.far, m.mid, 0.3)),
    middle:
      cut(wave(202, 6, r, 2), m.mid) +
      water(210, 252, mix(m.sky[0], '#2F8793', 0.55), m, r, sunX) +
      cut('M-60,190Q20,204 96,212Q20,226 -60,230Z', m.mid) +
      cut('M460,184Q390,202 318,208Q400,222 460,222Z', m.mid),
    ground: cut(wave(254, 6, r, 2), m.near) + covers.meadow(m.near, r),
  }),
  lagoon: (m, r, sunX) => {
    const d = wave(244, 8, r, 2);
    return {
      far: cut(wave(160, 26, r, 4), mix(m.far, m.haze, 0.4)) + cut(canopy(186, 24, r), m.far),
      middle:
        water(196, 244, inLight('#55C2B8', m), m, r, sunX) +
        soft(120, 226, 80, 9, paper.white, 0.2, 4) +
        foam(d, m),
      ground: cut(d, beach(m)) + covers.sand(beach(m), r),
      edge: mix(beach(m), paper.wood, 0.4),
    };
  },
  harbour: (m, r, sunX) => ({
    far: cut(wave(180, 12, r, 3), mix(m.far, m.haze, 0.3)) + water(190, 244, seaOf(m), m, r, sunX),
    middle:
      rect(-60, 203, 252, 17, inLight('#8C9390', m)) +
      rect(-60, 203, 252, 3, inLight('#C3C6BC', m)) +
      rect(-60, 220, 252, 9, paper.ink, 0, 'fill-opacity=".22"') +
      line('M-40,205v14M-6,205v14M34,205v14M70,205v14M112,205v14M150,205v14', inLight('#6F7876', m), 1.6),
    ground: boards(m, 242),
    edge: mix(inLight(paper.woodDark, m), m.ink, 0.4),
  }),
} satisfies Record<string, DrawLand>;
