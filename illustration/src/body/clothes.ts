import type { PhysicalAttribute } from '@storylark/contracts/characters/vocabulary';
import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, part, path, rect, star } from '../drawing/svg.ts';
import { leafShape } from '../head/face.ts';
import type { Accessory, Look } from '../look/look.ts';
import type { Build } from './build.ts';

const accessories: Record<Accessory, (look: Look, b: Build) => string> = {
  scarf: ({ colours }) =>
    path('M-22,48Q0,64 22,48L25,58Q0,78 -25,58Z', colours.trim) +
    path('M10,66L26,64L30,92L18,94Z', mix(colours.trim, INK, 0.16)) +
    line('M21,88v6M26,87v6', colours.trim, 2),
  beads: () =>
    [-16, -10.5, -3.6, 3.6, 10.5, 16]
      .map((x, i) => circle(x, 55 + (256 - x * x) * 0.04, 3.9, i % 2 ? paper.barley : paper.white))
      .join(''),
  badge: (look, b) =>
    circle(b.chest * 0.56, 74, 8.4, paper.white) + star(b.chest * 0.56, 74, 6.8, look.colours.eyes),
  satchel: (_, b) =>
    line(`M${-b.chest * 0.72},53L${b.waist * 0.95},${b.hip - 6}`, paper.woodDark, 5) +
    rect(b.waist * 0.42, b.hip - 16, 24, 19, paper.wood, 4) +
    path(`M${b.waist * 0.42},${b.hip - 16}h24v7q-12,7 -24,0Z`, paper.woodDark),
  pocketPencil: (look, b) =>
    line(`M${-b.chest * 0.5 + 3},74l4,-15`, paper.barley, 4) +
    rect(-b.chest * 0.5 - 7, 71, 17, 16, mix(look.colours.cloth, INK, 0.26), 3) +
    line(`M${-b.chest * 0.5 - 6},75h15`, paper.white, 1.6),
};

/** The wand of a magical being, a little bent from being sat on, in its belt. */
function wand(look: Look, b: Build): string {
  if (look.traits.characterType !== 'magical_being') return '';
  const x = -b.waist * 0.72;
  return (
    line(`M${x + 4},${b.hip + 6}L${x - 2},${b.hip - 12}L${x - 11},${b.hip - 29}`, paper.woodDeep, 4) +
    star(x - 13, b.hip - 35, 9, paper.barley) +
    circle(x - 13, b.hip - 35, 2.6, paper.white)
  );
}

export const accessory = (look: Look, b: Build): string =>
  part(`accessory:${look.accessory}`, accessories[look.accessory](look, b)) + wand(look, b);

/** Marks of the body; the rest is in head/marks.ts. */
const marks: Partial<Record<PhysicalAttribute, (b: Build) => string>> = {
  agile: () =>
    path('M-25,47Q0,64 25,47L21,61Q0,77 -21,61Z', paper.poppy) +
    path('M6,67L21,92L3,86L-8,95L-4,67Z', paper.brick),
  graceful: () =>
    path(
      'M0,61Q-16,46 -25,52Q-27,68 -22,73Q-12,72 0,61ZM0,61Q16,46 25,52Q27,68 22,73Q12,72 0,61Z',
      paper.clover,
    ) + circle(0, 61, 6, '#A54B6C'),
  calm: (b) =>
    leafShape(2, -26, 0.34, paper.moss, b.chest * 0.5, 88) +
    leafShape(11, -16, 0.34, paper.leaf, b.chest * 0.5, 88) +
    leafShape(-9, -15, 0.34, paper.leaf, b.chest * 0.5, 88),
  mysterious: () =>
    path('M-27,47Q0,67 27,47L33,60Q0,84 -33,60Z', paper.night) + circle(0, 70, 5.6, paper.barley),
  strong: (b) => line(`M${-b.chest - 7},${80}l10,3M${b.chest + 7},${80}l-10,3`, paper.white, 4),
};

export const bodyMark = (look: Look, b: Build): string =>
  part(`mark:${look.traits.physicalAttribute}`, marks[look.traits.physicalAttribute]?.(b) ?? '');

/** What hangs behind the body, at most to the `floor`: the mysterious wear a hooded cape. */
export function cape(look: Look, b: Build, floor: number): string {
  if (look.traits.physicalAttribute !== 'mysterious') return '';
  const hem = Math.min(b.hip + b.leg * 0.45, floor - 10);
  return part(
    'mark:mysterious',
    path(
      `M-30,44Q0,60 30,44C${b.chest + 16},56 ${b.chest + 20},${b.hip} ${b.chest + 24},${hem}Q0,${hem + 12} ${-b.chest - 24},${hem}C${-b.chest - 20},${b.hip} ${-b.chest - 16},56 -30,44Z`,
      paper.night,
    ) + path('M-58,2C-64,-84 64,-84 58,2C58,40 40,62 0,62C-40,62 -58,40 -58,2Z', '#28505D'),
  );
}
