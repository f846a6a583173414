import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path } from '../drawing/svg.ts';

const eye = (x: number, y: number): string =>
  circle(x, y, 1.3, INK) + circle(x + 0.5, y - 0.5, 0.45, '#FFFFFF');
const dog = (coat: string, ear: string): string =>
  path('M-20,-16Q-30,-24 -26,-32Q-22,-24 -16,-22Z', coat) +
  path('M-20,-24Q0,-30 14,-24L16,0H10L8,-10H-10L-12,0H-18Z', coat) +
  path('M8,-26Q6,-42 20,-42Q30,-42 32,-32Q36,-30 34,-26Q28,-22 20,-22Q12,-20 8,-26Z', coat) +
  path('M12,-41Q4,-36 8,-24Q14,-26 16,-36Z', ear) +
  eye(24, -34) +
  circle(34, -29, 2.2, INK) +
  line('M8,-24Q16,-18 22,-22', paper.poppy, 2.6);
const cat = (coat: string): string =>
  path('M-12,0C-16,-20 -8,-28 0,-28C10,-28 14,-18 12,0Z', coat) +
  line('M11,-3Q24,-2 22,-16', coat, 4) +
  path('M-11,-38L-10,-50L-3,-44H3L10,-50L11,-38Q10,-28 0,-28Q-10,-28 -11,-38Z', coat) +
  eye(-4, -38) +
  eye(4, -38) +
  path('M-1.6,-34H1.6L0,-32Z', paper.clover) +
  line('M-6,-10q3,3 6,0t6,0', mix(coat, INK, 0.25), 1.6);
const hen = (coat: string): string =>
  line('M-3,-6V0M4,-6V0', paper.barleyDeep, 2) +
  path('M-18,-24Q-20,-12 -8,-6Q6,-2 12,-12Q16,-20 14,-28Q8,-28 6,-20Q-4,-16 -18,-24Z', coat) +
  path('M-10,-16Q-2,-8 6,-14Q2,-6 -6,-8Z', mix(coat, INK, 0.16)) +
  path('M7,-30q1,-5 4,-2q2,-4 4,1q3,0 1,4Z', paper.poppy) +
  path('M15,-25l6,2l-6,2Z', paper.barley) +
  eye(12, -26);

/** Animals that live with people: standing on 0,0 and looking right. */
export const tameAnimals = {
  dog: () => dog('#C98E55', '#8A5A36'),
  spottedDog: () => dog('#F1E6D2', '#5A4038') + ellipse(-4, -20, 5, 4, '#5A4038'),
  cat: () => cat('#D98A4A'),
  greyCat: () => cat('#7E8A90'),
  hen: () => hen('#B8572E'),
  whiteHen: () => hen(paper.white),
  chick: () =>
    line('M-2,-3V0M2,-3V0', paper.barleyDeep, 1.6) +
    ellipse(0, -7, 7, 6, paper.barley) +
    circle(4, -12, 4.6, paper.barley) +
    path('M8,-12l4,1l-4,1.6Z', paper.flame) +
    eye(5, -13),
  cow: () =>
    line('M-26,-20V0M-14,-20V0M16,-20V0M26,-20V0', '#EADFC8', 7) +
    path('M-36,-44Q-38,-16 -24,-16H24Q38,-18 34,-46Q0,-54 -36,-44Z', paper.white) +
    path(
      'M-30,-46Q-14,-50 -12,-38Q-14,-28 -26,-30Q-34,-34 -30,-46ZM8,-48Q26,-50 26,-40Q18,-32 8,-36Z',
      '#5A4038',
    ) +
    line('M-36,-42Q-44,-30 -40,-16', paper.white, 3) +
    path('M30,-52Q30,-64 44,-62Q58,-60 58,-46Q58,-38 48,-38Q34,-38 30,-52Z', paper.white) +
    path('M32,-58Q22,-62 24,-54Q28,-52 32,-54Z', '#5A4038') +
    ellipse(54, -43, 7, 5.4, '#E8B0A4') +
    eye(44, -53) +
    line('M38,-62q-2,-6 2,-8M46,-63q2,-5 6,-5', paper.cream, 2.6) +
    ellipse(-4, -15, 7, 4, '#E8B0A4'),
  pig: () =>
    line('M-14,-8V0M-6,-8V0M8,-8V0M14,-8V0', '#D78A86', 5) +
    ellipse(0, -16, 22, 13, '#EBA9A2') +
    circle(18, -20, 10, '#EBA9A2') +
    path('M12,-28l2,-7l7,5Z', '#D78A86') +
    ellipse(26, -18, 4, 5, '#D78A86') +
    eye(19, -22) +
    line('M-21,-18q-6,-2 -4,-6t5,0', '#D78A86', 2),
  duck: () =>
    path('M-16,-12Q-4,-16 4,-10Q12,-10 16,-6Q10,4 -6,3Q-18,0 -16,-12Z', paper.white) +
    circle(12, -15, 6, paper.white) +
    path('M17,-16l8,1l-7,4Z', paper.flame) +
    eye(13, -17) +
    path('M-8,-8Q0,-4 6,-8Q0,0 -8,-8Z', '#DDE3DC'),
  rabbit: () =>
    ellipse(-2, -8, 11, 9, '#B9936C') +
    circle(8, -16, 6.4, '#B9936C') +
    circle(-12, -7, 3.6, paper.white) +
    path('M5,-20Q0,-34 5,-36Q10,-32 9,-20ZM9,-20Q9,-34 14,-35Q17,-30 13,-19Z', '#B9936C') +
    eye(10, -17) +
    ellipse(4, -1, 6, 2, '#A57F5A'),
} as const;
