import { eyeColors, hairColors, hairStyles, skinColors } from '@storylark/contracts/characters/vocabulary';
import type { CastSheet, StoryOrderData } from '@storylark/contracts/stories/events';
import type { Sitter } from '@storylark/illustration/pictureSpec';
import { aidOf } from './catalogues/facts/aids.ts';
import type { CastMember, Plan } from './plan.ts';
import { pick } from './text/seed.ts';

/**
 * Looks by cast id: the account's characters as they were ordered, made-up children by the story's seed. The
 * setting's own helper is drawn by the setting.
 */
export function sittersOf(
  { cast, seed, lesson, thread }: Pick<Plan, 'cast' | 'seed' | 'lesson' | 'thread'>,
  order: StoryOrderData,
): Record<string, Sitter> {
  const sheets = new Map([order.hero, ...order.companions].map((sheet) => [sheet.characterUuid, sheet]));
  const sitters: Record<string, Sitter> = {};
  for (const member of [cast.hero, cast.companion, ...cast.others]) {
    const sheet = member.characterUuid === undefined ? undefined : sheets.get(member.characterUuid);
    if (sheet) sitters[member.id] = sitterOf(sheet);
    else if (member.id !== cast.helper.id) {
      const aid = member === cast.companion ? aidOf({ lesson, thread }) : undefined;
      sitters[member.id] = { ...madeUpSitter(member, seed, order.hero.age), ...(aid ? { aid } : {}) };
    }
  }
  return sitters;
}

export function sitterOf(sheet: Omit<CastSheet, 'name'>): Sitter {
  const {
    characterUuid: uuid,
    age,
    gender,
    hairColor,
    eyeColor,
    hairStyle,
    skinColor,
    characterType,
    personalityTrait,
    physicalAttribute,
  } = sheet;
  return {
    uuid,
    age,
    gender,
    hairColor,
    eyeColor,
    hairStyle,
    skinColor,
    characterType,
    personalityTrait,
    physicalAttribute,
  };
}

/** No child's hair is gray by nature. */
const youngHair = hairColors.filter((colour) => !['gray', 'white', 'silver'].includes(colour));

/** A figure of the story's own: as old as the hero, looks spread evenly by the seed. */
function madeUpSitter({ id, gender, characterType, age }: CastMember, seed: string, heroAge: number): Sitter {
  const any = <T extends string>(what: string, values: readonly T[]) =>
    pick(seed, `looks:${id}:${what}`, values, new Map()) as T;
  return {
    uuid: `${seed}:${id}`,
    age: age ?? heroAge,
    gender,
    characterType,
    hairColor: any('hair', youngHair),
    eyeColor: any('eyes', eyeColors),
    hairStyle: any('style', hairStyles),
    skinColor: any('skin', skinColors),
    personalityTrait: 'curious',
    physicalAttribute: 'calm',
  };
}
