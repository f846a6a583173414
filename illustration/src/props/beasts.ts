import { INK, paper } from '../drawing/palette.ts';
import { at, circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';
import { hedgehog, sittingAnimal, standingAnimal } from '../storyProps/animals.ts';
import { peeping, rock } from './forms.ts';

/** Animals in the way: they do what animals do. A mouse stays a mouse beside a hippo. */
export const beasts = {
  goose: () =>
    line('M-8,-10V0M8,-10V0', paper.flame, 4) +
    path(
      'M-44,-26Q-30,-8 10,-8Q34,-12 28,-34L26,-70Q38,-86 24,-90Q8,-92 10,-70Q10,-48 -8,-44Q-30,-44 -44,-26Z',
      paper.white,
    ) +
    path('M-30,-30Q-8,-40 12,-24Q-8,-8 -30,-30Z', '#DCE3E2') +
    path('M30,-86L48,-80L30,-74Z', paper.flame) +
    circle(23, -82, 2.4, INK),
  sittingCat: () => sittingAnimal('#D9924A', paper.cream, 'pointed', 'long'),
  youngDog: () =>
    standingAnimal('#C9925A', paper.cream, 'dog', line('M-26,-30Q-40,-44 -36,-54', '#C9925A', 5)),
  puppy: () => at(0, 0, 0.8, sittingAnimal('#C9925A', paper.cream, 'flop', 'stub')),
  shyDog: () =>
    rect(-56, -52, 112, 52, '#B98252', 6) +
    path('M-40,0V-26Q-40,-44 0,-44Q40,-44 40,0Z', '#2A211C') +
    at(0, 0, 0.72, sittingAnimal('#8A7A68', '#D9CDBB', 'flop', 'stub')),
  goat: () => at(0, 0, 1.15, standingAnimal('#E3DDCF', paper.white, 'goat')),
  goatWithStrap: () =>
    at(
      0,
      0,
      1,
      standingAnimal('#D9C7A8', paper.white, 'goat', line('M42,-42Q56,-36 50,-16T60,-2', paper.poppy, 4)),
    ),
  pony: () => at(0, 0, 1.5, standingAnimal('#8F7A6A', '#C9B8A4', 'pony')),
  mare: () => at(0, 0, 1.7, standingAnimal('#A5ABB0', '#CDD3D6', 'pony')),
  sheep: () =>
    [-48, 0, 48]
      .map((x, i) =>
        at(
          x,
          i === 1 ? 0 : -6,
          0.9,
          line('M-10,-8V0M10,-8V0', INK, 4) +
            path(
              circlesPath([
                [-14, -22, 13],
                [0, -28, 15],
                [14, -22, 13],
                [0, -16, 14],
              ]),
              paper.cream,
            ) +
            ellipse(20, -28, 8, 10, '#3A3436') +
            circle(22, -31, 1.6, paper.white),
        ),
      )
      .join(''),
  rhino: () =>
    at(
      0,
      0,
      1.2,
      standingAnimal(
        '#9A9A96',
        '#B5B5B0',
        'dog',
        path('M42,-46L56,-66L48,-40ZM32,-54L36,-66L40,-52Z', paper.cream),
      ),
    ),
  duckbill: () =>
    at(
      0,
      0,
      1.1,
      standingAnimal(
        '#7FA86A',
        '#C9D69A',
        'dog',
        path('M40,-46Q58,-44 56,-36L36,-36Z', '#C9A66B') + path('M26,-54Q10,-70 8,-56Z', '#5E8A4E'),
      ),
    ),
  monkey: () => at(0, 0, 0.9, sittingAnimal('#8A5A3A', '#D9B48A', 'round', 'long')),
  howler: () =>
    at(0, 0, 1.1, sittingAnimal('#7A3F28', '#B5704A', 'round', 'long')) +
    ellipse(0, -31, 5, 6, INK) +
    line('M24,-52l10,-6M26,-40l12,0', paper.barley, 3),
  sloth: () =>
    line('M-50,-96H50', paper.woodDark, 8) +
    path('M-34,-92Q-40,-40 0,-36Q40,-40 34,-92H24Q26,-60 0,-58Q-26,-60 -24,-92Z', '#9A8468') +
    circle(0, -44, 17, '#B59E80') +
    ellipse(0, -42, 12, 10, paper.cream) +
    line('M-8,-44l-3,3M8,-44l3,3', INK, 4) +
    line('M-4,-37Q0,-34 4,-37', INK, 2) +
    path(circlesPath([[0, -24, 7]]), '#CFE89A'),
  owl: () =>
    path('M-26,0C-36,-40 -20,-62 0,-62C20,-62 36,-40 26,0Z', '#8A6A48') +
    path('M-20,-56L-24,-72L-8,-62ZM20,-56L24,-72L8,-62Z', '#6A4E32') +
    path('M-14,0Q-18,-28 0,-30Q18,-28 14,0Z', '#D9C29A') +
    path(
      circlesPath([
        [-10, -44, 9],
        [10, -44, 9],
      ]),
      paper.cream,
    ) +
    path(
      circlesPath([
        [-10, -44, 4],
        [10, -44, 4],
      ]),
      INK,
    ) +
    path('M-4,-38h8l-4,8Z', paper.barley),
  weaverBird: () =>
    path('M-30,-14Q-34,-62 0,-66Q34,-62 30,-14Q0,4 -30,-14Z', '#C9A24E') +
    line(
      'M-26,-40Q0,-50 26,-40M-28,-24Q0,-34 28,-24M-14,-60Q-20,-30 -12,-8M14,-60Q20,-30 12,-8',
      '#9A7A30',
      2.4,
    ) +
    circle(2, -30, 13, '#3A2C18') +
    circle(3, -28, 8, paper.barley) +
    path('M9,-29l10,2l-10,3Z', INK) +
    circle(5, -30, 1.8, INK),
  squirrel: () =>
    at(0, -20, 0.85, sittingAnimal('#B5622F', paper.cream, 'pointed', 'bushy')) +
    rect(-26, -22, 52, 22, '#7C5233', 4) +
    ellipse(0, -22, 26, 7, '#C69A62'),
  marmot: () => peeping(rock, '#9A7A52', 'tiny'),
  ermine: () => peeping(path('M-52,0Q-50,-26 -22,-24Q-6,-22 -2,0Z', '#D5E8EE'), paper.white, 'round'),
  hare: () => peeping(rock, '#A5927A', 'long'),
  moonHare: () => peeping(path('M-52,0Q-56,-40 -30,-60Q-8,-30 -4,0Z', '#8FA3BF'), '#DCE0EA', 'long'),
  kitten: () =>
    at(0, 0, 0.62, sittingAnimal('#9A8A72', paper.cream, 'pointed', 'thin')) +
    line('M-30,0l14,-8M28,0l-10,-8', paper.barley, 3),
  hedgehogInLeaves: () =>
    hedgehog() +
    path('M-56,0Q-46,-20 -28,-10Q-18,-24 0,-8Q20,-18 30,-4L34,2H-54Z', '#B8702E') +
    path('M-40,-4l12,-10l6,10ZM4,-2l10,-12l8,10Z', paper.barleyDeep),
  tortoise: () =>
    path('M-36,-8Q-34,-42 0,-42Q34,-42 36,-8Z', '#7C8A4E') +
    path('M-20,-12L-12,-32H0V-12ZM4,-12V-32H14L22,-12Z', '#5E6A38') +
    ellipse(-22, -4, 9, 6, '#B5A56A') +
    ellipse(20, -4, 9, 6, '#B5A56A') +
    path('M32,-14Q54,-26 54,-10Q46,-2 32,-6Z', '#B5A56A') +
    line('M43,-14q4,3 7,0', INK, 2),
} as const;
