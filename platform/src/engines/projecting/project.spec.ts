import fc from 'fast-check';
import type { EventStore, RecordedEvent } from '../../eventStore/eventStore.ts';
import type { Projection } from '../../projection.ts';
import type { CollectionSpec, Document, ReadStore } from '../../readStore/readStore.ts';
import { createMemoryEventStore } from '../../testing/memoryEventStore.ts';
import { createMemoryReadStore } from '../../testing/memoryReadStore.ts';
import { projected, recordedEvents } from '../../testing/projected.ts';
import type { Step } from './followTargets.ts';
import { createProjector } from './project.ts';
import { projectionFingerprint } from './projectionFingerprint.ts';
import { createLiveCollections, type ReadModel, readModels } from './readModels.ts';

type Tree = Document & { apples: number };
const trees: Projection<Tree> = {
  name: 'trees/v1',
  collection: { indexes: [] },
  handles: ['ApplePicked', 'TreeFelled'],
  idsOf: ({ data }) => [data.tree as string],
  evolve: (tree, { type }, _id) => (type === 'TreeFelled' ? null : { _id, apples: (tree?.apples ?? 0) + 1 }),
};
const counts: Projection = {
  name: 'counts/v1',
  collection: { indexes: [] },
  handles: ['BirdSeen'],
  idsOf: () => ['birds'],
  evolve: (document, { data }, _id) => {
    if (data.ill === true) throw new TypeError('a bird that this fold cannot take');
    return { _id, seen: Number(document?.seen ?? 0) + 1 };
  },
};
const vocabulary = { tree: ['ApplePicked', 'TreeFelled'], bird: ['BirdSeen'] };

const at = '2026-11-01T08:00:00.000Z';
let made = 0;
const write = (store: EventStore, streamId: string, type: string, data: object = {}) =>
  store.append(streamId, [{ id: `e${(made += 1)}`, type, data: data as never, metadata: { at } }], 'any');
const pick = (store: EventStore, tree: string) => write(store, `tree-${tree}`, 'ApplePicked', { tree });

/** Follows until `ready` holds after some step, then stops. */
async function followUntil(
  eventStore: EventStore,
  readStore: ReadStore,
  ready: (projector: ReturnType<typeof createProjector>) => boolean | Promise<boolean>,
  projections: readonly Projection[] = [trees as Projection, counts],
) {
  const ended = new AbortController();
  const steps: Step[] = [];
  const stops: unknown[] = [];
  const projector = createProjector({
    eventStore,
    readStore,
    projections,
    vocabulary,
    onSaved: (step) => void steps.push(step),
    onStopped: (status) => void stops.push(status),
  });
  const running = projector.run(ended.signal);
  try {
    for (;;) {
      if (await ready(projector)) break;
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 5))]);
    }
  } finally {
    ended.abort();
    await running;
  }
  return { projector, steps, stops };
}
const reached = (position: number) => (projector: ReturnType<typeof createProjector>) =>
  projector.status().length > 0 &&
  projector.status().every((one) => one.position >= position || one.stopped !== null);

async function contentOf(readStore: ReadStore, name: string) {
  return readStore.collection({ name, indexes: [] }).find();
}

it('folds the log into documents, with the position each has taken in', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  for (const tree of ['oak', 'elm', 'oak']) await pick(events, tree);
  await followUntil(events, views, reached(2));
  expect(await contentOf(views, 'trees/v1')).toEqual([
    { _id: 'elm', apples: 1, position: 1 },
    { _id: 'oak', apples: 2, position: 2 },
  ]);
});

it('leaves a tombstone that keeps an older event from bringing the document back', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await pick(events, 'oak');
  await write(events, 'tree-oak', 'TreeFelled', { tree: 'oak' });
  await followUntil(events, views, reached(1));
  expect(await contentOf(views, 'trees/v1')).toEqual([{ _id: 'oak', position: 1, deleted: true }]);
});

