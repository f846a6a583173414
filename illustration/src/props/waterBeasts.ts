import { INK, paper } from '../drawing/palette.ts';
import { at, circle, circlesPath, ellipse, line, path } from '../drawing/svg.ts';
import { bird, smallFish } from '../storyProps/animals.ts';
import { peeping, rock } from './forms.ts';

/** Broad and in the way, with both eyes on us. */
const broad = (fill: string, belly: string, detail: string): string =>
  path('M-40,0C-54,-36 -30,-56 0,-56C30,-56 54,-36 40,0Z', fill) +
  path('M-22,0Q-26,-26 0,-28Q26,-26 22,0Z', belly) +
  circle(-15, -54, 9, fill) +
  circle(15, -54, 9, fill) +
  path(circlesPath([[-15, -55, 5], [15, -55, 5]]), paper.white) +
  path(circlesPath([[-14, -54, 2.6], [14, -54, 2.6]]), INK) +
  detail; // prettier-ignore
const mouthLine = line('M-16,-36Q0,-28 16,-36', INK, 2.6);

const reeds = path(
  'M-44,0Q-50,-40 -34,-66Q-28,-30 -30,0ZM-26,0Q-30,-30 -12,-48Q-12,-20 -14,0ZM24,0Q24,-34 42,-58Q42,-22 38,0Z',
  '#4F8A5C',
);

const weedsBehind = line('M-30,0Q-44,-36 -26,-70M-10,0Q6,-36 -8,-74M20,0Q8,-36 24,-68', '#2F8A6A', 6);

