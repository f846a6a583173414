import type { JsonObject } from '../json.ts';

export type EventMetadata = {
  /** ISO time at which the command was decided. */
  at: string;
  /** Whose event it is: the live feed and the outlets route by it. */
  accountId?: string;
  /** UUIDv5 of account, route and Idempotency-Key: the same command sent twice is found by it. */
  commandId?: string;
  /** SHA-256 of the command's body, hex: the same key with another body is refused. */
  bodyHash?: string;
  /** Version of the stored shape, 1 when absent. Upcasting reads it. */
  version?: number;
  /** Hash of the event before, on streams that prove they are whole (`engines/hashChain.ts`). */
  prevHash?: string;
  /** What it goes back to (`causation/cause.ts`), by EventStoreDB's own names. Older events have none. */
  $correlationId?: string;
  $causationId?: string;
};

export type NewEvent = { id: string; type: string; data: JsonObject; metadata: EventMetadata };

export type RecordedEvent = NewEvent & {
  streamId: string;
  /** Place in its stream, from 0. */
  revision: number;
  /** Place in the whole log: a safe integer that only rises; not dense. */
  position: number;
};

/**
 * `any` appends at the end, `none` demands that the stream does not exist yet, a number is the revision of
 * its last event.
 */
export type ExpectedRevision = 'any' | 'none' | number;

export type Appended = { revision: number; position: number };

export type SubscriptionOptions = {
  /** Only events after this position; absent: from the first one. */
  after?: number | undefined;
  /** Only streams whose id starts with one of these; absent: all of ours. */
  streamPrefixes?: readonly string[];
  signal: AbortSignal;
};

/**
 * Events in order, in batches as they were read; `caughtUp` once the end of the log has been reached for the
 * first time, and whenever it is reached again after falling behind.
 */
export type SubscriptionMessage =
  | { kind: 'events'; events: readonly RecordedEvent[] }
  /** Everything up to this position has been seen, handled or not: a checkpoint may move there. */
  | { kind: 'checkpoint'; position: number }
  | { kind: 'caughtUp' };

export interface EventStore {
  /** Names this log; positions of another log mean nothing here. */
  readonly storeId: string;
  /**
   * Appends all or nothing and answers once it is on disk.
   * The same ids with the same expected revision append nothing the second time and answer as the first did;
   * no more is promised.
   * @throws WrongExpectedRevision when the stream stands elsewhere; AppendTooLarge over 256 kB of JSON;
   * Unavailable when the outcome may be unknown.
   */
  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;
  /** Events of one stream from a revision (default 0) on; nothing for an unknown stream. */
  readStream(streamId: string, fromRevision?: number): AsyncIterable<RecordedEvent>;
  /** The whole log after a position, up to its end as of the call. */
  readAll(after?: number): AsyncIterable<RecordedEvent>;
  /** Position of the last event, or -1 for an empty log. */
  head(): Promise<number>;
  /**
   * Catch-up, then live, in order, no gap, no repeat, until `signal` aborts. Throws when the connection is
   * lost: `supervise` begins again after the last position.
   */
  subscribe(options: SubscriptionOptions): AsyncIterable<SubscriptionMessage>;
  close(): Promise<void>;
}

export class WrongExpectedRevision extends Error {
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  /** Revision of the last event, or null when there is no such stream. */
  readonly actual: number | null;
  constructor(streamId: string, expected: ExpectedRevision, actual: number | null) {
    super(`stream expected at ${expected}, found at ${actual ?? 'none'}`);
    this.streamId = streamId;
    this.expected = expected;
    this.actual = actual;
  }
}

export class AppendTooLarge extends Error {
  constructor(bytes: number, limit: number) {
    super(`an append of ${bytes} bytes is over the limit of ${limit}`);
  }
}
