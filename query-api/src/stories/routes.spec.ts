import { storyLanguages } from '@storylark/contracts/languages';
import { voiceSampleKey } from '@storylark/contracts/stories/voices';
import { createLimits } from '@storylark/platform/limits/createLimits';
import request from 'supertest';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const storyOf = (n: number) => `/api/stories/${id(n)}`;
const key = (n: number, file: string) => `a/story/${id(n)}/${file}`;
type House = Awaited<ReturnType<typeof openTestQueryApi>>;

/** Story 1 of account a, all made. */
async function made(house: House, changes = {}) {
  const { story, sealed, putBlob } = house;
  const about = (alt: string) => sealed(`a/story/${id(1)}`, { alt, tiny: 'data:' });
  const times = [{ paragraph: 0, from: 0, to: 1.5, words: [[0, 1.5, 0, 5]] }];
  return story('a', id(1), {
    parts: 3,
    partsDone: [0, 1],
    pictures: 3,
    picturesFailed: [2],
    drawn: [
      {
        index: 0,
        beat: 'home',
        large: key(1, 'l0.webp'),
        small: key(1, 's0.webp'),
        about: await about('At home.'),
        made: { by: 'house', seconds: 4 },
      },
      {
        index: 1,
        beat: 'arrive',
        large: key(1, 'l1.webp'),
        small: key(1, 's1.webp'),
        about: await about('At sea.'),
        made: { by: 'house', seconds: 5 },
      },
    ],
    audio: await putBlob(key(1, 'a.mp3'), 'sound'),
    times: await putBlob(key(1, 't.json'), JSON.stringify(times)),
    durationSeconds: 241,
    ...changes,
  });
}

