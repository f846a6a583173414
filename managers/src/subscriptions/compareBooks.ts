import type { SubscriptionDocument } from '@storylark/contracts/documents';
import { beginAct } from '@storylark/platform/causation/beginAct';
import type { Clock } from '@storylark/platform/clock';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { CommandApi } from '../commandApi.ts';
import { DAY, MINUTE, type OnError, type Sweep } from '../sweeps/sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'settleBilling'>;
  caughtUp: CaughtUp;
  readStore: Pick<ReadStore, 'checkpoint' | 'saveBatch'>;
  now: Clock;
  onError: OnError;
};

const PAGE = 100;

/**
 * Once a day the books of every account with an agreement, whatever anybody was told of them. The checkpoint is
 * the time of the last whole round, ms: a process that starts anew does not begin again.
 */
export function compareBooks({ api, caughtUp, readStore, now, onError }: Deps): Sweep {
  const name = 'compareBooks';
  let lastRound = 0;
  async function run(signal: AbortSignal) {
    const begun = now();
    // a clock that ran ahead for a while has left a time to come, which a checkpoint keeps
    const former = [(await readStore.checkpoint(name)) ?? 0, lastRound].find((at) => at <= begun) ?? 0;
    if (begun - former < DAY) return;
    const rows = await caughtUp<SubscriptionDocument>('subscriptions', signal);
    for (let last = '', found = PAGE; found === PAGE;) {
      const filter = { _id: { $gt: last }, 'contract.agreement': { $gt: '' } };
      const page = await rows.find({ filter, sort: [['_id', 1]], limit: PAGE });
      for (const { _id, accountId } of page) {
        if (signal.aborted) return;
        await beginAct(`sweep ${name}`, () => api.settleBilling(accountId)).catch((error: unknown) =>
          onError(error, name),
        );
        last = _id;
      }
      found = page.length;
    }
    await readStore.saveBatch({ checkpoint: name, position: begun, writes: [] });
    lastRound = begun;
  }
  return { name, everyMs: 10 * MINUTE, run };
}