describe('the documents an event takes along', () => {
  const felledForest = {
    ...trees,
    handles: ['ApplePicked'],
    evolve: (tree: Tree | null, { data }: RecordedEvent, _id: string) => ({
      _id,
      forest: data.forest as string,
      apples: (tree?.apples ?? 0) + 1,
    }),
    forgets: ({ type, data }: RecordedEvent) =>
      type === 'ForestFelled' ? { forest: data.forest as string } : null,
  } as Projection;

  async function felled() {
    const eventStore = createMemoryEventStore();
    for (const [tree, forest] of [
      ['1', 'north'],
      ['2', 'south'],
      ['1', 'north'],
    ] as const)
      await write(eventStore, `tree-${tree}`, 'ApplePicked', { tree, forest });
    await write(eventStore, 'forest-north', 'ForestFelled', { forest: 'north' });
    await write(eventStore, 'tree-3', 'ApplePicked', { tree: '3', forest: 'north' });
    return eventStore;
  }
  const left = [
    { _id: '1', position: 3, deleted: true },
    { _id: '2', position: 1, forest: 'south', apples: 1 },
    { _id: '3', position: 4, forest: 'north', apples: 1 },
  ];

  it.each([
    [undefined, left],
    [true as const, left.slice(1)],
  ])(
    'are removed, and nothing that came before brings them back (passing: %s)',
    async (passing, expected) => {
      const readStore = createMemoryReadStore();
      await followUntil(await felled(), readStore, reached(4), [
        { ...felledForest, ...(passing && { passing }) },
      ]);
      expect(await contentOf(readStore, 'trees/v1')).toEqual(expected);
    },
  );

  it('stay away when a projector that was behind takes in what came before, and dies', async () => {
    const eventStore = await felled();
    const readStore = createMemoryReadStore();
    const ended = new AbortController();
    let begin = () => {};
    let awake = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const mayGoOn = new Promise<void>((resolve) => (awake = resolve));
    async function* slowly({ signal }: { signal: AbortSignal }) {
      begin();
      await mayGoOn;
      const events: RecordedEvent[] = [];
      for await (const event of eventStore.readAll())
        if (event.type === 'ApplePicked' && events.length < 3) events.push(event);
      yield { kind: 'caughtUp' as const };
      yield { kind: 'events' as const, events };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }
    const behind = createProjector({
      eventStore: { ...eventStore, subscribe: slowly as never },
      readStore,
      projections: [felledForest],
      vocabulary,
      onSaved: () => ended.abort(),
    });
    const running = behind.run(ended.signal);
    await begun;
    await followUntil(eventStore, readStore, reached(4), [felledForest]);
    awake();
    await running;
    expect(behind.status()).toMatchObject([{ position: 2 }]);
    expect(await contentOf(readStore, 'trees/v1')).toEqual(left);
  });
});

it('tells what changed after each step, and goes on live', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await pick(events, 'oak');
  let grown = false;
  const { steps } = await followUntil(events, views, async (projector) => {
    if (!reached(0)(projector)) return false;
    if (!grown) await pick(events, 'elm');
    grown = true;
    return reached(1)(projector);
  });
  expect(
    steps.map(({ position, saved }) => [
      position,
      saved.flatMap(({ documents }) => documents.map(({ _id }) => _id)),
    ]),
  ).toEqual([
    [0, ['oak']],
    [1, ['elm']],
  ]);
});

it('moves the stored progress of a projection that no event concerns', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  for (const tree of ['oak', 'elm', 'ash']) await pick(events, tree);
  await followUntil(events, views, async () => (await views.checkpoint('counts/v1')) === 2);
  expect(await contentOf(views, 'counts/v1')).toEqual([]);
});

it('stores that progress also when nothing is written any more', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await pick(events, 'oak');
  let written = false;
  await followUntil(events, views, async (projector) => {
    if (!reached(0)(projector)) return false;
    if (!written) for (const tree of ['elm', 'ash', 'fir']) await pick(events, tree);
    written = true;
    return (await views.checkpoint('counts/v1')) === 3;
  });
  expect(await contentOf(views, 'counts/v1')).toEqual([]);
});

it('stops a projection at the event it cannot take, serves what was before, says where, and lets the others go on', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await write(events, 'bird-1', 'BirdSeen');
  await write(events, 'bird-1', 'BirdSeen', { ill: true });
  await write(events, 'bird-1', 'BirdSeen');
  await pick(events, 'oak');
  const { projector, stops } = await followUntil(events, views, reached(3));
  expect(await contentOf(views, 'counts/v1')).toEqual([{ _id: 'birds', seen: 1, position: 0 }]);
  expect(await views.checkpoint('counts/v1')).toBe(0);
  expect(projector.status()).toMatchObject([
    { stopped: null, position: 3 },
    { stopped: { position: 1, type: 'BirdSeen', error: 'TypeError' } },
  ]);
  expect(stops).toMatchObject([{ name: 'counts/v1' }]);
  expect(await contentOf(views, 'trees/v1')).toHaveLength(1);

  const mended: Projection = {
    ...counts,
    evolve: (document, _event, _id) => ({ _id, seen: Number(document?.seen ?? 0) + 1 }),
  };
  await followUntil(events, views, reached(3), [trees as Projection, mended]);
  expect(await contentOf(views, 'counts/v1')).toEqual([{ _id: 'birds', seen: 3, position: 2 }]);
});

