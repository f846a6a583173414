import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { lamplight } from './softness.ts';

const books = [paper.poppy, paper.barley, paper.teal, paper.white, paper.moss, paper.clover];
const shelf = (turn: number): string =>
  rect(-44, -150, 88, 150, paper.woodDark, 3) +
  [0, 1, 2, 3]
    .map(
      (row) =>
        rect(-39, -145 + row * 36, 78, 31, paper.woodDeep) +
        Array.from({ length: 8 }, (_, i) => {
          const h = 20 + ((i * 7 + row * 5 + turn * 3) % 9);
          return rect(
            -37 + i * 9.4,
            -114 + row * 36 - h,
            8,
            h,
            books[(i + row * 2 + turn) % 6] ?? paper.white,
            1,
          );
        }).join(''),
    )
    .join('');
const box = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, '#C99B66', 2) +
  rect(x, y, w, h * 0.24, '#B08452', 2) +
  rect(x + w / 2 - 4, y, 8, h, '#E3C48E');

/** What stands in rooms where one lives: each on 0,0, growing upward. */
export const furnishings = {
  bookshelf: () => shelf(1),
  bookshelf2: () => shelf(2),
  candle: () =>
    lamplight(0, -34, 40) +
    rect(-6, -26, 12, 26, paper.white, 2) +
    path('M0,-44C6,-36 5,-30 0,-28C-5,-30 -6,-36 0,-44Z', paper.flame) +
    ellipse(0, 0, 13, 3, paper.barleyDeep),
  armchair: () =>
    path('M-38,-64C-38,-86 38,-86 38,-64V-20H-38Z', mix(paper.poppy, INK, 0.18)) +
    rect(-50, -46, 20, 42, paper.poppy, 9) +
    rect(30, -46, 20, 42, paper.poppy, 9) +
    rect(-34, -30, 68, 26, paper.poppy, 7) +
    rect(-42, -5, 6, 5, paper.woodDark) +
    rect(36, -5, 6, 5, paper.woodDark) +
    rect(-16, -52, 30, 22, paper.barley, 6),
  floorLamp: () =>
    lamplight(0, -104, 62) +
    rect(-2, -96, 4, 96, paper.woodDark) +
    ellipse(0, 0, 15, 3.5, paper.woodDark) +
    path('M-24,-92L-14,-124H14L24,-92Z', paper.barley),
  bed: () =>
    rect(-78, -58, 10, 58, paper.woodDark, 3) +
    rect(70, -38, 10, 38, paper.woodDark, 3) +
    rect(-70, -30, 142, 22, paper.white, 5) +
    rect(-66, -44, 36, 18, paper.cream, 8) +
    path('M-34,-36Q20,-48 72,-34V-10H-34Z', paper.teal) +
    line('M-20,-38V-12M2,-41V-12M26,-41V-12M50,-39V-12', mix(paper.teal, paper.white, 0.35), 4),
  rug: () =>
    ellipse(0, 0, 96, 15, paper.brick) +
    ellipse(0, 0, 78, 11, paper.cream) +
    ellipse(0, 0, 66, 8.5, paper.poppy),
  picture: () =>
    rect(-22, -34, 44, 34, paper.wood, 2) +
    rect(-18, -30, 36, 26, '#F8D68F') +
    path('M-18,-10Q-4,-20 6,-12T18,-12V-4H-18Z', paper.moss) +
    circle(9, -22, 4.5, paper.white),
  drawing: () =>
    rect(-16, -30, 32, 30, paper.white, 1) +
    circle(-4, -18, 6, paper.barley) +
    line('M-12,-6Q0,-14 12,-6M6,-22l6,6M12,-22l-6,6', paper.teal, 2),
  cradle: () =>
    path('M-54,2Q0,-20 54,2L50,5Q0,-10 -50,5Z', paper.woodDark) +
    path('M-46,-58Q-52,-74 -30,-76Q-14,-76 -12,-58L-14,-30H-44Z', mix(paper.wood, INK, 0.22)) +
    ellipse(-27, -49, 20, 8, paper.white) +
    circle(-31, -56, 7, '#B98250') +
    circle(-37, -61, 3, '#B98250') +
    circle(-25, -62, 3, '#B98250') +
    circle(-33, -57, 1.1, INK) +
    circle(-29, -57, 1.1, INK) +
    ellipse(-31, -53.5, 2.6, 2, paper.cream) +
    path('M-18,-48Q0,-62 22,-54Q44,-52 48,-42V-28H-18Z', paper.teal) +
    path('M-18,-48Q-12,-52 -8,-53V-28H-18Z', paper.white) +
    path(
      circlesPath([
        [4, -48, 2.6],
        [18, -44, 2.6],
        [32, -46, 2.6],
        [10, -40, 2.6],
      ]),
      paper.cream,
    ) +
    path('M-52,-44H52L40,-8H-40Z', paper.wood) +
    path('M-52,-44H52L50,-38H-50Z', '#C08A5A') +
    line('M-26,-34L-22,-14M0,-34V-14M26,-34L22,-14', paper.woodDark, 2) +
    path('M0,-22C-7,-27 -5,-32 -1.5,-31Q0,-30 0,-29Q0,-30 1.5,-31C5,-32 7,-27 0,-22Z', paper.cream),
  mobile: () =>
    line('M0,0V34M-40,34H40M-40,34V56M0,34V64M40,34V52', paper.white, 1.8) +
    star(-40, 64, 10, paper.barley) +
    circle(0, 72, 9, paper.poppy) +
    star(40, 60, 10, paper.white),
  bunting: () =>
    line('M-200,18Q-100,58 0,26T200,20', paper.white, 2) +
    Array.from({ length: 14 }, (_, i) =>
      path(
        `M${-194 + i * 28},${Math.round(32 + Math.sin(i * 0.62 + 0.2) * 13)}h16l-8,18Z`,
        [paper.poppy, paper.barley, paper.teal, paper.clover][i % 4] ?? paper.white,
      ),
    ).join(''),
  cakeTable: () =>
    rect(-70, -34, 140, 9, paper.white, 3) +
    path('M-70,-26q14,12 28,0t28,0t28,0t28,0t28,0v-6h-140Z', paper.white) +
    rect(-56, -26, 7, 26, paper.woodDark) +
    rect(49, -26, 7, 26, paper.woodDark) +
    rect(-34, -58, 68, 24, '#F3C9B6', 4) +
    rect(-24, -76, 48, 20, paper.white, 4) +
    path('M-24,-70q6,8 12,0q6,8 12,0q6,8 12,0q6,8 12,0v-6h-48Z', paper.clover) +
    [-14, 0, 14]
      .map((x) => rect(x - 2, -90, 4, 14, paper.barley) + circle(x, -94, 3.2, paper.flame))
      .join(''),
  balloons: () =>
    [
      [-26, -96, paper.poppy],
      [0, -118, paper.barley],
      [26, -92, paper.teal],
    ]
      .map(
        ([x, y, colour]) =>
          line(`M${x},${Number(y) + 20}Q${Number(x) / 2},-40 0,0`, paper.white, 1.4) +
          ellipse(Number(x), Number(y), 16, 20, String(colour)) +
          ellipse(Number(x) - 5, Number(y) - 7, 3, 5, '#FFFFFF', 'fill-opacity=".35"'),
      )
      .join(''),
  boxes: () => box(-70, -42, 52, 42) + box(-14, -36, 46, 36) + box(-48, -76, 44, 34) + box(36, -30, 36, 30),
  bigBoxes: () => box(-40, -58, 80, 58) + box(-28, -100, 56, 42),
  toyChest: () =>
    rect(-34, -30, 68, 30, paper.teal, 3) +
    rect(-36, -36, 72, 8, paper.dusk, 3) +
    circle(-16, -42, 9, paper.poppy) +
    path('M4,-36l10,-18l10,18Z', paper.barley) +
    star(0, -16, 9, paper.barley),
  nest: () =>
    ellipse(0, -6, 62, 15, '#7A5C3E') +
    ellipse(0, -10, 50, 9, '#4A3826') +
    line('M-58,-8q20,10 56,8M58,-6q-30,12 -60,10M-50,-14q30,-8 60,-4M50,-14q-20,-8 -40,-6', '#A07A4E', 2.6),
  rootBed: () =>
    path('M-70,0Q-66,-26 -30,-26H30Q66,-26 70,0Z', '#8A5A36') +
    path('M-58,-10Q-50,-32 -18,-28Q20,-36 58,-12L52,0H-54Z', paper.poppy) +
    ellipse(-44, -24, 18, 9, paper.white) +
    line('M-30,-20Q0,-30 40,-14', paper.cream, 3),
} as const;
