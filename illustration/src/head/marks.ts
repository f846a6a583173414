import type { PhysicalAttribute } from '@storylark/contracts/characters/vocabulary';
import { paper } from '../drawing/palette.ts';
import { circle, line, part, path, rect, star, transformed } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import { leafShape } from './face.ts';

/**
 * Marks worn at the head, the same on all character types. Face marks are in face.ts, those of the body in
 * clothes.ts and build.ts.
 */
const marks: Partial<Record<PhysicalAttribute, string>> = {
  athletic:
    path('M-44,-26Q0,-44 44,-26L44,-15Q0,-33 -44,-15Z', paper.poppy) +
    line('M-43,-21Q0,-38 43,-21', paper.white, 1.8),
  nimble: leafShape(30, -42, 0.3, paper.moss, 33, -36) + line('M35,-39L58,-72', paper.white, 1.8),
  energetic: line('M-66,-46l-12,-8M-72,-27l-14,-2M66,-46l12,-8M72,-27l14,-2', paper.barley, 5),
  enchanting:
    star(31, -42, 15, paper.barley) +
    circle(31, -42, 3.4, paper.white) +
    star(61, -62, 7, paper.barleyDeep) +
    star(66, 14, 6, paper.barleyDeep),
  clumsy: transformed(
    'rotate(-24 27 22)',
    rect(15, 17, 24, 10.5, paper.cream, 5) + rect(23, 17, 8.5, 10.5, '#DDB173'),
  ),
  magical: star(-62, -46, 10, paper.barley) + star(60, -58, 12, paper.barley) + star(70, 8, 8, paper.barley),
};

/** Not at night: what is worn in the hair, and the strokes of who cannot keep still. */
const byDay: readonly PhysicalAttribute[] = ['athletic', 'nimble', 'energetic'];

export function headMarks(look: Look, abed: boolean): string {
  const attribute = look.traits.physicalAttribute;
  if (abed && byDay.includes(attribute)) return '';
  return part(`mark:${attribute}`, marks[attribute] ?? '');
}
