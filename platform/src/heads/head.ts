import { hash } from 'node:crypto';
import { canonicalJson } from '../engines/canonicalJson.ts';

/** Where a chained stream ends: revision and hash of its last event. */
export type StreamEnd = { stream: string; revision: number; hash: string };

/**
 * What the log said at one moment. A head covers the chained events after the one before it, up to `upTo`;
 * all heads together cover the log from its first event on.
 */
export type Head = {
  /** From 0: also its revision in the stream of heads. */
  number: number;
  /** SHA-256 in hex of the former head's text; 64 zeros in the first. */
  former: string;
  /** ISO time. */
  at: string;
  /** The log that the position is one of. */
  storeId: string;
  /** Position of the last event that it has seen, chained or not. */
  upTo: number;
  /** How many chained events it covers, and the SHA-256 of their hashes one after another, in the log's order. */
  events: number;
  digest: string;
  /** Ends of the streams that those events are of, by name. */
  streams: readonly StreamEnd[];
};
/** `signature`: Ed25519 over the text, base64. */
export type SignedHead = { head: Head; signature: string };

/** What is signed, hashed and kept outside: canonical JSON. */
export const headText = (head: Head): string => canonicalJson(head);
export const hashOfHead = (head: Head): string => hash('sha256', headText(head), 'hex');

/** One chained event as a head takes it in. */
export type Covered = StreamEnd & { position: number };

/** What a head says of the events it covers. */
export function summaryOf(covered: readonly Covered[]): Pick<Head, 'events' | 'digest' | 'streams'> {
  const ends = new Map<string, StreamEnd>();
  for (const { stream, revision, hash: last } of covered) ends.set(stream, { stream, revision, hash: last });
  return {
    events: covered.length,
    digest: hash('sha256', covered.map((one) => one.hash).join(''), 'hex'),
    streams: [...ends.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1)),
  };
}
