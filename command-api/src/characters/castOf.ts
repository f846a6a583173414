import { linksSeenFrom } from '@storylark/contracts/characters/familyLinks';
import type { RelationshipType } from '@storylark/contracts/characters/vocabulary';
import { ERASED } from '@storylark/contracts/sealing';
import type { CastSheet } from '@storylark/contracts/stories/events';
import { Refusal } from '@storylark/platform/refusal';
import { presentCharacter, storedLinks, type Characters } from './characters.ts';

export type Cast = {
  hero: CastSheet;
  companions: readonly (CastSheet & { relationshipType: RelationshipType })[];
};

const MOST_COMPANIONS = 3;

/**
 * Who is in a story: the hero, and up to three that it is linked to, main or side, in the order of its links.
 * @throws Refusal `heroNotFound`, `heroMustBeMain`
 */
export function castOf(all: Characters, heroId: string): Cast {
  const hero = sheetOf(all, heroId);
  if (!hero) throw new Refusal('heroNotFound');
  if (hero.characterRole !== 'main') throw new Refusal('heroMustBeMain');
  const links = new Map(
    linksSeenFrom(heroId, storedLinks(all), (id) => sheetOf(all, id)?.gender).map((link) => [
      link.characterUuid,
      link,
    ]),
  );
  const companions = [...links.values()].flatMap(({ characterUuid, relationshipType }) => {
    const sheet = sheetOf(all, characterUuid);
    return sheet ? [{ ...castSheet(characterUuid, sheet), relationshipType }] : [];
  });
  return { hero: castSheet(heroId, hero), companions: companions.slice(0, MOST_COMPANIONS) };
}

function sheetOf(all: Characters, id: string) {
  const sheet = presentCharacter(all, id)?.sheet;
  return sheet === ERASED ? undefined : sheet;
}

type Sheet = NonNullable<ReturnType<typeof sheetOf>>;
/** What a story copies of a character; other fields stay with the character. */
function castSheet(characterUuid: string, sheet: Sheet): CastSheet {
  const {
    name,
    age,
    gender,
    hairColor,
    eyeColor,
    hairStyle,
    skinColor,
    characterType,
    personalityTrait,
    physicalAttribute,
    alias,
  } = sheet;
  return {
    characterUuid,
    name,
    age,
    gender,
    hairColor,
    eyeColor,
    hairStyle,
    skinColor,
    characterType,
    personalityTrait,
    physicalAttribute,
    ...(alias !== undefined && { alias }),
  };
}
