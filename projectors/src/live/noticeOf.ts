import type { FeedDocument } from '@storylark/contracts/documents';
import type { Notice } from '@storylark/contracts/live/notice';
import type { Step } from '@storylark/platform/engines/followTargets';
import { feed } from './feed.ts';

/** A step with more rows than this (catching up) only says that there is news. */
const ROWS_AT_MOST = 200;

/**
 * What to tell the query side after a step of the read models. Remembers each account's last row, so that a reader who has sent that one can go on without reading;
 * what is forgotten costs a read, nothing more.
 */
export function createNotices({ accountsRemembered = 10_000 } = {}) {
  const last = new Map<string, string>();

  return function noticeOf({ position, saved }: Step): Notice {
    const rows = saved
      .filter(({ target }) => target.projection.name === feed.name)
      .flatMap(({ documents }) => documents.filter((document) => !document.deleted) as unknown as FeedDocument[])
      .sort((a, b) => (a._id < b._id ? -1 : 1));
    const told = rows.map((row) => ({ row, previous: remember(row) }));
    return { position, rows: told.length > ROWS_AT_MOST ? null : told };
  };

  function remember({ accountId, _id }: FeedDocument): string | null {
    const previous = last.get(accountId) ?? null;
    last.delete(accountId);
    last.set(accountId, _id);
    if (last.size > accountsRemembered) for (const oldest of last.keys()) if (last.size > accountsRemembered) last.delete(oldest);
    return previous;
  }
}
