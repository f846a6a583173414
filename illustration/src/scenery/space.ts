import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path } from '../drawing/svg.ts';

/** What flies among the stars, hangs there or lies on other ground: each stands on 0,0. */
export const space = {
  rocket: () =>
    path('M0,-118C26,-92 24,-50 18,-20H-18C-24,-50 -26,-92 0,-118Z', paper.white) +
    path('M0,-118C11,-107 18,-95 20,-82H-20C-18,-95 -11,-107 0,-118Z', paper.poppy) +
    circle(0, -62, 10, paper.dusk) +
    circle(0, -62, 6, paper.sky) +
    path('M-18,-42L-36,-6L-17,-14ZM18,-42L36,-6L17,-14Z', paper.poppy) +
    line('M-12,-18L-20,0M12,-18L20,0', paper.stoneDark, 4),
  saucer: () =>
    line('M-20,-12L-34,0M20,-12L34,0', paper.stoneDark, 4) +
    path('M-22,-26C-22,-56 22,-56 22,-26Z', paper.ice) +
    ellipse(0, -20, 46, 13, paper.stone) +
    path(
      circlesPath([
        [-26, -17, 3.4],
        [-9, -15, 3.4],
        [9, -15, 3.4],
        [26, -17, 3.4],
      ]),
      paper.barley,
    ),
  planet: () =>
    circle(0, 0, 26, paper.clover) +
    path('M-25,-6Q0,4 25,-6Q26,2 24,9Q0,18 -24,9Q-26,2 -25,-6Z', mix(paper.clover, paper.white, 0.35)) +
    line('M-40,8Q0,24 42,-8', paper.lamp, 4),
  earth: () =>
    circle(0, 0, 30, '#3B8AA0') +
    path(
      'M-24,-16Q-10,-26 2,-18Q8,-8 -4,-4Q-8,8 -18,6Q-28,-4 -24,-16ZM8,2Q22,-4 26,8Q18,22 8,20Q2,10 8,2Z',
      '#6E9A62',
    ) +
    path('M-20,14q10,-5 18,0t14,-2', 'none', 'stroke="#FFF9EA" stroke-width="3"'),
  craters: () =>
    [
      [-70, 6, 28],
      [0, -4, 18],
      [80, 10, 34],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          ellipse(x, y, w, w * 0.26, '#8A8680') + ellipse(x, y + 2, w * 0.8, w * 0.17, '#A8A39A'),
      )
      .join(''),
  alienPlants: () =>
    line('M-40,0Q-48,-30 -34,-52M0,0Q6,-36 -4,-70M42,0Q36,-24 48,-44', '#3FA58A', 6) +
    circle(-34, -58, 12, '#7A5BB0') +
    circle(-4, -78, 15, '#3FD1A8') +
    circle(48, -50, 11, paper.clover) +
    circle(-38, -61, 3, paper.white) +
    circle(-9, -82, 4, paper.white),
} as const;
