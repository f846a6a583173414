import type { CharacterView } from '@storylark/contracts/characters/views';
import type { CharacterSheet, FamilyLink } from '@storylark/contracts/characters/vocabulary';
import { CHARACTER_PAGE_SIZE } from '@storylark/contracts/constants';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

/** A new or changed character. Without `familyLinks` its relationships stay as they are. */
export type CharacterBody = CharacterSheet & { uuid: string; familyLinks?: readonly FamilyLink[] };

/** So many titles a deletion names; the rest is counted. */
const TITLES_NAMED = 5;

export const createCharactersApi = (http: Http) => ({
  list: () =>
    http.call<Page<CharacterView>>('GET', `${paths.characters}?skip=0&limit=${CHARACTER_PAGE_SIZE}`),
  create: (body: CharacterBody, idempotencyKey: string) =>
    http.call<CharacterView>('POST', paths.characters, { body, idempotencyKey }),
  change: (body: CharacterBody, idempotencyKey: string) =>
    http.call<CharacterView>('PUT', path(paths.character, { uuid: body.uuid }), { body, idempotencyKey }),
  remove: (uuid: string, withStories: boolean) =>
    http.call<void>('DELETE', path(paths.character, { uuid }), { body: { withStories } }),
  storiesOf: (uuid: string) =>
    http.call<Page<StoryItem>>('GET', `${paths.stories}?character=${uuid}&skip=0&limit=${TITLES_NAMED}`),
});
export type CharactersApi = ReturnType<typeof createCharactersApi>;
