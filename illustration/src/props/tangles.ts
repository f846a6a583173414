import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, line, path, rect } from '../drawing/svg.ts';

/** A cord that went round itself too often, with the loose loop that nobody has pulled. */
const knot = (cord: string, width: number): string => {
  const dark = mix(cord, INK, 0.3);
  return (
    line('M-52,-2Q-30,-16 -14,-34T26,-58Q44,-50 30,-30T-12,-14Q-40,-20 -26,-48T20,-44', dark, width) +
    line('M-40,-34Q-6,-70 16,-36T34,-6Q10,4 -8,-20T-30,-62Q-6,-76 12,-52', cord, width) +
    line('M52,-2Q26,-8 12,-26T-20,-40Q-34,-28 -18,-10T28,-16', cord, width) +
    path('M26,-20Q58,-26 56,-44Q44,-56 32,-34', 'none', `stroke="${cord}" stroke-width="${width}"`) +
    circle(0, -34, width * 1.3, dark)
  );
};
/** Leaves or thorns along something grown. */
const grown = (stem: string, leaf: string, spots: readonly (readonly [number, number, number])[]): string =>
  line(
    'M-64,0C-50,-70 -16,-74 -6,-34S34,-6 44,-50Q52,-70 30,-72M64,0C52,-50 20,-84 -14,-62T-40,-16',
    stem,
    6,
  ) +
  line('M-30,0Q-10,-60 30,-52M26,0Q6,-30 -36,-42', stem, 4) +
  path(circlesPath(spots), leaf);

/** What holds a thing by going round it: about 70 high. */
export const tangles = {
  ropeKnot: () => knot('#C9A66B', 7),
  blueCord: () => knot('#4E7FC4', 4.5),
  redRibbon: () => knot(paper.poppy, 5.5),
  whiteLine: () => knot(paper.white, 4),
  leatherRein: () => knot(paper.woodDark, 6),
  hose: () => knot('#6FAE6A', 8),
  brownTape: () =>
    knot('#5A3A2C', 4) + rect(-54, -14, 34, 18, paper.stoneDark, 5) + circle(-37, -5, 5, paper.cream),
  woolThread: () => knot('#E3DDE8', 5),
  bindingThread: () => knot(paper.clover, 3.4),
  vine: () =>
    grown('#3F6F45', paper.moss, [
      [-52, -40, 7],
      [-20, -60, 8],
      [4, -26, 7],
      [40, -34, 8],
      [24, -70, 6],
      [-36, -20, 6],
      [54, -18, 7],
      [-4, -48, 5],
    ]),
  bramble: () =>
    grown('#5A4632', '#4F7F55', [
      [-54, -34, 8],
      [-26, -56, 9],
      [12, -54, 8],
      [40, -60, 9],
      [52, -24, 8],
    ]) +
    path(
      circlesPath([
        [-36, -22, 4],
        [2, -32, 4.4],
        [26, -22, 4],
        [34, -74, 4],
      ]),
      '#4A2A55',
    ),
  weeds: () =>
    line(
      'M-46,0Q-60,-36 -36,-76M-28,0Q-10,-40 -34,-84M-6,0Q-24,-44 -2,-82M14,0Q30,-36 8,-78M34,0Q16,-40 38,-84M50,0Q64,-40 48,-70',
      '#2F8A6A',
      7,
    ) + line('M-50,-20Q0,-46 50,-22M-44,-50Q0,-24 44,-54', '#4FAE86', 5),
  grassRope: () =>
    line('M-60,0Q-52,-50 -40,-84M-44,0Q-30,-50 -34,-90M44,0Q30,-46 36,-90M60,0Q56,-40 46,-80', '#CFA347', 6) +
    line('M-52,-34Q-20,-60 0,-34T52,-38M-50,-22Q-10,-44 8,-22T50,-26', '#A97F2C', 6),
  spiderWeb: () =>
    line('M-50,0Q-44,-50 -40,-92M50,0Q46,-50 42,-88', paper.moss, 5) +
    line('M-42,-84L42,-12M-46,-14L42,-80M0,-94V-2M-46,-48H46', paper.white, 1.6) +
    path(
      'M0,-66L14,-58L19,-48L14,-36L0,-30L-14,-36L-19,-48L-14,-58ZM0,-82L26,-70L36,-48L26,-24L0,-14L-26,-24L-36,-48L-26,-70Z',
      'none',
      `stroke="${paper.white}" stroke-width="1.6"`,
    ) +
    circle(0, -48, 4, '#BFE0F2'),
  net: () =>
    path('M-60,0Q-50,-50 -8,-58Q46,-62 62,0Z', '#7C9A84', 'opacity=".45"') +
    line(
      'M-52,-18L-20,0M-44,-38L12,0M-22,-54L42,-2M10,-60L58,-16M52,-18L14,0M46,-36L-16,0M24,-54L-44,-2M-8,-58L-56,-16',
      '#4A5E52',
      2.4,
    ) +
    path(
      circlesPath([
        [-46, -34, 5],
        [-8, -58, 5],
        [34, -48, 5],
      ]),
      paper.flame,
    ),
  washingLine: () =>
    line('M-78,0V-96M78,0V-96', paper.woodDark, 6) +
    path('M-78,-92Q0,-68 78,-92', 'none', `stroke="${paper.cream}" stroke-width="3"`) +
    path('M-58,-86L-14,-79L-18,-22Q-38,-14 -60,-26ZM-4,-78L40,-82L48,-20Q20,-28 0,-18Z', paper.white) +
    path('M-44,-82Q-40,-50 -48,-24M20,-78Q18,-50 28,-24', 'none', 'stroke="#D3DEE2" stroke-width="3"') +
    line('M-56,-90v8M-16,-83v8M-2,-82v8M38,-86v8', paper.poppy, 4),
  fence: () =>
    line('M-70,0V-52M-24,0V-54M24,0V-52M70,0V-54', paper.woodDark, 7) +
    line('M-76,-40H76M-76,-18H76', paper.wood, 6) +
    line('M-30,-44Q-6,-66 14,-36T36,-22Q8,-6 -8,-30', paper.poppy, 4),
  coats: () =>
    rect(-60, -112, 120, 8, paper.woodDark, 3) +
    path('M-52,-102H-26L-18,-14Q-40,-6 -60,-14Z', '#3B6FA5') +
    path('M-20,-102H14L22,-10Q0,-2 -28,-10Z', paper.poppy) +
    path('M20,-102H48L60,-16Q40,-8 20,-16Z', paper.moss) +
    line('M-40,-100V-12M-3,-100V-8M34,-100V-14', INK, 1.8, 'opacity=".3"') +
    line('M-40,-108v-8M-3,-108v-8M34,-108v-8', paper.barley, 4),
  bunting: () =>
    line('M-76,-70Q-30,-30 0,-56T76,-40', paper.cream, 3) +
    path(
      'M-62,-60l18,8l-14,14ZM-34,-46l18,-2l-8,18ZM-4,-54l16,8l-14,12ZM26,-42l18,-1l-8,18ZM54,-42l16,1l-9,16Z',
      paper.poppy,
    ) +
    line('M-20,-36Q4,-6 26,-30T10,-62', paper.cream, 3),
  ropeLadder: () =>
    line('M-20,0V-120M20,0V-120', '#C9A66B', 5) +
    line('M-20,-14H20M-20,-34H20M-20,-54H20M-20,-100H20', paper.wood, 6) +
    line('M-20,-78L4,-70', paper.woodDark, 6),
} as const;
