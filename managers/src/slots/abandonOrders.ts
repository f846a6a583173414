import type { OpenOrderDocument } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import type { CommandApi } from '../commandApi.ts';
import { MINUTE, settleDue, type OnError, type Sweep } from '../sweeps/sweep.ts';

type Deps = { api: Pick<CommandApi, 'abandonStory'>; caughtUp: CaughtUp; now: Clock; onError: OnError };

/** An order that takes longer than this between its slot and its request has broken off. */
const ORDER_TAKES_MS = MINUTE;

/**
 * Gives back slots taken by orders that broke off before the story was requested. command-api looks into the
 * log again: a false alarm does nothing.
 */
export function abandonOrders({ api, caughtUp, now, onError }: Deps): Sweep {
  const name = 'abandonOrders';
  const run = (signal: AbortSignal) =>
    settleDue<OpenOrderDocument>({
      readModel: 'openOrders',
      by: 'takenAt',
      until: new Date(now() - ORDER_TAKES_MS).toISOString(),
      caughtUp,
      signal,
      act: ({ accountId, storyId, window }) => api.abandonStory(accountId, storyId, window),
      onError: (error) => onError(error, name),
    });
  return { name, everyMs: MINUTE, run };
}
