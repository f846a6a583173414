import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, line, path, rect } from '../drawing/svg.ts';

/** Stones that show here and there in a wall. */
const masonry = (spots: readonly (readonly [number, number])[], colour: string): string =>
  path(spots.map(([x, y]) => `M${x},${y}h9v4h-9ZM${x + 5},${y + 6}h8v4h-8Z`).join(''), colour);
const castleOf = (wall: string, roofs: string, middle: string): string => {
  const shade = mix(wall, INK, 0.12);
  const light = mix(wall, paper.lamp, 0.3);
  return (
    rect(-54, -66, 108, 66, wall) +
    path('M-54,-66v-8h12v8h12v-8h12v8h36v-8h12v8h12v-8h12v8Z', wall) +
    [-64, 36]
      .map(
        (x) =>
          rect(x, -96, 28, 96, shade) +
          rect(x + 18, -96, 10, 96, light, 0, 'fill-opacity=".5"') +
          path(`M${x - 3},-90v-8h8v4h6v-4h8v4h6v-4h9v8Z`, shade) +
          path(`M${x - 5},-96L${x + 14},-132L${x + 33},-96Z`, roofs) +
          path(`M${x + 14},-132L${x + 33},-96H${x + 20}Z`, mix(roofs, paper.lamp, 0.28)) +
          line(`M${x + 14},-132v-12`, INK, 1.4) +
          path(`M${x + 14},-144q8,-3 14,1v7q-7,-4 -14,-1Z`, middle),
      )
      .join('') +
    rect(-18, -106, 36, 62, mix(wall, paper.white, 0.16)) +
    rect(8, -106, 10, 62, light, 0, 'fill-opacity=".6"') +
    path('M-24,-103L0,-150L24,-103Z', middle) +
    path('M0,-150L24,-103H10Z', mix(middle, paper.lamp, 0.28)) +
    line('M0,-150v-14', INK, 1.4) +
    path('M0,-164q9,-3 16,1v8q-8,-4 -16,-1Z', roofs) +
    masonry(
      [
        [-48, -52],
        [-36, -20],
        [26, -40],
        [-60, -60],
        [44, -70],
        [-58, -24],
        [42, -22],
        [24, -16],
        [-14, -66],
      ],
      mix(wall, INK, 0.2),
    ) +
    path('M-15,0V-27A15,15 0 0 1 15,-27V0Z', mix(wall, INK, 0.3)) +
    path('M-12,0V-26A12,12 0 0 1 12,-26V0Z', paper.woodDark) +
    line('M-6,0V-35M0,0V-38M6,0V-35M-12,-16H12', paper.woodDeep, 1.6) +
    rect(-7, -90, 14, 19, mix(wall, INK, 0.25), 7) +
    rect(-5, -88, 10, 15, paper.lamp, 5) +
    [-53, 47]
      .map((x) => rect(x - 1, -68, 9, 15, mix(wall, INK, 0.3), 4) + rect(x, -66, 6, 12, paper.lamp, 3))
      .join('')
  );
};
/** Houses of tales, and the lighthouse: each stands on 0,0 and grows upward. */
export const castles = {
  cloudCastle: () => castleOf('#F6EEF0', paper.clover, paper.violet),
  dragonCastle: () =>
    castleOf('#8C8F9C', '#2E8C7A', '#B8452E') +
    path('M-22,-150q10,-10 22,0q12,-10 24,2q-14,-2 -18,8l-6,6l-6,-6q-4,-10 -16,-10Z', '#2FA06F'),
  lighthouse: () =>
    path('M-19,0L-12,-104H12L19,0Z', paper.white) +
    path('M-16.8,-26L-15,-52H15L16.8,-26ZM-13.6,-78L-12,-104H12L13.6,-78Z', paper.poppy) +
    path('M6,-104H12L19,0H9Z', INK, 'fill-opacity=".1"') +
    rect(-17, -110, 34, 6, INK, 2) +
    line('M-17,-110V-117M-9,-110V-117M0,-110V-117M9,-110V-117M17,-110V-117M-17,-117H17', INK, 1.4) +
    rect(-10, -128, 20, 18, paper.lamp) +
    line('M-4,-128v18M4,-128v18', paper.barleyDeep, 1.4) +
    path('M-14,-128L0,-145L14,-128Z', paper.poppy) +
    circle(0, -147, 2.4, INK) +
    path('M-6,0V-14a6,6 0 0 1 12,0V0Z', paper.woodDark) +
    rect(-3.5, -44, 7, 9, INK, 3) +
    rect(-3, -70, 6, 8, INK, 3),
  treehouse: () =>
    path(
      circlesPath([
        [-58, -128, 30],
        [56, -130, 32],
        [-30, -160, 36],
        [30, -164, 38],
        [0, -182, 30],
      ]),
      '#3A664F',
    ) +
    path(
      'M-18,0Q-8,-56 -20,-118L-46,-146L-38,-150L-12,-128L-6,-160H6L10,-128L36,-152L44,-148L20,-116Q8,-60 20,0Q26,4 32,5H-30Q-22,3 -18,0Z',
      paper.woodDark,
    ) +
    path('M6,-112Q4,-60 10,0H20Q8,-60 20,-116Z', paper.wood) +
    line('M-8,-20q4,-8 0,-16M-4,-52q4,-8 0,-14', paper.woodDeep, 1.8) +
    path(
      circlesPath([
        [-50, -140, 27],
        [48, -142, 29],
        [-22, -172, 32],
        [26, -176, 33],
      ]),
      '#4F8163',
    ) +
    path(
      circlesPath([
        [56, -150, 16],
        [36, -190, 19],
        [-14, -184, 14],
        [-46, -148, 11],
      ]),
      '#659771',
    ) +
    line('M-58,-140q5,-4 10,0M-30,-176q5,-4 10,0M8,-186q5,-4 10,0M40,-140q5,-4 10,0', '#3A664F', 2) +
    rect(-38, -118, 76, 46, '#C98E55') +
    line('M-38,-108H38M-38,-96H38M-38,-84H38', '#A8713F', 1.3) +
    rect(22, -118, 16, 46, paper.lamp, 0, 'fill-opacity=".16"') +
    path('M-48,-115L0,-152L48,-115Z', '#8A4A2C') +
    path('M0,-152L48,-115H30Z', '#A9603A') +
    circle(-17, -97, 11, '#6F432C') +
    circle(-17, -97, 9, paper.lamp) +
    line('M-17,-106v18M-26,-97h18', '#6F432C', 2) +
    rect(6, -102, 18, 30, '#5A3420', 9) +
    circle(20, -86, 1.5, paper.barley) +
    rect(-46, -74, 92, 7, '#8A4A2C', 2) +
    line('M-44,-74V-86M44,-74V-86M-44,-86H-36M44,-86H36', '#8A4A2C', 2.6) +
    line('M15,-68V2M29,-68V2M15,-54h14M15,-38h14M15,-22h14M15,-8h14', paper.barley, 2.6) +
    line('M-46,-70Q-52,-56 -50,-44', paper.cream, 1.4) +
    rect(-55, -46, 10, 13, paper.lamp, 3) +
    rect(-56, -48, 12, 3, INK, 1),
  mushroomHouse: () =>
    path('M-34,0Q-26,-30 -34,-52H34Q26,-30 34,0Z', paper.cream) +
    path('M-72,-48C-68,-128 68,-128 72,-48Q0,-26 -72,-48Z', paper.poppy) +
    circle(-34, -74, 10, paper.white) +
    circle(8, -94, 12, paper.white) +
    circle(42, -66, 8, paper.white) +
    path('M-10,0V-24a10,10 0 0 1 20,0V0Z', paper.woodDark) +
    circle(23, -28, 6, paper.lamp) +
    circle(-23, -28, 6, paper.lamp),
} as const;
