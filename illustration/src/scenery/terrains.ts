import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { line, num, path, rect } from '../drawing/svg.ts';
import { enclosed } from './enclosed.ts';
import { covers } from './groundCover.ts';
import { heavens } from './heavens.ts';
import type { DrawLand } from './land.ts';
import { canopy, cut, firs, peaks, wave } from './landforms.ts';
import type { Mood } from './palettes.ts';
import { inLight, shores } from './shores.ts';
import { soft } from './softness.ts';

const meadow = (mood: Mood, random: Random): string =>
  cut(wave(238, 5, random, 2), mood.near) + covers.meadow(mood.near, random);
/** Mist that lies before what is far off. */
const mist = (mood: Mood, y: number, share = 0.4): string => soft(200, y, 330, 20, mood.haze, share, 6);
/** A ridge in the last distance. */
const horizon = (mood: Mood, random: Random, y = 172, swing = 16): string =>
  cut(wave(y, swing, random, 3), mix(mood.far, mood.haze, 0.55));
/** Rows of what grows, along a hill. */
const rows = (mood: Mood, y: number, x: number): string =>
  line(
    [0, 1, 2, 3, 4].map((i) => `M${x - i * 7},${y + i * 5}q46,${-8 - i} ${104 + i * 9},${2 - i}`).join(''),
    mix(mood.mid, paper.barley, 0.4),
    2.4,
    'stroke-opacity=".55"',
  );
/** A path from afar to one's feet. */
const track = (mood: Mood): string =>
  path(
    'M214,214Q190,222 222,230Q262,240 190,258Q150,272 128,420H292Q262,274 268,258Q284,238 246,229Q216,222 222,214Z',
    mix(mood.near, mood.lit ? mood.haze : '#E7CF9A', mood.lit ? 0.22 : 0.5),
    'fill-opacity=".75"',
  );

/** Mountains over a fir wood, their tops lit on the side of the sun. */
const range = (m: Mood, r: Random, sunX: number): { far: string; middle: string } => {
  const high = peaks(196, 116, r, 4);
  const side = sunX < 200 ? 1 : -1;
  return {
    far:
      cut(peaks(190, 86, r, 5), mix(m.far, m.haze, 0.55)) +
      cut(high, mix(m.far, paper.white, 0.34)) +
      path(high, m.far, `transform="translate(${side * 9} 13)"`) +
      mist(m, 198, 0.5),
    middle: cut(firs(216, 30, r), mix(m.mid, m.far, 0.25)) + cut(wave(218, 8, r, 3), m.mid),
  };
};

