import { setTimeout as sleep } from 'node:timers/promises';
import { beginAct } from '@storylark/platform/causation/beginAct';
import type { CaughtUp } from '@storylark/platform/engines/createCaughtUp';
import type { Collection, Document, Filter } from '@storylark/platform/readStore/readStore';

/** What nobody else comes back to, looked for again and again. Every act is a guarded command or may be repeated. */
export type Sweep = { name: string; everyMs: number; run: () => Promise<void> };
export type OnError = (error: unknown, name: string) => void;

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Runs one sweep until `signal` aborts; one that fails is tried again at its next turn. */
export async function keepSweeping(
  { name, everyMs, run }: Sweep,
  onError: OnError,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await run().catch((error: unknown) => onError(error, name));
    await sleep(everyMs, undefined, { signal }).catch(() => {});
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
  /** Settles one row, whose events then take it out of the read model. Answers nothing; may throw. */
  act: (row: D & Document, rows: Collection<D & Document>) => Promise<void>;
  onError: (error: unknown) => void;
};

/**
 * Acts on every row that is due, the oldest first, a page at a time: one that fails is told to `onError` and
 * holds no other up. Rows that leave meanwhile shift the next page; whoever is passed over so has his turn next
 * time.
 */
export async function settleDue<D>({ readModel, by, until, caughtUp, act, onError }: Due<D>): Promise<void> {
  const rows = await caughtUp<D>(readModel);
  const filter: Filter = { [by]: { $lte: until } };
  for (let skip = 0; ; skip += PAGE) {
    const page = await rows.find({ filter, sort: [[by, 1]], skip, limit: PAGE });
    for (const row of page) await beginAct(`sweep ${readModel}`, () => act(row, rows).catch(onError));
    if (page.length < PAGE) return;
  }
}
