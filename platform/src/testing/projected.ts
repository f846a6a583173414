import { addUp, type SumDocument } from '../engines/projecting/addUp.ts';
import { foldEvents, type Folded } from '../engines/projecting/foldEvents.ts';
import type { RecordedEvent } from '../eventStore/eventStore.ts';
import type { Projection } from '../projection.ts';
import type { Document } from '../readStore/readStore.ts';

/**
 * `projected(projection).from(events)`: the documents after those of these events that it handles, tombstones
 * left out, by id, and the sums beside them. `from` once more goes on with later events, as a later batch
 * would.
 */
export function projected<D extends Document, E extends RecordedEvent>(
  projection: Projection<D, E>,
  documents = new Map<string, Folded<D>>(),
  sums = new Map<string, SumDocument>(),
) {
  return {
    documents: Object.fromEntries(
      [...documents]
        .filter(([, document]) => document.deleted !== true)
        .map(([id, document]) => [id, document as D]),
    ) as Readonly<Record<string, D>>,
    sums: Object.fromEntries(sums) as Readonly<Record<string, SumDocument>>,
    from(events: readonly E[]) {
      const folded = new Map(documents);
      const handled = events.filter(({ type }) => projection.handles.includes(type));
      const { added, failure } = foldEvents(projection, handled, folded);
      if (failure) throw failure.error;
      const grown = new Map(sums);
      addUp(added, grown);
      return projected(projection, folded, grown);
    },
  };
}

/**
 * An event as the log would hold it; `position` and `revision` default to the ones given last plus one, times
 * to a fixed day.
 */
export function recordedEvents(): <T extends string, V extends object>(
  type: T,
  data: V,
  rest?: Partial<Omit<RecordedEvent, 'type' | 'data'>>,
) => RecordedEvent & { type: T; data: V } {
  let position = -1;
  return (type, data, rest = {}) => {
    position = rest.position ?? position + 1;
    const event = {
      id: `event-${position}`,
      streamId: 'test-1',
      revision: position,
      metadata: { at: '2026-11-01T08:00:00.000Z' },
      ...rest,
    };
    return { ...event, type, data: data as typeof data & RecordedEvent['data'], position };
  };
}
