import { accountSubject, type JobKind } from '@storylark/contracts/work';
import type { Clock } from '@storylark/platform/clock';
import { beginAct } from '@storylark/platform/causation/beginAct';
import { currentCause } from '@storylark/platform/causation/cause';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { CommandApi } from '../commandApi.ts';
import { DAY, MINUTE, type Sweep } from '../sweeps/sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'billingNews'>;
  jobStore: Pick<JobStore, 'insertIfAbsent'>;
  readStore: Pick<ReadStore, 'checkpoint' | 'saveBatch'>;
  now: Clock;
};

const EVERY_MS = 10 * MINUTE;
/** What the provider wrote down late is seen in the next round. */
const OVERLAP_MS = 5 * MINUTE;
/** So far back a first round looks: providers keep their events about as long. */
const FIRST_LOOK_MS = 30 * DAY;

/**
 * Asks the provider what has happened, for webhooks that were lost, and has the books of each account read by a
 * job of its own, as a webhook does: one that fails is tried again alone. The checkpoint is a time, ms: it moves
 * on once all these jobs are there.
 */
export function findBillingNews({ api, jobStore, readStore, now }: Deps): Sweep {
  const name = 'findBillingNews';
  let lastSeen = 0;
  async function run(signal: AbortSignal) {
    const begun = now();
    // a clock that ran ahead for a while has left a time to come, which a checkpoint keeps
    const seen = [(await readStore.checkpoint(name)) ?? 0, lastSeen].find((at) => at <= begun);
    const since = seen || begun - FIRST_LOOK_MS;
    const { accountIds } = await api.billingNews(new Date(since).toISOString());
    for (const accountId of accountIds) {
      if (signal.aborted) return;
      await beginAct(`sweep ${name}`, () => jobStore.insertIfAbsent(readBooksOf(accountId, begun)));
    }
    lastSeen = begun - OVERLAP_MS;
    await readStore.saveBatch({ checkpoint: name, position: lastSeen, writes: [] });
  }
  return { name, everyMs: EVERY_MS, run };
}

/**
 * Named by its round: a round that a crash repeats reads the books once more, since there may be newer news.
 */
function readBooksOf(accountId: string, round: number) {
  const step = `books-${round}`;
  return {
    id: `${accountId}/${accountSubject}/${step}`,
    accountId,
    subject: accountSubject,
    step,
    kind: 'readBooks' satisfies JobKind,
    input: { accountId },
    ...currentCause(),
  };
}
