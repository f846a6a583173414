import { createHash } from 'node:crypto';
import canonicalizeModule from 'canonicalize';
import type { NewEvent, RecordedEvent } from '../eventStore/eventStore.ts';

// The package is CommonJS: under nodenext its default export arrives one level deeper in the types than at
// run time.
const canonicalize = canonicalizeModule as unknown as (value: unknown) => string;

type Link = Pick<NewEvent, 'id' | 'type' | 'data' | 'metadata'> & { streamId: string; revision: number };

/** What the first event of a chain names as the hash before it. */
export const FIRST_LINK = '0'.repeat(64);

/**
 * SHA-256 in hex over canonical JSON (RFC 8785) of stream, revision, id, type, data as stored, and the hash
 * before: the `prevHash` of the next event.
 */
export function hashOf({ streamId, revision, id, type, data, metadata }: Link): string {
  const link = canonicalize({
    stream: streamId,
    revision,
    id,
    type,
    data,
    prevHash: metadata.prevHash ?? '',
  });
  return createHash('sha256').update(link, 'utf8').digest('hex');
}

/**
 * Links events that are about to be appended after `last`, the stream's last event as stored (undefined: the
 * stream begins).
 */
export function chained(
  streamId: string,
  last: RecordedEvent | undefined,
  events: readonly NewEvent[],
): NewEvent[] {
  let prevHash = last ? hashOf(last) : FIRST_LINK;
  let revision = last ? last.revision : -1;
  return events.map((event) => {
    revision += 1;
    const linked = { ...event, metadata: { ...event.metadata, prevHash } };
    prevHash = hashOf({ ...linked, streamId, revision });
    return linked;
  });
}

/**
 * Checks a whole stream from its first event on, as stored. `head` is the hash of the last event: kept
 * elsewhere, it shows also that none was cut off the end. `brokenAt` is the revision of the first event that
 * does not fit what stands before it.
 */
export function verifyChain(
  events: readonly RecordedEvent[],
): { whole: true; head: string } | { whole: false; brokenAt: number } {
  let head = FIRST_LINK;
  for (const [index, event] of events.entries()) {
    if (event.revision !== index || event.metadata.prevHash !== head)
      return { whole: false, brokenAt: index };
    head = hashOf(event);
  }
  return { whole: true, head };
}
