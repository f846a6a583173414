import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { at, circlesPath, ellipse, line, path } from '../drawing/svg.ts';

/** Somebody lying curled up, eyes shut, looking left; about 40 high. */
const curled = (fur: string, ear: string, detail = ''): string =>
  path('M-50,0Q-60,-34 -10,-40Q54,-44 56,-10Q56,0 44,0Z', fur) +
  path('M54,-14Q70,-2 40,0H-6Q-10,-10 6,-10H36Q50,-8 54,-14Z', mix(fur, INK, 0.2)) +
  path('M-50,-22L-56,-42L-40,-34ZM-30,-34L-24,-48L-16,-32Z', ear) +
  ellipse(-38, -16, 24, 17, fur) +
  line('M-52,-16q5,4 9,0M-36,-16q5,4 9,0', INK, 2.4) +
  path('M-48,-9h6l-3,4Z', INK) +
  line('M6,-24Q26,-30 40,-20', mix(fur, INK, 0.2), 2.4) +
  detail;

/** Animals asleep in the way, curled up or stretched out. */
export const sleepingBeasts = {
  sleepingCat: () => curled('#D9924A', '#B8702E', line('M10,-38q6,-2 8,6M24,-38q6,0 6,8', '#B8702E', 3)),
  greyCatAsleep: () => curled('#8C9396', '#6A7074'),
  sleepingDog: () => curled('#A9906E', '#7C6546', path('M-58,-28Q-68,-8 -58,-4Q-50,-10 -50,-26Z', '#7C6546')),
  donkeyAsleep: () =>
    at(
      0,
      0,
      1.25,
      curled(
        '#8A8580',
        '#6A6560',
        path('M-54,-36Q-70,-62 -58,-66Q-48,-58 -44,-36ZM-24,-36Q-24,-66 -14,-64Q-10,-50 -16,-34Z', '#6A6560'),
      ),
    ),
  unicornAsleep: () =>
    at(
      0,
      0,
      1.3,
      curled(
        '#C9CDD6',
        '#A5ABB8',
        path('M-48,-34L-60,-58L-40,-36Z', paper.barley) +
          path('M-26,-36Q0,-46 4,-22Q-10,-24 -26,-36Z', '#8F96A8'),
      ),
    ),
  dragonAsleep: () =>
    at(
      0,
      0,
      1.45,
      curled(
        '#4F8A6A',
        '#3A6A50',
        path('M-6,-38l6,-12l6,11ZM12,-41l6,-12l6,12ZM30,-38l6,-10l4,13Z', paper.barley) +
          line('M-66,-12q-8,-4 -6,-12', paper.white, 3),
      ),
    ),
  cloudRam: () =>
    at(
      0,
      0,
      1.2,
      path(
        circlesPath([
          [-40, -18, 18],
          [-14, -34, 24],
          [22, -34, 24],
          [46, -18, 18],
          [0, -16, 22],
        ]),
        '#D5DAE6',
      ) +
        ellipse(-46, -20, 17, 14, '#8F96A8') +
        path('M-44,-34a13,13 0 1 0 12,16', 'none', `stroke="${paper.sand}" stroke-width="7"`) +
        line('M-58,-20q5,4 9,0', INK, 2.4),
    ),
  sleepingCloud: () =>
    path(
      circlesPath([
        [-44, -22, 22],
        [-10, -40, 30],
        [32, -34, 27],
        [52, -16, 16],
        [0, -16, 22],
      ]),
      '#B9BFD9',
    ) + line('M-28,-28q6,5 12,0M2,-28q6,5 12,0M-12,-16q5,4 10,0', INK, 2.6),
  sealAsleep: () =>
    path('M-64,0Q-60,-18 -30,-30Q14,-44 48,-28Q66,-16 58,0Z', '#7F8F98') +
    path('M-64,0L-80,-12L-60,-12ZM-4,0Q-14,-12 2,-18Q20,-12 18,0Z', '#65757E') +
    line('M38,-18q6,4 11,0', INK, 2.6) +
    ellipse(58, -10, 4, 3, INK) +
    line('M50,-6l12,2', paper.white, 1.6),
  hippoCalf: () => at(0, 0, 1.2, curled('#8F8396', '#6F6478', ellipse(-50, -10, 16, 11, '#A598AC'))),
  stegosaurus: () =>
    at(
      0,
      0,
      1.4,
      curled(
        '#6E9A62',
        '#4F7F55',
        path('M-14,-40l8,-20l8,19ZM8,-44l9,-22l8,22ZM30,-40l8,-17l6,22Z', paper.flame),
      ),
    ),
  owlAsleep: () =>
    path('M-44,0Q-36,-40 -40,-92H40Q36,-40 44,0Z', '#7C5233') +
    ellipse(0, -50, 30, 34, '#1E1713') +
    at(
      0,
      -22,
      0.75,
      path('M-26,0C-36,-40 -20,-62 0,-62C20,-62 36,-40 26,0Z', '#A5845C') +
        path(
          circlesPath([
            [-10, -42, 10],
            [10, -42, 10],
          ]),
          paper.cream,
        ) +
        line('M-16,-42q6,5 12,0M4,-42q6,5 12,0', INK, 2.6) +
        path('M-4,-36h8l-4,8Z', paper.barley),
    ),
  pelicanAsleep: () =>
    path('M-44,-8Q-44,-46 -4,-46Q40,-42 44,-18Q30,0 -10,0Q-36,0 -44,-8Z', paper.white) +
    path('M20,-38Q44,-48 40,-30Q18,-14 -24,-18Q0,-34 20,-38Z', paper.flame) +
    line('M26,-36q5,4 9,0', INK, 2.4) +
    path('M-40,-14Q-10,-26 12,-8Q-20,2 -40,-14Z', '#D5DBDA'),
  guineaPig: () =>
    at(0, 0, 0.7, curled('#C9925A', paper.cream, path('M-10,-40Q10,-46 24,-38L20,0H-4Z', paper.white))) +
    line('M-44,0l12,-10M36,0l-10,-12M48,-2l-18,-4', paper.barley, 3),
  badgerAsleep: () =>
    curled('#5A5A5E', INK, path('M-60,-22Q-38,-30 -18,-22L-20,-16Q-38,-24 -58,-16Z', paper.white)),
  mouseAsleep: () => at(0, 0, 0.5, curled('#A9A6A0', '#E6B8B8')),
} as const;
