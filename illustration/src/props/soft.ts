import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';

const folded = (cloth: string, stripe: string): string =>
  rect(-30, -11, 60, 11, cloth, 5) +
  rect(-28, -22, 56, 12, mix(cloth, paper.white, 0.18), 5) +
  rect(-26, -32, 52, 11, cloth, 5) +
  line('M-14,-32V-1M12,-32V-1', stripe, 4);
const soft = (fur: string, ear: string): string =>
  path('M-15,-2C-18,-20 -9,-26 0,-26C9,-26 18,-20 15,-2Z', fur) +
  path('M-10,-42Q-18,-66 -8,-66Q-2,-62 -4,-44ZM10,-42Q22,-60 14,-34Z', ear) +
  circle(0, -33, 14, fur) +
  ellipse(-12, -3, 7, 4.6, ear) +
  ellipse(12, -3, 7, 4.6, ear) +
  path(circlesPath([[-5, -35, 2], [5, -35, 2], [0, -30, 1.8]]), INK); // prettier-ignore
const flag = (first: string, second: string): string =>
  line('M-16,0V-62', paper.woodDark, 4) +
  path('M-14,-62Q4,-68 26,-58V-28Q4,-36 -14,-30Z', first) +
  path('M-14,-51Q6,-57 26,-48V-38Q6,-46 -14,-41Z', second);