it('stops a projection also where it cannot tell what to forget, after what came before', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  for (const tree of ['oak', 'elm', 'ash']) await pick(events, tree);
  await write(events, 'bird-1', 'BirdSeen');
  const forgets = ({ data }: RecordedEvent) => {
    if (data.tree === 'elm') throw new RangeError('elm');
    return null;
  };
  const { projector } = await followUntil(events, views, reached(3), [
    { ...trees, forgets } as Projection,
    counts,
  ]);
  expect(projector.status()).toMatchObject([
    { position: 0, stopped: { position: 1, error: 'RangeError' } },
    { position: 3, stopped: null },
  ]);
  expect(await contentOf(views, 'trees/v1')).toMatchObject([{ _id: 'oak' }]);
});

it('stops before an unknown type in a stream it follows, and only the projections that follow it', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await pick(events, 'oak');
  await write(events, 'tree-oak', 'TreePainted');
  await write(events, 'bird-1', 'BirdSeen');
  const { projector } = await followUntil(events, views, reached(2));
  expect(projector.status()).toMatchObject([
    { name: 'trees/v1', stopped: { position: 1, type: 'TreePainted', error: 'UnknownEventType' } },
    { name: 'counts/v1', stopped: null },
  ]);
  expect(await contentOf(views, 'counts/v1')).toHaveLength(1);
});

it('takes in nothing that comes after an unknown type, also of the same step', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await pick(events, 'oak');
  await write(events, 'tree-oak', 'TreePainted');
  await pick(events, 'oak');
  await followUntil(events, views, reached(2));
  expect(await contentOf(views, 'trees/v1')).toEqual([{ _id: 'oak', apples: 1, position: 0 }]);
  expect(await views.checkpoint('trees/v1')).toBe(0);
});

it('makes the same documents in any batches, with crashes between and events that come twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ tree: fc.constantFrom('oak', 'elm', 'ash'), fell: fc.boolean() }), {
        maxLength: 30,
      }),
      fc.array(fc.nat(30), { maxLength: 4 }),
      fc.constantFrom(1, 7, 1000),
      async (happened, crashes, size) => {
        const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
        for (const { tree, fell } of happened) {
          if (fell) await write(events, `tree-${tree}`, 'TreeFelled', { tree });
          else await pick(events, tree);
        }
        const log: RecordedEvent[] = [];
        for await (const event of events.readAll()) log.push(event);
        for (const [run, crashAt] of [...crashes, Infinity].entries()) {
          await followUntil(
            inBatches(events, log, size + run * 3),
            crashing(views, crashAt),
            reached(log.length - 1),
            [trees as Projection],
          ).catch(() => {});
        }
        const expected = projected(trees).from(log).documents;
        const found = (await contentOf(views, 'trees/v1')).filter(({ deleted }) => deleted !== true);
        expect(Object.fromEntries(found.map((document) => [document._id, document]))).toEqual(expected);
      },
    ),
    { numRuns: 30 },
  );
});

/**
 * Saves the documents but not the checkpoint at the n-th save, then fails: what a crash between the two
 * leaves in a store without transactions.
 */
function crashing(views: ReadStore, crashAt: number): ReadStore {
  let saves = 0;
  return {
    ...views,
    saveBatch: async (batch) => {
      saves += 1;
      if (saves <= crashAt) return views.saveBatch(batch);
      await views.saveBatch({ ...batch, position: -1 });
      throw new Error('crash');
    },
  };
}

