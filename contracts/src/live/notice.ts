import type { FeedDocument } from '../documents.ts';

/**
 * Wakes the query side after each step of the read models: all of them have taken in everything up to
 * `position`. Rows of the feed come along, each with the row that went before it for its account (null: not
 * remembered) and the correlation of its event; `rows` is null after a long step: read for yourself. May be
 * lost or doubled.
 */
export type Notice = {
  position: number;
  rows: readonly { row: FeedDocument; previous: string | null; correlationId?: string }[] | null;
};
