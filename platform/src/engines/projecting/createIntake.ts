import type { RecordedEvent } from '../../eventStore/eventStore.ts';
import type { Document, Filter, ReadStore } from '../../readStore/readStore.ts';
import { type Added, addUp, type SumDocument } from './addUp.ts';
import { type Failure, foldEvents, type Folded } from './foldEvents.ts';
import type { Target } from './readModels.ts';
import { removalsIn } from './removalsIn.ts';
import { UnknownEventType } from '../unknownEventType.ts';

/**
 * Event types by the first word of their streams' names (`characters` of `characters-4711`): what this
 * version can read.
 */
export type Vocabulary = { readonly [category: string]: readonly string[] };
export const categoryOf = (streamId: string) => streamId.split('-', 1)[0] ?? streamId;

/** One target on its way: `position` is what it has taken in, `saved` what the read store knows of that. */
export type Following = {
  target: Target;
  position: number;
  saved: number;
  savedAt: number;
  stopped: Failure | null;
};
export type Saved = { target: Target; documents: readonly Folded<Document>[] };
/** Events in the log's order up to position `end`, and those among them whose type nobody here knows. */
export type Batch = { events: readonly RecordedEvent[]; unknown: readonly RecordedEvent[]; end: number };

type Deps = {
  following: Following;
  readStore: ReadStore;
  vocabulary: Vocabulary;
  onStopped: (following: Following) => void;
};

/**
 * The progress of a projection that an event does not concern is saved no more often than this. Readers that
 * wait for it wait so much longer at most.
 */
export const IDLE_SAVE_MS = 50;

/** Brings one target forward, batch by batch; it stands still from the first event that cannot be folded. */
export function createIntake({ following: one, readStore, vocabulary, onStopped }: Deps) {
  const { projection, collection } = one.target;
  const stored = readStore.collection<Folded<Document>>(collection);
  const handles = new Set(projection.handles);
  const categories = new Set(
    Object.keys(vocabulary).filter((category) => vocabulary[category]?.some((type) => handles.has(type))),
  );
  const isUnsaved = () => one.position > one.saved;

  /**
   * In one go, or up to each event at which documents are to be removed: what came before is saved first, so
   * that nothing comes back.
   */
  async function takeIn({ events, unknown, end }: Batch): Promise<Saved | null> {
    const { removals, failure } = removalsIn(
      projection,
      events.filter(({ position }) => position > one.position),
    );
    const documents: Folded<Document>[] = [];
    for (const { at, filter } of removals) {
      documents.push(...(await fold({ events, unknown, end: at - 1 })));
      if (one.stopped) break;
      await save([]);
      await forget(filter, at);
    }
    if (!one.stopped)
      documents.push(...(await fold({ events, unknown, end: failure ? failure.event.position - 1 : end })));
    if (failure && !one.stopped) halt(failure);
    return documents.length > 0 ? { target: one.target, documents } : null;
  }

  /**
   * A projector that is behind may still fold what came before: a document that is only deleted it would make
   * again.
   */
  async function forget(filter: Filter, at: number) {
    if (projection.passing) await stored.deleteMany(filter);
    else await save((await stored.find({ filter })).map(({ _id }) => ({ _id, position: at, deleted: true })));
  }

  async function fold({ events, unknown, end }: Batch): Promise<Folded<Document>[]> {
    if (one.stopped || one.position >= end) return [];
    const isDue = ({ position }: RecordedEvent) => position > one.position && position <= end;
    const stranger = unknown.find((event) => isDue(event) && categories.has(categoryOf(event.streamId)));
    const mine = events.filter(
      (event) => isDue(event) && handles.has(event.type) && (!stranger || event.position < stranger.position),
    );
    if (mine.length === 0 && !stranger) {
      one.position = end;
      if (performance.now() - one.savedAt >= IDLE_SAVE_MS) await save([]);
      return [];
    }
    const found = await stored.getMany([...idsIn(projection.idsOf, mine)]);
    const documents = new Map(found.map((document) => [document._id, document]));
    const { changed, added, failure } = foldEvents(projection, mine, documents);
    const sums = await grownBy(added);
    const stop =
      failure ??
      (stranger && { event: stranger, error: new UnknownEventType(stranger.type, stranger.streamId) });
    one.position = stop ? Math.max(one.position, stop.event.position - 1) : end;
    const writes = [...changed].flatMap((id) => documents.get(id) ?? []);
    await save(writes, sums);
    if (stop) halt(stop);
    return writes;
  }

  /**
   * Read after the documents and saved before them: a document that has taken in an event says that the sums
   * have too, whoever saved them and wherever that broke off.
   */
  async function grownBy(added: readonly Added[]): Promise<SumDocument[]> {
    const ids = new Set(added.flatMap(({ additions }) => additions.map(({ _id }) => _id)));
    if (ids.size === 0) return [];
    const found = (await stored.getMany([...ids])) as readonly Document[] as readonly SumDocument[];
    const sums = new Map(found.map((sum) => [sum._id, sum]));
    return [...addUp(added, sums)].flatMap((id) => sums.get(id) ?? []);
  }

  function halt(failure: Failure) {
    one.stopped = failure;
    onStopped(one);
  }

  async function save(documents: readonly Folded<Document>[], sums: readonly SumDocument[] = []) {
    const { position } = one;
    const writes = [sums, documents].filter(({ length }) => length > 0);
    await readStore.saveBatch({
      checkpoint: collection.name,
      position,
      writes: writes.map((documents) => ({ collection, documents })),
    });
    one.saved = position;
    one.savedAt = performance.now();
  }

  return {
    takeIn,
    isUnsaved,
    async saveIdle() {
      if (isUnsaved()) await save([]);
    },
  };
}

function idsIn(
  idsOf: (event: RecordedEvent) => readonly string[],
  events: readonly RecordedEvent[],
): Set<string> {
  const ids = new Set<string>();
  try {
    for (const event of events) for (const id of idsOf(event)) ids.add(id);
  } catch {
    // the fold meets the same event and says so
  }
  return ids;
}
