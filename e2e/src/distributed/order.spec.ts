import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { path, paths } from '@storylark/contracts/paths';
import { unit } from '@storylark/studio/text/seed';
import { readModelOf } from '@storylark/platform/engines/projecting/readModels';
import type { EventStore, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { eachReadStore } from '@storylark/platform/testing/eachReadStore';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { Unavailable } from '@storylark/platform/unavailable';
import { createProjectors } from '@storylark/projectors/createProjectors';
import { jobsOf, workStreams } from '@storylark/projectors/outlets/jobsOf';
import { readFiles } from '../crash/files.ts';
import {
  type Call,
  call,
  eventually,
  finishedStory,
  mia,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
} from '../house/client.ts';
import { openHouse } from '../house/openHouse.ts';

const COPIES = 10;
/** Copies that fall behind and die on the way: what they saved last is old. */
const DYING = 6;
const SEED = 'order';
const LARGEST_BATCH = 40;

type Whims = {
  copy: number;
  delivered: (event: RecordedEvent) => void;
  before: (event: RecordedEvent | undefined) => Promise<void>;
};

/**
 * A log that is delivered as the event store may: in order, in batches of any size with pauses between,
 * checkpoints and the word that all is there at any place, and broken off now and then.
 */
function capricious(events: readonly RecordedEvent[], { copy, delivered, before }: Whims): EventStore {
  let turn = 0;
  const chance = () => unit(SEED, `${copy} ${(turn += 1)}`);
  const refuse = () => Promise.reject(new Error('nothing is written here'));
  return {
    storeId: 'log',
    append: refuse,
    readStream: () => {
      throw new Error('no stream is read here');
    },
    readAll: () => {
      throw new Error('the log is only followed');
    },
    head: async () => events.at(-1)?.position ?? -1,
    close: async () => {},
    async *subscribe({ after = -1, streamPrefixes, signal }) {
      const isWanted = ({ streamId }: RecordedEvent) =>
        streamPrefixes?.some((prefix) => streamId.startsWith(prefix)) ?? true;
      let at = events.findIndex(({ position }) => position > after);
      while (at >= 0 && at < events.length && !signal.aborted) {
        const batch = events.slice(at, at + 1 + Math.floor(chance() * LARGEST_BATCH));
        for (const event of batch) await before(event);
        at += batch.length;
        if (chance() < 0.3) await sleep(chance() * 20);
        const wanted = batch.filter(isWanted);
        if (!streamPrefixes) wanted.forEach(delivered);
        if (wanted.length > 0) yield { kind: 'events', events: wanted };
        if (chance() < 0.3) yield { kind: 'checkpoint', position: batch.at(-1)?.position ?? -1 };
        if (chance() < 0.3) yield { kind: 'caughtUp' };
        if (chance() < 0.05) throw new Unavailable('broken off');
      }
      await before(undefined);
      yield { kind: 'caughtUp' };
      await new Promise<void>((done) =>
        signal.aborted ? done() : signal.addEventListener('abort', () => done()),
      );
    },
  };
}

/**
 * As a copy sees the store that never heard of the others' progress: it begins at the first event and goes on
 * where it was itself.
 */
function unaware(readStore: ReadStore, savesAfter: Promise<unknown> = Promise.resolve()): ReadStore {
  const own = new Map<string, number>();
  return {
    ...readStore,
    checkpoint: async (name) => own.get(name) ?? null,
    async saveBatch(batch) {
      await savesAfter;
      await readStore.saveBatch(batch);
      own.set(batch.checkpoint, Math.max(batch.position, own.get(batch.checkpoint) ?? -1));
    },
  };
}

let events: readonly RecordedEvent[];
let embedded: Readonly<Record<string, string>>;
const textOf = (documents: readonly { _id: string }[]) =>
  JSON.stringify([...documents].sort((a, b) => (a._id < b._id ? -1 : 1)));

/** A family with all it does, and one that leaves. */
beforeAll(async () => {
  const house = await openHouse();
  try {
    const parent = await newParent(house.address);
    const leaving = await newParent(house.address);
    const hero = await newCharacter(house.address, parent);
    await newCharacter(house.address, leaving);
    const one = (await orderStory(house.address, parent, hero.uuid)).body.uuid;
    await finishedStory(house.address, parent, one);
    const ask = async (method: string, pathname: string, options: Call) => {
      const { status, body } = await call(house.address, method, pathname, options);
      if (status >= 300)
        throw new Error(`${method} ${pathname} was answered ${status} ${JSON.stringify(body)}`);
    };
    const { token } = parent;
    for (let n = 0; n < 30; n += 1) {
      const body = { ...mia, note: `number ${n}` };
      await ask('PUT', path(paths.character, { uuid: hero.uuid }), { token, body });
      await ask('POST', path(paths.storyListened, { uuid: one }), {
        token,
        body: { positionSeconds: n, finished: false },
      });
    }
    await ask('POST', path(paths.storyShare, { uuid: one }), { token, body: {} });
    const proof = { token: leaving.token, body: { password: PASSWORD } };
    await ask('POST', paths.proof, proof);
    await ask('DELETE', paths.me, {
      token: leaving.token,
      body: { reason: 'other' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const found = await eventually('all is done', async () => {
      const now = await readFiles(house.dataDir);
      const head = now.events.at(-1)?.position ?? -1;
      const isErased = now.events.some(({ type }) => type === 'AccountErased');
      return isErased && [...now.readModels.values()].every(({ position }) => position >= head) && now;
    });
    events = found.events;
    embedded = Object.fromEntries(
      [...found.readModels].map(([name, { documents }]) => [name, textOf(documents)]),
    );
  } finally {
    await house.close();
  }
}, 300_000);

eachReadStore(
  process.env.MONGODB_URL,
  'the read models after every event was delivered ten times, by copies at odds',
  (fixture) => {
    it('are those of the embedded house, byte for byte', async () => {
      const { open, remove } = await fixture();
      const readStore = await open();
      const deliveries = new Map<string, number>();
      const stop = new AbortController();
      const head = events.at(-1)?.position ?? -1;
      const jobStore = createJobStore({ readStore });
      const stopped: unknown[] = [];
      const copyOf = (whims: Whims, log = events, savesAfter?: Promise<unknown>) =>
        createProjectors({
          eventStore: capricious(log, whims),
          readStore: unaware(readStore, savesAfter),
          jobStore,
          bus: createMemoryBus(),
          now: Date.now,
          onError: () => {},
          onStopped: (status) => stopped.push(status),
        });

      // The dying read, the others go on without them, and then they save what is old by now. Whoever dies
      // behind an erasure would leave what it saved: so none does.
      const erasure = events.findIndex(({ type }) => type === 'AccountErased');
      const waiting = new Set<number>();
      let goOn = () => {};
      const othersAreAhead = new Promise<void>((resolve) => (goOn = resolve));
      const dead = Promise.all(
        Array.from({ length: DYING }, async (_, n) => {
          const death = new AbortController();
          const part = events.slice(0, Math.ceil(erasure * (0.2 + 0.6 * unit(SEED, `dies ${n}`))));
          const before = async (event?: RecordedEvent) => (event ? undefined : death.abort());
          const dying = copyOf({ copy: COPIES + n, delivered: () => {}, before }, part, othersAreAhead);
          await Promise.all(dying.start(death.signal).map(({ done }) => done));
        }),
      );
      const beforeOf = (copy: number) => async (event?: RecordedEvent) => {
        if (event?.type !== 'AccountErased') return;
        if (waiting.add(copy).size === COPIES) goOn();
        await dead;
      };
      const delivered = ({ id }: RecordedEvent) => void deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
      const copies = Array.from({ length: COPIES }, (_, copy) =>
        copyOf({ copy, delivered, before: beforeOf(copy) }),
      );
      const loops = copies.flatMap((copy) => copy.start(stop.signal));
      try {
        await eventually(
          'every copy has come to the end',
          async () =>
            copies.every(
              (copy) => copy.status().length > 0 && copy.status().every(({ position }) => position >= head),
            ) && (await readStore.checkpoint('outlet/work')) !== null,
          90_000,
        );
        stop.abort();
        await Promise.all(loops.map(({ done }) => done));
        expect(stopped).toEqual([]);
        expect(Math.min(...events.map(({ id }) => deliveries.get(id) ?? 0))).toBeGreaterThanOrEqual(COPIES);
        const models = (await readStore.collections()).filter((name) => name.includes('/'));
        const found = await Promise.all(
          models.map(
            async (name) =>
              [readModelOf(name), textOf(await readStore.collection({ name, indexes: [] }).find())] as const,
          ),
        );
        expect(Object.fromEntries(found)).toEqual(embedded);
        const asked = events
          .filter(({ streamId }) => workStreams.some((prefix) => streamId.startsWith(prefix)))
          .flatMap(jobsOf);
        const counts = await jobStore.counts();
        expect(counts.open).toBe(new Set(asked.map(({ id }) => id)).size);
      } finally {
        stop.abort();
        await Promise.all(loops.map(({ done }) => done));
        await remove();
      }
    }, 300_000);
  },
);
