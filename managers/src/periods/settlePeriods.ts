import type { DuePeriodDocument } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import type { CommandApi } from '../commandApi.ts';
import { MINUTE, settleDue, type OnError, type Sweep } from '../sweeps/sweep.ts';

type Deps = { api: Pick<CommandApi, 'settlePeriods'>; caughtUp: CaughtUp; now: Clock; onError: OnError };

/**
 * Downgrades, cancellations and renewals whose day has come. They count from that day anyway; this records
 * them.
 */
export function settlePeriods({ api, caughtUp, now, onError }: Deps): Sweep {
  const name = 'settlePeriods';
  const run = (signal: AbortSignal) =>
    settleDue<DuePeriodDocument>({
      readModel: 'duePeriods',
      by: 'dueAt',
      until: new Date(now()).toISOString(),
      caughtUp,
      signal,
      act: ({ accountId }) => api.settlePeriods(accountId),
      onError: (error) => onError(error, name),
    });
  return { name, everyMs: MINUTE, run };
}
