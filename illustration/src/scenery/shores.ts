import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import { line, path, rect } from '../drawing/svg.ts';
import type { DrawLand } from './land.ts';
import { cut, wave } from './landforms.ts';
import type { Mood } from './moods.ts';

const ripples = (ys: readonly number[], colour: string): string =>
  line(
    ys
      .map(
        (y, i) =>
          `M${20 + i * 30},${y}q10,-5 20,0t20,0M${190 + i * 26},${y + 4}q10,-5 20,0t20,0M${330 - i * 20},${y - 2}q10,-5 20,0t20,0`,
      )
      .join(''),
    colour,
    2,
  );
const sea = (mood: Mood): string =>
  rect(-60, 184, 520, 240, mix(mood.sky[1], paper.dusk, 0.55)) +
  ripples([196, 208, 222], mix(mood.sky[2], paper.white, 0.35));
const beach = (mood: Mood): string => mix(paper.sand, mood.near, mood.lit ? 0.45 : 0);

/** Land beside water, and the boards above it. */
export const shores = {
  shore: (m, r) => ({
    far: sea(m),
    middle: '',
    ground: cut(wave(238, 8, r, 2), beach(m)),
    edge: mix(beach(m), paper.wood, 0.35),
  }),
  island: (m, r) => ({
    far: sea(m),
    middle: cut('M-60,420V262C60,206 190,204 300,226C350,238 410,250 460,262V420Z', beach(m)),
    ground: cut(wave(252, 5, r, 2), mix(beach(m), paper.wood, 0.12)),
    edge: mix(beach(m), paper.wood, 0.38),
  }),
  deck: (m) => ({
    far: sea(m),
    middle: '',
    ground:
      rect(-60, 236, 520, 190, mix('#B07D4F', m.near, m.lit ? 0.4 : 0)) +
      line(
        'M-60,252H460M-60,272H460M-60,296H460M60,236V252M220,252V272M330,236V252M120,272V296M300,272V296',
        mix(paper.woodDark, m.near, 0.2),
        2,
      ),
    edge: mix(paper.woodDark, m.near, 0.3),
  }),
  river: (m, r) => ({
    far: cut(wave(188, 12, r, 3), m.far),
    middle:
      cut(wave(204, 8, r, 2), m.mid) +
      path('M-60,262Q60,214 200,212T460,204V420H-60Z', mix(m.sky[1], paper.dusk, 0.5)) +
      ripples([228, 240], mix(m.sky[2], paper.white, 0.4)),
    ground: cut(wave(256, 6, r, 2), m.near),
  }),
  lagoon: (m, r) => ({
    far: cut(wave(180, 18, r, 4), m.far),
    middle:
      rect(-60, 192, 520, 240, mix('#4FB8B0', m.near, m.lit ? 0.5 : 0.05)) +
      ripples([202, 214, 228], mix(m.sky[2], paper.white, 0.5)),
    ground: cut(wave(246, 8, r, 2), beach(m)),
    edge: mix(beach(m), paper.wood, 0.35),
  }),
  harbour: (m) => ({
    far:
      rect(-60, 184, 520, 60, mix(m.sky[1], paper.dusk, 0.5)) +
      ripples([194, 204], mix(m.sky[3], paper.lamp, 0.4)),
    middle:
      rect(-60, 212, 520, 30, mix(m.sky[2], '#0D3040', 0.45)) +
      ripples([220, 230], mix(m.sky[3], paper.lamp, 0.25)),
    ground:
      rect(-60, 240, 520, 180, mix('#8A6A4A', m.near, m.lit ? 0.45 : 0)) +
      line(
        'M-60,250H460M-60,272H460M30,240V300M120,240V300M210,240V300M300,240V300M390,240V300',
        mix(paper.woodDark, m.near, 0.3),
        2.4,
      ),
    edge: mix(paper.woodDark, m.near, 0.4),
  }),
} satisfies Record<string, DrawLand>;
