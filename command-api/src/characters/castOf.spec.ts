import type { CharacterEvent } from '@storylark/contracts/characters/events';
import type { FamilyLink } from '@storylark/contracts/characters/vocabulary';
import { castOf } from './castOf.ts';
import { charactersDecider } from './charactersDecider.ts';

const at = '2026-11-01T08:00:00.000Z';
const looks = {
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
} as const;
const created = (characterId: string, characterRole: 'main' | 'side' = 'main'): CharacterEvent => ({
  type: 'CharacterCreated',
  data: {
    accountId: 'family',
    characterId,
    sheetVersion: 1,
    sheet: { ...looks, name: characterId, characterRole, storyRole: 'friend', extras: { pet: 'Bodo' } },
    at,
  },
});
const linked = (characterId: string, ...links: FamilyLink[]): CharacterEvent => ({
  type: 'RelationshipsUpdated',
  data: { accountId: 'family', characterId, links, at },
});
const link = (characterUuid: string, relationshipType: FamilyLink['relationshipType']): FamilyLink => ({
  characterUuid,
  relationshipType,
});
const cast = (heroId: string, ...past: CharacterEvent[]) =>
  castOf(past.reduce(charactersDecider.evolve, charactersDecider.initialState), heroId);
const companions = (...past: CharacterEvent[]) =>
  cast('mia', created('mia'), ...past).companions.map(
    ({ characterUuid, relationshipType }) => `${characterUuid} ${relationshipType}`,
  );

describe('the cast of a story', () => {
  it('is the hero as it looks now, without other fields', () =>
    expect(cast('mia', created('mia'))).toEqual({
      hero: { ...looks, name: 'mia', characterUuid: 'mia' },
      companions: [],
    }));

  it('takes the aliases along that are said outside instead of names', () => {
    const data = {
      ...looks,
      name: 'Mia',
      characterRole: 'main',
      storyRole: 'hero',
      alias: 'Captain',
    } as const;
    const mia: CharacterEvent = {
      type: 'CharacterCreated',
      data: { accountId: 'family', characterId: 'mia', sheetVersion: 1, sheet: data, at },
    };
    expect(cast('mia', mia).hero.alias).toBe('Captain');
  });

  it('takes main and side characters along that the hero is linked to, from either side, at most three', () => {
    const others = ['a', 'b', 'c', 'd'].map((id, n) => created(id, n % 2 ? 'main' : 'side'));
    expect(
      companions(...others, linked('mia', link('b', 'parent')), linked('a', link('mia', 'parent'))),
    ).toEqual(['b parent', 'a daughter']);
    expect(
      companions(
        ...others,
        linked('mia', link('a', 'friend'), link('b', 'friend'), link('c', 'friend'), link('d', 'friend')),
      ),
    ).toHaveLength(3);
  });

  it('has everybody once, however they are related', () =>
    expect(companions(created('a'), linked('mia', link('a', 'friend'), link('a', 'sibling')))).toHaveLength(
      1,
    ));

  it('leaves out who is deleted or erased', () => {
    const gone: CharacterEvent = {
      type: 'CharacterDeleted',
      data: { accountId: 'family', characterId: 'a', withStories: false, at },
    };
    const erased: CharacterEvent = {
      type: 'CharacterCreated',
      data: { accountId: 'family', characterId: 'b', sheetVersion: 1, sheet: 'erased', at },
    };
    expect(
      companions(created('a'), erased, linked('mia', link('a', 'friend'), link('b', 'friend')), gone),
    ).toEqual([]);
  });

  it('needs a hero who is there and a main character', () => {
    const codeOf = (...past: CharacterEvent[]) => {
      try {
        return cast('mia', ...past).hero.name;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf()).toBe('heroNotFound');
    expect(codeOf(created('mia', 'side'))).toBe('heroMustBeMain');
    expect(
      codeOf(created('mia'), {
        type: 'CharacterDeleted',
        data: { accountId: 'family', characterId: 'mia', withStories: false, at },
      }),
    ).toBe('heroNotFound');
  });
});
