import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { tempDir } from '../testing/tempDir.ts';
import { createEmbeddedReadStore, type EmbeddedReadStore } from './createEmbeddedReadStore.ts';
import { documentTable } from './documentTable.ts';
import { readStoreContract } from './readStore.contract.ts';
import type { CollectionSpec, Filter } from './readStore.ts';

readStoreContract('the embedded read store', async () => {
  const folder = await tempDir();
  return {
    open: () => Promise.resolve(createEmbeddedReadStore({ file: join(folder.path, 'read.db') })),
    remove: folder.remove,
  };
});

const byAccount: CollectionSpec = {
  name: 'stories',
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['createdAt', -1],
      ],
    },
  ],
};
let folder: Awaited<ReturnType<typeof tempDir>>;
let file: string;
let store: EmbeddedReadStore;
beforeEach(async () => {
  folder = await tempDir();
  file = join(folder.path, 'read.db');
  store = createEmbeddedReadStore({ file });
});
afterEach(async () => {
  await store.close();
  await folder.remove();
});
/** How SQLite goes about a question. */
const planOf = (filter: Filter, sort: readonly (readonly [string, 1 | -1])[], opened = byAccount) => {
  const db = openDatabase({ file, synchronous: 'NORMAL', readOnly: true });
  const { sql, params } = documentTable(db, opened).findSql({ filter, sort, skip: 4_900, limit: 100 });
  const plan = db
    .all<[number, number, number, string]>(`EXPLAIN QUERY PLAN ${sql}`, params)
    .map(([, , , step]) => step);
  db.close();
  return plan;
};

describe('speed', () => {
  it('the 50th page of an account with 100,000 stories is read from the index, not sorted, in under 25 ms', async () => {
    const stories = store.collection(byAccount);
    for (let from = 0; from < 100_000; from += 5_000) {
      const documents = Array.from({ length: 5_000 }, (_, n) => ({
        _id: `a/${from + n}`,
        position: from + n,
        accountId: 'a',
        createdAt: from + n,
      }));
      await store.saveBatch({
        checkpoint: 'c',
        position: from + 5_000,
        writes: [{ collection: byAccount, documents }],
      });
    }
    const started = performance.now();
    const page = await stories.find({
      filter: { accountId: 'a' },
      sort: [['createdAt', -1]],
      skip: 4_900,
      limit: 100,
    });
    expect(performance.now() - started).toBeLessThan(25);
    expect(page.map(({ createdAt }) => createdAt)).toEqual(
      Array.from({ length: 100 }, (_, n) => 99_999 - 4_900 - n),
    );
    const searched = [
      expect.stringMatching(/^SEARCH .* USING INDEX i:stories:accountId\+,createdAt- \(<expr>=\?\)$/),
    ];
    expect(planOf({ accountId: 'a' }, [['createdAt', -1]])).toEqual(searched);
  });

  it('a reader that does not know the indexes profits by them', async () => {
    const reader = store.collection({ name: byAccount.name, indexes: [] });
    expect(await reader.find({ filter: { accountId: 'a' } })).toEqual([]);
    await store.collection(byAccount).put({ _id: 'a/1', accountId: 'a', createdAt: 1 });
    expect(planOf({ accountId: 'a' }, [], { name: byAccount.name, indexes: [] })).toContainEqual(
      expect.stringMatching(/^SEARCH .*accountId/),
    );
  });

  it.each<[string, Filter, string]>([
    ['an id', { _id: 'x' }, '(id=?)'],
    ['one of several accounts', { accountId: { $in: ['a', 'b'] } }, '(<expr>=?)'],
    ['a range of times', { accountId: 'a', createdAt: { $gte: 5 } }, '(<expr>=? AND <expr>>? AND <expr><?)'],
    ['documents without an account', { accountId: null }, '(<expr>=?)'],
    ['a part of a conjunction', { $and: [{ accountId: 'a' }, { state: 'x' }] }, '(<expr>=?)'],
  ])('finds %s by an index', async (_, filter, by) => {
    await store.collection(byAccount).count();
    expect(planOf(filter, [['_id', 1]])[0]).toContain(by);
  });
});

describe('one file, several threads', () => {
  it('a write waits for the transaction of another connection without stopping the event loop', async () => {
    const stories = store.collection(byAccount);
    await stories.put({ _id: 'a', n: 1 });
    const other = openDatabase({ file, synchronous: 'NORMAL' });
    other.exec('BEGIN IMMEDIATE');
    const started = performance.now();
    const writes = Promise.all([stories.put({ _id: 'b' }), stories.updateOne('a', {}, { $inc: { n: 1 } })]);
    expect(await stories.get('a')).toEqual({ _id: 'a', n: 1 });
    expect(performance.now() - started).toBeLessThan(200);
    other.exec('COMMIT');
    await writes;
    expect(await stories.getMany(['a', 'b'])).toEqual([{ _id: 'a', n: 2 }, { _id: 'b' }]);
    other.close();
  });

  it('an index that came with a new version of the house is made over what is there', async () => {
    await store.collection({ name: 'stories', indexes: [] }).put({ _id: 'a', accountId: 'x' });
    expect(await store.collection(byAccount).find({ filter: { accountId: 'x' } })).toHaveLength(1);
    expect(planOf({ accountId: 'x' }, [])[0]).toContain('USING INDEX');
    await store.collection({ name: 'odd', indexes: [] }).put({ _id: 'a', tags: ['x'] });
    await expect(
      store.collection({ name: 'odd', indexes: [{ fields: [['tags', 1]] }] }).count(),
    ).rejects.toThrow(/tags holds arrays/);
  });
});

it('holds nothing of a deleted document in any file once the log is emptied', async () => {
  const stories = store.collection(byAccount);
  await stories.put({ _id: 'a', accountId: 'canary-7d1', text: 'canary-7d2' });
  await store.truncateWal();
  await stories.deleteMany({ accountId: 'canary-7d1' });
  await store.truncateWal();
  for (const one of [file, `${file}-wal`]) expect((await readFile(one)).includes('canary-7d')).toBe(false);
});
