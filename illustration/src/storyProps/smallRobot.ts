import { INK, paper } from '../drawing/palette.ts';
import { circle, line, rect } from '../drawing/svg.ts';

/** About 65 high, on two feet. */
export const smallRobot = (shell: string, lamp: string): string =>
  line('M-8,-6V0M8,-6V0M0,-52V-60', paper.stoneDark, 5) +
  circle(0, -63, 4, paper.barley) +
  rect(-16, -26, 32, 22, shell, 7) +
  rect(-19, -52, 38, 26, shell, 9) +
  rect(-14, -46, 28, 15, INK, 6) +
  circle(-6, -39, 4, lamp) +
  circle(6, -39, 4, lamp) +
  line('M-16,-18L-24,-10M16,-18L26,-26', paper.stoneDark, 4.4) +
  circle(-5, -15, 2.6, paper.poppy) +
  circle(4, -15, 2.6, paper.barley);
