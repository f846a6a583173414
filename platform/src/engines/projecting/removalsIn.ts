import type { RecordedEvent } from '../../eventStore/eventStore.ts';
import type { Projection } from '../../projection.ts';
import type { Filter } from '../../readStore/readStore.ts';
import type { Failure } from './foldEvents.ts';

/**
 * Which documents are to be removed, and by the event at which position; up to the first event for which that
 * cannot be told.
 */
export function removalsIn(
  { forgets }: Projection,
  events: readonly RecordedEvent[],
): { removals: { at: number; filter: Filter }[]; failure?: Failure } {
  const removals: { at: number; filter: Filter }[] = [];
  for (const event of forgets ? events : []) {
    try {
      const filter = forgets?.(event);
      if (filter) removals.push({ at: event.position, filter });
    } catch (error) {
      return { removals, failure: { event, error } };
    }
  }
  return { removals };
}
