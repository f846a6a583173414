import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DamagedDatabase, openDatabase } from '../sqlite/openDatabase.ts';
import { Unavailable } from '../unavailable.ts';
import { createEmbeddedEventStore } from './createEmbeddedEventStore.ts';
import { keepsTheEventStoreContract } from './eventStore.contract.ts';
import type { EventStore, NewEvent, RecordedEvent } from './eventStore.ts';
import { openEmbeddedEventStoreReader } from './openEmbeddedEventStoreReader.ts';
import { verifyLog } from './verifyLog.ts';

keepsTheEventStoreContract('the embedded event store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'events-'));
  const file = join(folder, 'events.db');
  let store = await createEmbeddedEventStore({ file });
  return {
    store,
    async reopen() {
      await store.close();
      return (store = await createEmbeddedEventStore({ file }));
    },
    async cleanUp() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

let folder: string;
let file: string;
const stores: EventStore[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'events-'));
  file = join(folder, 'events.db');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await rm(folder, { recursive: true });
});

async function opened(at = file): Promise<EventStore> {
  const store = await createEmbeddedEventStore({ file: at });
  stores.push(store);
  return store;
}
const note = (text: string): NewEvent => ({
  id: randomUUID(),
  type: 'NoteTaken',
  data: { text },
  metadata: { at: '2026-11-21T10:00:00.000Z' },
});
async function listed(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const list: RecordedEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}
/** A closed log of 300 events of which each names its own number. */
async function writtenLog(): Promise<void> {
  const store = await createEmbeddedEventStore({ file });
  await Promise.all(
    Array.from({ length: 300 }, (_, n) => store.append(`note-${n % 7}`, [note(`marker${n}!`)], 'any')),
  );
  await store.close();
}
async function flipByteAt(offset: number, bits = 0x04): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, offset);
  byte[0]! ^= bits;
  await handle.write(byte, 0, 1, offset);
  await handle.close();
}

describe('a new log', () => {
  it('is empty and has a name of its own', async () => {
    const [one, other] = [await opened(), await opened(join(folder, 'other.db'))];
    expect(await one.head()).toBe(-1);
    expect(await listed(one.readAll())).toEqual([]);
    expect(one.storeId).not.toBe(other.storeId);
    expect(one.storeId).not.toContain('.');
  });

  it('refuses a file of a format it does not know', async () => {
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.exec('PRAGMA user_version = 7');
    db.close();
    await expect(createEmbeddedEventStore({ file })).rejects.toThrow(/format 7/);
  });
});

describe('concurrent appends', () => {
  it('share commits: a hundred callers need far fewer than a hundred', async () => {
    const store = await opened();
    await store.append('first', [note('')], 'none');
    const answers = new Set<number>();
    let turn = 0;
    const ticking = setInterval(() => (turn += 1), 0);
    await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        await store.append(`note-${n}`, [note('')], 'none');
        answers.add(turn);
      }),
    );
    clearInterval(ticking);
    expect(answers.size).toBeLessThan(10);
  });

  it('are finished by closing, not lost', async () => {
    const store = await createEmbeddedEventStore({ file });
    const appends = Array.from({ length: 50 }, (_, n) => store.append(`note-${n}`, [note('')], 'none'));
    await store.close();
    expect(await Promise.all(appends)).toHaveLength(50);
    expect(await listed((await opened()).readAll())).toHaveLength(50);
  });
});

