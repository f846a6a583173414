import type { Clock } from '../clock.ts';
import type { CollectionSpec, Document, ReadStore } from '../readStore/readStore.ts';

export type Limit = { limit: number; windowMs: number };
export type Hit = { allowed: true } | { allowed: false; retryAfterMs: number };

export interface Limits {
  /**
   * Counts one use of `key`. Windows are fixed, by the clock: at most `limit` uses are allowed in each.
   * Throws when the store is away: the caller decides what that means.
   */
  hit(key: string, limit: Limit): Promise<Hit>;
  /**
   * True for the first who names this key, false for all others until then (ms), and longer until a sweep
   * comes by. Throws when the store is away.
   */
  once(key: string, until: number): Promise<boolean>;
  /** Removes the counters of windows that have passed; answers how many. */
  sweep(): Promise<number>;
}

type Counter = Document & { count?: number; until?: number };
const limits: CollectionSpec = { name: 'limits', indexes: [{ fields: [['until', 1]] }] };

/**
 * Counters in the read store, shared by all processes. Keys are stored as they are: give an HMAC of addresses
 * and the like.
 */
export function createLimits({ readStore, now }: { readStore: ReadStore; now: Clock }): Limits {
  const counters = readStore.collection<Counter>(limits);
  return {
    async hit(key, { limit, windowMs }) {
      const at = now();
      const until = (Math.floor(at / windowMs) + 1) * windowMs;
      const id = `${key}/${windowMs}/${until}`;
      const count = () =>
        counters.updateOne(
          id,
          { count: { $lt: limit } },
          { $inc: { count: 1 }, $setOnInsert: { until } },
          { upsert: true },
        );
      // The first uses of a window may meet in their inserts, where an engine has no transactions: the second
      // try finds the counter.
      if (limit > 0 && ((await count()) ?? (await count()))) return { allowed: true };
      return { allowed: false, retryAfterMs: until - at };
    },
    once: (key, until) => counters.insertIfAbsent({ _id: `once/${key}`, until }),
    sweep: () => counters.deleteMany({ until: { $lte: now() } }),
  };
}
