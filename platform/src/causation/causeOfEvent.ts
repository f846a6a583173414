import type { RecordedEvent } from '../eventStore/eventStore.ts';
import type { Cause } from './cause.ts';

/** The cause of what this event asks for; an event of an older version names no correlation. */
export function causeOfEvent({ id, metadata }: Pick<RecordedEvent, 'id' | 'metadata'>): Partial<Cause> {
  const { $correlationId: correlationId } = metadata;
  return { ...(correlationId !== undefined && { correlationId }), causationId: id };
}
