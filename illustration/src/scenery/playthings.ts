import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';

const pot = (plant: string): string =>
  plant + path('M-12,-18H12L8,0H-8Z', paper.brick) + rect(-14, -22, 28, 6, '#C7603F', 2);

/** What lies about in rooms and yards where children live: each stands on 0,0. */
export const playthings = {
  teddy: () =>
    ellipse(0, -10, 10, 11, '#B98250') +
    circle(0, -26, 9, '#B98250') +
    circle(-8, -33, 4, '#B98250') +
    circle(8, -33, 4, '#B98250') +
    ellipse(0, -23, 5, 4, paper.cream) +
    circle(-3, -28, 1.3, INK) +
    circle(3, -28, 1.3, INK) +
    circle(0, -24, 1.4, INK) +
    ellipse(-9, -2, 5, 3.4, '#A06E40') +
    ellipse(9, -2, 5, 3.4, '#A06E40') +
    path('M0,-17l-6,-3v6ZM0,-17l6,-3v6Z', paper.poppy),
  blocks: () =>
    rect(-20, -16, 16, 16, paper.poppy, 2) +
    rect(-2, -16, 16, 16, paper.teal, 2) +
    rect(-12, -32, 16, 16, paper.barley, 2) +
    star(-12, -8, 5, paper.cream) +
    circle(6, -8, 4, paper.cream) +
    path('M-8,-20h8l-4,-8Z', paper.cream),
  presents: () =>
    rect(-28, -24, 30, 24, paper.teal, 2) +
    rect(-16, -24, 6, 24, paper.barley) +
    path('M-13,-24q-10,-10 -12,-3q2,5 12,3q10,2 12,-3q-2,-7 -12,3Z', paper.barley) +
    rect(4, -18, 26, 18, paper.clover, 2) +
    rect(14, -18, 5, 18, paper.white) +
    path('M16,-18q-8,-8 -9,-2q2,4 9,2q7,2 9,-2q-1,-6 -9,2Z', paper.white),
  potPlant: () =>
    pot(
      path(
        'M0,-20Q-18,-26 -20,-44Q-4,-40 0,-22Q2,-44 14,-52Q20,-34 2,-20Q12,-30 24,-30Q18,-18 0,-18Z',
        '#4F7F55',
      ) + path('M0,-20Q-8,-40 -2,-56Q8,-42 2,-20Z', '#6FA269'),
    ),
  clock: () =>
    circle(0, -16, 17, paper.woodDark) +
    circle(0, -16, 14, paper.white) +
    line('M0,-16V-25M0,-16L6,-13', INK, 2) +
    path(
      circlesPath([
        [0, -27.5, 1.2],
        [0, -4.5, 1.2],
        [11.5, -16, 1.2],
        [-11.5, -16, 1.2],
      ]),
      INK,
    ),
  globe: () =>
    ellipse(0, 0, 13, 3.4, paper.woodDark) +
    rect(-2, -12, 4, 12, paper.woodDark) +
    path('M-16,-34A20,20 0 0 0 12,-14', 'none', `stroke="${paper.barleyDeep}" stroke-width="2.6"`) +
    circle(0, -28, 15, '#3B8AA0') +
    path('M-10,-36Q0,-42 4,-34Q6,-28 -2,-26Q-6,-20 -11,-24ZM5,-26Q13,-28 12,-20Q6,-16 4,-20Z', paper.moss),
  telescope: () =>
    line('M0,-30L-14,0M0,-30L14,0M0,-30V0', paper.woodDark, 3.4) +
    path('M-30,-22L20,-58L28,-48L-24,-12Z', paper.dusk) +
    path('M20,-60L30,-46L36,-50L26,-65Z', paper.barley) +
    path('M-30,-22L-24,-12L-29,-9L-35,-18Z', paper.barley),
  ladder: () =>
    line('M-12,0L-4,-120M12,0L16,-120', paper.wood, 4) +
    line('M-11,-14H13M-10,-32H13M-9,-50H14M-8,-68H14M-7,-86H15M-5,-104H15', paper.barleyDeep, 3),
  stack: () =>
    rect(-20, -8, 40, 8, paper.poppy, 2) +
    rect(-16, -15, 36, 7, paper.teal, 2) +
    rect(-18, -22, 32, 7, paper.barley, 2) +
    rect(-12, -28, 26, 6, paper.clover, 2) +
    line('M-14,-4h28M-12,-18h20', paper.cream, 1.4),
  scooter: () =>
    circle(-18, -6, 6, INK) +
    circle(20, -6, 6, INK) +
    line('M-18,-9H10L18,-46M18,-46h-8M18,-46h8', paper.teal, 4) +
    circle(-18, -6, 2, paper.stone) +
    circle(20, -6, 2, paper.stone),
  ball: () =>
    circle(0, -11, 11, paper.poppy) +
    path('M-3,-21.5Q6,-12 -2,-0.5Q4,0 8,-3Q14,-12 6,-20Q2,-22.5 -3,-21.5Z', paper.white) +
    path('M-11,-11Q-4,-16 -8,-19Q-11,-15 -11,-11Z', paper.barley),
  bucket: () =>
    path('M-10,-18H10L7,0H-7Z', paper.teal) +
    path('M-10,-18q10,-16 20,0', 'none', `stroke="${paper.stoneDark}" stroke-width="2"`) +
    rect(-11, -20, 22, 4, mix(paper.teal, paper.white, 0.4), 2) +
    line('M14,0L22,-20', paper.wood, 2.6) +
    path('M11,4L15,-5L20,-3Z', paper.poppy),
  roundWindow: () =>
    circle(0, -30, 32, paper.woodDark) +
    circle(0, -30, 27, '#8FB7BE') +
    path('M-26,-38Q0,-46 26,-38A27,27 0 0 1 26,-22H-26A27,27 0 0 1 -26,-38Z', '#F3C98A') +
    circle(9, -28, 7, paper.lamp) +
    path('M-27,-26Q-8,-34 8,-26T26,-26A27,27 0 0 1 -27,-26Z', '#5F8A77') +
    path('M-22,-16Q0,-24 23,-16A27,27 0 0 1 -22,-16Z', '#3D6D5E') +
    line('M0,-57V-3M-27,-30H27', paper.wood, 3.4) +
    rect(-34, 1, 68, 5, paper.wood, 2),
  jars: () =>
    rect(-44, -4, 88, 5, paper.wood, 2) +
    line('M-34,1v7M34,1v7', paper.woodDark, 3) +
    rect(-38, -24, 15, 20, paper.barley, 4) +
    rect(-38, -26, 15, 5, paper.poppy, 2) +
    rect(-18, -20, 14, 16, paper.clover, 4) +
    rect(-18, -22, 14, 4, paper.white, 2) +
    path('M2,-4V-14Q2,-22 10,-22Q18,-22 18,-14V-4Z', paper.teal) +
    ellipse(30, -8, 9, 4, paper.cream) +
    path('M22,-12q8,-12 16,0Z', paper.moss),
} as const;
