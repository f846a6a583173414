import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { createFolderBlobStore } from '../blobs/createFolderBlobStore.ts';
import { createEmbeddedEventStore } from '../eventStore/createEmbeddedEventStore.ts';
import type { EventStore, NewEvent } from '../eventStore/eventStore.ts';
import type { JsonObject } from '../json.ts';
import { createEmbeddedReadStore } from '../readStore/createEmbeddedReadStore.ts';
import type { Document, ReadStore } from '../readStore/readStore.ts';
import { createMemoryEventStore } from '../testing/memoryEventStore.ts';
import { tempDir } from '../testing/tempDir.ts';
import { Unavailable } from '../unavailable.ts';
import { createEmbeddedKeyVault } from '../vault/createEmbeddedKeyVault.ts';
import { lineOf, openArchive } from './archive.ts';
import { exportInstallation } from './exportInstallation.ts';
import type { Installation, Movables } from './installation.ts';
import { importInstallation } from './importInstallation.ts';
import { moves, refuseHalfMoved } from './moves.ts';

const books = { name: 'books', indexes: [] };
const tasks = { name: 'tasks', indexes: [] };
const movables: Movables = {
  endedBy: (type, { subject }) => (type === 'Ended' ? (subject as string) : null),
  documents: [
    { collection: tasks, store: 'readStore', filter: { state: 'open' }, reset: { leaseUntil: 0 } },
    { collection: books, store: 'durableStore' },
  ],
  outlets: ['outlet/tasks'],
};
const now = () => Date.UTC(2026, 10, 21);

let folder: { path: string; remove: () => Promise<void> };
let opened: Installation[];
let count: number;
beforeEach(async () => {
  folder = await tempDir();
  opened = [];
  count = 0;
});
afterEach(async () => {
  for (const { eventStore, vault, readStore, durableStore } of opened)
    await Promise.all([eventStore.close(), vault.close(), readStore.close(), durableStore.close()]);
  await folder.remove();
});

const newFolder = () => join(folder.path, String((count += 1)));
async function newHouse(masterKey: Buffer, memory = false): Promise<Installation> {
  const folder = newFolder();
  await mkdir(folder);
  const house = {
    eventStore: memory
      ? createMemoryEventStore()
      : await createEmbeddedEventStore({ file: join(folder, 'events.db') }),
    vault: createEmbeddedKeyVault({ file: join(folder, 'vault.db'), masterKey }),
    blobs: await createFolderBlobStore({ folder: join(folder, 'blobs') }),
    readStore: createEmbeddedReadStore({ file: join(folder, 'readmodels.db') }),
    durableStore: createEmbeddedReadStore({ file: join(folder, 'durable.db') }),
  };
  opened.push(house);
  return house;
}

