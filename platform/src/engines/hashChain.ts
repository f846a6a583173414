import { hash } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '../eventStore/eventStore.ts';
import { canonicalJson } from './canonicalJson.ts';

type Link = Pick<NewEvent, 'id' | 'type' | 'data' | 'metadata'> & { streamId: string; revision: number };

/** What the first event of a chain names as the hash before it. */
export const FIRST_LINK = '0'.repeat(64);

/**
 * Canonical JSON (RFC 8785) of stream, revision, id, type, data as stored, and the hash before. The names are
 * written out in their order: sorting them anew for each event of a log takes as long as hashing it.
 */
export function linkOf({ streamId, revision, id, type, data, metadata }: Link): string {
  return `{"data":${canonicalJson(data)},"id":${canonicalJson(id)},"prevHash":${canonicalJson(metadata.prevHash ?? '')},"revision":${revision},"stream":${canonicalJson(streamId)},"type":${canonicalJson(type)}}`;
}

/** SHA-256 in hex over the link: the `prevHash` of the next event. */
export const hashOf = (event: Link): string => hash('sha256', linkOf(event), 'hex');

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