/** Who lives in water or beside it. */
export const waterBeasts = {
  mudDragon: () =>
    broad(
      '#7C6248',
      '#A58A68',
      mouthLine + path('M-8,-58L0,-72L8,-58ZM-34,-44l-12,-8l6,14ZM34,-44l12,-8l-6,14Z', '#5A4632'),
    ),
  toad: () =>
    broad(
      '#7C8A4E',
      '#C9CF9A',
      mouthLine +
        path(
          circlesPath([
            [-28, -34, 4],
            [28, -30, 4],
            [-4, -48, 3],
          ]),
          '#5E6A38',
        ),
    ),
  crab: () =>
    path('M-36,-24Q-66,-30 -60,-56Q-46,-52 -46,-38ZM36,-24Q66,-30 60,-56Q46,-52 46,-38Z', paper.brick) +
    line('M-26,-8l-16,8M-16,-6l-8,8M26,-8l16,8M16,-6l8,8', paper.brick, 5) +
    path('M-38,-8Q-44,-42 0,-44Q44,-42 38,-8Q0,4 -38,-8Z', paper.poppy) +
    line('M-12,-42V-56M12,-42V-56', paper.brick, 4) +
    path(
      circlesPath([
        [-12, -58, 5],
        [12, -58, 5],
      ]),
      INK,
    ) +
    line('M-14,-18Q0,-24 14,-18', INK, 2.6),
  hermitCrab: () =>
    path('M-8,-4C-14,-50 40,-56 46,-18Q46,-2 30,0H-4Z', '#E9CFB4') +
    path('M18,-20a12,12 0 1 1 14,14', 'none', 'stroke="#B98A6A" stroke-width="4"') +
    path('M-36,-4Q-40,-24 -16,-26L-4,-2Z', paper.flame) +
    line('M-28,-22v-12M-18,-24v-12M-32,-4l-8,4M-20,-3l-6,4', paper.flame, 3.4) +
    path(
      circlesPath([
        [-28, -36, 3.6],
        [-18, -38, 3.6],
      ]),
      INK,
    ),
  seal: () =>
    path('M-60,0Q-62,-12 -40,-14Q-10,-52 26,-46Q54,-40 52,-18Q50,0 30,0Z', '#7F8F98') +
    path('M-60,0L-78,-14L-56,-12ZM6,0Q-4,-14 14,-18Q28,-12 24,0Z', '#65757E') +
    circle(40, -32, 2.6, INK) +
    ellipse(52, -25, 4, 3, INK) +
    line('M46,-18l12,2M45,-15l10,5', paper.white, 1.6),
  sealPup: () =>
    at(
      0,
      0,
      0.8,
      path('M-52,0Q-44,-26 -10,-34Q26,-44 44,-24Q54,-8 44,0Z', paper.white) +
        path('M-52,0L-66,-12L-46,-10Z', '#DCE6EA') +
        path(
          circlesPath([
            [26, -22, 3.4],
            [40, -20, 3.4],
          ]),
          INK,
        ) +
        ellipse(36, -13, 4, 3, INK),
    ),
  walrus: () =>
    broad(
      '#9A7A68',
      '#B99A86',
      ellipse(-9, -34, 11, 8, '#C9AD9A') +
        ellipse(9, -34, 11, 8, '#C9AD9A') +
        path('M-12,-28h7l-3,20ZM5,-28h7l-4,20Z', paper.white),
    ),
  gull: () => bird(paper.white, '#B9C4C9', paper.barley),
  duck: () =>
    bird('#7C8A5E', '#5E6A46', paper.barley, 'M14,-40Q30,-40 28,-33L14,-34Z') +
    path('M-2,-46Q18,-52 18,-34Q6,-30 -2,-34Z', '#2F6A4A') +
    circle(9, -40, 2.4, paper.white),
  clownfish: () =>
    at(0, -10, 1.2, smallFish(paper.flame, paper.brick)) + line('M-8,-48V-20M10,-48V-20', paper.white, 6),
  eel: () =>
    path('M-60,-4Q-64,-40 -20,-34T20,-42Q50,-56 58,-30Q40,-34 24,-22T-26,-14Q-46,-18 -48,-4Z', '#5E7A4E') +
    circle(46, -38, 2.4, INK) +
    line('M50,-31q5,0 7,-2', INK, 2),
  pipefish: () =>
    weedsBehind +
    line('M-34,-20Q0,-34 30,-30', '#8FA84E', 8) +
    line('M30,-30L52,-34', '#8FA84E', 4) +
    circle(27, -33, 2, INK) +
    path('M-34,-20L-46,-12L-44,-26Z', '#6E8A3A'),
  octopus: () =>
    path('M-30,-22Q-34,-64 0,-66Q34,-64 30,-22Q16,-14 0,-14Q-16,-14 -30,-22Z', '#C96A7A') +
    line(
      'M-26,-22Q-48,-20 -52,-2M-18,-18Q-32,-10 -30,0M-8,-16Q-14,-6 -10,0M-2,-15Q-2,-6 -2,0M6,-15Q8,-6 8,0M14,-17Q18,-6 20,0M22,-19Q36,-12 34,0M28,-22Q48,-22 54,-6',
      '#C96A7A',
      7,
    ) +
    path(
      circlesPath([
        [-10, -42, 5],
        [10, -42, 5],
      ]),
      paper.white,
    ) +
    path(
      circlesPath([
        [-9, -41, 2.6],
        [11, -41, 2.6],
      ]),
      INK,
    ),
  otter: () => peeping(reeds, '#7A5A3E', 'tiny'),
  shrimp: () =>
    rock +
    path('M-4,-6Q-6,-34 20,-34Q36,-32 34,-18Q30,-26 20,-24Q10,-22 12,-6Z', '#E58C7A') +
    line('M32,-28L48,-40M32,-30L44,-48M8,-8l-4,8M14,-14l4,8', '#C96A5A', 2.4) +
    circle(29, -27, 2.2, INK),
  clam: () =>
    path('M-54,-18Q-40,-66 0,-66Q40,-66 54,-18Q0,-30 -54,-18Z', '#9A86B5') +
    path('M-54,-14Q-40,6 0,6Q40,6 54,-14Q0,-26 -54,-14Z', '#7F6AA6') +
    line('M-30,-22Q-26,-48 -16,-60M0,-25V-64M30,-22Q26,-48 16,-60', '#7F6AA6', 3) +
    line('M-54,-16Q-40,-24 -27,-16T0,-16T27,-16T54,-16', paper.white, 2.4),
  anemone: () =>
    line(
      'M-26,-24Q-40,-50 -30,-66M-14,-26Q-20,-56 -10,-74M0,-26Q2,-60 6,-78M14,-26Q22,-54 20,-72M26,-24Q40,-48 34,-64',
      '#E59AB5',
      8,
    ) + path('M-32,0Q-36,-34 0,-34Q36,-34 32,0Z', '#B8608A'),
} as const;