export const terrains = {
  ...shores,
  ...enclosed,
  ...heavens,
  hills: (m, r) => ({
    far: horizon(m, r) + cut(wave(188, 12, r, 3), m.far) + mist(m, 198),
    middle:
      path(canopy(210, 15, r), mix(m.mid, m.far, 0.3)) + cut(wave(212, 12, r, 2), m.mid) + rows(m, 220, 250),
    ground: meadow(m, r),
  }),
  valley: (m, r) => ({
    far:
      cut(peaks(186, 62, r, 4), mix(m.far, m.haze, 0.6)) +
      cut('M-60,420V120Q40,140 108,190T240,206V420Z', m.far) +
      cut('M460,420V104Q380,130 322,182T190,208V420Z', mix(m.far, m.mid, 0.4)) +
      mist(m, 204, 0.5),
    middle: cut(wave(214, 8, r, 2), m.mid),
    ground: meadow(m, r),
  }),
  plain: (m, r) => ({
    far: horizon(m, r, 182, 8) + cut(canopy(194, 20, r), m.far) + mist(m, 200),
    middle: cut(wave(212, 5, r, 2), m.mid),
    ground: meadow(m, r),
  }),
  lane: (m, r) => ({
    far: horizon(m, r, 168, 18) + cut(canopy(190, 18, r), m.far) + mist(m, 200),
    middle: cut(wave(206, 10, r, 2), m.mid) + rows(m, 216, 300) + rows(m, 222, 20),
    ground: cut(wave(234, 5, r, 2), m.near) + track(m) + covers.meadow(m.near, r),
  }),
  savanna: (m, r) => ({
    far: horizon(m, r, 178, 10) + cut(canopy(194, 12, r), mix(m.far, m.mid, 0.25)) + mist(m, 200),
    middle: cut(wave(212, 5, r, 2), m.mid),
    ground: cut(wave(238, 5, r, 2), m.near) + covers.savanna(m.near, r),
    edge: m.ground,
  }),
  peaks: (m, r, sunX) => ({ ...range(m, r, sunX), ground: meadow(m, r) }),
  crags: (m, r, sunX) => ({
    ...range(m, r, sunX),
    ground: cut(wave(240, 6, r, 3), m.near) + covers.stone(m.near, r),
    edge: m.ink,
  }),
  lava: (m, r) => ({
    far: cut(peaks(196, 90, r, 5), mix(m.far, m.haze, 0.35)) + mist(m, 200, 0.55),
    middle:
      cut(peaks(220, 44, r, 7), m.mid) +
      path(
        'M196,196Q180,214 214,224Q252,234 206,246Q190,252 186,262H244Q250,248 262,238Q270,226 232,214Q214,206 216,196Z',
        paper.flame,
        'fill-opacity=".9"',
      ) +
      soft(214, 228, 90, 30, paper.flame, 0.4, 7),
    ground: cut(wave(242, 6, r, 3), m.near) + covers.stone(m.near, r),
    edge: m.ink,
  }),
  dunes: (m, r) => {
    const sand = (share: number): string => inLight(mix('#F2CC88', '#C08A45', share), m);
    const slope = (d: string, share: number): string => cut(d, sand(share));
    return {
      far:
        slope('M-60,420V186Q20,150 96,176Q150,190 208,192V420Z', 0.05) +
        slope(wave(190, 14, r, 2), 0.12) +
        mist(m, 200, 0.35),
      middle:
        slope('M120,420V224Q240,176 330,206T460,212V420Z', 0.26) +
        path('M318,203Q268,212 236,248H460V214Q380,222 318,203Z', sand(0.5), 'fill-opacity=".5"') +
        slope(wave(222, 10, r, 2), 0.34),
      ground: slope(wave(240, 8, r, 2), 0.5) + covers.sand(sand(0.5), r),
      edge: sand(0.95),
    };
  },
  woods: (m, r) => ({
    far:
      horizon(m, r) +
      cut(firs(194, 60, r), mix(m.far, m.haze, 0.4)) +
      mist(m, 190, 0.4) +
      cut(firs(210, 70, r), mix(m.far, m.mid, 0.4)) +
      mist(m, 208, 0.35),
    middle: cut(wave(212, 8, r, 3), m.mid),
    ground: meadow(m, r),
  }),
  trunks: (m, r) => {
    const trunk = (x: number, w: number, colour: string): string =>
      path(
        `M${num(x - w * 1.5)},300Q${num(x - w * 0.7)},250 ${num(x - w * 0.7)},-90H${num(x + w * 0.7)}Q${num(x + w * 0.8)},250 ${num(x + w * 1.7)},300Z`,
        colour,
      ) +
      path(
        `M${num(x + w * 0.2)},-90H${num(x + w * 0.7)}Q${num(x + w * 0.7)},200 ${num(x + w * 1.2)},290H${num(x + w * 0.6)}Q${num(x + w * 0.3)},200 ${num(x + w * 0.2)},-90Z`,
        mix(colour, paper.white, 0.12),
      );
    const behind = mix(m.far, m.haze, 0.5);
    return {
      far:
        cut(canopy(180, 40, r), mix(behind, m.haze, 0.4)) +
        [-8, 46, 108, 176, 226, 282, 346, 402].map((x) => trunk(x + r() * 16, 5 + r() * 3, behind)).join('') +
        mist(m, 190, 0.55) +
        [16, 84, 258, 322, 388]
          .map((x) => trunk(x + r() * 12, 10 + r() * 4, mix(m.far, m.mid, 0.4)))
          .join('') +
        path(canopy(212, 26, r), mix(m.mid, m.far, 0.4)),
      middle: cut(wave(216, 10, r, 3), m.mid) + mist(m, 214, 0.22),
      ground: meadow(m, r),
    };
  },
  town: (m, r) => {
    const row = (y: number, low: number, colour: string, roof: string, lit: number): string =>
      Array.from({ length: 11 }, (_, i) => {
        const h = low + r() * 34;
        const x = i * 46 - 54 + r() * 6;
        const gable = r() > 0.4;
        const windows = [10, 26]
          .map((dx) => (r() < lit ? rect(x + dx, y - h + 12, 7, 10, paper.lamp, 1.5) : ''))
          .join('');
        return (
          rect(x, y - h, 44, h + 20, colour) +
          path(
            gable
              ? `M${num(x - 2)},${num(y - h)}l24,-22l24,22Z`
              : `M${num(x - 2)},${num(y - h)}l6,-14h36l6,14Z`,
            roof,
          ) +
          (r() > 0.6 ? rect(x + 30, y - h - 22, 6, 14, roof) : '') +
          windows
        );
      }).join('');
    const stone = inLight('#C9B48C', m);
    return {
      far:
        row(196, 44, mix(m.far, m.haze, 0.55), mix(m.far, m.haze, 0.3), m.lit ? 0.5 : 0.2) +
        mist(m, 190, 0.35),
      middle:
        row(214, 22, mix(m.far, m.mid, 0.3), mix(m.mid, m.near, 0.6), m.lit ? 0.75 : 0.4) +
        cut(wave(216, 3, r, 3), mix(m.mid, stone, 0.4)),
      ground: cut(wave(240, 3, r, 2), mix(m.near, stone, 0.5)) + covers.paving(mix(m.near, stone, 0.5), r),
      edge: mix(m.near, m.ground, 0.6),
    };
  },
} satisfies Record<string, DrawLand>;
export type TerrainId = keyof typeof terrains;
