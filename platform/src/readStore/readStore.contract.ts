import fc from 'fast-check';
import { Query } from 'mingo';
import type { Json } from '../json.ts';
import type { CollectionSpec, Document, Filter, FindOptions, ReadStore } from './readStore.ts';

/** An empty fixture for a store; what is opened twice stands for two processes that share it. */
export type ReadStoreFixture = { open: () => Promise<ReadStore>; remove: () => Promise<void> };

type Story = Document & { accountId?: string | null; state?: string; createdAt?: number };
const stories: CollectionSpec = {
  name: 'stories/v1',
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['createdAt', -1],
      ],
    },
    { fields: [['detail.setting', 1]] },
  ],
};

/** What every read store keeps. */
export function readStoreContract(name: string, fixture: () => Promise<ReadStoreFixture>): void {
  describe(`${name} keeps the read store contract:`, () => {
    let at: ReadStoreFixture;
    let store: ReadStore;
    const all = () => store.collection<Story>(stories);
    const ids = async (options: FindOptions) => (await all().find(options)).map(({ _id }) => _id);
    beforeEach(async () => {
      at = await fixture();
      store = await at.open();
    });
    afterEach(async () => {
      await store.close();
      await at.remove();
    });

    describe('documents', () => {
      it('come back as they were put', async () => {
        const odd = {
          _id: 'a/1',
          text: 'é😀 \u0000"\\\n',
          nested: { list: [1, [null, true], {}], 'odd key': 1e-7 },
          none: null,
          big: Number.MAX_SAFE_INTEGER,
        };
        await all().put(odd);
        expect(await all().get('a/1')).toEqual(odd);
        expect(await all().get('a/2')).toBeNull();
        await all().put({ _id: 'a/1', state: 'second' });
        expect(await all().get('a/1')).toEqual({ _id: 'a/1', state: 'second' });
      });

      it('are fetched by many ids at once; unknown ones are left out', async () => {
        for (const _id of ['a', 'b', 'c']) await all().put({ _id });
        expect((await all().getMany(['c', 'x', 'a', 'a'])).map(({ _id }) => _id).sort()).toEqual(['a', 'c']);
        expect(await all().getMany([])).toEqual([]);
      });

      it('are inserted once', async () => {
        expect(await all().insertIfAbsent({ _id: 'a', state: 'first' })).toBe(true);
        expect(await all().insertIfAbsent({ _id: 'a', state: 'second' })).toBe(false);
        expect(await all().get('a')).toEqual({ _id: 'a', state: 'first' });
      });

      it('are never replaced by an older one', async () => {
        expect(await all().putIfNewer({ _id: 'a', position: 5, state: 'five' })).toBe(true);
        expect(await all().putIfNewer({ _id: 'a', position: 5, state: 'again' })).toBe(false);
        expect(await all().putIfNewer({ _id: 'a', position: 4, state: 'four' })).toBe(false);
        expect(await all().get('a')).toEqual({ _id: 'a', position: 5, state: 'five' });
        expect(await all().putIfNewer({ _id: 'a', position: 6 })).toBe(true);
        expect(await all().get('a')).toEqual({ _id: 'a', position: 6 });
        await all().put({ _id: 'b', state: 'of no position' });
        expect(await all().putIfNewer({ _id: 'b', position: 0 })).toBe(true);
      });

      it('are deleted by id and by filter', async () => {
        for (const n of [1, 2, 3, 4])
          await all().put({ _id: `${n}`, accountId: n < 4 ? 'a' : 'b', createdAt: n });
        await all().deleteOne('1');
        await all().deleteOne('none');
        expect(await all().deleteMany({ accountId: 'a' })).toBe(2);
        expect(await ids({})).toEqual(['4']);
      });

      it('may hold no array in an indexed field', async () => {
        await expect(all().put({ _id: 'a', accountId: ['x'] as never })).rejects.toThrow(
          /accountId holds an array/,
        );
        await expect(all().put({ _id: 'a', detail: [{ setting: 'x' }] })).rejects.toThrow(
          /detail.setting holds an array/,
        );
        expect(await all().count()).toBe(0);
      });
    });

    describe('a question', () => {
      it('is answered sorted, with ties in the order of ids, a page at a time', async () => {
        for (let n = 0; n < 20; n += 1)
          await all().put({
            _id: `s${19 - n}`.padEnd(3, 'x'),
            accountId: n % 2 ? 'odd' : 'even',
            createdAt: Math.floor(n / 4),
          });
        const options: FindOptions = { filter: { accountId: 'even' }, sort: [['createdAt', -1]] };
        const whole = await all().find(options);
        const order = [...whole].sort((a, b) => b.createdAt! - a.createdAt! || (a._id < b._id ? -1 : 1));
        expect(whole).toHaveLength(10);
        expect(whole).toEqual(order);
        expect(await all().find({ ...options, skip: 4, limit: 3 })).toEqual(order.slice(4, 7));
        expect(await all().find({ ...options, skip: 10, limit: 3 })).toEqual([]);
        expect(await all().count({ accountId: 'even', createdAt: { $gte: 2 } })).toBe(6);
      });

      it('sorts types as MongoDB does: nothing, numbers, strings, booleans', async () => {
        const values: (Json | undefined)[] = [true, 'b', 3, null, 'a', -1, false, undefined, 2.5];
        for (const [n, value] of values.entries())
          await all().put({ _id: `${n}`, ...(value === undefined ? {} : { value }) });
        const sorted = async (direction: 1 | -1) =>
          (await all().find({ sort: [['value', direction]] })).map(({ value }) => value ?? null);
        expect(await sorted(1)).toEqual([null, null, -1, 2.5, 3, 'a', 'b', false, true]);
        expect(await sorted(-1)).toEqual([true, false, 'b', 'a', 3, 2.5, -1, null, null]);
      });

      it('finds by id', async () => {
        for (const _id of ['a/1', 'a/2', 'b/1']) await all().put({ _id });
        expect(await ids({ filter: { _id: { $gte: 'a/', $lt: 'a0' } }, sort: [['_id', -1]] })).toEqual([
          'a/2',
          'a/1',
        ]);
        expect(await ids({ filter: { _id: 'b/1' } })).toEqual(['b/1']);
      });

      it('has the meaning of MongoDB: same answers as mingo for any documents and filters', async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.array(someFields, { maxLength: 12 }),
            fc.array(someFilter, { minLength: 1, maxLength: 8 }),
            async (fields, filters) => {
              await all().deleteMany({});
              const documents = fields.map(
                (one, n) => JSON.parse(JSON.stringify({ ...one, _id: String(n).padStart(2, '0') })) as Story,
              );
              for (const document of documents) await all().put(document);
              for (const filter of filters) {
                const expected = documents
                  .filter((document) => new Query(filter).test(document))
                  .map(({ _id }) => _id);
                expect({ filter, found: await ids({ filter }) }).toEqual({ filter, found: expected });
                expect(await all().count(filter)).toBe(expected.length);
              }
            },
          ),
          { numRuns: 120 },
        );
      });

      it('looks into arrays of objects that hold arrays', async () => {
        await all().put({ _id: 'a', list: [{ x: ['b', 'c'] }, { x: 1 }, 'd'] });
        for (const fits of ['b', 1, { $gt: 'b' }, { $in: ['z', 'c'] }, { $exists: true }, ['b', 'c']])
          expect(await ids({ filter: { 'list.x': fits } })).toEqual(['a']);
        for (const doesNot of ['d', 2, null, [1], { $lt: 'b' }, { $ne: 'b' }, { $exists: false }])
          expect(await ids({ filter: { 'list.x': doesNot } })).toEqual([]);
        await all().put({ _id: 'b', list: [{ y: 1 }, { x: 2 }] });
        expect(await ids({ filter: { 'list.x': null } })).toEqual(['b']);
        expect(await ids({ filter: { 'list.x': { $ne: null } } })).toEqual(['a']);
      });

      it.each<[string, FindOptions]>([
        ['an operator that not every engine has', { filter: { state: { $regex: '.*' } } }],
        ['an operator at the top', { filter: { $where: '1' } }],
        ['an empty $or', { filter: { $or: [] } }],
        ['a field that breaks out', { filter: { 'a\'"': 1 } }],
        ['a negative skip', { skip: -1 }],
        ['no limit at all', { limit: 0 }],
      ])('is refused with %s', async (_, options) => {
        await all().put({ _id: 'a', state: 'x' });
        await expect(all().find(options)).rejects.toThrow(Error);
      });
    });

    describe('an update', () => {
      it('changes the document that fits, and answers it', async () => {
        await all().put({ _id: 'a', accountId: 'x', state: 'open', n: 1, sub: { x: 1, y: 2 } });
        const changed = await all().updateOne(
          'a',
          { state: 'open' },
          {
            $set: { state: 'done', 'sub.z.w': [1] },
            $inc: { n: 2, fresh: 1 },
            $unset: { 'sub.x': '', none: '', 'none.deep': '', 'accountId.deep': '' },
          },
        );
        expect(changed).toEqual({
          _id: 'a',
          accountId: 'x',
          state: 'done',
          n: 3,
          fresh: 1,
          sub: { y: 2, z: { w: [1] } },
        });
        expect(await all().get('a')).toEqual(changed);
        expect(await all().updateOne('a', { state: 'open' }, { $inc: { n: 1 } })).toBeNull();
        expect(await all().updateOne('b', {}, { $inc: { n: 1 } })).toBeNull();
        expect(await all().count()).toBe(1);
        expect(await all().get('a')).toEqual(changed);
      });

      it('with upsert makes what is missing, but never a second one', async () => {
        const hit = () =>
          all().updateOne(
            'k',
            { n: { $lt: 2 }, kind: 'x' },
            { $inc: { n: 1 }, $setOnInsert: { until: 9 } },
            { upsert: true },
          );
        expect(await hit()).toEqual({ _id: 'k', kind: 'x', n: 1, until: 9 });
        await all().updateOne('k', {}, { $set: { until: 10 } });
        expect(await hit()).toEqual({ _id: 'k', kind: 'x', n: 2, until: 10 });
        expect(await hit()).toBeNull();
        expect(await all().count()).toBe(1);
      });

      it('is found by what it changed', async () => {
        await all().put({ _id: 'a', accountId: 'x', detail: { setting: 'sea' } });
        await all().updateOne('a', {}, { $set: { 'detail.setting': 'wood' } });
        expect(await ids({ filter: { 'detail.setting': 'wood' } })).toEqual(['a']);
        expect(await ids({ filter: { 'detail.setting': 'sea' } })).toEqual([]);
      });

      it.each([
        ['the id', { $set: { _id: 'b' } }],
        ['a text by a number', { $inc: { state: 1 } }],
        ['a field of a text', { $set: { 'state.x': 1 } }],
        ['a prototype', { $set: { '__proto__.x': 1 } }],
      ])('cannot change %s', async (_, update) => {
        await all().put({ _id: 'a', state: 'x' });
        await expect(all().updateOne('a', {}, update)).rejects.toThrow(Error);
        expect(await all().get('a')).toEqual({ _id: 'a', state: 'x' });
      });

      it('loses no count, however many processes add at once', async () => {
        const other = await at.open();
        const add = (from: ReadStore) =>
          from.collection(stories).updateOne('n', {}, { $inc: { n: 1 } }, { upsert: true });
        // An upsert that meets another's insert may answer null on an engine without transactions: it is
        // asked again.
        const surely = async (from: ReadStore): Promise<unknown> => (await add(from)) ?? surely(from);
        await Promise.all(Array.from({ length: 100 }, (_, n) => surely(n % 2 ? store : other)));
        expect(await all().get('n')).toEqual({ _id: 'n', n: 100 });
        await other.close();
      });
    });

    it('has one clock for all who share it, which goes on', async () => {
      const other = await at.open();
      const shown = [await store.time(), await other.time(), await store.time(), await other.time()];
      expect(shown).toEqual([...shown].sort((a, b) => a - b));
      expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(5_000);
      expect(new Date(Math.min(...shown)).getUTCFullYear()).toBeGreaterThan(2_020);
      await other.close();
    });

    describe('a batch', () => {
      const save = (position: number, ...documents: (Document & { position: number })[]) =>
        store.saveBatch({ checkpoint: 'stories/v1', position, writes: [{ collection: stories, documents }] });

      it('moves documents and checkpoint, and the checkpoint only rises', async () => {
        expect(await store.checkpoint('stories/v1')).toBeNull();
        await save(7, { _id: 'a', position: 6, state: 'six' }, { _id: 'b', position: 7 });
        await save(5, { _id: 'a', position: 5, state: 'five' }, { _id: 'c', position: 5 });
        expect(await store.checkpoint('stories/v1')).toBe(7);
        expect(await store.checkpoint('other')).toBeNull();
        expect(await all().get('a')).toEqual({ _id: 'a', position: 6, state: 'six' });
        expect(await ids({})).toEqual(['a', 'b', 'c']);
        await save(9);
        expect(await store.checkpoint('stories/v1')).toBe(9);
      });

      it('of any size is saved whole, over several collections', async () => {
        const documents = Array.from({ length: 1_234 }, (_, n) => ({
          _id: `${n}`,
          position: n,
          accountId: `${n % 7}`,
        }));
        const other = { name: 'feed/v1', indexes: [] };
        await store.saveBatch({
          checkpoint: 'all',
          position: 1_233,
          writes: [
            { collection: stories, documents },
            { collection: other, documents: documents.slice(0, 51) },
          ],
        });
        expect(await all().count()).toBe(1_234);
        expect(await all().get('1233')).toEqual(documents[1_233]);
        expect(await store.collection(other).count()).toBe(51);
      });

      it('that cannot be saved leaves the checkpoint where it was', async () => {
        await save(3);
        await expect(save(4, { _id: 'a', position: 4, accountId: ['no'] })).rejects.toThrow(/accountId/);
        expect(await store.checkpoint('stories/v1')).toBe(3);
      });
    });

    describe('the store', () => {
      it('lists its collections and drops one', async () => {
        for (const collection of ['a/v1', 'a/v2'])
          await store.collection({ name: collection, indexes: [] }).put({ _id: 'x' });
        expect(await store.collections()).toEqual(['a/v1', 'a/v2']);
        await store.drop('a/v1');
        await store.drop('never-there');
        expect(await store.collections()).toEqual(['a/v2']);
        expect(await store.collection({ name: 'a/v1', indexes: [] }).count()).toBe(0);
      });

      it('goes on after another process has dropped a collection', async () => {
        await all().put({ _id: 'a' });
        const other = await at.open();
        await other.drop(stories.name);
        await other.close();
        expect(await all().find()).toEqual([]);
        await all().put({ _id: 'b', accountId: 'x' });
        expect(await ids({ filter: { accountId: 'x' } })).toEqual(['b']);
      });

      it('keeps everything when it is closed and opened', async () => {
        await store.saveBatch({
          checkpoint: 'c',
          position: 3,
          writes: [{ collection: stories, documents: [{ _id: 'a', position: 3 }] }],
        });
        await store.close();
        store = await at.open();
        expect(await all().get('a')).toEqual({ _id: 'a', position: 3 });
        expect(await store.checkpoint('c')).toBe(3);
      });
    });
  });
}

