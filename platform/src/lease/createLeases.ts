import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { CollectionSpec, Document, ReadStore } from '../readStore/readStore.ts';

type Lease = Document & { holder?: string; beat?: number };
/** Counters of who holds which lease. */
export const leases: CollectionSpec = { name: 'leases', indexes: [] };

const BEAT_MS = 1_000;
/** Looks, a beat apart, at a counter that does not move, before a contender takes the lease. */
const SILENT_LOOKS = 5;
/** A holder that could not raise its counter this often lets go before a contender takes over. */
const MISSED_BEATS = 3;
const NOBODY = '';

export interface Leases {
  /**
   * Runs `work` while this process holds the lease of that name, one process at a time; a process that loses
   * it waits for it again.
   * Ends when `signal` aborts or `work` ends by itself; the signal given to `work` aborts when the lease is
   * lost too. @throws what `work` or, while waiting, the store throws.
   */
  run(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
}

/**
 * The holder raises a counter every second; who sees it stand still for 5 s by its own clock takes over, so
 * clocks are never compared.
 * A process that was stopped for a while may work beside the new holder until its next beat: leases save
 * work, they guard nothing.
 */
export function createLeases({
  readStore,
  sleep = pause,
}: {
  readStore: ReadStore;
  sleep?: typeof pause;
}): Leases {
  const stored = readStore.collection<Lease>(leases);

  /** Waits for the lease. False when `signal` aborted first. */
  async function acquire(name: string, me: string, signal: AbortSignal): Promise<boolean> {
    let seen = { holder: NOBODY, beat: -1 };
    for (let looks = 0; !signal.aborted; looks += 1) {
      const { holder = NOBODY, beat = 0 } = (await stored.get(name)) ?? {};
      if (holder !== seen.holder || beat !== seen.beat) looks = 0;
      seen = { holder, beat };
      if (holder === NOBODY || looks >= SILENT_LOOKS) {
        await stored.insertIfAbsent({ _id: name, holder, beat });
        if (await stored.updateOne(name, { holder, beat }, { $set: { holder: me }, $inc: { beat: 1 } }))
          return true;
      }
      await sleep(BEAT_MS, signal);
    }
    return false;
  }

  /** Resolves when the lease is lost or `signal` aborts. */
  async function keep(name: string, me: string, signal: AbortSignal): Promise<void> {
    for (let missed = 0; missed < MISSED_BEATS;) {
      await sleep(BEAT_MS, signal);
      if (signal.aborted) return;
      const beat = await stored.updateOne(name, { holder: me }, { $inc: { beat: 1 } }).catch(() => 'away');
      if (beat === null) return;
      missed = beat === 'away' ? missed + 1 : 0;
    }
  }

  return {
    async run(name, signal, work) {
      const me = randomUUID();
      while (await acquire(name, me, signal)) {
        const lost = new AbortController();
        const ended = new AbortController();
        const keeping = keep(name, me, AbortSignal.any([signal, ended.signal])).then(() => lost.abort());
        try {
          await work(AbortSignal.any([signal, lost.signal]));
          if (!lost.signal.aborted) return;
        } finally {
          ended.abort();
          await keeping;
          // The next one need not wait; who cannot say so is found silent.
          await stored.updateOne(name, { holder: me }, { $set: { holder: NOBODY } }).catch(() => null);
        }
      }
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await timer(ms, undefined, { signal }).catch(() => {});
}

/**
 * Whether any holder raised its counter while one looked for three beats: somebody is at work on this read
 * store.
 */
export async function areLeasesHeld(readStore: ReadStore, sleep: typeof pause = pause): Promise<boolean> {
  const stored = readStore.collection<Lease>(leases);
  const beats = async () =>
    new Map((await stored.find()).map(({ _id, holder, beat }) => [_id, `${holder} ${beat}`]));
  const before = await beats();
  if (before.size === 0) return false;
  await sleep(MISSED_BEATS * BEAT_MS, new AbortController().signal);
  return [...(await beats())].some(([name, beat]) => before.get(name) !== beat);
}