function inBatches(events: EventStore, log: readonly RecordedEvent[], size: number): EventStore {
  return {
    ...events,
    async *subscribe({ after = -1, signal }) {
      yield { kind: 'caughtUp' };
      for (let from = after + 1; from < log.length; from += size)
        yield { kind: 'events', events: log.slice(from, from + size) };
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  };
}

describe('rebuild', () => {
  it('builds a new version beside the live one, and switches when it has come as far', async () => {
    const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
    for (const tree of ['oak', 'elm', 'oak']) await pick(events, tree);
    await followUntil(events, views, reached(2));
    const doubled: Projection<Tree> = {
      ...trees,
      name: 'trees/v2',
      evolve: (tree, _event, _id) => ({ _id, apples: (tree?.apples ?? 0) + 2 }),
    };
    const liveOf = () => createLiveCollections(views)('trees');
    expect(await liveOf()).toBe('trees/v1');
    await followUntil(events, views, async () => (await liveOf()) === 'trees/v2', [
      doubled as Projection,
      counts,
    ]);
    expect(await contentOf(views, 'trees/v2')).toMatchObject([{ apples: 2 }, { apples: 4 }]);
    expect(await contentOf(views, 'trees/v1')).toHaveLength(2);
  });

  it('switches not before the new one has come as far as the old one', async () => {
    const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
    for (const tree of ['oak', 'elm', 'oak']) await pick(events, tree);
    await followUntil(events, views, reached(2));
    const log = [...events.log.events];
    const progressAtSwitch: (number | null)[] = [];
    const models = views.collection<ReadModel>(readModels);
    const watched = {
      ...models,
      put: async (model: ReadModel) => {
        if (model.live === 'trees/v2') progressAtSwitch.push(await views.checkpoint('trees/v2'));
        await models.put(model);
      },
    };
    const watching = {
      ...views,
      collection: (spec: CollectionSpec) =>
        spec.name === readModels.name ? watched : views.collection(spec),
    } as ReadStore;
    await followUntil(
      inBatches(events, log, 1),
      watching,
      async () => (await createLiveCollections(views)('trees')) === 'trees/v2',
      [{ ...trees, name: 'trees/v2' } as Projection],
    );
    expect(progressAtSwitch).toEqual([2]);
  });

  it('switches after a crash just before it, also when nothing is written any more', async () => {
    const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
    await pick(events, 'oak');
    await followUntil(events, views, reached(0));
    const projections = [{ ...trees, name: 'trees/v2' } as Projection];
    const models = views.collection<ReadModel>(readModels);
    const put = async (model: ReadModel) =>
      model.live === 'trees/v2' ? Promise.reject(new Error('crash')) : models.put(model);
    const crashingStore = {
      ...views,
      collection: (spec: CollectionSpec) =>
        spec.name === readModels.name ? { ...models, put } : views.collection(spec),
    } as ReadStore;
    const running = createProjector({
      eventStore: events,
      readStore: crashingStore,
      projections,
      vocabulary,
    }).run(new AbortController().signal);
    await expect(running).rejects.toThrow('crash');
    await followUntil(
      events,
      views,
      async () => (await createLiveCollections(views)('trees')) === 'trees/v2',
      projections,
    );
    expect(await contentOf(views, 'trees/v2')).toMatchObject([{ apples: 1 }]);
  });

  it('drops the former collection once no reader can hold it', async () => {
    const [eventStore, readStore] = [createMemoryEventStore(), createMemoryReadStore()];
    await pick(eventStore, 'oak');
    await followUntil(eventStore, readStore, reached(0), [trees as Projection]);
    const ended = new AbortController();
    const projections = [{ ...trees, name: 'trees/v2' } as Projection];
    const running = createProjector({ eventStore, readStore, projections, vocabulary, dropAfterMs: 1 }).run(
      ended.signal,
    );
    const model = () => readStore.collection<ReadModel>(readModels).get('trees');
    while ((await model())?.live !== 'trees/v2' || (await model())!.former.length > 0)
      await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await readStore.collections()).toEqual(['readModels', 'trees/v2']);
    ended.abort();
    await running;
  });

  it('builds the same version anew on request while the live one goes on', async () => {
    const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
    for (const tree of ['oak', 'elm']) await pick(events, tree);
    await followUntil(events, views, reached(1));
    await views
      .collection<Tree>({ name: 'trees/v1', indexes: [] })
      .put({ _id: 'oak', apples: 99, position: 0 }); // a fault to be mended
    let asked = false;
    await followUntil(events, views, async (projector) => {
      if (!reached(1)(projector)) return false;
      if (!asked) {
        asked = true;
        expect(await projector.rebuild('trees')).toBe('trees/v1.2');
        await pick(events, 'ash');
      }
      return (
        (await createLiveCollections(views)('trees')) === 'trees/v1.2' &&
        reached(2)(projector) &&
        projector.status().length === 2
      );
    });
    expect(await contentOf(views, 'trees/v1.2')).toMatchObject([
      { _id: 'ash', apples: 1 },
      { _id: 'elm', apples: 1 },
      { _id: 'oak', apples: 1 },
    ]);
  });

  it('asked for twice builds one', async () => {
    const readStore = createMemoryReadStore();
    const eventStore = createMemoryEventStore();
    const { rebuild } = createProjector({ eventStore, readStore, projections: [counts], vocabulary });
    await readStore.saveBatch({ checkpoint: 'counts/v1', position: 0, writes: [] });
    expect([await rebuild('counts'), await rebuild('counts')]).toEqual(['counts/v1.2', 'counts/v1.2']);
  });

  it('of a version that was never finished leaves nothing of it behind', async () => {
    const [eventStore, readStore] = [createMemoryEventStore(), createMemoryReadStore()];
    const models = readStore.collection<ReadModel>(readModels);
    await pick(eventStore, 'oak');
    await followUntil(eventStore, readStore, reached(0), [trees as Projection]);
    await models.put({ _id: 'trees', live: 'trees/v1', building: 'trees/v2', former: ['trees/v0'] });
    await followUntil(eventStore, readStore, async () => (await models.get('trees'))?.live === 'trees/v3', [
      { ...trees, name: 'trees/v3' } as Projection,
    ]);
    expect((await models.get('trees'))?.former).toEqual(['trees/v0', 'trees/v2', 'trees/v1']);
  });

  it('names the read models there are when asked for another', async () => {
    const projector = createProjector({
      eventStore: createMemoryEventStore(),
      readStore: createMemoryReadStore(),
      projections: [counts],
      vocabulary,
    });
    await expect(projector.rebuild('leaves')).rejects.toThrow("no read model 'leaves'; there are: counts");
  });
});

