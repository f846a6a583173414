import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circlesPath, line, path } from '../drawing/svg.ts';

type Discs = readonly (readonly [number, number, number])[];

/** A leafy tree, lit from the right: crown in three papers, leaves on it, what hangs in it. */
function leafy(crown: string, fruit?: { colour: string; at: Discs }): string {
  const shade = mix(crown, INK, 0.2);
  const light = mix(crown, paper.lamp, 0.26);
  return (
    path('M-6,0Q-2,-22 -9,-48H9Q2,-22 8,0Q14,2 16,3H-14Q-9,2 -6,0Z', paper.woodDark) +
    path('M1,-46H9Q2,-22 8,0L3,0Q-1,-24 1,-46Z', paper.wood) +
    line('M-2,-34L-16,-48M3,-38L15,-50', paper.woodDark, 3.4) +
    path(
      circlesPath([
        [-21, -54, 19],
        [-6, -50, 17],
        [16, -52, 17],
        [-14, -72, 20],
      ]),
      shade,
    ) +
    path(
      circlesPath([
        [-12, -60, 18],
        [8, -58, 18],
        [20, -60, 17],
        [2, -76, 21],
        [-10, -76, 17],
      ]),
      crown,
    ) +
    path(
      circlesPath([
        [22, -64, 11],
        [11, -82, 12],
        [6, -64, 8],
      ]),
      light,
    ) +
    line(
      'M-26,-52q4,-4 8,0M-14,-66q4,-4 8,0M-4,-54q4,-4 8,0M-20,-78q4,-4 8,0M2,-72q4,-4 8,0M12,-56q4,-4 8,0',
      shade,
      1.8,
    ) +
    (fruit
      ? path(circlesPath(fruit.at.map(([x, y, r]) => [x, y, r])), fruit.colour) +
        path(
          circlesPath(fruit.at.map(([x, y, r]) => [x + r * 0.3, y - r * 0.3, r * 0.34])),
          mix(fruit.colour, paper.white, 0.5),
        )
      : '')
  );
}

/** A fir in tiers, lit from the right. */
function fir(dark: string): string {
  const tier = (y: number, w: number, h: number): string =>
    path(
      `M0,${y - h}L${w},${y}q${-w * 0.26},3 ${-w * 0.4},-3q${-w * 0.3},7 ${-w * 0.6},2q${-w * 0.3},5 ${-w * 0.6},-2q${-w * 0.14},6 ${-w * 0.4},3Z`,
      dark,
    ) +
    path(
      `M0,${y - h}L${w},${y}q${-w * 0.26},3 ${-w * 0.4},-3Q${w * 0.2},${y - h * 0.4} 0,${y - h}Z`,
      mix(dark, paper.lamp, 0.2),
    );
  return (
    path('M-4,0V-14H4V0Q8,1 9,2H-9Q-7,1 -4,0Z', paper.woodDark) +
    tier(-7, 25, 36) +
    tier(-27, 21, 30) +
    tier(-45, 16, 28)
  );
}

/** Trees: each stands on 0,0, grows upward, and is lit from the right. */
export const trees = {
  pine: () => fir('#356156'),
  poplar: () =>
    path('M-3,0V-18H3V0Z', paper.woodDark) +
    path('M0,-106Q26,-52 3,-8Q0,-6 -3,-8Q-26,-52 0,-106Z', '#356156') +
    path('M0,-106Q26,-52 3,-8Q12,-50 0,-106Z', '#5A8D76') +
    line('M-8,-40q4,-5 8,0M-9,-58q4,-5 8,0M-3,-76q3,-4 6,0M-3,-26q4,-5 8,0', '#274C45', 1.6),
  tree: () => leafy('#5F8A58'),
  blossomTree: () =>
    leafy('#D58BA6', {
      colour: '#F6D3DD',
      at: [
        [-22, -58, 2.6],
        [-8, -66, 2.4],
        [10, -60, 2.6],
        [0, -84, 2.6],
        [20, -70, 2.4],
        [-16, -78, 2.4],
      ],
    }),
  plumTree: () =>
    leafy('#4F7F55', {
      colour: '#7A5BB0',
      at: [
        [-20, -50, 4],
        [-6, -62, 4],
        [14, -52, 4],
        [4, -80, 4],
        [24, -62, 4],
        [-16, -70, 4],
      ],
    }),
  appleTree: () =>
    leafy('#6B9455', {
      colour: paper.poppy,
      at: [
        [-20, -52, 4],
        [-4, -60, 4],
        [16, -54, 4],
        [6, -82, 4],
        [24, -66, 4],
        [-14, -74, 4],
      ],
    }),
  autumnTree: () => leafy('#D08A3C'),
  darkTree: () => leafy('#2F6A5E'),
} as const;
