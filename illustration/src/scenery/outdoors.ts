import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';
import { lamplight } from './softness.ts';

/** What people put up outdoors to find the way, to camp, to bathe and to play: each stands on 0,0. */
export const outdoors = {
  signpost: () =>
    rect(-3, -84, 6, 84, paper.woodDark) +
    path('M-4,-80H34l10,8l-10,8H-4Z', paper.wood) +
    path('M4,-58H-32l-10,8l10,8H4Z', '#B27A52'),
  streetLamp: () =>
    lamplight(0, -104, 34) +
    rect(-2.5, -96, 5, 96, INK) +
    path('M-9,-96H9L12,-114H-12Z', paper.lamp) +
    path('M-14,-114L0,-124L14,-114Z', INK),
  tent: () =>
    path('M-62,2Q-30,-30 0,-68Q30,-30 62,2Z', paper.barley) +
    path('M0,-68Q30,-30 62,2H24Q12,-36 0,-68Z', paper.barleyDeep) +
    path('M-20,2Q-8,-24 0,-48Q8,-24 17,2Z', '#5A3420') +
    path('M-20,2Q-8,-24 0,-48Q-4,-22 -30,2Z', paper.cream) +
    line('M-40,-12Q-20,-14 -14,-30M32,-12Q24,-20 20,-34', paper.barleyDeep, 1.8) +
    line('M0,-68V-74M-62,2l-14,5M62,2l14,5M-40,-22L-66,-2M40,-22L66,-2', paper.cream, 1.8) +
    path('M0,-74l12,3l-12,4Z', paper.poppy),
  campfire: () =>
    lamplight(0, -18, 52) +
    ellipse(0, -1, 26, 5, paper.woodDeep) +
    path(
      'M-26,0a5,4 0 0 1 10,0ZM-14,3a5,4 0 0 1 10,0ZM2,3a5,4 0 0 1 10,0ZM15,1a5,4 0 0 1 10,0Z',
      paper.stone,
    ) +
    line('M-18,-2L18,-9M-18,-9L18,-2', paper.woodDark, 6) +
    path('M0,-50C17,-30 20,-16 11,-6H-11C-21,-16 -12,-24 -10,-34Q-4,-28 -4,-34Q-4,-44 0,-50Z', paper.flame) +
    path('M0,-34C9,-22 10,-14 5,-6H-6C-11,-14 -6,-18 -4,-24Q-1,-22 0,-34Z', paper.barley) +
    path('M0,-22C5,-14 4,-10 2,-6H-3C-5,-11 -2,-14 0,-22Z', paper.lamp),
  parasol: () =>
    rect(-2, -84, 4, 84, paper.wood) +
    path('M-52,-66Q0,-122 52,-66Q39,-74 26,-66Q13,-74 0,-66Q-13,-74 -26,-66Q-39,-74 -52,-66Z', paper.poppy) +
    path('M-26,-66Q-18,-100 0,-94Q18,-100 26,-66Q13,-74 0,-66Q-13,-74 -26,-66Z', paper.white) +
    path('M14,0Q40,-8 66,0Z', paper.teal),
  sandCastle: () =>
    path('M-36,0L-32,-24H-20V-30H-8V-40H8V-30H20V-24H32L36,0Z', '#D9A75C') +
    rect(-4, -14, 8, 14, '#B8874A', 4) +
    rect(-1, -54, 2, 14, paper.woodDark) +
    path('M1,-54l12,4l-12,4Z', paper.clover),
  swing: () =>
    line('M-58,0L-40,-104L-22,0M58,0L40,-104L22,0M-40,-104H40', paper.wood, 5) +
    line('M-14,-104V-32M16,-104V-32', INK, 1.8) +
    rect(-19, -34, 40, 6, paper.poppy, 2),
  slide: () =>
    line('M-40,0V-76M-26,0V-76M-40,-16h14M-40,-32h14M-40,-48h14M-40,-64h14', paper.wood, 4) +
    path('M-26,-76C0,-66 6,-14 50,-8V0C-4,-4 -6,-52 -26,-66Z', paper.teal) +
    rect(-42, -82, 20, 6, paper.poppy, 2),
  pool: () =>
    rect(-190, -6, 380, 10, paper.white, 3) +
    path('M-170,4H170L220,110H-220Z', '#5FB3B0') +
    line('M-130,22q12,-6 24,0t24,0M10,30q12,-6 24,0t24,0M-70,44q12,-6 24,0t24,0', paper.white, 2.4) +
    circle(104, 24, 14, 'none', `stroke="${paper.poppy}" stroke-width="8"`) +
    line('M-150,4V-30q0,-8 8,-8M-134,4V-30q0,-8 8,-8M-150,-16h16', paper.stone, 4),
} as const;
