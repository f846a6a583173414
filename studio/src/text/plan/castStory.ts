import type { CharacterType, RelationshipType } from '@storylark/contracts/characters/vocabulary';
import type { CastMember, Person, Plan, StoryOrder } from '../../plan.ts';
import { lessonFacts } from '../../catalogues/facts/lessons.ts';
import type { CompanyId } from '../../catalogues/facts/planWords.ts';
import { companyIds, linkKindOf, madeUpNames } from '../../catalogues/facts/planWords.ts';
import { settingFacts } from '../../catalogues/facts/settings/allSettings.ts';
import { pick, unit } from '../seed.ts';

const GROWN = 18;
type Linked = StoryOrder['companions'][number];

const member = (id: string, person: Person): CastMember => ({
  id,
  name: person.name,
  gender: person.gender,
  characterType: person.characterType,
  age: person.age,
  characterUuid: person.characterUuid,
});
const linked = (id: string, person: Linked): CastMember => ({
  ...member(id, person),
  relationshipType: person.relationshipType,
});

type Relative = CastMember & { relationshipType: RelationshipType };
/** Those whom the link messages speak of: everybody of the cast to whom the hero has a family link. */
export const linksOf = ({ companion, others }: Plan['cast']): Relative[] =>
  [companion, ...others].filter((one): one is Relative => one.relationshipType !== undefined);

const companyOf = (id: string): CompanyId | undefined => companyIds.find((one) => one === id);
/**
 * How a companion who is not the helper is introduced: by relation, then by what they are. The child of an
 * imaginary friend needs no more than the friend's own words.
 */
export function introductionsOf({ hero, companion }: Plan['cast']): CompanyId[] {
  const { id, relationshipType, characterType } = companion;
  if (id === 'helper' || (!relationshipType && hero.characterType === 'imaginary_friend')) return [];
  const relation = relationshipType ? (companyOf(linkKindOf(relationshipType)) ?? 'near') : 'met';
  const nature = companyOf(characterType);
  return nature ? [relation, nature] : [relation];
}

/**
 * Who plays: a child the hero is linked to comes along; grown-ups stay side figures; the setting brings a
 * helper with a name of its own.
 */
export function castStory(order: StoryOrder, avoid: ReadonlyMap<string, number>): Plan['cast'] {
  const seed = order.storyId;
  const setting = settingFacts[order.setting];
  const taken = new Set([order.hero, ...order.companions].map((person) => person.name.toLowerCase()));
  const names = madeUpNames.filter((name) => !taken.has(name.toLowerCase())).map((name) => `name.${name}`);
  const named = (stream: string, free = names): string =>
    pick(seed, stream, free, avoid).slice('name.'.length);
  const madeUp = (id: string, name: string, characterType: CharacterType): CastMember => ({
    id,
    name,
    gender: unit(seed, `gender:${id}`) < 0.5 ? 'girl' : 'boy',
    characterType,
    age: null,
  });

  const helper = madeUp('helper', named('helper'), 'animal');
  // A story of awareness tells of a made-up child: it says of no child of the family what may not be so.
  const aware = lessonFacts[order.lesson].kind === 'awareness';
  const child = aware ? undefined : order.companions.find((person) => person.age < GROWN);
  const needsChild = aware || !setting.helperSpeaks || order.hero.characterType === 'imaginary_friend';
  const others = order.companions
    .filter((person) => person !== child)
    .map((person, at) => linked(`other${at + 1}`, person));
  const companion = child
    ? linked('companion', child)
    : needsChild
      ? madeUp(
          'companion',
          named(
            'friend',
            names.filter((name) => name !== `name.${helper.name}`),
          ),
          'human',
        )
      : helper;
  return { hero: member('hero', order.hero), companion, helper, others };
}
