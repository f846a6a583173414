import type { Appended, EventStore, ExpectedRevision, NewEvent } from '../eventStore/eventStore.ts';
import { inSpan } from '../tracing/inSpan.ts';

/** Appends, and shows it by the kind of stream (before the first dash: ids come after it) and of events. */
export function appendInSpan(
  eventStore: EventStore,
  streamId: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): Promise<Appended> {
  const kind = streamId.split('-', 1)[0] ?? '';
  const attributes = { 'event.types': events.map(({ type }) => type).join() };
  return inSpan(`append to ${kind}`, { attributes }, () => eventStore.append(streamId, events, expected));
}
