import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect, star } from '../drawing/svg.ts';

/** What has come apart: two pieces whose edges fit. */
export const broken = {
  brokenPlank: () =>
    path('M-90,-4L-14,-16L-8,-8L-20,-2L-12,6L-86,8Z', '#B98252') +
    path('M16,-14L86,-30L90,-16L18,0L26,-6Z', '#B98252') +
    line('M-76,2L-26,-6M34,-8L80,-20', '#8F5F38', 2),
  brokenPole: () =>
    line('M-70,-4L-10,-44', paper.wood, 10) +
    line('M10,-44L66,-8', paper.wood, 10) +
    path('M-16,-48L4,-60L-4,-46ZM16,-48L-2,-36L6,-52Z', paper.sand) +
    line('M-60,-10L-52,-16M50,-18L58,-12', paper.poppy, 10),
  brokenHandle: () =>
    line('M-44,-6L-6,-34', paper.wood, 12) +
    line('M10,-20L52,-8', paper.wood, 12) +
    path('M-10,-40L6,-42L-2,-28Z', paper.sand) +
    path('M4,-28L20,-26L12,-12Z', paper.sand) +
    circle(-48, -4, 9, paper.stoneDark) +
    circle(-48, -4, 4, INK),
  tornSheet: () =>
    path('M-52,0L-48,-66L-6,-70L-12,-56L-2,-44L-12,-30L-2,-16L-8,2Z', paper.white) +
    path('M8,2L14,-14L4,-28L14,-44L4,-56L12,-70L52,-64L54,-2Z', paper.cream) +
    line('M-40,-54H-18M-40,-42H-16M-40,-30H-20M-40,-18H-16M24,-52H44M24,-40H44M24,-28H44', '#6A7F86', 2.4),
  tornMap: () =>
    path('M-56,-2L-52,-62L-4,-68L-12,-50L-2,-36L-12,-20L-4,0Z', '#CFE2C4') +
    path('M10,2L16,-18L6,-34L16,-50L8,-66L56,-60L58,-4Z', '#A9CFE2') +
    line('M-44,-20q12,-14 20,-2M24,-40q10,-12 20,0M24,-20h20', paper.poppy, 2.6),
  brokenHoop: () =>
    path('M-38,-20A42,42 0 1 1 30,-16', 'none', `stroke="${paper.wood}" stroke-width="8"`) +
    path('M-44,-20L-34,-8L-30,-24ZM24,-20L32,-4L38,-20Z', paper.sand) +
    line('M-20,-80L14,-14M20,-80L-16,-24', paper.sand, 3) +
    path('M34,-6l14,4l-4,6Z', paper.wood),
  brokenInstrument: () =>
    path('M-62,-30L-8,-36L-12,-22L-8,-14L-62,-20Z', paper.barley) +
    path('M10,-38Q34,-54 56,-60V6Q34,0 10,-12L16,-24Z', paper.barley) +
    ellipse(56, -27, 7, 33, paper.barleyDeep) +
    path('M-8,-36L0,-28L-12,-22M10,-38L4,-28L16,-24', 'none', `stroke="${INK}" stroke-width="2.6"`),
  brokenWoodThing: () =>
    path('M-50,0L-44,-50Q-30,-64 -8,-58L-14,-42L-4,-30L-14,-16L-8,0Z', '#B98252') +
    path('M8,0L14,-16L4,-30L12,-46L8,-58Q34,-62 44,-48L50,0Z', '#A8714A') +
    circle(-28, -34, 5, paper.woodDeep) +
    circle(28, -34, 5, paper.woodDeep),
  bellows: () =>
    path('M-56,0V-10L-30,-22L-56,-34L-30,-46L-56,-58V-66H56V-58L30,-46L56,-34L30,-22L56,-10V0Z', '#7A4F30') +
    rect(-60, -74, 120, 10, paper.wood, 3) +
    rect(-60, -4, 120, 8, paper.wood, 3) +
    path('M-8,-54l12,12l-10,8l12,14', 'none', `stroke="${paper.cream}" stroke-width="4"`),
  brokenRadioMast: () =>
    line('M-30,0L-8,-60M30,0L8,-60M-24,-18H24M-16,-40H16', paper.stoneDark, 5) +
    line('M0,-60V-74', paper.stoneDark, 5) +
    line('M4,-78L40,-96', paper.poppy, 5) +
    line('M-14,-92q-10,6 -8,18M18,-66l10,4', paper.barley, 3),
  brokenMask: () =>
    path('M-36,-40Q-40,-78 -2,-80L-8,-62L2,-46L-8,-28L-2,-4Q-30,-8 -36,-40Z', paper.clover) +
    path('M8,-80Q42,-76 40,-40Q36,-10 10,-4L4,-26L14,-44L4,-60Z', '#E6A4C4') +
    ellipse(-20, -46, 7, 5, INK) +
    ellipse(24, -46, 7, 5, INK),
  flatWheel: () =>
    circle(0, -40, 38, 'none', `stroke="${INK}" stroke-width="7"`) +
    path('M-26,-8Q0,10 26,-8L30,2H-30Z', INK) +
    line('M0,-40L0,-74M0,-40L30,-56M0,-40L28,-22M0,-40L-30,-56M0,-40L-28,-22', paper.stoneDark, 2.2) +
    circle(0, -40, 6, paper.stoneDark) +
    path('M36,-16q14,-2 10,8l-8,-2Z', paper.poppy),
  chain: () =>
    circle(-34, -36, 26, 'none', `stroke="${paper.stoneDark}" stroke-width="8" stroke-dasharray="6 5"`) +
    circle(-34, -36, 8, INK) +
    path('M-8,-36Q20,-60 34,-30T62,-4', 'none', `stroke="${INK}" stroke-width="7" stroke-dasharray="9 5"`) +
    path('M-34,-8Q-6,6 22,-6', 'none', `stroke="${INK}" stroke-width="7" stroke-dasharray="9 5"`),
  jaw: () =>
    path('M-52,-6Q-56,-36 -26,-36L-6,-34L-10,-20L-6,-6Z', paper.cream) +
    path('M10,-34L40,-40Q58,-36 54,-6H10L16,-20Z', paper.cream) +
    path('M-46,-34l6,-14l6,13ZM-28,-36l6,-14l6,14ZM18,-35l6,-14l6,12ZM36,-39l6,-13l6,15Z', paper.white) +
    star(2, -48, 5, paper.barley),
} as const;
