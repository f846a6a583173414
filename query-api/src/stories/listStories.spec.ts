import type { Envelope } from '@storylark/contracts/sealing';
import { ERASED } from '@storylark/contracts/sealing';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createReadModels } from '../readModels.ts';
import { expectedSeconds, type Makers } from './expectedSeconds.ts';
import { listStories, type StoryQuery } from './listStories.ts';

/** Envelopes that say what they hold: `unseal` reads them, a list of erased subjects is under tombstones. */
const sealed = (content: object, subject = 'a/story/1'): Envelope => ({
  subject,
  bound: 'b',
  box: JSON.stringify(content),
});
const erased = new Set<string>();
const unseal = async ({ subject, box }: Envelope) =>
  erased.has(subject) ? ERASED : (JSON.parse(box) as unknown);

const readStore = createMemoryReadStore();
const readModels = createReadModels(readStore, async (name) => `${name}/v1`);
const deps = { readModels, unseal, mediaUrl: (key: string) => `/media/${key}` };

type Tale = {
  id: string;
  title: string | null;
  hero: string;
  text: string | null;
  setting: string;
  language: string;
  type: string;
  state: string;
};
const tales: [Tale, ...Tale[]] = [
  { id: '1', title: 'Élodie et la lune', hero: 'Élodie', text: 'Le hérisson dort.', setting: 'candlelightLibrary', language: 'french', type: 'bedtime', state: 'finished' }, // prettier-ignore
  { id: '2', title: 'Äpfel für Ömer', hero: 'Ömer', text: 'Der Igel schläft.', setting: 'treasureIsland', language: 'german', type: 'everyday', state: 'finished' }, // prettier-ignore
  { id: '3', title: 'zebra', hero: 'Mia', text: 'The HEDGEHOG sleeps (a.*b).', setting: 'playground', language: 'english', type: 'adventure', state: 'failed' }, // prettier-ignore
  {
    id: '4',
    title: null,
    hero: 'Mia',
    text: null,
    setting: 'playground',
    language: 'english',
    type: 'bedtime',
    state: 'text_pending',
  },
];
const day = (n: number) => `2026-11-0${n}T08:00:00.000Z`;

beforeAll(async () => {
  const stories = readStore.collection({ name: 'stories/v1', indexes: [] });
  const listening = readStore.collection({ name: 'listening/v1', indexes: [] });
  const put = (accountId: string, { id, title, hero, text, setting, language, type, state }: Tale) =>
    stories.put({
      _id: `${accountId}/${id}`, accountId, storyId: id, characterId: `hero of ${hero}`, order: sealed({ hero: { name: hero } }, `${accountId}/story/${id}`),
      text: text === null ? null : sealed({ title, paragraphs: [text] }, `${accountId}/story/${id}`), setting, language, storyType: type, storyTypeAsSent: type, state,
      lesson: 'courage', length: 'short', drawn: [], share: null, failureCode: null, slotReturned: false, durationSeconds: null, createdAt: day(Number(id)), finishedAt: null,
    }); // prettier-ignore
  for (const tale of tales) await put('a', tale);
  await put('b', { ...tales[0], id: '9', title: 'Zebra of another', language: 'english' });
  for (const [id, at] of [['2', day(8)], ['1', day(9)]] as const) await listening.put({ _id: `a/${id}`, accountId: 'a', storyId: id, positionSeconds: 10, finished: false, at }); // prettier-ignore
});
beforeEach(() => erased.clear());

const list = async (query: Partial<StoryQuery>, locale: 'en' | 'de' | 'fr' = 'en') => {
  const { items, total } = await listStories(deps, 'a', locale, { skip: 0, limit: 100, ...query });
  return { ids: items.map(({ uuid }) => uuid).join(''), total, items };
};