describe('one story', () => {
  it('is told with its text, sound, pictures and how far it has come', async () => {
    const house = await openTestQueryApi();
    const token = await house.parent('a', { language: 'de' });
    await made(house);
    await house.put('listening', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), positionSeconds: 12, finished: false, at: '2026-10-30T20:00:00.000Z' }); // prettier-ignore
    const { body } = await house.get(storyOf(1), token).expect(200);
    expect(body).toMatchObject({
      uuid: id(1),
      characterUuid: '00000000-0000-4000-8000-00000000000c',
      heroName: 'Mia',
      title: 'The lamp',
      paragraphs: ['Once.', 'The end.'],
      text: 'Once.\n\nThe end.',
      storyType: 'everyday-life',
      aiGenerated: true,
      durationSeconds: 241,
      sentences: [{ paragraph: 0, from: 0, to: 1.5, words: [[0, 1.5, 0, 5]] }],
      progress: { narrationDone: 2, narrationTotal: 3, picturesDone: 3, picturesTotal: 3 },
      heard: { positionSeconds: 12, finished: false, at: '2026-10-30T20:00:00.000Z' },
      message: 'Geschichte fertig',
      share: null,
    });
    expect(body.illustrations.map(({ alt, beat }: Record<string, string>) => [alt, beat])).toEqual([
      ['At home.', 'home'],
      ['At sea.', 'arrive'],
    ]);
    expect(body.cover.alt).toBe('At sea.');
    for (const url of [body.audioUrl, body.downloadUrl]) await house.get(url).expect(200);
  });

  it('that is not written yet has no text, no title and no sound, and says what is going on', async () => {
    const { get, parent, story } = await openTestQueryApi();
    const token = await parent('a');
    await story('a', id(1), { text: null, state: 'text_pending' });
    expect((await get(storyOf(1), token)).body).toMatchObject({
      title: null,
      paragraphs: [],
      text: '',
      audioUrl: null,
      downloadUrl: null,
      cover: null,
      sentences: [],
      expectedSeconds: null,
      message: 'Creating your magical story...',
    });
    await story('a', id(1), { state: 'narration_pending', narrationRetrying: true });
    expect((await get(storyOf(1), token)).body.message).toBe(
      'We are recording it again; you can read meanwhile.',
    );
  });

  it('that is shared says by which link, until when, and how often it was opened', async () => {
    const house = await openTestQueryApi();
    const token = await house.parent('a');
    const terms = { shareId: id(9), endsAt: null, indexable: false };
    await made(house, { share: terms });
    await house.put('shares', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), ...terms });
    const opened = (headers = {}) =>
      house.get(`/api/shared/stories/${id(9)}`, undefined, headers).expect(200);
    const openings = async () => (await house.get(storyOf(1), token)).body.share.openings as number;
    await opened({ 'user-agent': 'one' });
    expect((await house.get(storyOf(1), token)).body.share).toEqual({
      ...terms,
      url: `https://storylark.example/shared/stories/${id(9)}`,
      openings: 1,
    });
    await opened({ 'user-agent': 'one' });
    await request(house.handler)
      .head(`/api/shared/stories/${id(9)}`)
      .set('user-agent', 'two')
      .expect(200);
    for (const robot of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1', 'WhatsApp/2'])
      await opened({ 'user-agent': robot });
    expect(await openings()).toBe(1);
    await opened({ 'user-agent': 'two' });
    expect(await openings()).toBe(2);
    house.now.advance(24 * 3_600_000);
    await opened({ 'user-agent': 'one' });
    expect(await openings()).toBe(3);
  });

  it('remembers of who opened it no address, and nothing at all when the day is over', async () => {
    const house = await openTestQueryApi();
    await house.parent('a');
    await made(house);
    await house.put('shares', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), shareId: id(9), endsAt: null, indexable: false }); // prettier-ignore
    await house.get(`/api/shared/stories/${id(9)}`, undefined, { 'user-agent': 'a phone' });
    const visits = house.readStore.collection({ name: 'limits', indexes: [] });
    const kept = JSON.stringify(await visits.find());
    expect(kept).toContain('opening/');
    expect(kept).not.toMatch(/127\.0\.0\.1|::1|phone|00000009/);
    house.now.advance(24 * 3_600_000);
    await createLimits({ readStore: house.readStore, now: house.now }).sweep();
    expect(await visits.find()).toEqual([]);
  });

  it('is nobody else’s: a stranger is told that there is none, as of one that never was', async () => {
    const house = await openTestQueryApi();
    await house.parent('a');
    await made(house);
    const stranger = await house.parent('b');
    const [foreign, missing] = [await house.get(storyOf(1), stranger), await house.get(storyOf(7), stranger)];
    expect([foreign.status, foreign.body.code]).toEqual([404, 'storyNotFound']);
    expect(foreign.body).toEqual(missing.body);
    expect((await house.get('/api/stories/', stranger)).body).toEqual({ items: [], total: 0 });
    await house.get(storyOf(1)).expect(401);
    await house.get('/api/stories/constructor', stranger).expect(422);
  });

  it('whose key was destroyed keeps its plain facts and nothing that was sealed', async () => {
    const house = await openTestQueryApi();
    const token = await house.parent('a');
    await made(house);
    await house.vault.destroy(`a/story/${id(1)}`);
    const { body } = await house.get(storyOf(1), token).expect(200);
    expect(body).toMatchObject({
      title: null,
      heroName: null,
      paragraphs: [],
      illustrations: [],
      sentences: [],
      cover: null,
    });
    expect((await house.get('/api/stories/?search=lamp', token)).body.total).toBe(0);
  });

  it('whose key is missing is an error of ours, in the list and alone, and leaves no title behind', async () => {
    const house = await openTestQueryApi();
    const token = await house.parent('a');
    const document = await made(house);
    const lost = `a/story/${id(2)}`;
    await house.put('stories', {
      ...document,
      _id: `a/${id(2)}`,
      storyId: id(2),
      text: { ...document.text, subject: lost },
    });
    for (const path of [storyOf(2), '/api/stories/', '/api/stories/?sort=title'])
      expect((await house.get(path, token).expect(500)).text).not.toContain('lamp');
    await house.get(storyOf(1), token).expect(200);
    expect(house.reported).toHaveLength(3);
  });
});

