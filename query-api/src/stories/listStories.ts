import type { StoryDocument } from '@storylark/contracts/documents';
import type { Locale, StoryLanguage } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { storySorts } from '@storylark/contracts/stories/schemas';
import type { StoryState, storyTypesOnTheWire } from '@storylark/contracts/stories/vocabulary';
import type { Filter, FindOptions } from '@storylark/platform/readStore/readStore';
import type { ReadModels } from '../readModels.ts';
import type { Unseal } from '../unseal.ts';
import { contentOf, type StoryContent } from '../storyContent.ts';
import { presentItem } from './presentStory.ts';
import { slotsThatReturn } from './slotsThatReturn.ts';

export type StoryDeps = {
  readModels: ReadModels;
  unseal: Unseal;
  mediaUrl: (key: string, downloadAs?: string) => string;
};
export type StoryQuery = {
  skip: number;
  limit: number;
  search?: string | undefined;
  character?: string | undefined;
  type?: (typeof storyTypesOnTheWire)[number] | undefined;
  language?: StoryLanguage | undefined;
  state?: StoryState | undefined;
  sort?: (typeof storySorts)[number] | undefined;
};
type Found = { story: StoryDocument; content?: StoryContent };
type Page = { found: readonly Found[]; total: number };

/**
 * GET /api/stories/. Plain fields are filtered, sorted and paged by the read store. What is sealed (title,
 * text, hero) is searched and sorted over the account's own stories in memory.
 * @param locale the account's language: a setting is found by its name there
 */
export async function listStories(
  deps: StoryDeps,
  accountId: string,
  locale: Locale,
  query: StoryQuery,
): Promise<{ items: StoryItem[]; total: number }> {
  const { found, total } = await pageOf(deps, accountId, locale, query);
  const heard = await heardOf(
    deps,
    found.map(({ story }) => story),
  );
  const returning = await slotsThatReturn(
    deps.readModels,
    accountId,
    found.map(({ story }) => story),
  );
  const items = await Promise.all(
    found.map(async ({ story, content }) =>
      presentItem(
        deps,
        story,
        heard.get(story.storyId),
        content ?? (await contentOf(deps.unseal, story)),
        returning.has(story.storyId),
      ),
    ),
  );
  return { items, total };
}

async function pageOf(
  { readModels, unseal }: StoryDeps,
  accountId: string,
  locale: Locale,
  query: StoryQuery,
): Promise<Page> {
  const { skip, limit, search = '', sort = 'newest' } = query;
  const stories = await readModels.of('stories');
  const filter = filterOf(accountId, query);
  const byDate: FindOptions['sort'] = [['createdAt', sort === 'oldest' ? 1 : -1]];
  if (search.trim() === '' && (sort === 'newest' || sort === 'oldest')) {
    const [page, total] = await Promise.all([
      stories.find({ filter, sort: byDate, skip, limit }),
      stories.count(filter),
    ]);
    return { found: page.map((story) => ({ story })), total };
  }
  const all = await stories.find({ filter, sort: byDate });
  const opened = await Promise.all(
    all.map(async (story) => ({ story, content: await contentOf(unseal, story) })),
  );
  const hits = opened.filter(({ story, content }) => isHit(search, locale, story, content));
  if (sort === 'title')
    hits.sort((a, b) => (a.content.title ?? '').localeCompare(b.content.title ?? '', locale));
  if (sort === 'lastHeard') {
    const heard = new Map(
      (await (await readModels.of('listening')).find({ filter: { accountId } })).map(({ storyId, at }) => [
        storyId,
        at,
      ]),
    );
    hits.sort((a, b) => (heard.get(b.story.storyId) ?? '').localeCompare(heard.get(a.story.storyId) ?? ''));
  }
  return { found: hits.slice(skip, skip + limit), total: hits.length };
}

function filterOf(accountId: string, { character, type, language, state }: StoryQuery): Filter {
  const storyType = type === 'everyday-life' ? 'everyday' : type;
  return {
    accountId,
    ...(character && { characterId: character }),
    ...(storyType && { storyType }),
    ...(language && { language }),
    ...(state && { state }),
  };
}

/** Every word of the search is somewhere in title, text, hero or setting; case and accents do not matter. */
function isHit(
  search: string,
  locale: Locale,
  { setting }: StoryDocument,
  { title, paragraphs, heroName }: StoryContent,
): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const where = plain([title, heroName, settingNames[setting][locale], ...paragraphs].join('\n'));
  return words.every((word) => where.includes(word));
}
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function heardOf({ readModels }: StoryDeps, stories: readonly StoryDocument[]) {
  const documents = await (await readModels.of('listening')).getMany(stories.map(({ _id }) => _id));
  return new Map(documents.map((document) => [document.storyId, document]));
}
