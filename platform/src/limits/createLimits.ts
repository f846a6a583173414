import type { Clock } from '../clock.ts';
import type { CollectionSpec, Document, ReadStore } from '../readStore/readStore.ts';

export type Limit = { limit: number; windowMs: number };
/**
 * `free` turns come at once, the next after `firstMs`, each further one after twice as long, `longestMs` at
 * most. After `forgottenAfterMs` without a turn it begins anew.
 */
export type Pace = { free: number; firstMs: number; longestMs: number; forgottenAfterMs: number };
export type Hit = { allowed: true } | { allowed: false; retryAfterMs: number };

export interface Limits {
  /**
   * Counts a use of `key`, or `by` at once. Windows are fixed, by the clock: at most `limit` uses are allowed
   * in each.
   * Throws when the store is away: the caller decides what that means.
   */
  hit(key: string, limit: Limit, by?: number): Promise<Hit>;
  /**
   * Takes the next turn of `key` if its time has come; of many who ask at once, one gets it.
   * Throws when the store is away.
   */
  takeTurn(key: string, pace: Pace): Promise<Hit>;
  /** The next turn of `key` is its first. */
  forgetTurns(key: string): Promise<void>;
  /**
   * True for the first who names this key, false for all others until then (ms), and longer until a sweep
   * comes by. Throws when the store is away.
   */
  once(key: string, until: number): Promise<boolean>;
  /** Removes the counters of windows that have passed; answers how many. */
  sweep(): Promise<number>;
}

type Counter = Document & { count?: number; until?: number };
type Turns = Document & { taken: number; notBefore: number; until: number };
const limits: CollectionSpec = { name: 'limits', indexes: [{ fields: [['until', 1]] }] };

/**
 * Counters in the read store, shared by all processes. Keys are stored as they are: give an HMAC of addresses
 * and the like.
 */
export function createLimits({ readStore, now }: { readStore: ReadStore; now: Clock }): Limits {
  const counters = readStore.collection<Counter>(limits);
  const turns = readStore.collection<Turns>(limits);
  return {
    async hit(key, { limit, windowMs }, by = 1) {
      const at = now();
      const until = (Math.floor(at / windowMs) + 1) * windowMs;
      const id = `${key}/${windowMs}/${until}`;
      const count = () =>
        counters.updateOne(
          id,
          { count: { $lt: limit - by + 1 } },
          { $inc: { count: by }, $setOnInsert: { until } },
          { upsert: true },
        );
      // The first uses of a window may meet in their inserts, where an engine has no transactions: the second
      // try finds the counter.
      if (by < limit + 1 && ((await count()) ?? (await count()))) return { allowed: true };
      return { allowed: false, retryAfterMs: until - at };
    },
    async takeTurn(key, { free, firstMs, longestMs, forgottenAfterMs }) {
      for (;;) {
        const at = now();
        const found = await turns.get(key);
        const isOver = !found || found.until <= at;
        const wait = isOver ? 0 : found.notBefore - at;
        // a longer one is from a clock that has been set back since
        if (wait > 0 && wait <= longestMs) return { allowed: false, retryAfterMs: wait };
        const taken = isOver ? 1 : found.taken + 1;
        const pause = taken < free ? 0 : Math.min(longestMs, firstMs * 2 ** (taken - free));
        const next = { taken, notBefore: at + pause, until: at + pause + forgottenAfterMs };
        const { taken: before, notBefore } = found ?? {};
        const isMine = found
          ? (await turns.updateOne(key, { taken: before!, notBefore: notBefore! }, { $set: next })) !== null
          : await turns.insertIfAbsent({ _id: key, ...next });
        if (isMine) return { allowed: true };
      }
    },
    forgetTurns: (key) => turns.deleteOne(key),
    once: (key, until) => counters.insertIfAbsent({ _id: `once/${key}`, until }),
    sweep: () => counters.deleteMany({ until: { $lte: now() } }),
  };
}
