import type { CharacterView } from '@storylark/contracts/characters/views';
import type { CharacterBody } from '../charactersApi.ts';
import { type Draft, sheetOf } from './steps.ts';

/**
 * What is sent. Fields of a character that no screen knows go back as they came.
 * @param withLinks whether the plan has relationships; those of a smaller plan are not touched
 */
export function saveWish(
  { uuid, values }: Draft,
  character: CharacterView | null,
  withLinks: boolean,
): { body: CharacterBody; isNew: boolean } {
  const { familyLinks: _links, alias: _former, ...known } = character ?? {};
  const { alias, ...sheet } = sheetOf(values);
  const links = withLinks ? { familyLinks: values.familyLinks } : {};
  return {
    body: {
      ...known,
      ...sheet,
      ...(alias && { alias: alias.trim() }),
      name: values.name.trim(),
      uuid,
      ...links,
    },
    isNew: character === null,
  };
}
