import { characterBodySchema, extrasOf, sheetSchema, splitRoles } from './schemas.ts';
import {
  characterTypes,
  eyeColors,
  genders,
  hairColors,
  hairStyles,
  personalityTraits,
  physicalAttributes,
  skinColors,
  storyRoles,
} from './vocabulary.ts';

const mia = {
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
};
/** `field code` of everything that is refused. */
async function faults(
  schema: typeof sheetSchema | typeof characterBodySchema,
  body: object,
): Promise<string[]> {
  try {
    await schema.validate(body, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as { inner: { path?: string; message: string }[] };
    return inner.map(({ path, message }) => `${path ?? ''} ${message}`.trim());
  }
}

describe('a sheet', () => {
  it('is taken as the form fills it in, names trimmed', async () => {
    expect(await sheetSchema.validate({ ...mia, name: '  Mia ' })).toEqual(mia);
  });
  it.each([
    ['a missing name', { name: undefined }, 'name required'],
    ['a blank name', { name: '   ' }, 'name required'],
    ['a digit in the name', { name: 'Mia 2' }, 'name nameHasDigits'],
    ['a digit of another script', { name: 'Mia ٣' }, 'name nameHasDigits'],
    ['a name of signs alone', { name: '!? 🦄' }, 'name nameNeedsLetter'],
    ['a control character in the name', { name: 'Mi\u0007a' }, 'name wrongType'],
    ['a name of 61 letters', { name: 'M'.repeat(61) }, 'name tooLong'],
    ['a number as name', { name: 7 }, 'name wrongType'],
    ['age 2', { age: 2 }, 'age tooYoung'],
    ['age 6.5', { age: 6.5 }, 'age notWhole'],
    ['age as text', { age: '6' }, 'age wrongType'],
    ['a main character of 18', { age: 18 }, 'age adultMustBeSide'],
    ['a side character of 121', { age: 121, characterRole: 'side' }, 'age tooOld'],
    ['a hair colour of its own', { hairColor: 'blue' }, 'hairColor notInList'],
    ['no gender', { gender: undefined }, 'gender required'],
  ])('refuses %s', async (_what, change, fault) => {
    expect(await faults(sheetSchema, { ...mia, ...change })).toEqual([fault]);
  });
  it.each([
    [3, 'main'],
    [17, 'main'],
    [18, 'side'],
    [120, 'side'],
  ])('takes age %i as %s character', async (age, characterRole) => {
    expect(await faults(sheetSchema, { ...mia, age, characterRole })).toEqual([]);
  });
  it('takes names of every script, with accents, hyphens and apostrophes', async () => {
    for (const name of ['Zoë', 'Anne-Sophie', 'D’Artagnan', 'Øystein', '李小龍', 'Nguyễn']) {
      expect(await faults(sheetSchema, { ...mia, name })).toEqual([]);
    }
  });
});

describe('roles', () => {
  it.each([
    [{ characterRole: 'main' }, { characterRole: 'main', storyRole: 'hero' }],
    [{ characterRole: 'side' }, { characterRole: 'side', storyRole: 'friend' }],
    [{ characterRole: 'hero' }, { characterRole: 'main', storyRole: 'hero' }],
    [{ characterRole: 'mentor' }, { characterRole: 'side', storyRole: 'mentor' }],
    [
      { characterRole: 'side', storyRole: 'guide' },
      { characterRole: 'side', storyRole: 'guide' },
    ],
    [{ characterRole: 'villain' }, { characterRole: 'villain' }],
    [{}, {}],
  ])('of %j are %j', (sent, split) => {
    expect(splitRoles(sent)).toEqual(split);
  });
});

describe('other fields of a character', () => {
  it('are what is neither of the sheet nor read-only', () => {
    const body = {
      ...mia,
      uuid: 'x',
      familyLinks: [],
      createdAt: 'c',
      updatedAt: 'u',
      portraitUrl: 'p',
      state: 's',
      pet: { name: 'Bo' },
      likes: ['sea'],
    };
    expect(extrasOf(body)).toEqual({ pet: { name: 'Bo' }, likes: ['sea'] });
  });
  it('pass up to 8 kB, counted in bytes', async () => {
    const note = (bytes: number) => ({
      ...mia,
      note: 'ä'.repeat((bytes - '{"note":""}'.length - 1) / 2) + 'x',
    });
    expect(await faults(characterBodySchema, note(8192))).toEqual([]);
    expect(await faults(characterBodySchema, { ...note(8192), b: 1 })).toEqual(['extrasTooLarge']);
  });
});

describe('family links', () => {
  const id = '0c6f4c3e-7a57-4c1a-9d2b-3f1f0a6f1b11';
  it('take the relationships of the list, `none` too', async () => {
    expect(
      await faults(characterBodySchema, {
        ...mia,
        familyLinks: [{ characterUuid: id, relationshipType: 'none' }],
      }),
    ).toEqual([]);
  });
  it('say where one is wrong', async () => {
    const familyLinks = [{ characterUuid: 'mia', relationshipType: 'aunt' }, {}];
    expect((await faults(characterBodySchema, { ...mia, familyLinks })).sort()).toEqual([
      'familyLinks[0].characterUuid notAUuid',
      'familyLinks[0].relationshipType notInList',
      'familyLinks[1].characterUuid required',
      'familyLinks[1].relationshipType required',
    ]);
  });
});

describe('a word of a list', () => {
  const lists = {
    gender: genders,
    hairColor: hairColors,
    eyeColor: eyeColors,
    hairStyle: hairStyles,
    skinColor: skinColors,
    characterType: characterTypes,
    storyRole: storyRoles,
    personalityTrait: personalityTraits,
    physicalAttribute: physicalAttributes,
  };
  it.each(Object.entries(lists))(
    '%s: each of them, and nothing that only looks like one',
    async (field, words) => {
      for (const word of words) expect(await faults(sheetSchema, { ...mia, [field]: word })).toEqual([]);
      for (const other of [words[0]?.toUpperCase(), ` ${words[0]}`, 'constructor', '', 0])
        expect((await faults(sheetSchema, { ...mia, [field]: other }))[0]).toMatch(new RegExp(`^${field} `));
    },
  );
});

describe('keys that every object has by nature', () => {
  const named = JSON.parse('{"__proto__": {"name": "Eve"}, "constructor": 1, "pet": "Bo"}') as object;
  it('pass through as what they are, and change no other object', () => {
    const extras = extrasOf({ ...mia, ...named });
    expect(Object.keys(extras).sort()).toEqual(['__proto__', 'constructor', 'pet']);
    expect(splitRoles({ ...named, characterRole: 'hero' })).toMatchObject({
      characterRole: 'main',
      pet: 'Bo',
    });
    expect(({} as { name?: string }).name).toBeUndefined();
  });
});

it('a family is told in at most a hundred links', async () => {
  const link = { characterUuid: '0c6f4c3e-7a57-4c1a-9d2b-3f1f0a6f1b11', relationshipType: 'friend' };
  const links = (length: number) => ({ ...mia, familyLinks: Array.from({ length }, () => link) });
  expect(await faults(characterBodySchema, links(100))).toEqual([]);
  expect(await faults(characterBodySchema, links(101))).toEqual(['familyLinks tooLong']);
});
