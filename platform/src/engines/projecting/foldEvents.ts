import type { RecordedEvent } from '../../eventStore/eventStore.ts';
import type { Addition, Projection } from '../../projection.ts';
import type { Document } from '../../readStore/readStore.ts';
import type { Added } from './addUp.ts';

/** What is left of a deleted document: it keeps an older event from bringing the document back. */
export type Tombstone = { readonly _id: string; readonly position: number; readonly deleted: true };
/** A document as it is saved, with the position of the last event it has taken in. */
export type Folded<D extends Document> =
  (D & { readonly position: number; readonly deleted?: never }) | Tombstone;
export type Failure = { event: RecordedEvent; error: unknown };

/**
 * Folds events, in order, into `documents` (changed in place; what was not loaded counts as not there). A
 * document skips what it has taken in already.
 * Answers the ids that changed, and what the events add to sums. An event whose folding throws leaves no
 * trace; it ends the fold and is answered as `failure`.
 */
export function foldEvents<D extends Document, E extends RecordedEvent>(
  projection: Pick<Projection<D, E>, 'idsOf' | 'evolve' | 'additionsOf'>,
  events: readonly E[],
  documents: Map<string, Folded<D>>,
): { changed: Set<string>; added: Added[]; failure?: Failure } {
  const changed = new Set<string>();
  const added: Added[] = [];
  for (const event of events) {
    try {
      const afterwards: Folded<D>[] = [];
      const additions: Addition[] = [];
      for (const id of projection.idsOf(event)) {
        const stored = documents.get(id);
        if (stored && stored.position >= event.position) continue;
        const before = !stored || stored.deleted ? null : stored;
        const after = projection.evolve(before, event, id);
        if (after === before) continue;
        const { position } = event;
        additions.push(...(projection.additionsOf?.(before, after, event) ?? []));
        afterwards.push(
          after === null ? { _id: id, position, deleted: true } : { ...after, _id: id, position },
        );
      }
      for (const document of afterwards) {
        documents.set(document._id, document);
        changed.add(document._id);
      }
      if (additions.length > 0) added.push({ position: event.position, additions });
    } catch (error) {
      return { changed, added, failure: { event, error } };
    }
  }
  return { changed, added };
}
