import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, line, path, rect, star } from '../drawing/svg.ts';
import { standingAnimal } from './animals.ts';
import { peakedCap, someone } from './people.ts';

import type { PropsOf } from './storyProp.ts';

const tyre = (y: number, r: number): string =>
  circle(0, y, r, 'none', `stroke="${INK}" stroke-width="8"`) +
  line(`M0,${y - r}V${y + r}M${-r},${y}H${r}`, paper.stone, 2.4) +
  circle(0, y, 5, paper.stoneDark);

export const travel: PropsOf<'trainJourney' | 'bikeTrip' | 'carRace'> = {
  trainJourney: {
    helper: () =>
      someone(
        '#F0C9A6',
        '#8C9396',
        '#22304F',
        peakedCap('#B5314E') + rect(13, -40, 12, 9, paper.white, 1),
        true,
      ),
    prize: () =>
      rect(-42, -60, 84, 60, paper.teal, 6) +
      rect(-34, -53, 44, 32, '#F8D68F', 4) +
      path('M-34,-30Q-16,-40 10,-30V-21H-34Z', paper.moss) +
      circle(-2, -43, 5, paper.white) +
      rect(14, -44, 9, 38, paper.poppy, 4) +
      rect(-6, -16, 29, 9, paper.poppy, 4) +
      rect(-44, -6, 88, 6, paper.dusk, 3),
    obstacle: () =>
      line('M-84,0H84M-70,-14H70', paper.woodDark, 5) +
      [-60, -30, 0, 30, 60].map((x) => line(`M${x - 8},2L${x + 4},-17`, paper.wood, 5)).join('') +
      rect(-3, -96, 6, 84, paper.woodDark) +
      circle(0, -92, 19, paper.white, `stroke="${INK}" stroke-width="4"`) +
      line('M0,-92V-104M0,-92L-9,-88', INK, 3) +
      path('M4,-64H44l9,8l-9,8H4ZM-4,-44H-40l-9,8l9,8H-4Z', paper.poppy),
    keepsake: () =>
      path('M-18,-20H18V-13a3.500,3.500 0 0 0 0,7V0H-18V-6a3.500,3.500 0 0 0 0,-7Z', paper.barley) +
      circle(-4, -10, 3, paper.woodDark) +
      line('M4,-14h8M4,-7h6', paper.woodDark, 2),
  },
  bikeTrip: {
    helper: () =>
      standingAnimal(
        '#F4F1E8',
        paper.white,
        'dog',
        path('M-18,-37Q0,-44 10,-36Q6,-22 -12,-22Z', '#4A3A33') +
          path('M20,-52Q30,-58 34,-48Q30,-38 23,-40Z', '#4A3A33') +
          circle(34, -48, 2, INK),
      ),
    prize: () =>
      path('M-50,0Q-20,-40 4,-36Q36,-34 50,0Z', paper.moss) +
      path('M-20,0Q0,-16 2,-34Q12,-14 24,0Z', paper.sand) +
      rect(-12, -54, 30, 6, paper.wood, 2) +
      line('M-8,-48V-36M14,-48V-36M-12,-62H18', paper.wood, 4) +
      circle(34, -62, 10, paper.lamp),
    obstacle: () =>
      `<g transform="translate(0 -4)">${tyre(-40, 36)}</g>` +
      path('M-36,-8Q0,6 36,-8L30,2H-30Z', INK) +
      path('M18,-68l5,-16l5,12l10,-8l-2,14l13,2l-12,7', 'none', `stroke="${paper.barley}" stroke-width="4"`),
    keepsake: () =>
      circle(0, -14, 12, 'none', `stroke="${INK}" stroke-width="6"`) +
      rect(4, -12, 13, 10, paper.poppy, 3, 'transform="rotate(40 10 -7)"'),
  },
  carRace: {
    helper: () =>
      someone(
        '#774C33',
        '#25272D',
        '#D9573F',
        path('M-20,-84C-18,-106 18,-106 20,-84Z', paper.barley) +
          rect(-2, -88, 28, 5, paper.barleyDeep, 2) +
          line('M17,-36l10,-12M27,-48l-3,-6M27,-48l6,-1', paper.stone, 4),
        true,
      ),
    prize: () =>
      line('M-24,0V-64', paper.woodDark, 5) +
      path('M-22,-64Q4,-70 34,-62V-28Q4,-36 -22,-30Z', paper.white) +
      path(
        'M-22,-64l14,-1.500v12l-14,1ZM6,-66l14,2v12l-14,-1ZM-8,-53l14,0v11l-14,0ZM20,-52l14,2v11l-14,-2ZM-22,-41.500l14,-1v11l-14,1ZM6,-42l14,1v10l-14,-1Z',
        INK,
      ),
    obstacle: () =>
      `<g transform="rotate(14 0 0)">${tyre(-38, 34)}${circle(0, -38, 14, paper.stone)}</g>` +
      path('M-64,0L-56,-34H-42L-34,0Z', paper.flame) +
      line('M-59,-16h20', paper.white, 6) +
      path(
        circlesPath([
          [44, -6, 5],
          [56, -4, 4],
          [38, -2, 3],
        ]),
        paper.stoneDark,
      ),
    keepsake: () =>
      circle(0, -14, 14, paper.white, `stroke="${paper.poppy}" stroke-width="4"`) +
      star(0, -14, 9, paper.poppy),
  },
};