describe('the list of stories', () => {
  it.each<[string, string, 'en' | 'de' | 'fr']>([
    ['hedgehog', '3', 'en'],
    ['HÉRISSON', '1', 'en'],
    ['herisson', '1', 'en'],
    ['e\u0301lodie', '1', 'en'],
    ['apfel', '2', 'en'],
    ['igel omer', '2', 'en'],
    ['igel mia', '', 'en'],
    ['mia', '43', 'en'],
    ['a.*b', '3', 'en'],
    ['island', '2', 'en'],
    ['Schatzinsel', '2', 'de'],
    ['Schatzinsel', '', 'en'],
    ['île', '2', 'fr'],
    ['  ', '4321', 'en'],
    ['another', '', 'en'],
  ])('finds %p: %p, in the language %p', async (search, ids, locale) => {
    expect((await list({ search }, locale)).ids).toBe(ids);
  });

  it.each<[Partial<StoryQuery>, string]>([
    [{}, '4321'],
    [{ sort: 'newest' }, '4321'],
    [{ sort: 'oldest' }, '1234'],
    [{ sort: 'title' }, '4213'],
    [{ sort: 'lastHeard' }, '1243'],
    [{ character: 'hero of Mia' }, '43'],
    [{ type: 'everyday-life' }, '2'],
    [{ type: 'bedtime', sort: 'oldest' }, '14'],
    [{ language: 'english', state: 'failed' }, '3'],
    [{ search: 'sleeps', state: 'finished' }, ''],
  ])('answers %p with %p', async (query, ids) => {
    expect((await list(query)).ids).toBe(ids);
  });

  it('is cut into pages with the total of all, searched or not', async () => {
    for (const more of [{}, { search: 'e' }, { sort: 'title' as const }]) {
      const whole = await list(more);
      const pages = [];
      for (let skip = 0; skip < 6; skip += 2) pages.push(await list({ ...more, skip, limit: 2 }));
      expect(pages.map(({ ids }) => ids).join('')).toBe(whole.ids);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.ids.length]));
    }
  });

  it('shows what is not erased, and no text', async () => {
    erased.add('a/story/3');
    const { items } = await list({ sort: 'oldest' });
    expect(items.map(({ title }) => title)).toEqual(['Élodie et la lune', 'Äpfel für Ömer', null, null]);
    expect((await list({ search: 'hedgehog' })).ids).toBe('');
    expect(JSON.stringify(items)).not.toContain('schläft');
  });
});

describe('expected times', () => {
  const times = readStore.collection({ name: 'makingTimes/v1', indexes: [] });
  const run = (n: number, seconds: number | null, finishedAt: string | null = `2026-11-01T08:00:${String(n).padStart(2, '0')}.000Z`) =>
    times.put({ _id: `x/${n}`, accountId: 'x', storyId: `${n}`, length: 'long', language: 'french', textBy: 'house', narrationBy: 'house', picturesBy: 'house', text: seconds, narration: 2, mixing: 1, lastPartAt: null, pictures: 3, finishedAt }); // prettier-ignore
  const house = { text: 'house', narration: 'house', pictures: 'house' } as const;
  const expected = (makers: Makers = house) =>
    expectedSeconds(readModels, { length: 'long', language: 'french' }, makers);

  it('are null without data, medians of what has been, of the last 20 finished runs of that length and language', async () => {
    expect(await expected()).toBeNull();
    await run(0, 5, null);
    expect(await expected()).toBeNull();
    await run(1, 10);
    expect(await expected()).toEqual({ text: 10, narration: 2, mixing: 1, pictures: 3 });
    await run(2, 20);
    expect((await expected())?.text).toBe(15);
    await run(3, 1_000);
    expect((await expected())?.text).toBe(20);
    for (let n = 4; n < 24; n += 1) await run(n, 7);
    expect((await expected())?.text).toBe(7);
    expect(await expectedSeconds(readModels, { length: 'short', language: 'french' }, house)).toBeNull();
  });

  it('are those of whoever is asked to make each step', async () => {
    await times.put({ _id: 'x/99', accountId: 'x', storyId: '99', length: 'long', language: 'french', textBy: 'outside', narrationBy: 'house', picturesBy: 'house', text: 90, narration: 4, mixing: 1, lastPartAt: null, pictures: 3, finishedAt: '2026-11-01T07:00:00.000Z' }); // prettier-ignore
    expect((await expected())?.text).toBe(7);
    expect(await expected({ ...house, text: 'outside' })).toEqual({
      text: 90,
      narration: 2,
      mixing: 1,
      pictures: 3,
    });
    expect(await expected({ ...house, pictures: 'outside' })).toBeNull();
  });
});
