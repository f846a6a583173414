import {
  characterTypes,
  eyeColors,
  genders,
  hairColors,
  hairStyles,
  personalityTraits,
  physicalAttributes,
  skinColors,
} from '@storylark/contracts/characters/vocabulary';
import fc from 'fast-check';
import type { CastInPicture, PictureSpec, Sitter } from '../pictureSpec.ts';

/** A child to change one trait of. */
export const emil: Sitter = {
  uuid: '0b9f7c52-6a1e-4a77-9d3c-1f0f5d2f6f01',
  age: 6,
  gender: 'boy',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'messy',
  skinColor: 'light',
  characterType: 'human',
  personalityTrait: 'kind',
  physicalAttribute: 'rosy',
};

export const anySitter: fc.Arbitrary<Sitter> = fc.record({
  uuid: fc.uuid(),
  age: fc.integer({ min: 3, max: 120 }),
  gender: fc.constantFrom(...genders),
  hairColor: fc.constantFrom(...hairColors),
  eyeColor: fc.constantFrom(...eyeColors),
  hairStyle: fc.constantFrom(...hairStyles),
  skinColor: fc.constantFrom(...skinColors),
  characterType: fc.constantFrom(...characterTypes),
  personalityTrait: fc.constantFrom(...personalityTraits),
  physicalAttribute: fc.constantFrom(...physicalAttributes),
});

/** Heroes are 3 to 17. */
export const anyHero = anySitter.map((sitter): Sitter => ({ ...sitter, age: 3 + (sitter.age % 15) }));

/** Every value of every trait that shows. */
export const traitValues = {
  age: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 45, 70],
  gender: genders,
  hairColor: hairColors,
  eyeColor: eyeColors,
  hairStyle: hairStyles,
  skinColor: skinColors,
  personalityTrait: personalityTraits,
  physicalAttribute: physicalAttributes,
} satisfies { [Trait in keyof Partial<Sitter>]: readonly Sitter[Trait][] };

export const inCast = (id: string, more: Partial<CastInPicture> = {}): CastInPicture => ({
  id,
  pose: 'stand',
  expression: 'glad',
  looksAt: '',
  x: 0.35,
  scale: 1,
  ...more,
});

export const picture = (more: Partial<PictureSpec> = {}): PictureSpec => ({
  beat: 'arrive',
  shot: 'medium',
  light: 'day',
  focus: 'hero',
  setting: 'treasureIsland',
  place: 'setting',
  cast: [inCast('hero')],
  props: [],
  detail: '',
  ...more,
});
