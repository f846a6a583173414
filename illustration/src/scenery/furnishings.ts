import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { glow } from './sky.ts';

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
    glow(0, -34, 40) +
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
    glow(0, -104, 62) +
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
    path('M-50,-44H50L38,-8H-38Z', paper.wood) +
    path('M-44,-44C-44,-60 -10,-64 0,-52C14,-62 44,-58 44,-44Z', paper.white) +
    circle(-20, -54, 12, '#E2AE84') +
    line('M-26,-54q3,3 6,0', INK, 1.8) +
    path('M-33,-56Q-30,-70 -18,-67Q-8,-66 -8,-56Q-20,-62 -33,-56Z', paper.clover) +
    line('M-50,0Q0,-16 50,0', paper.woodDark, 6),
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
          ellipse(Number(x) - 5, Number(y) - 7, 3, 5, '#FFFFFF', 'opacity=".35"'),
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
