import { FIRST_LINK, hashOf } from '../engines/hashChain.ts';
import type { EventStore } from '../eventStore/eventStore.ts';
import { type Covered, type Head, hashOfHead, summaryOf } from './head.ts';

/** The last head, and how many chained events all heads together cover. */
export type LastHead = { head: Head; covered: number };

/** Keeps a head far under what one append may hold. */
const STREAMS_AT_MOST = 1_000;
/** Keeps one call short, however long nobody made a head. */
const EVENTS_AT_MOST = 20_000;

type Options = {
  eventStore: Pick<EventStore, 'readAll' | 'storeId'>;
  isChained: (streamId: string) => boolean;
  headsStream: string;
  /** ISO time. */
  at: string;
};

/**
 * The head that follows `last`; null where nothing but heads was appended since. Reads what came after
 * `last` and nothing else; in a log that was moved here, where its position means nothing, the log once from
 * its first event.
 */
export async function nextHead(
  last: LastHead | null,
  { eventStore, isChained, headsStream, at }: Options,
): Promise<Head | null> {
  const { storeId } = eventStore;
  const isHere = last?.head.storeId === storeId;
  let toSkip = isHere ? 0 : (last?.covered ?? 0);
  let upTo = isHere ? last.head.upTo : -1;
  let seen = 0;
  const covered: Covered[] = [];
  const streams = new Set<string>();
  for await (const event of eventStore.readAll(upTo)) {
    const { streamId: stream, revision, position } = event;
    upTo = position;
    if (isChained(stream) && toSkip > 0) toSkip -= 1;
    else if (isChained(stream)) {
      covered.push({ stream, revision, position, hash: hashOf(event) });
      streams.add(stream);
    }
    if (toSkip === 0 && stream !== headsStream) seen += 1;
    if (seen >= EVENTS_AT_MOST || streams.size >= STREAMS_AT_MOST) break;
  }
  if (seen === 0) return null;
  const number = last ? last.head.number + 1 : 0;
  const former = last ? hashOfHead(last.head) : FIRST_LINK;
  return { number, former, at, storeId, upTo, ...summaryOf(covered) };
}
