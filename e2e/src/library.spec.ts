import { createHash, randomUUID } from 'node:crypto';
import { path, paths } from '@storylark/contracts/paths';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { ShareView, StoryItem, StoryView } from '@storylark/contracts/stories/views';
import { unzipSync } from 'fflate';
import {
  call,
  eventually,
  finishedStory,
  mia,
  newCharacter,
  newParent,
  orderStory,
  storyOf,
  type Parent,
} from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';
import { readPositions } from './house/readPositions.ts';

describe('a finished story', () => {
  let house: OpenHouse;
  let parent: Parent;
  let hero: string;
  let story: StoryView;
  beforeAll(async () => {
    house = await openHouse({ STUDIO_PROCESSES: '2' });
    parent = await newParent(house.address, { firstName: 'Ottilie', lastName: 'Secretname' });
    await command('plan', [parent.email, 'basic'], house.dataDir);
    hero = (await newCharacter(house.address, parent, { name: 'Zoë' })).uuid;
    const { body } = await orderStory(house.address, parent, hero, {
      language: 'french',
      storyType: 'everyday-life',
    });
    story = await finishedStory(house.address, parent, body.uuid);
  });
  afterAll(() => house.close());

  const bytes = async (target: string, init: RequestInit = {}) => {
    const answer = await fetch(house.address + target, init);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const get = <T>(target: string, headers?: Record<string, string>) =>
    call<T>(house.address, 'GET', target, { token: parent.token, ...(headers && { headers }) });

  it('is told in full', () => {
    expect(story).toMatchObject({
      state: 'finished',
      storyType: 'everyday-life',
      heroName: 'Zoë',
      aiGenerated: true,
      language: 'french',
    });
    expect(story.text).toBe(story.paragraphs.join('\n\n'));
    expect(story.progress.narrationDone).toBe(story.progress.narrationTotal);
    expect(story.progress.picturesDone).toBe(story.progress.picturesTotal);
    expect(story.illustrations.length).toBeGreaterThanOrEqual(3);
    for (const { paragraph, from, to, words } of story.sentences) {
      expect(to).toBeGreaterThan(from);
      const text = story.paragraphs[paragraph] ?? '';
      for (const [, , start, end] of words) expect(text.slice(start, end)).toMatch(/\S/);
    }
    expect(story.sentences.at(-1)?.to).toBeLessThanOrEqual(story.durationSeconds ?? 0);
  });

  it('is heard in parts, once, and under its own name', async () => {
    const whole = await bytes(story.audioUrl ?? '');
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'audio/mpeg',
      'bytes',
    ]);
    const size = whole.body.length;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=500-', 500, size - 1],
      ['bytes=-100', size - 100, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ] as const) {
      const part = await bytes(story.audioUrl ?? '', { headers: { range } });
      expect([range, part.status, part.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${from}-${to}/${size}`,
      ]);
      expect(part.body.equals(whole.body.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await bytes(story.audioUrl ?? '', { headers: { range: `bytes=${size}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const etag = whole.headers.get('etag') ?? '';
    const known = await bytes(story.audioUrl ?? '', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const stale = await bytes(story.audioUrl ?? '', {
      headers: { range: 'bytes=0-9', 'if-range': '"another"' },
    });
    expect([stale.status, stale.body.length]).toEqual([200, size]);
    const head = await bytes(story.audioUrl ?? '', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([
      200,
      String(size),
      0,
    ]);
    const saved = await bytes(story.downloadUrl ?? '');
    const disposition = saved.headers.get('content-disposition') ?? '';
    const name =
      /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? /filename="([^"]+)"/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(name)).toMatch(/\.mp3$/);
    expect(decodeURIComponent(name)).toContain((story.title ?? '').split(' ')[0]);
    expect(disposition.startsWith('attachment')).toBe(true);
  });

  it('opens by its own link only', async () => {
    const link = new URL(house.address + (story.audioUrl ?? ''));
    const refused = async (change: (url: URL) => void) => {
      const url = new URL(link);
      change(url);
      const { status, body } = await call<{ code: string }>(url.origin, 'GET', url.pathname + url.search);
      return [status, body.code];
    };
    const picture = new URL(house.address + (story.illustrations[0]?.url ?? '')).pathname;
    expect(await refused((url) => url.searchParams.delete('sig'))).toEqual([403, 'linkExpired']);
    expect(
      await refused((url) => url.searchParams.set('exp', String(Number(url.searchParams.get('exp')) + 1))),
    ).toEqual([403, 'linkExpired']);
    expect(await refused((url) => url.searchParams.set('exp', '1'))).toEqual([403, 'linkExpired']);
    expect(await refused((url) => (url.pathname = picture))).toEqual([403, 'linkExpired']);
    expect(await refused((url) => url.searchParams.set('download', 'x.mp3'))).toEqual([403, 'linkExpired']);
  });

  it('is shared by a link that says nothing of the parent, counts openings, and dies with its withdrawal', async () => {
    const { token } = parent;
    const share = async (body: object) =>
      (
        await call<ShareView>(house.address, 'POST', path(paths.storyShare, { uuid: story.uuid }), {
          token,
          body,
        })
      ).body;
    const isRead = (state: boolean) =>
      eventually(
        'the share is in the read models',
        async () => ((await storyOf(house.address, parent, story.uuid)).share !== null) === state,
      );
    const opened = (shareId: string) =>
      call<Record<string, unknown>>(house.address, 'GET', path(paths.sharedStory, { shareId }));
    expect((await opened(story.uuid)).status).toBe(404);
    const first = await share({});
    await isRead(true);
    const { status, headers, body: shared } = await opened(first.shareId);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(shared).toMatchObject({ title: story.title, text: story.text });
    expect(JSON.stringify(shared)).not.toMatch(
      new RegExp(`Secretname|Ottilie|${parent.email}|${hero}|${story.uuid}|characterUuid|heard`),
    );
    await opened(first.shareId);
    expect((await opened(story.uuid)).status).toBe(404);
    const { audioUrl } = shared as { audioUrl: string };
    expect((await bytes(audioUrl)).body.equals((await bytes(story.audioUrl ?? '')).body)).toBe(true);
    const page = await call<string>(
      house.address,
      'GET',
      path(paths.sharedStoryPage, { shareId: first.shareId }),
    );
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain('og:image');
    expect(page.body).toContain('noindex');
    expect((await share({ indexable: true })).openings).toBe(1);
    await eventually(
      'it may be indexed',
      async () => (await opened(first.shareId)).headers.get('x-robots-tag') === null,
    );
    expect((await storyOf(house.address, parent, story.uuid)).share).toMatchObject({
      shareId: first.shareId,
      indexable: true,
    });
    await call(house.address, 'DELETE', path(paths.storyShare, { uuid: story.uuid }), { token });
    expect((await bytes(audioUrl)).status).toBe(404); // at once, before anybody has read that it is so
    await isRead(false);
    expect([(await opened(first.shareId)).status, (await opened(story.uuid)).status]).toEqual([404, 404]);
    expect((await share({})).shareId).not.toBe(first.shareId);
    const takeOver = await orderStory(house.address, parent, hero, { uuid: first.shareId });
    expect([takeOver.status, (takeOver.body as unknown as { code: string }).code]).toEqual([
      409,
      'idAlreadyUsed',
    ]);
    const { shareId } = await share({ endsAt: new Date(Date.now() + 1_500).toISOString() });
    await eventually('it is open for a while', async () => (await opened(shareId)).status === 200);
    await eventually('it ends by itself', async () => (await opened(shareId)).status === 404);
  });

  it('is counted on the start page, with where one stopped', async () => {
    const { token } = parent;
    const heard = await call(house.address, 'POST', path(paths.storyListened, { uuid: story.uuid }), {
      token,
      body: { positionSeconds: 42, finished: false },
    });
    const position = heard.headers.get('x-position') ?? '';
    const { body, headers } = await get<DashboardView>(paths.dashboard, { 'x-min-position': position });
    expect(headers.get('x-stale')).toBeNull();
    expect(body).toMatchObject({
      firstName: 'Ottilie', totalStories: 1, totalCharacters: 1, storiesUsed: 1, storyLimit: 10, charactersUsed: 1, characterLimit: 2, quotaUsedPercent: 10,
      favouriteSetting: 'candlelightLibrary', favouriteLesson: 'patience', audioHours: Math.round((story.durationSeconds ?? 0) / 360) / 10, givenBack: [],
      lastListened: { storyUuid: story.uuid, title: story.title },
      continueReading: { storyUuid: story.uuid, title: story.title, positionSeconds: 42, durationSeconds: story.durationSeconds },
    }); // prettier-ignore
    const ended = await call(house.address, 'POST', path(paths.storyListened, { uuid: story.uuid }), {
      token,
      body: { positionSeconds: 60, finished: true },
    });
    const { body: later } = await get<DashboardView>(paths.dashboard, {
      'x-min-position': ended.headers.get('x-position') ?? '',
    });
    expect(later).toMatchObject({ continueReading: null, lastListened: { storyUuid: story.uuid } });
  });

  it('waits for what was seen last, 2 s at most, and says when it is behind', async () => {
    const { headers } = await call(house.address, 'PUT', path(paths.character, { uuid: hero }), {
      token: parent.token,
      body: { ...mia, name: 'Zoé' },
    });
    const seen = headers.get('x-position') ?? '';
    const fresh = await get<{ name: string }>(path(paths.character, { uuid: hero }), {
      'x-min-position': seen,
    });
    expect([fresh.body.name, fresh.headers.get('x-stale')]).toEqual(['Zoé', null]);
    const positions = await readPositions(house.dataDir);
    const another = positions.issue(randomUUID(), 99_999_999);
    const foreign = await get(paths.characters, { 'x-min-position': another });
    expect([foreign.status, foreign.headers.get('x-stale')]).toEqual([200, null]);
    const begun = performance.now();
    const far = positions.issue(parent.accountId, 99_999_999);
    const beyond = await get(paths.characters, { 'x-min-position': `${seen},${far}` });
    expect(beyond.status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it('is given back whole in the export', async () => {
    const answer = await bytes(paths.exportMe, { headers: { authorization: `Bearer ${parent.token}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(answer.body));
    const json = <T>(name: string) => JSON.parse(new TextDecoder().decode(files[name])) as T;
    expect(json('account.json')).toMatchObject({
      firstName: 'Ottilie',
      lastName: 'Secretname',
      email: parent.email,
    });
    expect(json<{ name: string }[]>('characters.json').map(({ name }) => name)).toEqual(['Zoé']);
    const inStory = Object.keys(files).find((name) => name.startsWith('stories/')) ?? '';
    const folder = inStory.slice(0, inStory.lastIndexOf('/') + 1);
    expect(folder).toMatch(/^stories\/001 \S/);
    expect(json<StoryView>(`${folder}story.json`)).toMatchObject({
      title: story.title,
      paragraphs: story.paragraphs,
    });
    const audio = Object.keys(files).find((name) => name.startsWith(folder) && name.endsWith('.mp3')) ?? '';
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash(files[audio] ?? new Uint8Array())).toBe(hash((await bytes(story.audioUrl ?? '')).body));
    expect(
      Object.keys(files).filter((name) => name.startsWith(folder) && name.endsWith('.webp')),
    ).toHaveLength(story.illustrations.length);
    expect(files['characters/01 Zoé.png']?.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    expect(new TextDecoder().decode(files['account.json'])).not.toMatch(/argon2|passwordHash/);
  });

  it('is found by its words, and gives the next one its expected time', async () => {
    const word = story.paragraphs[0]?.split(/\s+/).find((one) => /^\p{L}{6,}$/u.test(one)) ?? 'zoe';
    const { body } = await get<{ items: StoryItem[]; total: number }>(
      `${paths.stories}?search=${encodeURIComponent(word)}`,
    );
    expect(body).toMatchObject({ total: 1, items: [{ uuid: story.uuid }] });
    const view = await storyOf(house.address, parent, story.uuid);
    expect(view.expectedSeconds).toEqual({
      text: expect.any(Number),
      narration: expect.any(Number),
      mixing: expect.any(Number),
      pictures: expect.any(Number),
    });
    expect(view.expectedSeconds?.narration).toBeGreaterThan(0);
    expect(view.expectedSeconds?.mixing).toBeGreaterThan(0);
    expect(view.expectedSeconds?.mixing).toBeLessThan(view.expectedSeconds?.narration ?? 0);
  });
});