const scalar = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, 1, 2, -1.5, 1e21, '', 'a', 'b', 'B', 'é"\\', 'true', '1'),
  fc.integer({ min: -3, max: 3 }),
);
const inner = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
const someFields = fc.record(
  {
    a: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), inner),
    b: scalar,
    accountId: scalar,
    detail: fc.oneof(fc.record({ setting: scalar }), scalar),
    o: fc.record(
      { x: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })), y: scalar },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const bound = fc.constantFrom<Json>(0, 1, -1.5, 2, '', 'a', 'b');
const condition: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { minLength: 1, maxLength: 2 }),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $ne: scalar }),
  fc.record({ $exists: fc.boolean() }),
  fc
    .record({ $gt: bound, $gte: bound, $lt: bound, $lte: bound }, { requiredKeys: [] })
    .filter((one) => Object.keys(one).length > 0),
);
// Dotted fields into arrays of objects have their own case above: mingo collects what it meets there into a
// list, MongoDB does not.
const field = fc.constantFrom('a', 'b', 'accountId', 'detail.setting', 'o.x', 'o.y', 'none');
const oneField = fc.tuple(field, condition).map(([name, is]) => ({ [name]: is }));
const someFilter: fc.Arbitrary<Filter> = fc.oneof(
  oneField,
  fc.tuple(oneField, oneField).map(([one, two]) => ({ ...one, ...two })),
  fc.array(oneField, { minLength: 1, maxLength: 3 }).map(($or) => ({ $or })),
  fc
    .tuple(oneField, fc.array(oneField, { minLength: 1, maxLength: 2 }))
    .map(([one, $or]) => ({ $and: [one, { $or }] })),
);
