import { MANIFEST } from '@storylark/contracts/blobs';
import type { UnnamedStepDocument } from '@storylark/contracts/documents';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryJobStore } from '@storylark/platform/testing/memoryJobStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { removeUnnamedBlobs } from './removeUnnamedBlobs.ts';
import { DAY } from './sweep.ts';

const { signal } = new AbortController();

/** What an account of two subjects has lying about, by key: made when, ms. */
function opened() {
  const now = fakeClock();
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const jobStore = createMemoryJobStore(now);
  const rows = readStore.collection<UnnamedStepDocument & { _id: string }>({
    name: 'unnamedSteps/v2',
    indexes: [],
  });
  const files = new Map<string, number>();
  const errors: unknown[] = [];
  const fall = { beforeDeletions: Number.POSITIVE_INFINITY };
  const blobs: Pick<BlobStore, 'list' | 'deleteByPrefix'> = {
    async *list(prefix) {
      for (const [key, modifiedAt] of files) if (key.startsWith(prefix)) yield { key, modifiedAt, size: 1 };
    },
    async deleteByPrefix(prefix) {
      if (fall.beforeDeletions-- <= 0) throw new Error('fallen over');
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
  };
  const sweep = removeUnnamedBlobs({
    eventStore,
    caughtUp: async () => rows as never,
    jobStore,
    blobs,
    now,
    onError: (error) => errors.push(error),
  });
  let ids = 0;
  return {
    now,
    eventStore,
    jobStore,
    rows,
    files,
    errors,
    fall,
    run: sweep.run,
    left: () => [...files.keys()].sort(),
    lay: (age: number, ...keys: string[]) => keys.forEach((key) => files.set(key, now() - age)),
    due: (subject: string, accountId = 'a') =>
      rows.put({
        _id: `${accountId}/${subject}`,
        accountId,
        subject,
        dueAt: new Date(now() - 1_000).toISOString(),
      }),
    happens: (stream: string, type: string, data: object = {}) =>
      eventStore.append(
        stream,
        [
          {
            id: `event-${ids++}`,
            type,
            data: { accountId: 'a', at: '2026-11-01', ...data },
            metadata: { at: '2026-11-01' },
          },
        ],
        'any',
      ),
  };
}
type House = ReturnType<typeof opened>;

const narration = (attempt: number) => `a/story/s/narration/${attempt}/`;
const named = [`a/story/s/text/1/${MANIFEST}`, 'a/story/s/text/1/written.json', `${narration(2)}audio.mp3`];
const overtaken = [`${narration(1)}audio.mp3`, `${narration(1)}part-0`, `${narration(20)}audio.mp3`];

async function storyFinished({ happens }: House) {
  await happens('story-s', 'StoryRequested');
  await happens('story-s', 'TextWritten', { manifest: named[0] });
  await happens('story-s', 'NarrationRecorded', { audio: named[2], times: `${narration(2)}times.json` });
  await happens('story-s', 'StoryFinished');
}
/** A finished story with an attempt that was overtaken, two days ago. */
async function finished() {
  const house = opened();
  await storyFinished(house);
  house.lay(2 * DAY, ...named, ...overtaken);
  await house.due('story/s');
  return house;
}

describe('what attempts left behind', () => {
  it('goes a day after it was written, and what the log names stays', async () => {
    const { run, left, rows, errors } = await finished();
    await run(signal);
    expect(left()).toEqual([...named].sort());
    expect(await rows.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('stays while it is younger than a day, as a whole attempt, and is come back for', async () => {
    const { run, left, lay, now, rows } = await finished();
    lay(DAY - 1, `${narration(1)}audio.mp3`); // listed before what is older
    await run(signal);
    expect(left().filter((key) => key.startsWith(narration(1)))).toHaveLength(2);
    expect(left().some((key) => key.startsWith(narration(20)))).toBe(false);
    expect(await rows.count()).toBe(1);
    now.advance(1_000);
    await run(signal);
    expect(left()).toEqual([...named].sort());
    expect(await rows.count()).toBe(0);
  });

  it('is not looked at before its day', async () => {
    const { run, left, rows, now } = await finished();
    const before = left();
    const dueAt = new Date(now() + 1).toISOString();
    await rows.put({ _id: 'a/story/s', accountId: 'a', subject: 'story/s', dueAt });
    await run(signal);
    expect(left()).toEqual(before);
  });

  const workOn = async ({ jobStore }: House, subject: string) => {
    const id = `a/${subject}/picture-1`;
    const job = { id, accountId: 'a', subject, step: 'picture-1', kind: 'drawPicture', input: {} };
    await jobStore.insertIfAbsent(job);
    await jobStore.claim(id, 5_000);
  };

  it('goes while somebody is at work on another subject of the account', async () => {
    const house = await finished();
    await workOn(house, 'story/another');
    await house.run(signal);
    expect(house.left()).toEqual([...named].sort());
  });

  it('stays while somebody is at work on its subject, and is come back for', async () => {
    const house = await finished();
    const { run, left, rows, now } = house;
    const before = left();
    await workOn(house, 'story/s');
    await run(signal);
    expect(left()).toEqual(before);
    expect(await rows.count()).toBe(1);
    now.advance(5_001);
    await run(signal);
    expect(left()).toEqual([...named].sort());
  });

  it.each([
    [
      'is still being made',
      (house: House) => house.happens('story-s', 'TextWritten', { manifest: named[0] }),
    ],
    ['is not in the log, as after an older one was restored', async () => {}],
    [
      'belongs to another account in the log',
      (house: House) => house.happens('story-s', 'StoryDeleted', { accountId: 'b' }),
    ],
    [
      'met something that only a newer program understands',
      async (house: House) => {
        await storyFinished(house);
        await house.happens('story-s', 'StorySung');
      },
    ],
    [
      'has a picture that may be tried again',
      async (house: House) => {
        await house.happens('story-s', 'IllustrationFailed', { index: 1 });
        await storyFinished(house);
      },
    ],
  ])('of a story that %s stays as it is', async (_what, given) => {
    const house = opened();
    await given(house);
    house.lay(2 * DAY, ...named, ...overtaken);
    const before = house.left();
    await house.due('story/s');
    await house.run(signal);
    expect(house.left()).toEqual(before);
    expect(house.errors).toEqual([]);
  });

  it('goes as a whole when its story came to a bad end, and nothing of another story', async () => {
    const house = await finished();
    house.lay(2 * DAY, 'a/story/s2/text/1/x', 'b/story/s/text/1/x', 'a/character/c/portrait-1/1/x');
    await house.happens('story-s', 'StoryDeleted');
    await house.run(signal);
    expect(house.left()).toEqual([
      'a/character/c/portrait-1/1/x',
      'a/story/s2/text/1/x',
      'b/story/s/text/1/x',
    ]);
  });

  it('of a portrait goes when a newer one is there, which stays', async () => {
    const house = opened();
    const portrait = (version: number, attempt: number) =>
      `a/character/c/portrait-${version}/${attempt}/${MANIFEST}`;
    const drawn = (sheetVersion: number, manifest: string) =>
      house.happens('characters-a', 'PortraitDrawn', { characterId: 'c', sheetVersion, manifest });
    await house.happens('characters-a', 'CharacterCreated', { characterId: 'c', sheetVersion: 1 });
    await drawn(1, portrait(1, 2));
    house.lay(2 * DAY, portrait(1, 1), portrait(1, 2), portrait(2, 1), 'a/character/c2/portrait-1/1/x');
    const change = { characterId: 'c', sheetVersion: 2, looksChanged: true };
    await house.happens('characters-a', 'CharacterChanged', change);
    await house.due('character/c');
    await house.run(signal);
    expect(house.left()).toHaveLength(4);
    await drawn(2, portrait(2, 1));
    await house.due('character/c');
    await house.run(signal);
    expect(house.left()).toEqual(['a/character/c2/portrait-1/1/x', portrait(2, 1)].sort());
  });
});

describe('on a bad day', () => {
  it.each([0, 1])('a fall before deletion %i loses nothing: the next round ends it', async (deletions) => {
    const { run, left, rows, errors, fall } = await finished();
    fall.beforeDeletions = deletions;
    await run(signal);
    expect(errors).toHaveLength(1);
    expect(left()).toEqual(expect.arrayContaining(named));
    expect(await rows.count()).toBe(1);
    fall.beforeDeletions = Number.POSITIVE_INFINITY;
    await run(signal);
    expect(left()).toEqual([...named].sort());
    expect(await rows.count()).toBe(0);
  });

  it('the same round twice at once does no harm', async () => {
    const { run, left, rows, errors } = await finished();
    await Promise.all([run(signal), run(signal)]);
    expect(left()).toEqual([...named].sort());
    expect([await rows.count(), errors]).toEqual([0, []]);
  });

  it('a row that comes again for what has been seen to, or for nothing at all, goes', async () => {
    const { run, left, due, rows, errors } = await finished();
    await run(signal);
    await due('story/s');
    await due('story/never-was');
    await run(signal);
    expect(left()).toEqual([...named].sort());
    expect([await rows.count(), errors]).toEqual([0, []]);
  });

  it('a log that cannot be read keeps everything, and holds up nobody else', async () => {
    const house = await finished();
    const { readStream } = house.eventStore;
    house.eventStore.readStream = (id, from) => {
      if (id === 'story-away') throw new Error('away');
      return readStream(id, from);
    };
    house.lay(2 * DAY, 'a/story/away/text/1/x');
    const dueAt = new Date(0).toISOString(); // before all others
    await house.rows.put({ _id: 'a/story/away', accountId: 'a', subject: 'story/away', dueAt });
    await house.run(signal);
    expect(house.left()).toEqual([...named, 'a/story/away/text/1/x'].sort());
    expect(house.errors).toHaveLength(1);
    expect(await house.rows.count()).toBe(1);
  });
});