type Plan = {
  appends: readonly { stream: number; events: readonly { data: JsonObject; isEnd: boolean }[] }[];
  blobs: readonly Uint8Array[];
};
const plans: fc.Arbitrary<Plan> = fc.record({
  appends: fc.array(
    fc.record({
      stream: fc.nat(3),
      events: fc.array(
        fc.record({
          data: fc
            .dictionary(fc.string(), fc.jsonValue())
            .map((data) => JSON.parse(JSON.stringify(data)) as JsonObject),
          isEnd: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { maxLength: 20 },
  ),
  blobs: fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 }),
});

/** A house with accounts 0 to 3, each with a part and a stream, some of them ended. */
async function furnish(
  { eventStore, vault, blobs, readStore, durableStore }: Installation,
  { appends, blobs: contents }: Plan,
) {
  await vault.secret('mails');
  for (let n = 0; n < 4; n += 1) for (const subject of [`${n}`, `${n}/story/s`]) await vault.makeKey(subject);
  let id = 0;
  for (const { stream, events } of appends)
    await eventStore.append(
      `note-${stream}`,
      events.map(({ data, isEnd }): NewEvent => {
        id += 1;
        const subject = isEnd ? { subject: stream % 2 ? `${stream}` : `${stream}/story/s` } : {};
        return {
          id: `e${id}`,
          type: isEnd ? 'Ended' : 'Noted',
          data: { ...data, ...subject },
          metadata: { at: 'then', commandId: `c${id}` },
        };
      }),
      'any',
    );
  for (const [n, content] of contents.entries()) await blobs.put(`${n % 3}/story/s/${n}.bin`, content);
  await readStore.collection(tasks).put({ _id: 't1', state: 'open', leaseUntil: 77 });
  await readStore.collection(tasks).put({ _id: 't2', state: 'done', leaseUntil: 0 });
  await readStore.collection({ name: 'models', indexes: [] }).put({ _id: 'm' });
  await durableStore.collection(books).put({ _id: 'b1', entries: [{ amount: 499 }] });
}

/** All that has to be the same in both houses. */
async function belongings({ eventStore, vault, blobs, readStore, durableStore }: Installation) {
  const found = {
    events: [] as string[],
    keys: [] as unknown[],
    blobs: [] as string[],
    tasks: [] as Document[],
    books: await durableStore.collection(books).find({}),
  };
  for await (const event of eventStore.readAll()) found.events.push(lineOf(event));
  for await (const kept of vault.contents()) found.keys.push(kept);
  for await (const { key } of blobs.list(''))
    found.blobs.push(`${key} ${Buffer.from((await blobs.get(key)) ?? []).toString('hex')}`);
  found.tasks = (await readStore.collection(tasks).find({ filter: { state: 'open' } })).map((one) => ({
    ...one,
    leaseUntil: 0,
  }));
  return found;
}

const moveOut = async (source: Installation, masterKey: Buffer) => {
  const archive = newFolder();
  await exportInstallation({ source, folder: archive, masterKey, movables, now, say: () => {} });
  return archive;
};
const moveIn = async (archive: string, target: Installation, masterKey: Buffer) =>
  importInstallation({
    archive: await openArchive(archive, masterKey),
    target,
    movables,
    now,
    say: () => {},
  });

const small: Plan = {
  appends: [0, 0, 1, 0, 2].map((stream, n) => ({
    stream,
    events: [
      { data: { n }, isEnd: n === 2 },
      { data: { word: 'ünï' }, isEnd: false },
    ],
  })),
  blobs: [Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)],
};
const masterKey = randomBytes(32);

describe('a house that moves', () => {
  it('is the same afterwards, event by event, key by key, blob by blob, under a master key of its own, and back again', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const [source, other] = [await newHouse(masterKey), randomBytes(32)];
        await furnish(source, plan);
        const target = await newHouse(other);
        await moveIn(await moveOut(source, masterKey), target, masterKey);
        const moved = await belongings(target);
        expect(moved).toEqual(await belongings(source));
        expect(moved.tasks).toEqual([{ _id: 't1', state: 'open', leaseUntil: 0 }]);
        expect(await target.readStore.checkpoint('outlet/tasks')).toBe(await target.eventStore.head());
        expect((await target.readStore.collections()).sort()).toEqual([moves.name, tasks.name].sort());

        const home = await newHouse(masterKey);
        await moveIn(await moveOut(target, other), home, other);
        expect(await belongings(home)).toEqual(moved);
      }),
      { numRuns: 8 },
    );
  });

  it('keeps its deletions: of keys whose end the log tells none comes along', async () => {
    const source = await newHouse(masterKey);
    await furnish(source, small);
    const target = await newHouse(randomBytes(32));
    await moveIn(await moveOut(source, masterKey), target, masterKey);
    expect([await target.vault.key('1'), await target.vault.key('1/story/s')]).toEqual(['erased', 'erased']);
    expect(await target.vault.key('0/story/s')).toEqual(await source.vault.key('0/story/s'));
    expect(await target.vault.checkpoint()).toBe(await target.eventStore.head());
  });

  it('puts no key in the clear into the archive', async () => {
    const source = await newHouse(masterKey);
    await furnish(source, small);
    const archive = await moveOut(source, masterKey);
    const clear = [
      await source.vault.makeKey('0'),
      await source.vault.makeKey('0/story/s'),
      await source.vault.secret('mails'),
      masterKey,
    ];
    const files = (await readdir(archive)).filter((name) => /json/.test(name));
    expect(files).toEqual(expect.arrayContaining(['keys-000001.jsonl', 'manifest.json']));
    for (const name of files) {
      const text = await readFile(join(archive, name), 'latin1');
      for (const key of clear)
        for (const coding of ['latin1', 'hex', 'base64'] as const)
          expect(text).not.toContain(key.toString(coding));
    }
  });

  it('goes on where it was, after any write that was its last, done or not', async () => {
    const source = await newHouse(masterKey, true);
    await furnish(source, small);
    const [archive, other] = [await moveOut(source, masterKey), randomBytes(32)];
    const whole = await belongings(source);
    for (const when of ['before', 'after'] as const) {
      let outcome = 'killed';
      let writes = 0;
      while (outcome === 'killed') {
        const target = await newHouse(other, true);
        writes += 1;
        outcome = await moveIn(archive, dying(target, writes, when), masterKey).then(
          () => 'moved',
          (error: Error) => error.message,
        );
        const begun = await target.readStore.collection(moves).get('in');
        if (begun?.finishedAt === null)
          await expect(refuseHalfMoved(target.readStore)).rejects.toThrow(/run npm run import .* again/);
        if (begun?.finishedAt == null) await moveIn(archive, target, masterKey);
        expect(await belongings(target)).toEqual(whole);
        await expect(refuseHalfMoved(target.readStore)).resolves.toBeUndefined();
      }
      expect([outcome, writes]).toEqual(['moved', 16]);
    }
  });
});

