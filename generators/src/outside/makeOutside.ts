import type { OutsideReason, OutsideStep, SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryWork } from '@storylark/contracts/stories/reports';
import type { Ledger } from '@storylark/models/calls/ledger';
import { ModelFailure } from '@storylark/models/calls/modelFailure';
import type { Clock } from '@storylark/platform/clock';
import type { CommandApi } from '../commandApi.ts';
import type { Outside } from './outside.ts';
import { type Ended, type Entry, reportUses } from './reportUses.ts';
import { Overtaken, StoryOver, SwitchedOff, watchWork } from './watchWork.ts';

/** From the order of a story on, ms: past it nobody outside is asked, so that the house can still end it in time. */
export const OUTSIDE_LASTS_MS = 240_000;

/** A step of a story that is to be made outside. */
export type Making = {
  api: CommandApi;
  outside: Outside;
  accountId: string;
  storyId: string;
  attempt: number;
  work: Extract<StoryWork, { over: false }>;
  signal: AbortSignal;
  now: Clock;
};
/** What is known of it so far: `entries` of what earlier attempts kept, and what this one asks. */
type Asked = {
  usedFor: OutsideStep;
  /** Since the order, ms. */
  lastsMs: number;
  entries: Entry[];
  ledger: Ledger;
};
/** What was sent; `made` null: the house makes it, for this reason, or nobody. */
export type MadeOutside<T> = { requests: SentRequest[] } & (
  { made: T } | { made: null; reason: OutsideReason; houseMakes: boolean }
);

/**
 * Makes a step outside as long as that is wanted and there is time, and tells what it cost, whatever became of it.
 * @param make null: nobody may be asked any more
 * @throws StoryOver, Overtaken when nobody wants it any more; Unavailable when no place is free
 */
export async function makeOutside<T extends object>(
  { api, outside, accountId, storyId, attempt, work, signal, now }: Making,
  { usedFor, lastsMs, entries, ledger }: Asked,
  make: ((signal: AbortSignal, until: number) => Promise<T>) | null,
): Promise<MadeOutside<T>> {
  async function ask(): Promise<T | OutsideReason> {
    if (!make) return 'switchedOff';
    const until = Date.parse(work.requestedAt) + lastsMs;
    // the house need not wait for a place of others
    if (now() >= until) return 'slow';
    try {
      return await outside.places.hold(() =>
        watchWork(
          () => api.storyWork(accountId, storyId),
          signal,
          (cut) => make(cut, until),
        ),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ModelFailure) return error.reason;
      if (error instanceof SwitchedOff) return 'switchedOff';
      throw error;
    }
  }
  const finish = async (ended: Ended) => {
    entries.push({ attempt, ...ledger.take() });
    await reportUses(api, { accountId, storyId, usedFor }, entries, ended);
    return entries.flatMap(({ requests }) => requests);
  };

  let made: T | OutsideReason;
  try {
    made = await ask();
  } catch (error) {
    if (error instanceof StoryOver || error instanceof Overtaken)
      await finish({ outcome: 'failed', reason: null });
    throw error;
  }
  if (typeof made !== 'string') return { made, requests: await finish({ outcome: 'kept', reason: null }) };
  // who wants no helper any more wants the house
  const houseMakes = made === 'switchedOff' || (work.outside?.offlineFallback ?? true);
  const requests = await finish({ outcome: houseMakes ? 'houseTookOver' : 'failed', reason: made });
  return { made: null, reason: made, houseMakes, requests };
}
