import fc from 'fast-check';
import { mongoFixture } from '../testing/mongoFixture.ts';
import { unreliableLine } from '../testing/unreliableLine.ts';
import { Unavailable } from '../unavailable.ts';
import { createMongoReadStore } from './createMongoReadStore.ts';
import { readStoreContract } from './readStore.contract.ts';
import type { CollectionSpec, ReadStore } from './readStore.ts';

const { MONGODB_URL: url } = process.env;

it('says what is wrong with an address', async () => {
  await expect(createMongoReadStore({ url: 'http://localhost', database: 'x' })).rejects.toThrow(
    /address of MongoDB is not like mongodb:/,
  );
});

if (url === undefined) it.todo('the read store on MongoDB: not tried, MONGODB_URL names no server');
else
  describe('the read store on MongoDB', () => {
    readStoreContract('the read store on MongoDB', async () => {
      const fixture = mongoFixture(url);
      const opened: ReadStore[] = [];
      return {
        async open() {
          const store = await createMongoReadStore(fixture);
          opened.push(store);
          return store;
        },
        async remove() {
          for (const store of opened) await store.close();
          await fixture.remove();
        },
      };
    });

    const stories: CollectionSpec = {
      name: 'stories/v1.2',
      indexes: [
        {
          fields: [
            ['accountId', 1],
            ['createdAt', -1],
          ],
        },
      ],
    };
    let fixture: ReturnType<typeof mongoFixture>;
    let stores: ReadStore[];
    beforeEach(async () => {
      fixture = mongoFixture(url);
      stores = [await createMongoReadStore(fixture), await createMongoReadStore(fixture)];
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await fixture.remove();
    });
    const collections = (spec = stories) => stores.map((store) => store.collection(spec));
    const [here, there] = [0, 1].map((n) => (spec?: CollectionSpec) => collections(spec)[n]!) as [
      typeof one,
      typeof one,
    ];
    function one(spec?: CollectionSpec) {
      return collections(spec)[0]!;
    }

    it('keeps the newest of all that is put at once, in whatever order and however often, and says who put it', async () => {
      const positions = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 24 });
      let id = 0;
      await fc.assert(
        fc.asyncProperty(positions, async (order) => {
          const _id = `${(id += 1)}`;
          const put = await Promise.all(
            order.map((position, n) => collections()[n % 2]!.putIfNewer({ _id, position, by: n })),
          );
          const newest = Math.max(...order);
          const kept = (await here().get(_id))!;
          expect(kept.position).toBe(newest);
          expect(order[kept.by as number]).toBe(newest);
          expect(order.filter((position, n) => put[n] && position === newest)).toEqual([newest]);
        }),
        { numRuns: 40 },
      );
    });

    it('keeps the newest of batches that meet, and the furthest checkpoint', async () => {
      const batch = (from: number, step: number) => ({
        checkpoint: 'all',
        position: from + 200 * step,
        writes: [
          {
            collection: stories,
            documents: Array.from({ length: 50 }, (_, n) => ({
              _id: `${n}`,
              position: from + n * step,
              of: step,
            })),
          },
        ],
      });
      const batches = [batch(0, 1), batch(0, 2), batch(10, 1), batch(0, 1), batch(5, 2)];
      await Promise.all(batches.flatMap((one) => stores.map((store) => store.saveBatch(one))));
      const newest = (n: number) =>
        Math.max(...batches.map(({ writes }) => writes[0]!.documents[n]!.position));
      const kept = await here().find();
      expect(kept).toHaveLength(50);
      for (const { _id, position } of kept)
        expect({ _id, position }).toEqual({ _id, position: newest(Number(_id)) });
      expect(await stores[0]!.checkpoint('all')).toBe(405);
      expect(await stores[1]!.collections()).toEqual([stories.name]);
    });

    it('lets one of many insert, and one of many claim', async () => {
      for (let round = 0; round < 20; round += 1) {
        const ask = Array.from({ length: 16 }, (_, n) => collections()[n % 2]!);
        const inserted = await Promise.all(
          ask.map((from, by) => from.insertIfAbsent({ _id: `${round}`, state: 'open', by })),
        );
        expect(inserted.filter(Boolean)).toHaveLength(1);
        expect((await here().get(`${round}`))?.by).toBe(inserted.indexOf(true));
        const claims = await Promise.all(
          ask.map((from, by) =>
            from.updateOne(`${round}`, { state: 'open' }, { $set: { state: 'held', by } }),
          ),
        );
        expect(claims.filter((one) => one !== null)).toEqual([await there().get(`${round}`)]);
      }
    });

    it('counts every use when many make the counter at once', async () => {
      for (let round = 0; round < 10; round += 1) {
        const counts = await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            collections()[n % 2]!.updateOne(
              `${round}`,
              { n: { $lt: 15 } },
              { $inc: { n: 1 } },
              { upsert: true },
            ),
          ),
        );
        const allowed = counts.flatMap((one) => (one ? [one.n as number] : [])).sort((a, b) => a - b);
        expect(allowed).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
      }
    });

    it('gives numbers and odd names of fields back as they were', async () => {
      const odd = {
        _id: 'a',
        position: 2 ** 40,
        numbers: [
          2 ** 31,
          -(2 ** 31) - 1,
          2 ** 31 - 1,
          Number.MAX_SAFE_INTEGER,
          Number.MIN_SAFE_INTEGER,
          0.1,
          5e-324,
          1.7976931348623157e308,
        ],
        'a.b': { '$c.d': null, e: undefined },
        $top: ['$position', { $literal: 1 }],
        '': 'no name',
      } as never;
      const expected = JSON.parse(JSON.stringify(odd)) as object;
      await stores[0]!.saveBatch({
        checkpoint: 'c',
        position: 2 ** 40,
        writes: [{ collection: stories, documents: [odd] }],
      });
      expect(await there().get('a')).toEqual(expected);
      await here().put({ ...(odd as object), _id: 'b' });
      await here().insertIfAbsent({ ...(odd as object), _id: 'c' });
      expect(await there().getMany(['b', 'c'])).toEqual([
        { ...expected, _id: 'b' },
        { ...expected, _id: 'c' },
      ]);
      expect(await stores[0]!.checkpoint('c')).toBe(2 ** 40);
      for (const n of [1, 2])
        expect(await here().updateOne('n', {}, { $inc: { n: 2 ** 31 - 1 } }, { upsert: true })).toEqual({
          _id: 'n',
          n: n * (2 ** 31 - 1),
        });
    });

    it('refuses an array that an update would bring into an indexed field', async () => {
      await here().put({ _id: 'a', accountId: 'x' });
      await expect(here().updateOne('a', {}, { $set: { accountId: ['y'] } })).rejects.toThrow(
        /accountId holds an array/,
      );
      await expect(
        here().updateOne('b', {}, { $setOnInsert: { accountId: [] } }, { upsert: true }),
      ).rejects.toThrow(/accountId holds an array/);
      expect(await here().find()).toEqual([{ _id: 'a', accountId: 'x' }]);
    });

    it('makes its indexes before the first answer, reads a page in their order, and makes them again after a drop', async () => {
      const plan = async () =>
        JSON.stringify(
          await fixture.direct
            .collection(stories.name)
            .find({ accountId: 'a' }, { sort: { createdAt: -1, _id: 1 }, limit: 3 })
            .explain('queryPlanner'),
        );
      expect(await here().find()).toEqual([]);
      const before = await plan();
      expect(before).toContain('"stage":"IXSCAN"');
      expect(before).not.toContain('"stage":"SORT"');
      await stores[0]!.drop(stories.name);
      await here().put({ _id: 'a' });
      expect(await plan()).toContain('"stage":"IXSCAN"');
    });

    describe('over a line that fails', () => {
      let line: Awaited<ReturnType<typeof unreliableLine>>;
      let store: ReadStore;
      const stored = () => store.collection(stories);
      beforeEach(async () => {
        line = await unreliableLine(url);
        store = await createMongoReadStore({ url: line.url, database: fixture.database });
        await stored().put({ _id: 'a', accountId: 'x' });
      });
      afterEach(async () => {
        await store.close();
        await line.close();
      });
      const questions = (): Promise<unknown>[] => [
        stored().get('a'),
        stored().find({ filter: { accountId: 'x' } }),
        stored().updateOne('a', {}, { $inc: { n: 1 } }),
        stored().putIfNewer({ _id: 'b', position: 1 }),
        store.checkpoint('c'),
      ];

      it.each(['gone', 'silent'] as const)(
        'says within 5 s that the server is away (%s), and goes on when it is back',
        async (how) => {
          line.fail(how);
          const started = performance.now();
          for (const outcome of await Promise.allSettled(questions()))
            expect(outcome).toMatchObject({ reason: expect.any(Unavailable) });
          expect(performance.now() - started).toBeLessThan(5_000);
          line.mend();
          const mended = performance.now();
          expect(await stored().get('a')).toMatchObject({ accountId: 'x' });
          expect(performance.now() - mended).toBeLessThan(3_000);
        },
      );

      it('connects when the server comes later', async () => {
        line.fail('gone');
        const early = await createMongoReadStore({ url: line.url, database: fixture.database });
        const answer = early.collection(stories).get('a');
        line.mend();
        expect(await answer).toEqual({ _id: 'a', accountId: 'x' });
        await early.close();
      });

      // A replica set is asked again by the driver and the batch saved; a server that stands alone leaves it
      // to the caller.
      it('moves the checkpoint with a batch whose answer was lost, or not at all, and takes the batch again', async () => {
        const batch = {
          checkpoint: 'c',
          position: 9,
          writes: [{ collection: stories, documents: [{ _id: 'b', position: 9 }] }],
        };
        line.loseNextAnswer();
        const saving = await Promise.allSettled([store.saveBatch(batch)]);
        expect(await here().get('b')).toEqual({ _id: 'b', position: 9 });
        const lost = { status: 'rejected', reason: expect.any(Unavailable) };
        expect(saving).toEqual([
          (await stores[0]!.checkpoint('c')) === null ? lost : { status: 'fulfilled', value: undefined },
        ]);
        await store.saveBatch(batch);
        expect(await stores[0]!.checkpoint('c')).toBe(9);
        expect(await here().get('b')).toEqual({ _id: 'b', position: 9 });
      });
    });
  });
