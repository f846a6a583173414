import { CHARACTER_EXTRAS_BYTES, MAIN_AGE, SIDE_AGE } from '../constants.ts';
import { aliasName, code, oneOf, sayableName, uuid, yup } from '../validation/fields.ts';
import {
  characterRoles,
  characterTypes,
  eyeColors,
  genders,
  hairColors,
  hairStyles,
  personalityTraits,
  physicalAttributes,
  relationshipTypes,
  skinColors,
  storyRoles,
  type CharacterRole,
  type CharacterSheet,
  type StoryRole,
} from './vocabulary.ts';

/** In browsers and Node alike; neither's types are known here. */
declare const TextEncoder: new () => { encode(text: string): { length: number } };

const isAdultMain = (age: unknown, role: unknown) =>
  typeof age === 'number' && age > MAIN_AGE.max && role === 'main';

/** Of many names, and nobody's. */
const particles = new Set(['the', 'of', 'von', 'van', 'der', 'die', 'das', 'de', 'du', 'la', 'le', 'les']);
const wordsOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? (
        text
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{M}]+/gu) ?? []
      ).filter((word) => !particles.has(word))
    : [];
/** Whether an alias has a word of the name that it is to keep in the house. */
export function saysNameOf(alias: unknown, name: unknown): boolean {
  const kept = new Set(wordsOf(name));
  return wordsOf(alias).some((word) => kept.has(word));
}

/**
 * The sheet as a form fills it in. Profanity in names is refused by command-api, which holds the word lists.
 */
export const sheetSchema = yup.object({
  name: sayableName().required(),
  age: yup
    .number()
    .strict()
    .integer()
    .required()
    .min(SIDE_AGE.min, code('tooYoung'))
    .max(SIDE_AGE.max, code('tooOld'))
    .test(
      'adultMustBeSide',
      code('adultMustBeSide'),
      (age, { parent }) => !isAdultMain(age, (parent as { characterRole?: unknown }).characterRole),
    ),
  gender: oneOf(genders).required(),
  hairColor: oneOf(hairColors).required(),
  eyeColor: oneOf(eyeColors).required(),
  hairStyle: oneOf(hairStyles).required(),
  skinColor: oneOf(skinColors).required(),
  characterType: oneOf(characterTypes).required(),
  characterRole: oneOf(characterRoles).required(),
  storyRole: oneOf(storyRoles).required(),
  personalityTrait: oneOf(personalityTraits).required(),
  physicalAttribute: oneOf(physicalAttributes).required(),
  alias: aliasName().test(
    'aliasIsName',
    code('aliasIsName'),
    (alias, { parent }) => !saysNameOf(alias, (parent as { name?: unknown }).name),
  ),
});

export const familyLinksSchema = yup
  .array(
    yup.object({ characterUuid: uuid().required(), relationshipType: oneOf(relationshipTypes).required() }),
  )
  .max(100);

/**
 * SPEC's wizard mixes two lists under characterRole; the API takes a word of either and splits it: hero is
 * main, the rest side.
 * @param body a character as sent; fields without both roles get the missing one
 */
export function splitRoles(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { characterRole } = body;
  const sent = storyRoles.find((role) => role === characterRole);
  const role: CharacterRole | undefined = sent ? (sent === 'hero' ? 'main' : 'side') : undefined;
  const storyRole: StoryRole | undefined =
    sent ?? (characterRole === 'main' ? 'hero' : characterRole === 'side' ? 'friend' : undefined);
  return {
    ...body,
    ...(role && { characterRole: role }),
    ...(body.storyRole === undefined && storyRole && { storyRole }),
  };
}

const sheetFields = Object.keys(sheetSchema.fields) as readonly (keyof CharacterSheet)[];
/** Shown in the view and ignored when sent back. */
export const readOnlyFields = ['createdAt', 'updatedAt', 'portraitUrl', 'state'] as const;

/** POST and PUT of a character: the sheet, its id, its links, and other fields that pass through. */
export const characterBodySchema = sheetSchema
  .shape({ uuid: uuid(), familyLinks: familyLinksSchema })
  .test(
    'extrasTooLarge',
    code('extrasTooLarge'),
    (body) => new TextEncoder().encode(JSON.stringify(extrasOf(body))).length <= CHARACTER_EXTRAS_BYTES,
  );

/** What of a body is neither ours nor read-only. */
export function extrasOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = new Set<string>([...sheetFields, ...readOnlyFields, 'uuid', 'familyLinks']);
  return Object.fromEntries(Object.entries(body).filter(([field]) => !known.has(field)));
}
