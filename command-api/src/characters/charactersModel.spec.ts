import { counterpartOf, linksSeenFrom } from '@storylark/contracts/characters/familyLinks';
import {
  relationshipTypes,
  type FamilyLink,
  type RelationshipType,
} from '@storylark/contracts/characters/vocabulary';
import { planTable, plans, type Plan } from '@storylark/contracts/subscriptions/plans';
import { Refusal } from '@storylark/platform/refusal';
import fc from 'fast-check';
import { storedLinks, type Characters } from './characters.ts';
import { charactersDecider, type CharactersCommand } from './charactersDecider.ts';

const ids = ['a', 'b', 'c', 'd'];
const sheet = {
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
} as const;

const id = fc.constantFrom(...ids);
const links = fc.array(
  fc.record({ characterUuid: id, relationshipType: fc.constantFrom(...relationshipTypes) }),
  { maxLength: 4 },
);
const create = fc.record({
  type: fc.constant('CreateCharacter' as const),
  characterId: id,
  sheet: fc.constant(sheet),
  links,
});
const change = fc.record({
  type: fc.constant('ChangeCharacter' as const),
  characterId: id,
  sheet: fc.integer({ min: 6, max: 8 }).map((age) => ({ ...sheet, age })),
  links: fc.option(links, { nil: undefined }),
});
const remove = fc.record({
  type: fc.constant('DeleteCharacter' as const),
  characterId: id,
  withStories: fc.boolean(),
});
/** Mostly changes among characters that are there: deleted ones never come back. */
const command = fc.oneof(
  { weight: 2, arbitrary: create },
  { weight: 8, arbitrary: change },
  { weight: 1, arbitrary: remove },
);
const plan = fc.oneof(
  { weight: 3, arbitrary: fc.constant('premium' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...plans) },
);
const family = ['a', 'b', 'c'].map(
  (characterId) => [{ type: 'CreateCharacter', characterId, sheet, links: [] }, 'premium'] as const,
);

/**
 * What a parent believes: who exists, who is gone, and for each pair what the second is to the first (son and
 * daughter are children).
 */
type Belief = {
  present: Set<string>;
  gone: Set<string>;
  ages: Map<string, number>;
  is: Map<string, Set<string>>;
};
const plain = (type: RelationshipType) => (type === 'son' || type === 'daughter' ? 'child' : type);
const back = (type: RelationshipType) => plain(counterpartOf(type, undefined));

/** Plays the command on the belief; answers the refusal it expects, if any. */
function play(belief: Belief, command: CharactersCommand, plan: Plan): string | undefined {
  const { present, gone } = belief;
  const { characterId } = command;
  switch (command.type) {
    case 'CreateCharacter':
      if (present.has(characterId)) return undefined;
      if (gone.has(characterId)) return 'idAlreadyUsed';
      if (present.size >= planTable[plan].characters) return 'characterLimitReached';
      return relate(belief, characterId, command.links, plan) ?? enter(belief, characterId);
    case 'ChangeCharacter': {
      if (!present.has(characterId)) return 'characterNotFound';
      const refused = command.links && relate(belief, characterId, command.links, plan);
      if (!refused) belief.ages.set(characterId, (command.sheet as { age: number }).age);
      return refused;
    }
    case 'DeleteCharacter':
      if (!present.has(characterId)) return gone.has(characterId) ? undefined : 'characterNotFound';
      present.delete(characterId);
      gone.add(characterId);
      for (const pair of belief.is.keys()) if (pair.includes(characterId)) belief.is.delete(pair);
      return undefined;
    case 'ReportPortrait':
    case 'ReportReferenceSheet':
      return undefined;
  }
}

function enter(belief: Belief, id: string) {
  belief.present.add(id);
  belief.ages.set(id, sheet.age);
  return undefined;
}

function relate(belief: Belief, from: string, sent: readonly FamilyLink[], plan: Plan): string | undefined {
  const cut = new Set(
    sent.filter((link) => link.relationshipType === 'none').map((link) => link.characterUuid),
  );
  const wanted = sent.filter(({ characterUuid: to }) => to !== from && !cut.has(to) && !belief.gone.has(to));
  if (wanted.some(({ characterUuid: to }) => !belief.present.has(to))) return 'characterNotFound';
  const isNew = ({ characterUuid: to, relationshipType }: FamilyLink) =>
    !belief.is.get(from + to)?.has(plain(relationshipType));
  if (!planTable[plan].relationships && wanted.some(isNew)) return 'premiumFeature';
  for (const to of belief.present) {
    if (to === from) continue;
    const types = wanted
      .filter(({ characterUuid }) => characterUuid === to)
      .map(({ relationshipType }) => relationshipType);
    belief.is.set(from + to, new Set(types.map(plain)));
    belief.is.set(to + from, new Set(types.map(back)));
  }
  return undefined;
}

const seenIn = (all: Characters, from: string, to: string) =>
  new Set(
    linksSeenFrom(from, storedLinks(all), () => 'girl')
      .filter(({ characterUuid }) => characterUuid === to)
      .map(({ relationshipType }) => plain(relationshipType)),
  );

describe('whatever a parent does with characters', () => {
  it('what is shown is what was said last, from both sides; limits hold; repeating changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, plan), { maxLength: 30 }), (steps) => {
        let all = charactersDecider.initialState;
        const belief: Belief = { present: new Set(), gone: new Set(), ages: new Map(), is: new Map() };
        for (const [command, plan] of [...family, ...steps]) {
          const expected = play(belief, command, plan);
          const context = { accountId: 'family', at: '2026-11-01T08:00:00.000Z', plan };
          const decide = () => {
            try {
              return { events: charactersDecider.decide(command, all, context) };
            } catch (error) {
              if (error instanceof Refusal) return { refused: error.code };
              throw error;
            }
          };
          const { events = [], refused } = decide();
          expect(refused).toBe(expected);
          const before = storedLinks(all).size;
          all = events.reduce(charactersDecider.evolve, all);
          expect(storedLinks(all).size).toBeLessThanOrEqual(Math.max(before, planTable[plan].characters));
          if (!refused) expect(decide()).toEqual({ events: [] });
        }
        expect(new Set(storedLinks(all).keys())).toEqual(belief.present);
        for (const from of belief.present) {
          expect(all.get(from)).toMatchObject({ sheet: { age: belief.ages.get(from) } });
          for (const to of belief.present)
            if (to !== from) expect(seenIn(all, from, to)).toEqual(belief.is.get(from + to) ?? new Set());
        }
      }),
      { numRuns: 500 },
    );
  });
});