describe('trouble', () => {
  it('that passes refuses the append, and the next one works', async () => {
    const store = await createEmbeddedEventStore({ file, busyTimeout: 20 });
    stores.push(store);
    const backup = openDatabase({ file, synchronous: 'FULL' });
    backup.exec('BEGIN IMMEDIATE');
    await expect(store.append('note', [note('')], 'none')).rejects.toThrow(Unavailable);
    backup.exec('ROLLBACK');
    backup.close();
    expect((await store.append('note', [note('')], 'none')).revision).toBe(0);
    expect(await listed(store.readAll())).toHaveLength(1);
  });

  it('of any other kind stops the store: whoever waits is told that the outcome is unknown', async () => {
    const store = await opened();
    const following = listed(
      store.subscribe({ signal: new AbortController().signal }) as AsyncIterable<never>,
    );
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.exec('ALTER TABLE events RENAME TO elsewhere');
    db.close();
    const outcomes = await Promise.allSettled([
      following,
      store.append('note', [note('')], 'none'),
      store.append('note', [note('')], 'any'),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
    await expect(store.append('note', [note('')], 'any')).rejects.toThrow(Unavailable);
    await expect(store.head()).rejects.toThrow(Unavailable);
  });

  it('made by the caller is a TypeError: nothing to append, a stream id of two lines, no revision', async () => {
    const store = await opened();
    await expect(store.append('note', [], 'any')).rejects.toThrow(TypeError);
    await expect(store.append('note\n1', [note('')], 'any')).rejects.toThrow(TypeError);
    for (const expected of [-1, 0.5, Number.NaN])
      await expect(store.append('note', [note('')], expected)).rejects.toThrow(TypeError);
    expect((await store.append('note', [note('')], 'none')).revision).toBe(0);
  });
});

describe('another thread', () => {
  it('follows the log live while this one appends', async () => {
    const store = await opened();
    const reader = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.module).then(async ({ openEmbeddedEventStoreReader }) => {
        const stop = new AbortController();
        let count = 0;
        for await (const message of openEmbeddedEventStoreReader({ file: workerData.file }).subscribe({ signal: stop.signal })) {
          if (message.kind === 'caughtUp') parentPort.postMessage('caughtUp');
          if (message.kind === 'events' && (count += message.events.length) === 20) parentPort.postMessage(message.events.at(-1));
        }
      });
      parentPort.on('message', () => process.exit());`,
      {
        eval: true,
        workerData: {
          file,
          module: new URL('../../dist/eventStore/openEmbeddedEventStoreReader.js', import.meta.url).href,
        },
      },
    );
    await once(reader, 'message');
    const heard = once(reader, 'message');
    for (let n = 0; n < 20; n += 1) await store.append('note', [note(`${n}`)], 'any');
    expect((await heard)[0]).toEqual((await listed(store.readStream('note', 19)))[0]);
    await reader.terminate();
  });
});

describe('damage', () => {
  it('in the middle is refused on opening, with its place', async () => {
    await writtenLog();
    await flipByteAt((await readFile(file)).indexOf('marker123!') + 3);
    await expect(createEmbeddedEventStore({ file })).rejects.toThrow(DamagedDatabase);
    await expect(createEmbeddedEventStore({ file })).rejects.toThrow(
      /position \d+, stream note-4, revision 17/,
    );
  });

  it('of the index, which would hide events of a stream, is refused too', async () => {
    await writtenLog();
    const content = await readFile(file);
    const indexLeaf = 0x0a;
    const page = Array.from({ length: content.length / 4096 }, (_, n) => n * 4096).find(
      (at) => content[at] === indexLeaf && content.subarray(at, at + 4096).includes('note-4'),
    );
    await flipByteAt(content.indexOf('note-4', page) + 5);
    await expect(createEmbeddedEventStore({ file })).rejects.toThrow(/index/);
  });

  it('of the name of the log is refused', async () => {
    await writtenLog();
    await flipByteAt((await readFile(file)).indexOf('storeId') + 2);
    await expect(createEmbeddedEventStore({ file })).rejects.toThrow(/name of the log/);
  });

  it('is found wherever a byte of the file is flipped, unless every event is still what it was', async () => {
    await writtenLog();
    const sound = await readFile(file);
    const spread = Array.from({ length: 300 }, (_, n) => Math.floor(((n + 0.5) / 300) * sound.length));
    const schema = Array.from({ length: 200 }, (_, n) => sound.indexOf('CREATE TABLE') + 4 * n);
    const places = [...schema, ...spread].filter((at) => sound[at] !== 0);
    let found = 0;
    for (const [n, at] of places.entries()) {
      const bits = n % 2 === 0 ? 0x04 : 0x80; // also such that text is no longer UTF-8
      await flipByteAt(at, bits);
      try {
        verifyLog(file);
        const reader = openEmbeddedEventStoreReader({ file });
        const texts = (await listed(reader.readAll())).map(({ data }) => data.text);
        await reader.close();
        expect(texts).toEqual(Array.from({ length: 300 }, (_, n) => `marker${n}!`));
      } catch (error) {
        if (!(error instanceof DamagedDatabase)) throw new Error(`byte ${at}`, { cause: error });
        found += 1;
      }
      await flipByteAt(at, bits);
    }
    expect(found / places.length).toBeGreaterThan(0.9);
  });

  it('that is found only after opening stops the store', async () => {
    await writtenLog();
    await flipByteAt((await readFile(file)).indexOf('marker123!') + 3);
    const following = async (): Promise<void> => {
      const store = await createEmbeddedEventStore({ file, verifyWithin: 0 });
      stores.push(store);
      await listed(
        store.subscribe({ after: 299, signal: new AbortController().signal }) as AsyncIterable<never>,
      );
    };
    await expect(following()).rejects.toThrow(DamagedDatabase);
    for (const store of stores)
      await expect(store.append('note', [note('')], 'any')).rejects.toThrow(DamagedDatabase);
  });

  it('that comes while the log is open is met by the reader and named', async () => {
    const store = await opened();
    for (let n = 0; n < 3; n += 1) await store.append('note', [note(`${n}`)], 'any');
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.run(`UPDATE events SET content = replace(content, 'NoteTaken', 'NoteGiven') WHERE position = 1`);
    await expect(listed(store.readAll())).rejects.toThrow(
      /position 1, stream note, revision 1 fails its checksum/,
    );
    await expect(listed(store.readStream('note'))).rejects.toThrow(DamagedDatabase);
    db.run('DELETE FROM events WHERE position = 1');
    db.close();
    await expect(listed(store.readAll())).rejects.toThrow(/events are missing before position 2/);
    await expect(listed(store.readStream('note'))).rejects.toThrow(/events are missing before position 2/);
  });

  it('at the end, as a crash leaves it, is survived: whatever is cut off the write-ahead log, a beginning of the history is left', async () => {
    const store = await opened();
    for (let n = 0; n < 20; n += 1) await store.append('note', [note(`${n}`)], 'any');
    const copy = join(folder, 'copy.db');
    const { size } = await stat(`${file}-wal`);
    const lengths: number[] = [];
    for (const part of [1, 0.99, 0.7, 0.5, 0.2, 0]) {
      await cp(file, copy);
      await cp(`${file}-wal`, `${copy}-wal`);
      await rm(`${copy}-shm`, { force: true });
      await truncate(`${copy}-wal`, Math.floor(size * part));
      const left = await createEmbeddedEventStore({ file: copy });
      const events = await listed(left.readAll());
      expect(events.map(({ data }) => data.text)).toEqual(events.map((_, n) => `${n}`));
      const appended = await left.append('note', [note(`${events.length}`)], 'any');
      expect(appended.revision).toBe(events.length);
      lengths.push(events.length);
      await left.close();
      await rm(copy);
    }
    expect(lengths[0]).toBe(20);
    expect(lengths.at(-1)).toBeLessThan(20);
  });
});

describe('a killed process', () => {
  it('has lost nothing that was acknowledged', async () => {
    const script = new URL('../../dist/eventStore/createEmbeddedEventStore.js', import.meta.url).href;
    const program = join(folder, 'appending.mjs');
    await writeFile(
      program,
      `
      import { createEmbeddedEventStore } from '${script}';
      const store = await createEmbeddedEventStore({ file: process.argv[2] });
      const caller = async (stream) => {
        for (;;) {
          const id = crypto.randomUUID();
          await store.append(stream, [{ id, type: 'NoteTaken', data: {}, metadata: { at: '' } }], 'any');
          process.send(id);
        }
      };
      for (let n = 0; n < 8; n += 1) caller('note-' + n);`,
    );
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const child = fork(program, [file]);
      const goal = acknowledged.length + 50 + round * 170;
      child.on('message', (id: string) => {
        acknowledged.push(id);
        if (acknowledged.length === goal) child.kill('SIGKILL');
      });
      await once(child, 'exit');
    }
    const store = await opened();
    const ids = (await listed(store.readAll())).map(({ id }) => id);
    expect(acknowledged.length).toBeGreaterThan(500);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
