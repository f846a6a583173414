import type { UserView } from '@storylark/contracts/accounts/views';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { CHARACTER_PAGE_SIZE } from '@storylark/contracts/constants';
import type { StoryLanguage } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import type { StoryItem, StoryView, VoiceView } from '@storylark/contracts/stories/views';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';
import type { StoryOrder } from '../../storyActs/storyActsApi.ts';
import { queryOf, type ShelfQuery } from './shelfQuery.ts';

/** Stories asked for at once; the server gives no more. */
export const PAGE = 100;

export const createStoriesApi = (http: Http) => ({
  list: (query: ShelfQuery, skip: number) =>
    http.call<Page<StoryItem>>(
      'GET',
      `${paths.stories}?${queryOf({ ...query, skip: String(skip), limit: String(PAGE) })}`,
    ),
  create: (body: StoryOrder, idempotencyKey: string) =>
    http.call<StoryView>('POST', paths.stories, { body, idempotencyKey }),
  answerOutside: (useOutsideModels: boolean) =>
    http.call<UserView>('PUT', paths.me, { body: { useOutsideModels } }),
  characters: () =>
    http.call<Page<CharacterView>>('GET', `${paths.characters}?skip=0&limit=${CHARACTER_PAGE_SIZE}`),
  voices: (language: StoryLanguage) =>
    http.call<readonly VoiceView[]>('GET', `${paths.voices}?language=${language}`),
});
export type StoriesApi = ReturnType<typeof createStoriesApi>;
