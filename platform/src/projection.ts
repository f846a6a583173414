import type { RecordedEvent } from './eventStore/eventStore.ts';
import type { JsonObject } from './json.ts';
import type { CollectionSpec, Document, Filter } from './readStore/readStore.ts';

/** What an event adds to one sum: numbers by group and figure. `fields`: what the sum is found by. */
export type Addition = {
  readonly _id: string;
  readonly fields: JsonObject;
  readonly add: { readonly [group: string]: { readonly [figure: string]: number } };
};

/**
 * Folds events into documents. Pure: the document to change is found from the event alone, and folded from it
 * and its own former state. `name` carries the version (`stories/v1`): raise it and the read model is built
 * anew beside the live one. Documents pass envelopes on as they are.
 */
export type Projection<D extends Document = Document, E extends RecordedEvent = RecordedEvent> = {
  name: string;
  collection: Omit<CollectionSpec, 'name'>;
  handles: readonly string[];
  /** Documents this event changes; mostly one. */
  idsOf: (event: E) => readonly string[];
  /**
   * The document afterwards. `null` leaves a tombstone; the same object says that nothing changed. `position`
   * is set by the engine.
   */
  evolve: (document: D | null, event: E, id: string) => D | null;
  /**
   * Sums over many documents, kept beside them in the same collection under ids no document has: what an
   * event adds, told from the document that it changed. Each sum takes in an event once, however often it comes.
   */
  additionsOf?: (before: D | null, after: D | null, event: E) => readonly Addition[];
  /**
   * Asked of every event: the documents that go with it for good, found by plain fields (all of an erased
   * account). The engine removes them after all that came before; tombstones keep who is behind from bringing
   * them back.
   */
  forgets?: (event: E) => Filter | null;
  /** Old documents are taken away in time, whatever becomes of them: those it forgets leave no tombstone. */
  passing?: true;
};
