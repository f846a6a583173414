import type { PhysicalAttribute } from '@storylark/contracts/characters/vocabulary';
import { paper } from '../drawing/palette.ts';
import { circle, line, part, path, rect, star, transformed } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { leafShape } from './face.ts';

/** Marks worn at the head, the same on all character types. Face marks are in face.ts, those of the body in clothes.ts and build.ts. */
const marks: Partial<Record<PhysicalAttribute, string>> = {
  athletic: path('M-44,-26Q0,-44 44,-26L44,-15Q0,-33 -44,-15Z', paper.poppy) + line('M-43,-21Q0,-38 43,-21', paper.white, 1.8),
  nimble: leafShape(30, -42, 0.3, paper.moss, 33, -36) + line('M35,-39L58,-72', paper.white, 1.8),
  energetic: line('M-66,-46l-12,-8M-72,-27l-14,-2M66,-46l12,-8M72,-27l14,-2', paper.barley, 5),
  enchanting: star(31, -42, 15, paper.barley) + circle(31, -42, 3.4, paper.white) + star(63, -64, 7, paper.white) + star(66, 14, 6, paper.white),
  clumsy: transformed('rotate(-20 28 -26)', rect(17, -31, 24, 10.5, paper.cream, 5) + rect(25, -31, 8.5, 10.5, '#E3BE86')),
  magical: star(-62, -46, 9, paper.lamp) + star(60, -60, 11, paper.lamp) + star(72, 8, 7, paper.lamp),
};

export function headMarks(look: Look): string {
  const attribute = look.traits.physicalAttribute;
  return part(`mark:${attribute}`, marks[attribute] ?? '');
}
