import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { at, circle, circlesPath, ellipse, num, path, rect } from '../drawing/svg.ts';
import type { DrawLand } from './land.ts';
import { cut, peaks, wave } from './landforms.ts';
import type { Mood } from './moods.ts';
import { shores } from './shores.ts';

const meadow = (mood: Mood, random: Random): string => cut(wave(240, 5, random, 2), mood.near);

export const terrains = {
  ...shores,
  hills: (m, r) => ({
    far: cut(wave(190, 12, r, 3), m.far),
    middle: cut(wave(212, 12, r, 2), m.mid),
    ground: meadow(m, r),
  }),
  plain: (m, r) => ({
    far: cut(wave(196, 4, r, 3), m.far),
    middle: cut(wave(216, 5, r, 2), m.mid),
    ground: meadow(m, r),
  }),
  peaks: (m, r) => ({
    far: cut(peaks(196, 100, r, 5), m.far),
    middle: cut(peaks(214, 56, r, 6), m.mid),
    ground: meadow(m, r),
  }),
  dunes: (m, r) => {
    const sand = (share: number): string => mix(mix('#EBC07A', '#B87F3B', share), m.near, m.lit ? 0.42 : 0);
    return {
      far: cut(wave(192, 16, r, 2), sand(0)),
      middle: cut(wave(216, 14, r, 3), sand(0.3)),
      ground: cut(wave(240, 8, r, 2), sand(0.55)),
      edge: sand(0.9),
    };
  },
  woods: (m, r) => ({
    far:
      cut(wave(192, 8, r, 3), m.far) +
      Array.from({ length: 12 }, (_, i) =>
        at(i * 36 + r() * 12, 214, 0.8 + r() * 0.5, path('M0,-72L20,-8H-20Z', mix(m.far, m.mid, 0.5))),
      ).join(''),
    middle: cut(wave(210, 8, r, 3), m.mid),
    ground: meadow(m, r),
  }),
  trunks: (m, r) => ({
    far: [20, 82, 150, 246, 318, 380]
      .map((x, i) => path(`M${x - 9},300L${x - 6},-90H${x + 8}L${x + 12},300Z`, i % 2 ? m.far : m.mid))
      .join(''),
    middle: cut(wave(214, 10, r, 3), m.mid),
    ground: meadow(m, r),
  }),
  reef: (m, r) => ({
    far:
      [0, 1, 2]
        .map((i) =>
          path(
            `M${90 + i * 90},-90L${60 + i * 110},300L${120 + i * 110},300L${112 + i * 90},-90Z`,
            '#FFFFFF',
            'opacity=".08"',
          ),
        )
        .join('') + cut(wave(206, 20, r, 4), m.far),
    middle:
      cut(wave(226, 14, r, 3), m.mid) +
      path(
        circlesPath(Array.from({ length: 8 }, () => [r() * 400, 30 + r() * 150, 2 + r() * 4])),
        '#FFFFFF',
        'opacity=".35"',
      ),
    ground: cut(wave(244, 8, r, 3), mix(m.ground, m.mid, 0.1)),
    edge: mix(m.ground, paper.wood, 0.35),
  }),
  cavern: (m, r) => ({
    far:
      cut(wave(208, 16, r, 3), m.far) +
      circle(200, 90, 60, '#FFFFFF', 'opacity=".12"') +
      circle(200, 90, 36, '#FFFFFF', 'opacity=".14"'),
    middle:
      path(
        'M-60,-90H460V420H384C396,220 380,180 392,120C370,90 366,60 330,54C300,20 240,44 200,30C160,44 110,16 78,48C40,50 34,96 10,124C24,180 4,230 16,420H-60Z',
        m.ink,
      ) +
      path(
        circlesPath(Array.from({ length: 7 }, () => [60 + r() * 280, 60 + r() * 120, 2 + r() * 4])),
        '#FFFFFF',
        'opacity=".35"',
      ),
    ground: cut(wave(244, 8, r, 3), mix(m.ground, m.mid, 0.2)),
    edge: m.ink,
  }),
  cave: (m, r) => ({
    far: cut(wave(198, 8, r, 3), m.far),
    middle:
      cut(wave(214, 8, r, 3), m.mid) +
      path(
        'M-60,-90H460V420H384C396,220 380,180 392,120C370,90 366,60 330,54C300,20 240,44 200,30C160,44 110,16 78,48C40,50 34,96 10,124C24,180 4,230 16,420H-60Z',
        m.ink,
      ) +
      [70, 130, 190, 236, 300]
        .map((x, i) => path(`M${x - 10},${36 - (i % 2) * 6}L${x},${74 + (i % 3) * 14}L${x + 10},38Z`, m.ink))
        .join(''),
    ground: cut(wave(242, 5, r, 2), m.near),
  }),
  moon: (m, r) => {
    const dust = (share: number): string => mix(mix('#C9C5B8', '#8E8A86', share), m.near, m.lit ? 0.22 : 0);
    return {
      far: cut(wave(196, 12, r, 3), dust(0.7)),
      middle:
        cut(wave(218, 8, r, 2), dust(0.35)) +
        [
          [90, 232, 20],
          [310, 228, 14],
        ]
          .map(([x = 0, y = 0, w = 0]) => ellipse(x, y, w, w * 0.3, dust(0.7)))
          .join(''),
      ground: cut(wave(240, 5, r, 2), dust(0)),
      edge: dust(1),
    };
  },
  alien: (m, r) => ({
    far: cut(wave(190, 22, r, 4), mix('#8C7BC0', m.far, 0.3)),
    middle:
      cut(wave(216, 12, r, 3), mix('#A566A0', m.mid, 0.3)) +
      ellipse(110, 232, 30, 7, mix('#3FA58A', m.near, 0.2)),
    ground: cut(wave(240, 6, r, 2), mix('#C9688B', m.near, 0.35)),
    edge: mix('#7A4B74', m.ground, 0.3),
  }),
  town: (m, r) => ({
    far: Array.from({ length: 11 }, (_, i) => {
      const h = 34 + r() * 36;
      const x = i * 46 - 52;
      const wall = i % 2 ? m.far : m.mid;
      return (
        rect(x, 206 - h, 42, h + 20, wall) +
        path(`M${x - 2},${num(206 - h)}l23,-20l23,20Z`, m.near) +
        (r() > 0.35 ? rect(x + 14, 216 - h, 9, 11, paper.lamp, 2) : '')
      );
    }).join(''),
    middle: cut(wave(212, 3, r, 3), mix(m.mid, paper.wood, 0.15)),
    ground: cut(wave(240, 3, r, 2), mix(m.near, paper.wood, 0.2)),
  }),
  clouds: (m) => {
    const puff = mix(paper.white, m.sky[1], m.lit ? 0.55 : 0.18);
    const bank = (y: number, shift: number, fill: string): string => {
      const d = circlesPath(
        [0, 1, 2, 3, 4, 5].map((i) => [shift + i * 92, y + (i % 2) * 10, 46 + (i % 3) * 8]),
      );
      return (
        path(d, INK, 'opacity=".08" transform="translate(0 -4)"') +
        path(d, fill) +
        rect(-60, y, 520, 200, fill)
      );
    };
    return {
      far: bank(214, -30, mix(puff, m.sky[2], 0.45)),
      middle: bank(248, 10, mix(puff, m.sky[2], 0.2)),
      ground: bank(288, -20, puff),
      edge: mix(puff, m.sky[2], 0.3),
    };
  },
} satisfies Record<string, DrawLand>;
export type TerrainId = keyof typeof terrains;