describe('the list of stories, as it is asked for', () => {
  it.each([
    'limit=0',
    'limit=101',
    'skip=-1',
    'sort=random',
    'state=lost',
    'language=latin',
    'type=horror',
    'character=me',
    `search=${'x'.repeat(101)}`,
    'search=a&search=b',
    'sort[]=newest&sort=title&sort=oldest',
  ])('refuses %s', async (query) => {
    const { get, parent } = await openTestQueryApi();
    await get(`/api/stories/?${query}`, await parent('a')).expect(422);
  });

  it('holds no text, and is one account’s alone whatever is searched', async () => {
    const house = await openTestQueryApi();
    const token = await house.parent('a');
    await made(house);
    await house.story('b', id(2), { text: { title: 'The lamp of another', paragraphs: ['Once.'] } });
    for (const query of ['', '?search=lamp', '?sort=lastHeard', `?character=${id(0)}`]) {
      const { body } = await house.get(`/api/stories/${query}`, token).expect(200);
      expect(JSON.stringify(body)).not.toMatch(/another|Once\./);
    }
  });

  it('has one cover to each story, though pictures came in another order', async () => {
    const house = await openTestQueryApi();
    const token = await house.parent('a');
    const { drawn } = await made(house);
    const named = drawn.map((one) => ({ ...one, beat: 'home' }));
    await made(house, { drawn: [named[1], named[0]] });
    expect((await house.get('/api/stories/', token)).body.items[0].cover.alt).toBe('At home.');
  });
});

describe('a shared story', () => {
  const link = (n: number) => `/api/shared/stories/${id(n)}`;
  const page = (n: number) => `/shared/stories/${id(n)}`;
  async function shared(terms = {}) {
    const house = await openTestQueryApi();
    await house.parent('a');
    await made(house);
    const share = { shareId: id(9), endsAt: null, indexable: false, ...terms };
    await house.put('shares', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), ...share });
    for (const file of ['l0.webp', 's0.webp', 'l1.webp', 's1.webp'])
      await house.putBlob(key(1, file), 'picture');
    return house;
  }

  it('is told to whoever has its link, without login, and nothing of its parent', async () => {
    const { get } = await shared();
    const { body, headers } = await get(link(9)).expect(200);
    expect(Object.keys(body).sort()).toEqual([
      'aiGenerated',
      'audioUrl',
      'downloadUrl',
      'durationSeconds',
      'illustrations',
      'indexable',
      'language',
      'madeBy',
      'paragraphs',
      'sentences',
      'text',
      'title',
    ]);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(JSON.stringify(body)).not.toMatch(/Mia|Ada|"a\//);
  });

  it('is found by search engines only where that was wished', async () => {
    const { get } = await shared({ indexable: true });
    expect((await get(link(9))).headers['x-robots-tag']).toBeUndefined();
    expect((await get(page(9))).headers['x-robots-tag']).toBeUndefined();
  });

  const sound = `/media/shared/${id(9)}/audio.mp3`;
  const picture = `/media/shared/${id(9)}/small-1.webp`;

  it('ends at its end, with its sound and pictures', async () => {
    const { get, now } = await shared({ endsAt: '2026-11-01T08:00:01.000Z' });
    for (const address of [link(9), page(9), sound, picture]) await get(address).expect(200);
    now.advance(1_000);
    for (const address of [link(9), page(9), sound, picture]) await get(address).expect(404);
  });

  it('has no address but its share’s own: not its story’s id, whatever an old event may say', async () => {
    const { get, put } = await shared();
    expect((await get(link(1)).expect(404)).body.code).toBe('storyNotFound');
    await get(page(1)).expect(404);
    await get(`/media/shared/${id(1)}/audio.mp3`).expect(404);
    await put('shares', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), shareId: id(1), endsAt: null, indexable: false }); // prettier-ignore
    await get(link(1)).expect(404);
  });

  it('shows sound and pictures under its share, and asks about them each time', async () => {
    const { get } = await shared();
    const { body } = await get(link(9));
    expect([body.audioUrl, body.downloadUrl, body.illustrations[1].smallUrl]).toEqual([
      sound,
      `${sound}?download=1`,
      picture,
    ]);
    const { headers, body: bytes } = await get(sound).expect(200);
    expect(bytes.toString()).toBe('sound');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    await get(sound, undefined, { 'if-none-match': headers['etag'] ?? '' }).expect(304);
    expect((await get(body.downloadUrl)).headers['content-disposition']).toContain('The lamp.mp3');
    await get(`/media/shared/${id(9)}/audio.webp`).expect(404);
    await get(`/media/shared/${id(9)}/constructor`).expect(404);
  });

  it.each<[string, (house: House) => Promise<unknown>]>([
    ['withdrawn', ({ put }) => put('shares', { _id: `a/${id(1)}`, position: 7, deleted: true })],
    ['deleted', ({ put }) => put('stories', { _id: `a/${id(1)}`, position: 7, deleted: true })],
    ['left with its account', ({ parent }) => parent('a', { sessions: { number: 1, kept: null, ended: [], gone: true } })], // prettier-ignore
    ['erased', ({ vault }) => vault.destroy(`a/story/${id(1)}`)],
  ])('is silent and dark at once when it was %s, also for who has it already', async (_how, end) => {
    const house = await shared();
    const { etag } = (await house.get(sound)).headers as { etag: string };
    await end(house);
    for (const address of [link(9), page(9), sound, picture]) await house.get(address).expect(404);
    await house.get(sound, undefined, { 'if-none-match': etag }).expect(404);
    await house.get(sound, undefined, { range: 'bytes=1-2' }).expect(404);
  });

  it('is not shown on the word of a read model that stands still', async () => {
    const { get, grow } = await shared();
    await grow(7, []);
    for (const address of [link(9), sound]) {
      const { status, headers } = await get(address);
      expect([status, headers['retry-after']]).toEqual([503, '1']);
    }
  });

  it('is not there once it was withdrawn, deleted, or its key destroyed, and is not counted as opened', async () => {
    const { get, put, vault, readStore } = await shared();
    await vault.destroy(`a/story/${id(1)}`);
    await get(link(9)).expect(404);
    await get(page(9)).expect(404);
    await put('shares', { _id: `a/${id(1)}`, position: 7, deleted: true });
    await get(link(9)).expect(404);
    expect(await readStore.collection({ name: 'shareOpenings', indexes: [] }).count()).toBe(0);
  });

  it('has a page in the language of its reader, that no cache keeps', async () => {
    const { get } = await shared();
    const { text, headers } = await get(page(9), undefined, { 'accept-language': 'de-AT' }).expect(200);
    expect(text).toMatch(/^de <title>The lamp/);
    expect(headers).toMatchObject({ 'content-language': 'de', 'cache-control': 'no-store', vary: expect.stringContaining('Accept-Language') }); // prettier-ignore
    expect((await get(`${page(9)}?lang=fr`)).text).toMatch(/^fr /);
  });

  it.each(['x', '%00', '..%2f..', `${id(9)}%20`, 'constructor'])(
    'that is asked for as %s is told to be gone, in words',
    async (cut) => {
      // prettier-ignore
      const { get } = await shared();
      const { status, text } = await get(`/shared/stories/${cut}`);
      expect([404, 422]).toContain(status);
      expect(text).not.toContain('The lamp');
    },
  );
});

