import type { Clock } from '@storylark/platform/clock';
import { beginAct } from '@storylark/platform/causation/beginAct';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { CommandApi } from '../commandApi.ts';
import { DAY, MINUTE, type OnError, type Sweep } from '../sweeps/sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'billingNews' | 'settleBilling'>;
  readStore: Pick<ReadStore, 'checkpoint' | 'saveBatch'>;
  now: Clock;
  onError: OnError;
};

const EVERY_MS = 10 * MINUTE;
/** What the provider wrote down late is seen in the next round. */
const OVERLAP_MS = 5 * MINUTE;
/** So far back a first round looks: providers keep their events about as long. */
const FIRST_LOOK_MS = 30 * DAY;

/**
 * Asks the provider what has happened, for webhooks that were lost. The checkpoint is a time, ms: it moves on once
 * everybody's books have been read.
 */
export function findBillingNews({ api, readStore, now, onError }: Deps): Sweep {
  const name = 'findBillingNews';
  let lastSeen = 0;
  async function run(signal: AbortSignal) {
    const begun = now();
    // a clock that ran ahead for a while has left a time to come, which a checkpoint keeps
    const seen = [(await readStore.checkpoint(name)) ?? 0, lastSeen].find((at) => at <= begun);
    const since = seen || begun - FIRST_LOOK_MS;
    const { accountIds } = await api.billingNews(new Date(since).toISOString());
    let isWhole = true;
    for (const accountId of accountIds) {
      if (signal.aborted) return;
      await beginAct(`sweep ${name}`, () => api.settleBilling(accountId)).catch((error: unknown) => {
        isWhole = false;
        onError(error, name);
      });
    }
    if (!isWhole) return;
    lastSeen = begun - OVERLAP_MS;
    await readStore.saveBatch({ checkpoint: name, position: lastSeen, writes: [] });
  }
  return { name, everyMs: EVERY_MS, run };
}
