import { expect, it } from '@jest/globals';
import { sheetSchema } from '@storylark/contracts/characters/schemas';
import { surpriseLook } from './surpriseLook.ts';

it('gives whole looks of many kinds, the same for the same seed', () => {
  const looks = Array.from({ length: 300 }, (_, n) => surpriseLook(`${n}`));
  const rules = sheetSchema.pick(['skinColor', 'hairColor', 'hairStyle', 'eyeColor', 'physicalAttribute']);
  for (const look of looks) expect(rules.isValidSync(look)).toBe(true);
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(200);
  expect(new Set(looks.map(({ skinColor }) => skinColor)).size).toBe(7);
  expect(surpriseLook('7')).toEqual(looks[7]);
});