describe('a move is refused', () => {
  let source: Installation;
  let archive: string;
  beforeEach(async () => {
    source = await newHouse(masterKey, true);
    await furnish(source, small);
    archive = await moveOut(source, masterKey);
  });
  async function isUntouched({ eventStore, vault, blobs, readStore }: Installation) {
    expect([await eventStore.head(), await readStore.collections()]).toEqual([-1, []]);
    for await (const found of vault.contents()) expect(found).toBeUndefined();
    for await (const found of blobs.list('')) expect(found).toBeUndefined();
  }

  it('with another master key, in words', async () => {
    await expect(openArchive(archive, randomBytes(32))).rejects.toThrow(
      /another master key: set SOURCE_MASTER_KEY/,
    );
  });

  it('from an archive in which a byte of any file was changed, or a file is missing, before anything is written', async () => {
    const names = (await readdir(archive, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(names).toHaveLength(8);
    const target = await newHouse(randomBytes(32), true);
    for (const name of names) {
      const content = await readFile(name);
      for (let at = 0; at < content.length; at += Math.ceil(content.length / 20)) {
        const changed = Buffer.from(content);
        changed[at] = changed[at]! ^ 1;
        await writeFile(name, changed);
        await expect(moveIn(archive, target, masterKey)).rejects.toThrow(
          /is not what was written|another master key|another version/,
        );
      }
      await rm(name);
      await expect(moveIn(archive, target, masterKey)).rejects.toThrow(
        /missing in the archive|did not come to its end|is not what was written/,
      );
      await writeFile(name, content);
    }
    await isUntouched(target);
    await moveIn(archive, target, masterKey);
  });

  it('from an archive that lost a whole chunk together with its entry', async () => {
    const file = join(archive, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { sections: { events: unknown[] } };
    manifest.sections.events = [];
    await writeFile(file, JSON.stringify(manifest));
    await expect(openArchive(archive, masterKey)).rejects.toThrow(/manifest.json is not what was written/);
  });

  it.each([
    [
      'events',
      ({ eventStore }: Installation) =>
        eventStore.append('s', [{ id: 'x', type: 'T', data: {}, metadata: { at: '' } }], 'none'),
    ],
    ['keys', ({ vault }: Installation) => vault.makeKey('a')],
    ['blobs', ({ blobs }: Installation) => blobs.put('a', Uint8Array.of(1))],
    [
      'read models',
      ({ readStore }: Installation) => readStore.collection({ name: 'm', indexes: [] }).put({ _id: 'm' }),
    ],
    ['documents', ({ durableStore }: Installation) => durableStore.collection(books).put({ _id: 'b' })],
  ])('into a house that has %s', async (what, put) => {
    const target = await newHouse(masterKey, true);
    await put(target);
    await expect(moveIn(archive, target, masterKey)).rejects.toThrow(
      `this house is not empty, it has ${what}:`,
    );
  });

  it('into a house that it has moved into, and into one that another archive is on its way to', async () => {
    const target = await newHouse(masterKey, true);
    await expect(moveIn(archive, dying(target, 3, 'after'), masterKey)).rejects.toThrow('killed');
    await expect(moveIn(await moveOut(source, masterKey), target, masterKey)).rejects.toThrow('not empty');
    await moveIn(archive, target, masterKey);
    await expect(moveIn(archive, target, masterKey)).rejects.toThrow(
      /moved in at 2026-11-21.*nothing left to do/,
    );
  });

  it('where somebody else writes meanwhile', async () => {
    const target = await newHouse(masterKey, true);
    await expect(moveIn(archive, dying(target, 3, 'after'), masterKey)).rejects.toThrow('killed');
    await target.eventStore.append(
      'note-9',
      [{ id: 'x', type: 'T', data: {}, metadata: { at: '' } }],
      'none',
    );
    await expect(moveIn(archive, target, masterKey)).rejects.toThrow(/holds other events than the archive/);
  });

  it('where a process makes read models meanwhile', async () => {
    const target = await newHouse(masterKey, true);
    const { append } = target.eventStore;
    const models = target.readStore.collection({ name: 'models', indexes: [] });
    const watched = {
      ...target,
      eventStore: {
        ...target.eventStore,
        append: async (...args: Parameters<EventStore['append']>) => (
          await models.put({ _id: 'm' }),
          append(...args)
        ),
      },
    };
    await expect(moveIn(archive, watched, masterKey)).rejects.toThrow(
      /processes worked on this house meanwhile/,
    );
    await expect(refuseHalfMoved(target.readStore)).rejects.toThrow('not finished');
  });

  it('while an engine is away, saying how to go on', async () => {
    const target = await newHouse(masterKey, true);
    const append = () => Promise.reject(new Unavailable('the event store is away'));
    const away = { ...target, eventStore: { ...target.eventStore, append } };
    await expect(moveIn(archive, away, masterKey)).rejects.toThrow(
      /^the event store is away. Run the same command again/,
    );
    await moveIn(archive, target, masterKey);
  });

  it.each(['event', 'key', 'blob', 'document'] as const)(
    'to be called done while any %s differs',
    async (what) => {
      const target = await newHouse(masterKey, true);
      await expect(moveIn(archive, forging(target, what), masterKey)).rejects.toThrow(
        new RegExp(`${what} .* is not that of the archive`),
      );
      await expect(refuseHalfMoved(target.readStore)).rejects.toThrow('not finished');
    },
  );

  it('out into a folder that is not empty, out of a house that is half moved into, and out of one that is written to meanwhile', async () => {
    await expect(
      exportInstallation({ source, folder: archive, masterKey, movables, now, say: () => {} }),
    ).rejects.toThrow(/is not empty/);
    const half = await newHouse(masterKey, true);
    await expect(moveIn(archive, dying(half, 3, 'after'), masterKey)).rejects.toThrow('killed');
    await expect(moveOut(half, masterKey)).rejects.toThrow('not finished');

    const folder = newFolder();
    const busy: Installation = {
      ...source,
      vault: {
        ...source.vault,
        async *contents() {
          await source.eventStore.append(
            'note-0',
            [{ id: 'late', type: 'T', data: {}, metadata: { at: '' } }],
            'any',
          );
          yield* source.vault.contents();
        },
      },
    };
    await expect(
      exportInstallation({ source: busy, folder, masterKey, movables, now, say: () => {} }),
    ).rejects.toThrow(/stop all its processes/);
    await expect(openArchive(folder, masterKey)).rejects.toThrow(/did not come to its end/);
  });
});

/** A house whose process dies at its n-th write. */
function dying(
  { eventStore, vault, blobs, readStore, durableStore }: Installation,
  writes: number,
  when: 'before' | 'after',
): Installation {
  let left = writes;
  async function write<T>(work: () => Promise<T>): Promise<T> {
    left -= 1;
    if (left < 0 || (left === 0 && when === 'before')) throw new Error('killed');
    const done = await work();
    if (left === 0) throw new Error('killed');
    return done;
  }
  const dyingStore = (store: ReadStore): ReadStore => ({
    ...store,
    saveBatch: (batch) => write(() => store.saveBatch(batch)),
    collection: ((spec) => {
      const collection = store.collection(spec);
      return {
        ...collection,
        put: (document) => write(() => collection.put(document)),
        insertIfAbsent: (document) => write(() => collection.insertIfAbsent(document)),
      };
    }) as ReadStore['collection'],
  });
  return {
    eventStore: { ...eventStore, append: (...args) => write(() => eventStore.append(...args)) },
    vault: {
      ...vault,
      restore: (kept) => write(() => vault.restore(kept)),
      destroy: (subject) => write(() => vault.destroy(subject)),
      moveCheckpoint: (position) => write(() => vault.moveCheckpoint(position)),
    },
    blobs: { ...blobs, put: (key, content) => write(() => blobs.put(key, content)) },
    readStore: dyingStore(readStore),
    durableStore: dyingStore(durableStore),
  };
}

/** A house whose stores take something else than what they are given. */
function forging(house: Installation, what: 'event' | 'key' | 'blob' | 'document'): Installation {
  const { eventStore, vault, blobs, readStore } = house;
  const append: EventStore['append'] = (stream, events, expected) =>
    eventStore.append(
      stream,
      events.map((event) => ({ ...event, metadata: { ...event.metadata, at: 'now' } })),
      expected,
    );
  const restore: Installation['vault']['restore'] = (kept) =>
    vault.restore(kept.map((one) => ({ ...one, bytes: one.bytes && randomBytes(32) }) as typeof one));
  const collection = ((spec) => {
    const stored = readStore.collection(spec);
    return {
      ...stored,
      insertIfAbsent: (document) =>
        stored.insertIfAbsent({ ...document, ...(spec.name === tasks.name && { more: 1 }) }),
    };
  }) as ReadStore['collection'];
  if (what === 'event') return { ...house, eventStore: { ...eventStore, append } };
  if (what === 'key') return { ...house, vault: { ...vault, restore } };
  if (what === 'blob')
    return { ...house, blobs: { ...blobs, put: (key) => blobs.put(key, Uint8Array.of(9)) } };
  return { ...house, readStore: { ...readStore, collection } };
}
