import { besideManifest, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import type { StoredSheet } from '@storylark/contracts/characters/events';
import { linksSeenFrom } from '@storylark/contracts/characters/familyLinks';
import { extrasOf, sheetSchema } from '@storylark/contracts/characters/schemas';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { CharacterSheet } from '@storylark/contracts/characters/vocabulary';
import { ERASED } from '@storylark/contracts/sealing';
import { Refusal } from '@storylark/platform/refusal';
import { presentCharacter, storedLinks, type Characters } from './characters.ts';

const sheetFields = Object.keys(sheetSchema.fields) as readonly (keyof CharacterSheet)[];

type SentSheet = Omit<CharacterSheet, 'alias'> & { alias?: string | undefined } & Readonly<
    Record<string, unknown>
  >;
/** What is kept of a validated body: the sheet, fields in one order, and the other fields as they came. */
export function sheetOf(body: SentSheet): StoredSheet {
  const given = sheetFields.filter((field) => field !== 'alias' || body.alias);
  const sheet = Object.fromEntries(given.map((field) => [field, body[field]])) as CharacterSheet;
  const extras = extrasOf(body);
  return Object.keys(extras).length > 0 ? { ...sheet, extras } : sheet;
}

/**
 * A character as a command's answer shows it.
 * @param mediaUrl address of a blob
 * @throws Refusal characterNotFound
 */
export function characterView(all: Characters, id: string, mediaUrl: (key: string) => string): CharacterView {
  const character = presentCharacter(all, id);
  if (!character || character.sheet === ERASED) throw new Refusal('characterNotFound');
  const { extras, ...sheet } = character.sheet;
  const genderOf = (other: string) => {
    const theirs = presentCharacter(all, other)?.sheet;
    return theirs === undefined || theirs === ERASED ? undefined : theirs.gender;
  };
  const { state, manifest } = character.portrait;
  return {
    ...extras,
    ...sheet,
    uuid: id,
    familyLinks: linksSeenFrom(id, storedLinks(all), genderOf),
    state,
    portraitUrl: manifest && mediaUrl(besideManifest(manifest, PORTRAIT_FILE)),
    createdAt: character.createdAt,
    updatedAt: character.updatedAt,
  };
}
