import { type Position, START } from '@eventstore/db-client';
import type { RecordedEvent, SubscriptionMessage } from './eventStore.ts';

/** Holds one event, made by whoever opens the log first, whose id names it. Nobody else sees it. */
export const NAME_STREAM = 'storylark-log';

/** As the client gives it; absent where a link points to nothing. */
export type Resolved = {
  event?: {
    streamId: string;
    id: string;
    type: string;
    revision: bigint;
    data: unknown;
    metadata?: unknown;
    position?: Position | undefined;
  };
};
type Ours = Required<Resolved>;

/** Put into a subscription's stream among its events, so that neither overtakes the other. */
export type Mark = { kind: 'checkpoint'; commit: bigint } | { kind: 'caughtUp' };

/** Streams and types of EventStoreDB's own begin with $: metadata, links, tombstones, statistics. */
export const isOurs = (resolved: Resolved): resolved is Ours =>
  resolved.event !== undefined &&
  !resolved.event.streamId.startsWith('$') &&
  !resolved.event.type.startsWith('$') &&
  resolved.event.streamId !== NAME_STREAM;

export function recordedOf({ event }: Ours): RecordedEvent {
  const { streamId, id, type, revision, data, metadata, position } = event;
  if (!position)
    throw new RangeError('the event store gives no positions: it has to be EventStoreDB 23.10 or later');
  return {
    streamId,
    id,
    type,
    revision: Number(revision),
    position: numberOf(position.commit),
    data: data as RecordedEvent['data'],
    metadata: metadata as RecordedEvent['metadata'],
  };
}

/** Positions are bytes of the log: a log of 9,007 terabytes would be the first that does not fit. */
export function numberOf(commit: bigint): number {
  const position = Number(commit);
  if (!Number.isSafeInteger(position))
    throw new RangeError(`position ${commit} of the event store is not a safe integer`);
  return position;
}

/** Where to begin for what comes after a position; -1 is before the first event. */
export const placeOf = (after: number): Position | typeof START =>
  after < 0 ? START : { commit: BigInt(after), prepare: BigInt(after) };

/**
 * Turns what came into messages, batch after batch. Positions only rise: EventStoreDB tells of checkpoints at
 * or before an event it has given, too.
 */
export function messagesAfter(after: number): (batch: readonly (Resolved | Mark)[]) => SubscriptionMessage[] {
  let told = after;
  return (batch) => {
    const messages: SubscriptionMessage[] = [];
    let events: RecordedEvent[] = [];
    const tell = (message?: SubscriptionMessage): void => {
      if (events.length > 0) messages.push({ kind: 'events', events });
      if (message) messages.push(message);
      events = [];
    };
    for (const item of batch) {
      if ('kind' in item) {
        if (item.kind === 'caughtUp') tell(item);
        else if (numberOf(item.commit) > told) {
          told = numberOf(item.commit);
          tell({ kind: 'checkpoint', position: told });
        }
      } else if (isOurs(item)) {
        const event = recordedOf(item);
        if (event.position <= told) continue;
        told = event.position;
        events.push(event);
      }
    }
    tell();
    return messages;
  };
}
