import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circlesPath, ellipse, path } from '../drawing/svg.ts';
import { covers } from './groundCover.ts';
import type { DrawLand } from './land.ts';
import { cut, peaks, wave } from './landforms.ts';
import { inLight } from './shores.ts';
import { soft } from './softness.ts';

const crater = (x: number, y: number, w: number, dust: string): string =>
  ellipse(x, y - 1.5, w * 1.12, w * 0.34, mix(dust, paper.white, 0.3)) +
  ellipse(x, y, w, w * 0.28, mix(dust, INK, 0.34)) +
  ellipse(x + w * 0.12, y + w * 0.07, w * 0.8, w * 0.18, mix(dust, INK, 0.2));

/** Ground that is not of this earth: moons, other planets, clouds. */
export const heavens = {
  moon: (m, r) => {
    const dust = (share: number): string => mix(mix('#D6D2C6', '#8F8B8A', share), m.near, m.lit ? 0.24 : 0);
    return {
      far: cut(peaks(190, 40, r, 6), dust(0.95)) + cut(wave(198, 12, r, 3), dust(0.7)),
      middle:
        cut(wave(218, 8, r, 2), dust(0.4)) + crater(84, 230, 22, dust(0.4)) + crater(318, 228, 15, dust(0.4)),
      ground: cut(wave(240, 5, r, 2), dust(0.05)) + covers.stone(dust(0.1), r),
      edge: dust(1),
    };
  },
  alien: (m, r) => ({
    far:
      cut(peaks(188, 78, r, 7), mix('#6F67A8', m.haze, 0.45)) +
      soft(200, 190, 300, 30, '#E79BC0', 0.3, 6) +
      cut(wave(192, 22, r, 4), mix('#8C7BC0', m.far, 0.3)),
    middle:
      cut(wave(214, 12, r, 3), mix('#A566A0', m.mid, 0.3)) +
      ellipse(116, 231, 40, 8, mix('#2F8A78', m.near, 0.3)) +
      ellipse(112, 230, 34, 5.6, mix('#4FD1B0', m.near, 0.2)) +
      soft(112, 226, 60, 20, '#7FF0D0', 0.34, 6),
    ground:
      cut(wave(240, 6, r, 2), mix('#C9688B', m.near, 0.35)) + covers.stone(mix('#C9688B', m.near, 0.35), r),
    edge: mix('#7A4B74', m.ground, 0.3),
  }),
  clouds: (m, r) => {
    const puff = m.lit ? inLight('#F6EFE6', { ...m, near: m.sky[1] }) : mix(paper.white, m.sky[1], 0.14);
    const bank = (y: number, shift: number, fill: string): string => {
      const d =
        circlesPath(
          [0, 1, 2, 3, 4, 5, 6].map((i): [number, number, number] => [
            shift + i * 82 + r() * 14,
            y + (i % 2) * 10,
            38 + (i % 3) * 9 + r() * 6,
          ]),
        ) + `M-60,${y}V420H460V${y}Z`;
      return (
        path(d, INK, 'fill-opacity=".07" transform="translate(0 -5)"') +
        path(d, mix(fill, paper.white, m.lit ? 0.3 : 0.7)) +
        path(d, fill, 'transform="translate(-2 4)"')
      );
    };
    return {
      far:
        bank(196, -40, mix(puff, m.sky[2], 0.62)) +
        soft(200, 196, 300, 24, m.haze, 0.3, 5) +
        bank(222, -10, mix(puff, m.sky[2], 0.4)),
      middle: bank(250, 10, mix(puff, m.sky[2], 0.2)),
      ground: bank(288, -20, puff),
      edge: mix(puff, m.sky[2], 0.34),
    };
  },
} satisfies Record<string, DrawLand>;
