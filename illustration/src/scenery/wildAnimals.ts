import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path } from '../drawing/svg.ts';

const eye = (x: number, y: number): string =>
  circle(x, y, 1.3, INK) + circle(x + 0.5, y - 0.5, 0.45, '#FFFFFF');

const owl = (): string =>
  path('M-12,0Q-16,-28 0,-30Q16,-28 12,0Q0,4 -12,0Z', '#7A5A44') +
  path('M-6,0Q-8,-14 0,-16Q8,-14 6,0Z', '#C7A77E') +
  path('M-11,-24L-12,-34L-4,-28ZM11,-24L12,-34L4,-28Z', '#7A5A44') +
  circle(-5, -22, 4.6, paper.cream) +
  circle(5, -22, 4.6, paper.cream) +
  circle(-4.5, -22, 2.2, INK) +
  circle(4.5, -22, 2.2, INK) +
  path('M-2,-18H2L0,-14Z', paper.barley);

/** Animals that live for themselves: standing on 0,0 and looking right. */
export const wildAnimals = {
  hedgehog: () =>
    path('M-16,0Q-20,-18 0,-19Q14,-19 14,-6L22,-3Q22,0 18,0Z', '#D9B48A') +
    path(
      'M-16,0L-20,-5L-15,-7L-18,-13L-12,-13L-12,-19L-6,-17L-2,-22L2,-17L8,-19L9,-13L14,-12Q10,-4 12,0Z',
      '#6B4A36',
    ) +
    eye(16, -7) +
    circle(22, -3, 1.7, INK),
  squirrel: () =>
    path('M-8,0Q-26,-8 -20,-28Q-12,-40 -4,-30Q-12,-28 -10,-16Q-8,-8 -4,0Z', '#A8562E') +
    path('M-8,0Q-10,-18 2,-22Q12,-18 8,0Z', '#C2693A') +
    circle(7, -25, 6.4, '#C2693A') +
    path('M3,-30l0,-6l5,4Z', '#C2693A') +
    eye(9, -26) +
    circle(11, -14, 2.8, paper.woodDark) +
    path('M0,-2Q0,-14 4,-16Q8,-10 6,-2Z', paper.cream),
  fox: () =>
    path('M-18,-6Q-40,-4 -38,-20Q-30,-16 -18,-16Z', '#C5562C') +
    path('M-40,-20Q-42,-10 -34,-6Q-34,-14 -38,-20Z', paper.white) +
    path('M-20,-18Q0,-24 14,-18L14,0H9L7,-8H-10L-13,0H-18Z', '#C5562C') +
    path('M8,-22L10,-34L16,-28H22L27,-34L28,-22L36,-16Q26,-12 16,-14Q8,-16 8,-22Z', '#C5562C') +
    path('M36,-16Q26,-12 18,-14Q26,-18 36,-16Z', paper.white) +
    eye(21, -22) +
    circle(36, -16, 1.6, INK),
  owl,
  perchedOwl: () => path('M-26,3Q0,-1 44,-8L46,-1Q10,6 -24,6Z', paper.woodDeep) + owl(),
  crab: () =>
    line('M-12,-6l-8,-4l-2,-6M12,-6l8,-4l2,-6M-9,-2l-8,3M9,-2l8,3M-6,-1l-4,4M6,-1l4,4', '#B8452E', 2.4) +
    ellipse(0, -7, 13, 8, paper.poppy) +
    circle(-22, -18, 4, paper.poppy) +
    circle(22, -18, 4, paper.poppy) +
    line('M-4,-13v-5M4,-13v-5', paper.poppy, 2) +
    circle(-4, -19, 2.2, paper.white) +
    circle(4, -19, 2.2, paper.white) +
    circle(-4, -19, 1, INK) +
    circle(4, -19, 1, INK),
  seal: () =>
    path(
      'M-44,-4Q-30,-26 0,-22Q10,-40 24,-40Q38,-38 36,-24Q32,-6 14,0H-20Q-40,2 -50,-8L-56,-2L-54,-12Z',
      '#7F98A4',
    ) +
    path('M8,-2Q20,-6 24,-20Q32,-14 28,-8Q22,0 8,-2Z', '#A9BEC6') +
    eye(27, -32) +
    circle(37, -29, 2.2, INK) +
    line('M33,-27l8,1M33,-25l7,4', '#5D7480', 1) +
    path('M4,-4Q10,4 22,2L12,-6Z', '#6B8490'),
  camel: () =>
    line('M-26,-34V0M-16,-34V0M14,-34V0M24,-34V0', '#B58248', 5.6) +
    path(
      'M-34,-34Q-40,-52 -26,-54Q-18,-78 -6,-56Q2,-78 14,-56Q26,-50 32,-66Q34,-86 46,-88Q60,-88 62,-78Q56,-72 48,-74Q46,-54 34,-40Q26,-30 10,-32Q-20,-28 -34,-34Z',
      '#CF9C5E',
    ) +
    path('M-12,-60Q-4,-66 2,-58L6,-38Q-6,-34 -16,-38Z', paper.poppy) +
    line('M-14,-44Q-4,-40 5,-44', paper.barley, 2.6) +
    eye(52, -82) +
    line('M-34,-40Q-42,-32 -38,-22', '#B58248', 3),
  lizard: () =>
    line('M-24,-2Q-34,2 -40,-6', '#7FA05A', 3.4) +
    path('M-26,-2Q-10,-12 8,-8Q20,-12 24,-6Q22,0 10,-1Q-8,2 -26,-2Z', '#7FA05A') +
    line('M-10,-3l-5,4M6,-3l5,4', '#7FA05A', 2.6) +
    eye(18, -7),
  parrot: () =>
    path('M-6,-2Q-12,-22 2,-30Q12,-32 12,-20Q12,-6 0,10Z', paper.poppy) +
    path('M-6,-4Q-6,-18 2,-20Q6,-8 -4,8Z', '#2F8C94') +
    path('M11,-26q7,1 4,8q-4,-2 -5,-3Z', paper.barley) +
    eye(7, -25),
  monkey: () =>
    line('M-10,-4Q-26,2 -24,-16q0,-6 -5,-5', '#6F4A32', 3.4) +
    path('M-11,0Q-13,-20 0,-22Q13,-20 11,0Z', '#7E5638') +
    circle(-9, -32, 4, '#C99A72') +
    circle(9, -32, 4, '#C99A72') +
    circle(0, -32, 10, '#7E5638') +
    ellipse(0, -30, 7, 6.4, '#D9AE84') +
    eye(-3, -32) +
    eye(3, -32) +
    line('M-3,-27Q0,-25 3,-27', INK, 1.3),
  butterfly: () =>
    path('M0,0Q-12,-14 -13,-4Q-12,3 0,0Q-8,10 -3,11Q2,10 0,0Z', paper.barley) +
    path('M0,0Q10,-14 13,-5Q13,3 0,0Q9,8 5,11Q1,11 0,0Z', paper.flame) +
    line('M0,-3V5', INK, 1.6),
  dragonfly: () =>
    line('M-8,2L10,-4', '#2F8C94', 2.4) +
    ellipse(0, -6, 3, 8, paper.ice, 'fill-opacity=".8" transform="rotate(-30 0 -6)"') +
    ellipse(4, 4, 3, 7, paper.ice, 'fill-opacity=".8"'),
  songbird: () =>
    line('M-2,-4V0M3,-4V0', paper.woodDark, 1.4) +
    path('M-14,-10Q-4,-16 4,-14Q12,-14 12,-9Q8,-2 -2,-3Q-8,-5 -14,-10Z', paper.dusk) +
    path('M0,-5Q6,-4 9,-8Q4,-12 0,-5Z', paper.barley) +
    path('M12,-10l4,1l-4,1.5Z', paper.flame) +
    eye(9, -11),
  frog: () =>
    path('M-10,0Q-12,-10 0,-12Q12,-10 10,0Z', '#6E9A62') +
    circle(-5, -12, 3.6, '#6E9A62') +
    circle(5, -12, 3.6, '#6E9A62') +
    eye(-5, -12.6) +
    eye(5, -12.6) +
    line('M-5,-6Q0,-3 5,-6', '#4A6E44', 1.4),
  jellyfish: () =>
    path(
      'M-16,0C-16,-22 16,-22 16,0Q12,4 8,0Q4,4 0,0Q-4,4 -8,0Q-12,4 -16,0Z',
      '#E7A9C4',
      'fill-opacity=".85"',
    ) +
    line('M-10,3q-4,8 0,14t-2,12M0,3q4,9 0,16t2,12M10,3q4,8 0,14t2,10', '#E7A9C4', 2, 'stroke-opacity=".8"') +
    ellipse(-4, -10, 4, 3, '#FFFFFF', 'fill-opacity=".5"'),
  seahorse: () =>
    path(
      'M2,-40Q12,-42 14,-34L20,-32L14,-29Q12,-22 6,-18Q10,-8 4,-2Q-2,4 -6,-1Q-8,-6 -3,-6Q1,-6 0,-10Q-8,-18 -4,-30Q-2,-38 2,-40Z',
      paper.barley,
    ) +
    path('M-4,-26l-6,4l6,5Z', paper.flame) +
    eye(9, -35),
  starfish: () =>
    path('M0,-12L4,-4L12,-3L6,3L8,11L0,7L-8,11L-6,3L-12,-3L-4,-4Z', paper.flame) +
    path(
      circlesPath([
        [0, 0, 1.2],
        [0, -6, 1],
        [5, 0, 1],
        [-5, 0, 1],
      ]),
      paper.cream,
    ),
  whale: () =>
    path('M-60,0Q-60,-34 -14,-34Q30,-34 44,-10Q54,-12 58,-24Q64,-14 60,-4Q56,4 46,4H-56Z', '#3F6E7E') +
    path('M-60,0Q-52,-10 -30,-8Q0,-2 30,4H-56Z', '#A9C6C8') +
    eye(-40, -14) +
    line('M-14,-36q-2,-10 -10,-12M-14,-36q2,-10 10,-12', paper.white, 2.6),
} as const;
