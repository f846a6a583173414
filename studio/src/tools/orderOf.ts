import { parseArgs } from 'node:util';
import type { RelationshipType } from '@storylark/contracts/characters/vocabulary';
import {
  characterTypes,
  eyeColors,
  genders,
  hairColors,
  hairStyles,
  personalityTraits,
  physicalAttributes,
  relationshipTypes,
  skinColors,
} from '@storylark/contracts/characters/vocabulary';
import { storyLanguages } from '@storylark/contracts/languages';
import type { CastSheet, StoryOrderData } from '@storylark/contracts/stories/events';
import { lessons, settings, storyLengths, storyTypes } from '@storylark/contracts/stories/vocabulary';
import type { StoryOrder } from '../plan.ts';
import { hash } from '../text/seed.ts';

const choices = {
  language: storyLanguages,
  type: storyTypes,
  setting: settings,
  lesson: lessons,
  length: storyLengths,
  gender: genders,
  character: characterTypes,
  trait: personalityTraits,
  attribute: physicalAttributes,
  hair: hairColors,
  style: hairStyles,
  eyes: eyeColors,
  skin: skinColors,
} as const;
type Choices = { [K in keyof typeof choices]: (typeof choices)[K][number] };

export const usage = [
  'Each may be left out; the seed then chooses.',
  ...Object.entries(choices).map(
    ([name, values]) => `  --${name} ${values.slice(0, 4).join('|')}${values.length > 4 ? '|…' : ''}`,
  ),
  '  --name Nora or Emil  --age 6  --seed anything',
  '  --with sibling:Ben:9   somebody who comes along, up to three times',
].join('\n');

const sheet = (name: string, age: number, chosen: Choices): CastSheet => ({
  characterUuid: `uuid-${name}`,
  name,
  age,
  gender: chosen.gender,
  characterType: chosen.character,
  personalityTrait: chosen.trait,
  physicalAttribute: chosen.attribute,
  hairColor: chosen.hair,
  hairStyle: chosen.style,
  eyeColor: chosen.eyes,
  skinColor: chosen.skin,
});

/**
 * An order from the words of a command line; what is not said is chosen by the seed.
 * @throws Error naming the word that is not known, with those that are.
 */
export function orderOf(args: readonly string[]): { order: StoryOrder; cast: StoryOrderData } {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(Object.keys(choices).map((name) => [name, string])),
      name: string,
      age: string,
      seed: string,
      with: { type: 'string', multiple: true },
    },
  });
  const said = values as Record<string, string | undefined> & { with?: string[] };
  const seed = said.seed ?? 'studio-1';
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, list]) => {
      const value = said[name] ?? (list as readonly string[])[hash(seed, name) % list.length];
      if (!(list as readonly string[]).includes(value ?? ''))
        throw new Error(`--${name} ${value} is not known. Say one of: ${list.join(', ')}.`);
      return [name, value];
    }),
  ) as Choices;
  const hero = sheet(said.name ?? (chosen.gender === 'boy' ? 'Emil' : 'Nora'), Number(said.age ?? 6), chosen);
  const companions = (said.with ?? []).map((one) => {
    const [relation = '', name = 'Ben', age = '9'] = one.split(':');
    if (!(relationshipTypes as readonly string[]).includes(relation))
      throw new Error(
        `--with ${one} is not known. Say one of ${relationshipTypes.join(', ')}, a name and an age.`,
      );
    return { ...sheet(name, Number(age), chosen), relationshipType: relation as RelationshipType };
  });
  return {
    order: {
      storyId: seed,
      storyType: chosen.type,
      setting: chosen.setting,
      lesson: chosen.lesson,
      language: chosen.language,
      length: chosen.length,
      narratorVoice: 'female',
      voiceId: 'f1',
      hero,
      companions,
    },
    cast: { hero, companions, avoid: [] },
  };
}
