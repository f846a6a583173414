import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, line, path, rect, star } from '../drawing/svg.ts';
import { sheet } from '../storyProps/smallThings.ts';

const written = (ink: string): string => line('M-9,-27H9M-9,-21H7M-9,-15H9M-9,-9H3', ink, 2);

/** What one reads or looks at: about 40 high. */
export const papers = {
  rolledMap: () =>
    path('M-34,-14L26,-34L34,-16L-26,2Z', '#5E9BC4') +
    path('M26,-34Q36,-34 34,-16Q26,-18 26,-34Z', paper.white) +
    line('M-8,-23L0,-6', paper.poppy, 4) +
    path('M4,-24q8,-6 14,-1q-4,8 -12,6Z', paper.moss),
  page: () =>
    sheet(
      rect(-9, -28, 18, 15, paper.dusk, 1) + rect(-4, -24, 8, 9, paper.lamp) + line('M-8,-8H8', INK, 2),
      paper.cream,
    ) + line('M-14,0L-13,-34L14,-35', paper.barley, 2.6),
  card: () =>
    rect(-24, -28, 48, 28, paper.white, 4) +
    line('M-16,-19H14M-16,-12H8', paper.dusk, 3) +
    circle(15, -10, 4, paper.poppy),
  nameCard: () =>
    rect(-32, -26, 64, 24, paper.cream, 4) +
    path(circlesPath([[-22, -14, 4], [-13, -14, 4], [-4, -14, 4], [5, -14, 4], [14, -14, 4], [23, -14, 4]]), paper.poppy) +
    circle(-4, -14, 4, paper.teal) +
    circle(14, -14, 4, paper.barley), // prettier-ignore
  label: () =>
    rect(-26, -24, 52, 22, paper.barleyDeep, 3) +
    rect(-22, -20, 44, 14, paper.barley, 2) +
    line('M-14,-13H14', paper.woodDark, 3) +
    circle(-23, -13, 1.8, INK) +
    circle(23, -13, 1.8, INK),
  list: () => sheet(written('#51666E') + line('M6,-21l3,3l6,-8', paper.moss, 2.6)),
  poem: () => sheet(written('#6A4A92') + circle(9, -8, 4, paper.poppy), paper.cream),
  map: () =>
    path('M-40,-34L-14,-40L14,-34L40,-40V-6L14,0L-14,-6L-40,0Z', paper.cream) +
    path('M-14,-40L14,-34V0L-14,-6Z', '#E6D19A') +
    path('M-34,-24q10,-8 18,0t18,-2v12q-18,8 -36,0Z', '#9CC7A0') +
    line('M4,-14q10,-10 26,-8', paper.poppy, 2.4, 'stroke-dasharray="4 4"') +
    line('M28,-22v-12l9,4l-9,4', '#2F6DB5', 2.6),
  puzzle: () =>
    path('M-18,0V-12a6,6 0 1 0 0,-10V-36H-5a6,6 0 1 1 10,0H18V-22a6,6 0 1 1 0,10V0Z', '#7FB1CE') +
    path('M-8,-4V-22H4V-30H12V-4Z', paper.poppy),
  photo: () =>
    rect(-30, -46, 60, 46, paper.white, 3) +
    rect(-25, -41, 50, 32, '#8FC1D4') +
    path('M-25,-16H25V-9H-25Z', '#E7C383') +
    path(circlesPath([[-14, -20, 5], [-3, -22, 6], [8, -20, 5], [17, -19, 4]]), '#A06A46') +
    path('M-19,-9v-6h10v6ZM-9,-9v-7h12v7ZM3,-9v-6h10v6ZM13,-9v-5h8v5Z', paper.poppy), // prettier-ignore
  mural: () =>
    rect(-54, -56, 108, 56, '#D8C7AE', 2) +
    path('M-48,-6Q-30,-40 -8,-22T48,-34V-6Z', '#4E8C8A') +
    circle(30, -42, 8, paper.barley) +
    path('M-30,-20h24l-5,8h-14ZM-18,-42v20h-12Z', paper.poppy) +
    line('M6,-14q8,-6 16,0t16,0', paper.white, 2.6),
  sign: () =>
    line('M-20,0V-50M20,0V-50', paper.woodDark, 5) +
    rect(-38, -58, 76, 32, paper.wood, 3) +
    line('M-28,-47H14M-28,-38H4', paper.cream, 4) +
    path('M16,-48l14,6l-14,6Z', paper.barley),
  doorSign: () =>
    path('M-26,-40Q0,-62 26,-40', 'none', `stroke="${paper.stoneDark}" stroke-width="2.4"`) +
    rect(-34, -40, 68, 30, '#C2925C', 6) +
    line('M-24,-30H-2M4,-30H24M-20,-20H8', paper.woodDeep, 3),
  blueTicket: () =>
    path('M-28,-32H28V-21a5,5 0 0 0 0,10V0H-28V-11a5,5 0 0 0 0,-10Z', '#A9CFE8') +
    line('M12,-29V-3', '#5E8FB5', 2, 'stroke-dasharray="3 3"') +
    star(-10, -16, 9, paper.white),
  platformLeaf: () =>
    path('M-22,0L-20,-42L20,-44L22,-8L14,-2L8,-8L0,-1L-8,-7Z', paper.white) +
    line('M-6,-34L2,-38V-14M-6,-14H10', INK, 4.6),
} as const;
