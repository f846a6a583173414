import { excludeSystemEvents, type Position, streamNameFilter } from '@eventstore/db-client';
import { Unavailable } from '../unavailable.ts';
import type { EventStore } from './eventStore.ts';
import type { EventStoreDbConnection } from './eventStoreDbConnection.ts';
import { type Mark, messagesAfter, placeOf, type Resolved } from './eventStoreDbEvents.ts';
import { READ_AHEAD } from './eventStoreDbStreams.ts';

export function eventStoreDbSubscribe(connection: EventStoreDbConnection): EventStore['subscribe'] {
  const { client, deadlineMs, batches, refuseWhenClosed } = connection;

  return async function* subscribe({ after = -1, streamPrefixes, signal }) {
    if (signal.aborted) return;
    refuseWhenClosed();
    const checkpointReached = (_: unknown, { commit }: Position) =>
      void subscription.push({ kind: 'checkpoint', commit } satisfies Mark);
    const filter = streamPrefixes
      ? streamNameFilter({ prefixes: [...streamPrefixes], checkpointReached })
      : excludeSystemEvents({ checkpointReached });
    const subscription = client.subscribeToAll({ fromPosition: placeOf(after), filter }, READ_AHEAD);
    subscription.on('caughtUp', () => void subscription.push({ kind: 'caughtUp' } satisfies Mark));
    const unconfirmed = setTimeout(
      () => subscription.destroy(new Unavailable(`no subscription within ${deadlineMs} ms`)),
      deadlineMs,
    );
    subscription.once('confirmation', () => clearTimeout(unconfirmed));
    const end = () => subscription.destroy();
    signal.addEventListener('abort', end);
    try {
      const messagesOf = messagesAfter(after);
      for await (const batch of batches<Resolved | Mark>(subscription, null)) {
        for (const message of messagesOf(batch)) {
          yield message;
          if (signal.aborted) return;
        }
      }
      throw new Unavailable('the event store ended the subscription');
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(unconfirmed);
      signal.removeEventListener('abort', end);
    }
  };
}
