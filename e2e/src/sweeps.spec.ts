import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { eventTypes } from '@storylark/contracts/eventTypes';
import { jobKinds } from '@storylark/contracts/work';
import { createGenerators } from '@storylark/generators/createGenerators';
import { createManagers } from '@storylark/managers/createManagers';
import { createSweeps } from '@storylark/managers/createSweeps';
import {
  deleteStoriesOfCharacter,
  failStoriesOfCharacter,
} from '@storylark/managers/stories/endStoriesOfCharacter';
import { removeUnnamedBlobs } from '@storylark/managers/sweeps/removeUnnamedBlobs';
import { createCaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import { createProjector } from '@storylark/platform/engines/projecting/project';
import { Unavailable } from '@storylark/platform/unavailable';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import type { Job, JobStore } from '@storylark/platform/jobs/jobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { documentTable } from '@storylark/platform/readStore/documentTable';
import type {
  Collection,
  CollectionSpec,
  Document,
  FindOptions,
  ReadStore,
} from '@storylark/platform/readStore/readStore';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { projections } from '@storylark/projectors/projections';
import { eventually } from './house/client.ts';

const LONG_AGO = '2026-01-01T08:00:00.000Z';
const SETTLED = 3_000;
const ENDED = 120;

type Asked = { collection: string; how: 'find' | 'other'; options: FindOptions; found: number };
/** Asks for none of the documents; SQLite reads no row for it. */
const nothing = JSON.stringify({ _id: { $in: [] } });

/** Real read models over a log in memory; `asked` keeps what is searched in them. */
async function opened() {
  const { path, remove } = await tempDir();
  const file = `${path}/readmodels.db`;
  const readStore = createEmbeddedReadStore({ file });
  const eventStore = createMemoryEventStore();
  const stopping = new AbortController();
  const projector = createProjector({ eventStore, readStore, projections, vocabulary: eventTypes });
  const following = projector.run(stopping.signal);
  const asked: Asked[] = [];
  const watched: ReadStore = {
    ...readStore,
    collection: <D extends Document>(spec: CollectionSpec) => {
      const collection = readStore.collection(spec);
      const note = (how: Asked['how'], options: FindOptions, found: number) =>
        asked.push({ collection: spec.name, how, options, found });
      return {
        ...collection,
        find: async (options: FindOptions = {}) => {
          const found = await collection.find(options);
          note('find', options, found.length);
          return found;
        },
        count: async (filter = {}) => {
          note('other', { filter }, 0);
          return collection.count(filter);
        },
        deleteMany: async (filter: NonNullable<FindOptions['filter']>) => {
          const deleted = await collection.deleteMany(filter);
          note('other', { filter }, deleted);
          return deleted;
        },
      } as unknown as Collection<D>;
    },
  };
  return {
    file,
    eventStore,
    readStore,
    watched,
    asked,
    stopping,
    happens: (stream: string, ...events: (readonly [type: string, data: object])[]) =>
      eventStore.append(
        stream,
        events.map(([type, data]) => ({
          id: randomUUID(),
          type,
          data: { accountId: 'a', at: LONG_AGO, ...data },
          metadata: { at: LONG_AGO },
        })),
        'any',
      ),
    async close() {
      stopping.abort();
      await following;
      await readStore.close();
      await remove();
    },
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;
const finished = (storyId: string) => ['StoryFinished', { storyId }] as const;

describe('what sweeps and managers look for', () => {
  let house: Opened;
  const abandoned: string[] = [];
  const settled: string[] = [];
  beforeAll(async () => {
    house = await opened();
    const { happens, eventStore, watched, readStore, stopping } = house;
    const window = '2026-01-01';
    for (let n = 0; n < SETTLED; n += 100) {
      const ids = Array.from({ length: 100 }, (_, one) => `s${n + one}`);
      const taken = ids.map((storyId) => ['StorySlotTaken', { window, storyId }] as const);
      await happens(`allowance-a-${window}`, ...taken);
      const returned = ids.map(
        (storyId) => ['StorySlotReturned', { window, storyId, reason: 'failed' }] as const,
      );
      await happens(`allowance-a-${window}`, ...returned);
    }
    await happens(`allowance-b-${window}`, ['StorySlotTaken', { accountId: 'b', window, storyId: 'open' }]);
    const period = {
      plan: 'premium',
      interval: 'month',
      by: 'operator',
      periodStart: LONG_AGO,
      periodEnd: LONG_AGO,
    };
    await happens('subscription-a', ['SubscriptionStarted', period]);
    for (let n = 0; n < ENDED; n += 1) await happens(`story-e${n}`, finished(`e${n}`));

    const jobStore = createJobStore({ readStore: watched });
    const api = {
      abandonStory: async (accountId: string, storyId: string) =>
        void abandoned.push(`${accountId}/${storyId}`),
      settlePeriods: async (accountId: string) => void settled.push(accountId),
      signHead: async () => ({ made: false, publicKey: '' }),
      settleBilling: async () => ({ isRequestOpen: false }),
      billingNews: async () => ({ accountIds: [] }),
      claimKey: async () => ({ keyId: '', former: false }),
    } as never;
    const errors: unknown[] = [];
    const sweeps = createSweeps({
      bus: createMemoryBus(),
      jobStore,
      eventStore,
      readStore: watched,
      blobs: {
        list: async function* () {
          yield { key: 'a/story/e0/text/1/x', size: 1, modifiedAt: 0 };
        },
        deleteByPrefix: async () => {},
      } as never,
      headFiles: { list: async function* () {} } as never,
      leases: createLeases({ readStore: watched }),
      limits: createLimits({ readStore: watched, now: Date.now }),
      api,
      now: Date.now,
      onError: (error) => errors.push(error),
    });
    // done jobs are looked for as far as work was handed out
    await readStore.saveBatch({ checkpoint: 'outlet/work', position: 0, writes: [] });
    const loops = sweeps.start(stopping.signal);
    const searched = (name: string) => house.asked.some(({ collection }) => collection.startsWith(name));
    await eventually(
      'every sweep has had its turn',
      async () =>
        ['openOrders', 'duePeriods', 'dueBilling', 'subscriptions', 'jobs', 'limits'].every(searched) &&
        (await readStore.collection({ name: 'unnamedSteps/v2', indexes: [] }).count()) === 0,
    );
    const caughtUp = createCaughtUp({ eventStore, readStore: watched });
    for (const end of [deleteStoriesOfCharacter, failStoriesOfCharacter])
      await end({ api, caughtUp })(
        { accountId: 'a', input: { characterId: 'c' } } as unknown as Job,
        stopping.signal,
      );
    stopping.abort();
    await Promise.all(loops.map(({ done }) => done));
    expect(errors).toEqual([]);
  }, 60_000);
  afterAll(() => house.close());

  it('is found by an index, in its order, never by a scan', () => {
    const db = openDatabase({ file: house.file, synchronous: 'NORMAL', readOnly: true });
    const planOf = ({ collection, options, how }: Asked): string[] => {
      const { sql, params } = documentTable(db, { name: collection, indexes: [] }).findSql(options);
      const asRun = how === 'find' ? sql : sql.replace(/ ORDER BY .*/, '');
      const used = how === 'find' ? params : params.slice(0, -2);
      return db
        .all<[number, number, number, string]>(`EXPLAIN QUERY PLAN ${asRun}`, used)
        .map(([, , , step]) => step);
    };
    // What an account holds is little enough to be sorted.
    const isSlow = ({ filter = {} }: FindOptions, plan: readonly string[]) =>
      !plan.some((step) => step.startsWith('SEARCH c:')) ||
      plan.some((step) => step.startsWith('SCAN c:')) ||
      (plan.some((step) => step.includes('TEMP B-TREE')) && !('accountId' in filter));
    const slow = house.asked
      .filter(({ options }) => JSON.stringify(options.filter) !== nothing)
      .map((one) => ({ one, plan: planOf(one) }))
      .filter(({ one, plan }) => isSlow(one.options, plan))
      .map(({ one, plan }) => `${one.collection} ${JSON.stringify(one.options)}: ${plan.join(' | ')}`);
    const orders = house.asked.find(({ collection }) => collection.startsWith('openOrders'));
    const plan = orders ? planOf(orders) : [];
    db.close();
    expect(slow).toEqual([]);
    expect(new Set(house.asked.map(({ collection }) => collection.split('/')[0]))).toEqual(
      new Set([
        'dueBilling',
        'duePeriods',
        'jobs',
        'limits',
        'openOrders',
        'stories',
        'subscriptions',
        'unnamedSteps',
      ]),
    );
    // both ends of the range: rows of settled orders, which hold no time, lie outside it
    expect(plan).toEqual([expect.stringMatching(/\(<expr>>\? AND <expr><\?\)/)]);
  });

  it(`of ${SETTLED} settled orders none is read, and the open one is`, () => {
    const looks = house.asked.filter(({ collection }) => collection.startsWith('openOrders'));
    expect(looks.map(({ found }) => found)).toEqual(looks.map(() => 1));
    expect(new Set(abandoned)).toEqual(new Set(['b/open']));
    expect(new Set(settled)).toEqual(new Set(['a']));
  });
});

describe('while the log holds what only a newer program understands', () => {
  it('no sweep believes a read model that stands still', async () => {
    const house = await opened();
    const { happens, eventStore, watched, readStore } = house;
    await happens('story-s', ['TextWritten', { storyId: 's', manifest: 'a/story/s/text/1/manifest.json' }]);
    await happens('story-s', finished('s'));
    await happens('story-t', ['StorySung', { storyId: 't' }]);
    const due = readStore.collection({ name: 'unnamedSteps/v2', indexes: [] });
    await eventually('the story is due', async () => (await due.count()) === 1);
    const listed: string[] = [];
    const { run } = removeUnnamedBlobs({
      eventStore,
      caughtUp: createCaughtUp({ eventStore, readStore: watched }),
      jobStore: createJobStore({ readStore }),
      blobs: {
        list: async function* (prefix: string) {
          listed.push(prefix);
          yield* [];
        },
        deleteByPrefix: async () => {},
      },
      now: Date.now,
      onError: () => {},
    });
    let looks = 0; // an hour passes between two looks at the clock
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => 3_600_000 * looks++);
    await expect(run(house.stopping.signal)).rejects.toThrow(Unavailable);
    clock.mockRestore();
    expect(listed).toEqual([]);
    expect(await due.count()).toBe(1);
    await house.close();
  });
});

it('every kind of job has exactly one process that does it', async () => {
  const taken: string[] = [];
  const stopping = new AbortController();
  const deps = {
    bus: createMemoryBus(),
    jobStore: {
      due: async (_limit: number, kinds: readonly string[] = []) => {
        taken.push(...kinds);
        return [];
      },
    } as unknown as JobStore,
    onError: () => {},
  };
  const readStore = { collection: () => ({}), time: async () => 0 };
  const studio = { narrator: { speak: () => new Promise(() => {}) } };
  const kindsOf = async (start: (signal: AbortSignal) => readonly { done: Promise<void> }[]) => {
    const before = taken.length;
    start(stopping.signal);
    while (taken.length === before) await turn();
    return new Set(taken.slice(before));
  };
  const managers = createManagers({ ...deps, readStore, api: {}, publicUrl: 'http://house' } as never);
  const generators = createGenerators({
    ...deps,
    studio,
    blobs: { blobs: { info: async () => ({}) } },
    outside: { models: { teller: null, painter: null }, places: { count: 0 }, picturePlaces: { count: 0 } },
    concurrency: 1,
  } as never);
  const all = [...(await kindsOf(managers.start)), ...(await kindsOf(generators.start))];
  stopping.abort();
  expect(all.sort()).toEqual([...jobKinds].sort());
});