/** Cloth, wool and paper one can fly: about 40 high. */
export const softThings = {
  boat: () =>
    path('M-30,-16H30Q22,0 10,0H-12Q-24,0 -30,-16Z', paper.wood) +
    line('M0,-16V-50', paper.woodDark, 3) +
    path('M2,-50Q28,-44 26,-22Q10,-20 2,-24Z', paper.moss) +
    line('M3,-48Q14,-36 22,-24', '#4F7F55', 2),
  sieve: () =>
    path('M-26,-22H26L18,0H-18Z', paper.poppy) +
    ellipse(0, -22, 26, 7, paper.brick) +
    path(circlesPath([[-12, -22, 2], [-4, -20, 2], [4, -23, 2], [12, -21, 2], [-8, -25, 1.6], [8, -18, 1.6]]), paper.cream), // prettier-ignore
  foamDolphin: () =>
    path('M-36,-6Q-20,-36 14,-30L22,-44L30,-24Q40,-14 44,-12Q30,0 -6,-4L-28,2Z', '#4E86C0') +
    path('M-36,-6L-50,-16L-46,0L-50,10L-34,0Z', '#4E86C0') +
    path('M-6,-6Q16,-14 40,-12Q24,0 -6,-4Z', '#BFE0F2') +
    circle(27, -18, 2.4, INK) +
    circle(27, -40, 4, paper.teal),
  woodenCow: () =>
    line('M-16,-12V0M-8,-12V0M10,-12V0M18,-12V0', paper.woodDark, 5) +
    rect(-24, -34, 48, 24, '#D9B58A', 10) +
    path(
      circlesPath([
        [-10, -26, 6],
        [8, -20, 5],
      ]),
      paper.woodDark,
    ) +
    rect(18, -46, 20, 20, '#D9B58A', 7) +
    path('M20,-44L8,-40L18,-34Z', '#8A4A30') +
    circle(31, -38, 2, INK),
  birthdayFlag: () => flag(paper.poppy, paper.white),
  greenFlag: () => flag(paper.moss, paper.barley),
  rolledFlag: () =>
    line('M-34,-8L34,-26', paper.woodDark, 4) +
    line('M-20,-12L26,-24', INK, 13) +
    line('M-12,-14L-8,-15M4,-18L8,-19M20,-22L22,-22', paper.white, 12),
  banner: () =>
    line('M-52,0V-62M52,0V-62', paper.woodDark, 4) +
    path('M-52,-60Q0,-44 52,-60V-32Q0,-16 -52,-32Z', paper.white) +
    line('M-34,-42Q-20,-36 -6,-36M4,-36Q22,-36 36,-42', paper.poppy, 5),
  tartan: () => folded(paper.brick, paper.barley),
  blueCloth: () => folded('#3B6FA5', paper.lamp) + star(0, -20, 7, paper.lamp),
  checkedRug: () => folded('#5F8A6E', paper.cream),
  cushion: () =>
    path('M-30,-2Q-34,-14 -28,-26Q0,-32 28,-26Q34,-14 30,-2Q0,6 -30,-2Z', paper.barley) +
    circle(0, -14, 4, paper.poppy) +
    line('M-16,-13L-5,-14M5,-14L16,-13M0,-24V-19M0,-9V-4', paper.barleyDeep, 2),
  cloudPillow: () =>
    path(circlesPath([[-16, -14, 14], [2, -20, 18], [20, -13, 12]]), paper.white) +
    rect(-26, -12, 54, 12, paper.white, 6) +
    circle(4, -14, 3.6, paper.clover), // prettier-ignore
  greyRabbit: () => soft('#A9A6A0', '#8D8A86'),
  sock: () =>
    path('M-10,-42H8V-16Q24,-12 24,-4Q22,0 12,0H-4Q-14,0 -12,-14Z', paper.white) +
    path('M-10,-42H8V-34H-10ZM-11,-26H8V-18H-12ZM14,-13Q24,-10 24,-4Q22,0 14,0Z', paper.poppy),
  strawHat: () =>
    ellipse(0, -7, 38, 9, paper.barleyDeep) +
    path('M-20,-9Q-20,-36 0,-36Q20,-36 20,-9Q0,-2 -20,-9Z', paper.barley) +
    path('M-20,-14Q0,-7 20,-14V-8Q0,-1 -20,-8Z', paper.poppy) +
    circle(37, -5, 6, paper.moss),
  mushroomHat: () =>
    path('M-32,-4C-32,-44 32,-44 32,-4Q0,8 -32,-4Z', paper.poppy) +
    path(circlesPath([[-14, -16, 5], [4, -26, 5], [16, -12, 4], [-2, -8, 3]]), paper.white), // prettier-ignore
  beeCap: () =>
    path('M-24,-8C-24,-40 24,-40 24,-8Z', paper.barley) +
    path('M-23,-18Q0,-26 23,-18L24,-12Q0,-20 -24,-12Z', INK) +
    path('M-14,-31Q0,-36 14,-31L18,-26Q0,-32 -18,-26Z', INK) +
    path('M18,-11Q42,-12 44,-4Q30,-4 18,-6Z', paper.barleyDeep),
  glove: () =>
    path(
      'M-14,0V-16L-26,-26Q-22,-36 -14,-28L-12,-44Q-6,-48 -4,-42Q0,-50 5,-43Q10,-46 12,-38Q18,-36 16,-20L14,0Z',
      '#9A6A42',
    ) +
    rect(-15, -6, 30, 6, '#7A4F30', 2) +
    circle(-20, -28, 3, INK),
  boot: () =>
    path('M-14,-46H8V-18Q28,-16 28,-5V0H-14Z', paper.barley) +
    rect(-16, -4, 46, 5, paper.barleyDeep, 2) +
    line('M-3,-34V-22M-8,-26Q-3,-18 2,-26M-6,-31H0', INK, 2.4),
  helmet: () =>
    path('M-26,-6C-28,-46 28,-46 26,-6Z', '#3B7DB0') +
    path('M4,-14H26V-4H8Z', '#CFE6EA') +
    path(
      'M-12,-20a6,6 0 1 1 8,6q8,0 10,4h-22q-2,-6 4,-10',
      'none',
      `stroke="${paper.cream}" stroke-width="3"`,
    ),
  halter: () =>
    ellipse(0, -16, 20, 15, 'none', `stroke="${paper.poppy}" stroke-width="5"`) +
    line('M18,-12Q34,-4 28,0', paper.poppy, 4) +
    circle(-19, -16, 5, paper.barley) +
    circle(17, -22, 4, paper.barley),
  collarTag: () =>
    ellipse(0, -28, 24, 12, 'none', `stroke="${paper.brick}" stroke-width="6"`) +
    circle(0, -10, 10, paper.barley) +
    line('M-5,-11H5M-4,-7H3', INK, 2),
  kite: () =>
    path('M0,-66L24,-40L0,-6L-24,-40Z', paper.poppy) +
    path('M0,-66L24,-40H0ZM0,-6L-24,-40H0Z', paper.barley) +
    line('M0,-6Q-16,2 -8,0Q6,-2 20,0', paper.dusk, 2.4) +
    path('M-12,-4l-6,5l0,-8ZM16,-4l7,3l-2,-7Z', paper.teal),
  fishKite: () =>
    path('M-26,-36Q0,-66 24,-36Q0,-8 -26,-36Z', '#4E86C0') +
    path('M22,-36L40,-50V-22Z', paper.poppy) +
    circle(-12, -39, 4, paper.white) +
    circle(-12, -39, 2, INK) +
    line('M0,-24Q-12,-8 6,-6Q20,-4 12,0', paper.dusk, 2.2) +
    line('M2,-48q8,10 0,24', paper.ice, 2.4),
  heron: () =>
    path('M-6,-34Q-44,-60 -60,-44Q-36,-36 -20,-22Z', paper.white) +
    path('M6,-34Q36,-66 58,-52Q36,-38 16,-20Z', '#DCE6EA') +
    path('M-14,-20Q2,-40 18,-22Q6,-10 -14,-20Z', '#8FA6B5') +
    line('M16,-28Q26,-46 36,-40', '#8FA6B5', 4) +
    path('M36,-43L52,-38L36,-37Z', paper.barley) +
    line('M-14,-18Q-34,-8 -56,-12', paper.clover, 3),
  broom: () =>
    line('M22,-64L-6,-22', paper.woodDark, 4.4) +
    path('M-2,-28L6,-20L-8,0H-34Q-26,-14 -12,-22Z', paper.white) +
    line('M-28,-2L-8,-20M-18,-1L-2,-18', paper.stone, 2) +
    line('M-8,-26L4,-17', paper.poppy, 4),
  diaryBook: () =>
    path('M-30,-4L-26,-38Q-10,-42 0,-36Q10,-42 26,-38L30,-4Q12,-10 0,-2Q-12,-10 -30,-4Z', paper.woodDark) +
    path('M-26,-8L-23,-36Q-10,-39 0,-33Q10,-39 23,-36L26,-8Q12,-13 0,-6Q-12,-13 -26,-8Z', paper.white) +
    line('M-18,-28L-6,-27M-19,-20L-6,-19M6,-27L18,-28M6,-19L19,-20', '#6A7F86', 2) +
    line('M0,-33V-6', paper.stone, 2),
  blueBook: () =>
    rect(-20, -44, 40, 44, '#2F5F93', 3) +
    rect(-20, -6, 40, 4, paper.white) +
    rect(-12, -36, 24, 10, paper.cream, 2) +
    line('M8,-44V6', paper.poppy, 4),
  yellowBook: () =>
    rect(-20, -44, 40, 44, paper.barley, 3) +
    rect(-20, -6, 40, 4, paper.white) +
    rect(-12, -36, 24, 12, paper.white, 2) +
    line('M-8,-32H8M-8,-28H4', INK, 1.8),
} as const;
