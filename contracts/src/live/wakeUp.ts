import type { FeedDocument } from '../documents.ts';

/**
 * Wakes the query side after each step of the read models: these `collections` have taken in everything up to
 * `position`. Others may stand elsewhere: one that is no longer read, or the one that an older version left.
 * Rows of the feed come along, each with the row that went before it for its account (null: not remembered);
 * `rows` is null after a long step: read for yourself. May be lost or doubled.
 */
export type WakeUp = {
  position: number;
  /** Absent from what an older version sends, which may still run beside this one. */
  collections?: readonly string[];
  rows: readonly { row: FeedDocument; previous: string | null }[] | null;
};