describe('the narrators', () => {
  it('have a sample once it was spoken, in the language asked for or the account’s own', async () => {
    const { get, parent, stored } = await openTestQueryApi();
    const token = await parent('a', { language: 'fr' });
    const first = (await get('/api/voices', token).expect(200)).body as { sampleUrl: string | null }[];
    expect(first).toEqual([
      { id: 'f1', gender: 'female', sampleUrl: null, inPlan: true },
      { id: 'f2', gender: 'female', sampleUrl: null, inPlan: false },
      { id: 'f3', gender: 'female', sampleUrl: null, inPlan: false },
      { id: 'm1', gender: 'male', sampleUrl: null, inPlan: true },
      { id: 'm2', gender: 'male', sampleUrl: null, inPlan: false },
      { id: 'm3', gender: 'male', sampleUrl: null, inPlan: false },
    ]);
    for (const language of storyLanguages) stored.set(voiceSampleKey(language, 'f1'), Buffer.from(language));
    const spoken = async (query: string) => {
      const { body } = await get(`/api/voices${query}`, token);
      return (await get(body[0].sampleUrl).expect(200)).body.toString() as string;
    };
    expect([await spoken(''), await spoken('?language=german')]).toEqual(['french', 'german']);
    await get('/api/voices?language=de', token).expect(422);
  });
});