it('lets a new projection catch up while those that are further on wait where they are', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await write(events, 'bird-1', 'BirdSeen');
  for (const tree of ['oak', 'elm']) await pick(events, tree);
  await followUntil(events, views, reached(2), [trees as Projection]);
  await write(events, 'bird-1', 'BirdSeen');
  const saved: number[] = [];
  const noting: ReadStore = {
    ...views,
    saveBatch: async (batch) => {
      if (batch.checkpoint === 'trees/v1') saved.push(batch.position);
      await views.saveBatch(batch);
    },
  };
  await followUntil(inBatches(events, [...events.log.events], 1), noting, reached(3));
  expect(await contentOf(views, 'counts/v1')).toMatchObject([{ seen: 2 }]);
  expect(saved.filter((position) => position < 3)).toEqual([]);
});

it('says at once that a save failed, also while nobody writes: it must not wait for the next event', async () => {
  const [events, views] = [createMemoryEventStore(), createMemoryReadStore()];
  await pick(events, 'oak');
  const ended = new AbortController();
  const failing: ReadStore = {
    ...views,
    saveBatch: async () => Promise.reject(new Error('the disk is full')),
  };
  const projector = createProjector({
    eventStore: events,
    readStore: failing,
    projections: [trees as Projection],
    vocabulary,
  });
  await expect(projector.run(ended.signal)).rejects.toThrow('the disk is full');
});

it('the fingerprint changes with the handled types and with the version, not with their order', () => {
  const { handles } = trees;
  const print = projectionFingerprint(trees);
  expect(projectionFingerprint({ ...trees, handles: [...handles].toReversed() })).toBe(print);
  expect(projectionFingerprint({ ...trees, handles: [...handles, 'TreePlanted'] })).not.toBe(print);
  expect(projectionFingerprint({ ...trees, name: 'trees/v2' })).not.toBe(print);
});

it('`projected` folds in steps as batches would', () => {
  const event = recordedEvents();
  const first = projected(trees).from([event('ApplePicked', { tree: 'oak' })]);
  const then = first.from([event('ApplePicked', { tree: 'oak' }), event('TreeFelled', { tree: 'elm' })]);
  expect(first.documents).toEqual({ oak: { _id: 'oak', apples: 1, position: 0 } });
  expect(then.documents).toEqual({ oak: { _id: 'oak', apples: 2, position: 1 } });
});
