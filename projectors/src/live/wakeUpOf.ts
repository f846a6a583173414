import type { FeedDocument } from '@storylark/contracts/documents';
import type { WakeUp } from '@storylark/contracts/live/wakeUp';
import type { Step } from '@storylark/platform/engines/projecting/followTargets';
import { feed } from './feed.ts';

/** A step with more rows than this (catching up) only says that there is news. */
const ROWS_AT_MOST = 200;

/**
 * Which rows to tell the query side after a step of the read models. Remembers each account's last row, so that a
 * reader who has sent that one can go on without reading; what is forgotten costs a read, nothing more.
 */
export function createWakeUps({ accountsRemembered = 10_000 } = {}) {
  const last = new Map<string, string>();

  /**
   * Rows that another copy has saved before us are not told again, but remembered: what went before a row is
   * a matter of the log.
   */
  return function wakeUpOf({ events, saved }: Step): Pick<WakeUp, 'rows'> {
    const ours = saved
      .filter(({ target }) => target.projection.name === feed.name)
      .flatMap(
        ({ documents }) => documents.filter((document) => !document.deleted) as unknown as FeedDocument[],
      );
    const rows = new Map(ours.map((row) => [row._id, row]));
    const told: NonNullable<WakeUp['rows']>[number][] = [];
    for (const event of events) {
      if (!feed.handles.includes(event.type)) continue;
      for (const id of feed.idsOf(event)) {
        const row = rows.get(id);
        const previous = remember(event.data.accountId as string, id);
        if (!row) continue;
        const { $correlationId: correlationId } = event.metadata;
        told.push({ row, previous, ...(correlationId !== undefined && { correlationId }) });
      }
    }
    return { rows: told.length > ROWS_AT_MOST ? null : told };
  };

  function remember(accountId: string, id: string): string | null {
    const previous = last.get(accountId) ?? null;
    last.delete(accountId);
    last.set(accountId, previous !== null && previous > id ? previous : id);
    for (const oldest of last.keys()) {
      if (last.size <= accountsRemembered) break;
      last.delete(oldest);
    }
    return previous;
  }
}
