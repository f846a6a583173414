import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

/** The smallest who stand in the way: they keep their size beside a hero. */
export const crawlers = {
  beetle: () =>
    ellipse(0, -16, 24, 15, '#2F4A5A') +
    line('M0,-31V-1M-16,-4l-8,5M16,-4l8,5M-6,-2l-4,4M6,-2l4,4', '#1B2E3A', 3) +
    circle(25, -18, 9, '#1B2E3A') +
    line('M30,-25l8,-8M26,-27l2,-10', '#1B2E3A', 2.4) +
    circle(27, -20, 2, paper.white) +
    path('M-14,-26Q-4,-32 6,-29', 'none', 'stroke="#6F98A5" stroke-width="3"'),
  ant: () =>
    path(
      circlesPath([
        [-18, -14, 11],
        [0, -15, 7],
        [16, -17, 9],
      ]),
      '#7A3F28',
    ) +
    line('M-6,-10l-8,10M0,-9v9M6,-10l8,10M20,-24l6,-10M14,-26l2,-10', '#7A3F28', 3) +
    circle(19, -19, 2, paper.white),
  spider: () =>
    circle(0, -20, 15, '#4A4458') +
    line(
      'M-12,-24Q-30,-36 -34,-14M-14,-18Q-28,-22 -28,0M12,-24Q30,-36 34,-14M14,-18Q28,-22 28,0',
      '#4A4458',
      3,
    ) +
    path(
      circlesPath([
        [-5, -22, 4],
        [6, -22, 4],
      ]),
      paper.white,
    ) +
    path(
      circlesPath([
        [-4, -21, 2],
        [7, -21, 2],
      ]),
      INK,
    ) +
    line('M0,-35V-80', paper.white, 1.6),
  bookworm: () =>
    rect(-48, -8, 96, 8, paper.woodDark, 2) +
    rect(-46, -56, 14, 48, paper.brick, 2) +
    rect(-30, -50, 12, 42, '#2F5F93', 2) +
    rect(26, -56, 14, 48, paper.moss, 2) +
    line('M-12,-10Q-12,-30 2,-26T16,-40', '#9CC46A', 11) +
    circle(17, -42, 9, '#B5D98A') +
    path(
      circlesPath([
        [14, -44, 2],
        [21, -44, 2],
      ]),
      INK,
    ) +
    line('M13,-51l-4,-7M21,-51l4,-7', '#7FA850', 2),
  bat: () =>
    path(
      'M0,-30Q-20,-56 -56,-44Q-44,-36 -44,-22Q-32,-28 -26,-16Q-12,-24 0,-10Q12,-24 26,-16Q32,-28 44,-22Q44,-36 56,-44Q20,-56 0,-30Z',
      '#3E3A4E',
    ) +
    circle(0, -28, 12, '#565068') +
    path('M-9,-36l-3,-12l9,7ZM9,-36l3,-12l-9,7Z', '#3E3A4E') +
    path(
      circlesPath([
        [-4, -29, 2.4],
        [4, -29, 2.4],
      ]),
      paper.lamp,
    ),
} as const;
