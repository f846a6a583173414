import type { DueBillingDocument } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import type { CommandApi } from '../commandApi.ts';
import { settleDue, type OnError, type Sweep } from '../sweeps/sweep.ts';

type Deps = { api: Pick<CommandApi, 'settleBilling'>; caughtUp: CaughtUp; now: Clock; onError: OnError };

const EVERY_MS = 15_000;
const wishes = new Set<DueBillingDocument['matter']>(['request', 'withdrawal']);

/**
 * Carries out wishes whose request broke off, looks for payments whose webhook has not come, and ends at the
 * provider what is over here. command-api looks into the log again: a false alarm does nothing.
 */
export function settleBilling({ api, caughtUp, now, onError }: Deps): Sweep {
  const name = 'settleBilling';
  const run = (signal: AbortSignal) =>
    settleDue<DueBillingDocument>({
      readModel: 'dueBilling',
      by: 'dueAt',
      until: new Date(now()).toISOString(),
      caughtUp,
      signal,
      // a wish that waits for its parent at the bank is asked about until it is done or given up
      act: async ({ accountId, matter }) =>
        !((await api.settleBilling(accountId)).isRequestOpen && wishes.has(matter)),
      onError: (error) => onError(error, name),
    });
  return { name, everyMs: EVERY_MS, run };
}
