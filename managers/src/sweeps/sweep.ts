import { setTimeout as sleep } from 'node:timers/promises';
import { beginAct } from '@storylark/platform/causation/beginAct';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import type { Document, Filter } from '@storylark/platform/readStore/readStore';

/**
 * What nobody else comes back to, looked for again and again. Every act is a guarded command or may be repeated.
 * `run` ends after the act it is at when its signal aborts.
 */
export type Sweep = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<void> };
export type OnError = (error: unknown, name: string) => void;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Runs one sweep until `signal` aborts; one that fails, for instance because its read model is still behind, is
 * tried again after `retryMs` where its next turn is further off.
 */
export async function keepSweeping(
  { name, everyMs, run }: Sweep,
  onError: OnError,
  signal: AbortSignal,
  retryMs = MINUTE,
): Promise<void> {
  while (!signal.aborted) {
    const next = await run(signal).then(
      () => everyMs,
      (error: unknown) => {
        if (!signal.aborted) onError(error, name);
        return Math.min(everyMs, retryMs);
      },
    );
    await sleep(next, undefined, { signal }).catch(() => {});
  }
}

const PAGE = 100;

type Due<D> = {
  /** A small read model of what is due, with an index by `by`. */
  readModel: string;
  by: keyof D & string;
  /** The latest moment (ISO time) that counts as due. */
  until: string;
  caughtUp: CaughtUp;
  signal: AbortSignal;
  /**
   * Settles one row. True: nothing is left to come back for and no event will take it out of the read model, so
   * it goes here. May throw.
   */
  act: (row: D & Document) => Promise<boolean | void>;
  onError: (error: unknown) => void;
};

/**
 * Acts on every row that is due, the oldest first, a page at a time: one that fails is told to `onError` and
 * holds no other up. Rows that an event takes out meanwhile shift the next page; whoever is passed over so has
 * his turn next time.
 */
export async function settleDue<D>({
  readModel,
  by,
  until,
  caughtUp,
  signal,
  act,
  onError,
}: Due<D>): Promise<void> {
  const rows = await caughtUp<D>(readModel, signal);
  const filter: Filter = { [by]: { $lte: until } };
  for (let staying = 0, found = PAGE; found === PAGE;) {
    const page = await rows.find({ filter, sort: [[by, 1]], skip: staying, limit: PAGE });
    for (const row of page) {
      if (signal.aborted) return;
      if (!(await beginAct(`sweep ${readModel}`, () => isGone(row)))) staying += 1;
    }
    found = page.length;
  }

  async function isGone(row: D & Document): Promise<boolean> {
    try {
      if ((await beginAct(`sweep ${readModel}`, () => act(row))) !== true) return false;
      // One that an event has put off meanwhile is not due any more, and stays.
      await rows.deleteMany({ _id: row._id, [by]: row[by] ?? null });
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }
}
