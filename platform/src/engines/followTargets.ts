import type { EventStore, RecordedEvent } from '../eventStore/eventStore.ts';
import type { Document, Filter, ReadStore } from '../readStore/readStore.ts';
import { type Failure, foldEvents, type Folded } from './foldEvents.ts';
import { orPause } from './orPause.ts';
import type { Target } from './readModels.ts';
import { removalsIn } from './removalsIn.ts';
import { UnknownEventType } from './unknownEventType.ts';

/**
 * Event types by the first word of their streams' names (`characters` of `characters-4711`): what this
 * version can read.
 */
export type Vocabulary = { readonly [category: string]: readonly string[] };
export type Saved = { target: Target; documents: readonly Folded<Document>[] };
/**
 * One step forward: everything up to `position` is in the read models; `saved` names the documents that
 * changed.
 */
export type Step = { position: number; events: readonly RecordedEvent[]; saved: readonly Saved[] };

/** One target on its way: `position` is what it has taken in, `saved` what the read store knows of that. */
export type Following = {
  target: Target;
  position: number;
  saved: number;
  savedAt: number;
  stopped: Failure | null;
};

type Deps = {
  eventStore: EventStore;
  readStore: ReadStore;
  vocabulary: Vocabulary;
  /** After each step; must not throw. */
  onStep: (step: Step) => void | Promise<void>;
  onStopped: (following: Following) => void;
};

/**
 * While catching up so many events are folded at once; afterwards each batch as it comes. Twice as many are
 * no faster and need 70 MB more; half as many take twice the time.
 */
const CATCH_UP_BATCH = 5_000;
/**
 * The progress of a projection that an event does not concern is saved no more often than this. Readers that
 * wait for it wait so much longer at most.
 */
const IDLE_SAVE_MS = 50;

const categoryOf = (streamId: string) => streamId.split('-', 1)[0] ?? streamId;

/**
 * Follows the log for several targets with one subscription until `signal` aborts. A target whose folding
 * throws stands still from that event on, the others go on.
 * @throws whatever the stores throw: begin again, nothing is lost or taken in twice.
 */
export async function followTargets(
  { eventStore, readStore, vocabulary, onStep, onStopped }: Deps,
  following: readonly Following[],
  signal: AbortSignal,
) {
  const views = following.map((one) => viewOf(one, vocabulary));
  const known = new Map(Object.entries(vocabulary).map(([category, types]) => [category, new Set(types)]));
  const isUnknown = ({ streamId, type }: RecordedEvent) =>
    known.get(categoryOf(streamId))?.has(type) === false;
  const after = Math.min(...following.map(({ position }) => position));

  // What waits for the next event can be ended only by its signal: without that a failed save would hang here
  // until somebody writes.
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const messages = eventStore
    .subscribe({ after: after < 0 ? undefined : after, signal: until })
    [Symbol.asyncIterator]();
  let next = messages.next();
  let pending: RecordedEvent[] = [];
  let seen = after;
  let live = false;
  try {
    for (;;) {
      const message = await orPause(next, following.some(isUnsaved) ? IDLE_SAVE_MS : null);
      if (message === 'pause') {
        await saveIdle();
        continue;
      }
      if (message.done) return;
      next = messages.next();
      next.catch(() => {}); // handled by the round that waits for it, unless this one fails first
      const { value } = message;
      if (value.kind === 'caughtUp') live = true;
      else if (value.kind === 'checkpoint') seen = Math.max(seen, value.position);
      else {
        pending.push(...value.events);
        seen = Math.max(seen, pending.at(-1)?.position ?? seen);
      }
      if (live || pending.length >= CATCH_UP_BATCH) {
        const events = pending;
        pending = [];
        await step(events, seen);
      }
    }
  } finally {
    ended.abort();
    await messages.return?.();
  }

  async function step(events: readonly RecordedEvent[], position: number) {
    if (following.every((one) => one.stopped || one.position >= position)) return;
    const unknown = events.filter(isUnknown);
    const saved = await Promise.all(views.map((view) => takeIn(view, events, unknown, position)));
    await onStep({ position, events, saved: saved.flatMap((one) => one ?? []) });
  }

  /**
   * In one go, or up to each event at which documents are to be removed: what came before is saved first, so
   * that nothing comes back.
   */
  async function takeIn(
    view: View,
    events: readonly RecordedEvent[],
    unknown: readonly RecordedEvent[],
    end: number,
  ): Promise<Saved | null> {
    const { one } = view;
    const { target } = one;
    const { removals, failure } = removalsIn(
      target.projection,
      events.filter(({ position }) => position > one.position),
    );
    const documents: Folded<Document>[] = [];
    for (const { at, filter } of removals) {
      documents.push(...(await fold(view, events, unknown, at - 1)));
      if (one.stopped) break;
      await save(one, []);
      await forget(one, filter, at);
    }
    if (!one.stopped)
      documents.push(...(await fold(view, events, unknown, failure ? failure.event.position - 1 : end)));
    if (failure && !one.stopped) halt(one, failure);
    return documents.length > 0 ? { target, documents } : null;
  }

  /**
   * A projector that is behind may still fold what came before: a document that is only deleted it would make
   * again.
   */
  async function forget(one: Following, filter: Filter, at: number) {
    const { projection, collection } = one.target;
    const stored = readStore.collection(collection);
    if (projection.passing) await stored.deleteMany(filter);
    else
      await save(
        one,
        (await stored.find({ filter })).map(({ _id }) => ({ _id, position: at, deleted: true })),
      );
  }

  async function fold(
    view: View,
    events: readonly RecordedEvent[],
    unknown: readonly RecordedEvent[],
    end: number,
  ): Promise<Folded<Document>[]> {
    const { one, handles, categories } = view;
    if (one.stopped || one.position >= end) return [];
    const { projection, collection } = one.target;
    const isDue = ({ position }: RecordedEvent) => position > one.position && position <= end;
    const stranger = unknown.find((event) => isDue(event) && categories.has(categoryOf(event.streamId)));
    const mine = events.filter(
      (event) => isDue(event) && handles.has(event.type) && (!stranger || event.position < stranger.position),
    );
    if (mine.length === 0 && !stranger) {
      one.position = end;
      if (performance.now() - one.savedAt >= IDLE_SAVE_MS) await save(one, []);
      return [];
    }
    const stored = await readStore
      .collection<Folded<Document>>(collection)
      .getMany([...idsIn(projection.idsOf, mine)]);
    const documents = new Map(stored.map((document) => [document._id, document]));
    const { changed, failure } = foldEvents(projection, mine, documents);
    const stop =
      failure ??
      (stranger && { event: stranger, error: new UnknownEventType(stranger.type, stranger.streamId) });
    one.position = stop ? Math.max(one.position, stop.event.position - 1) : end;
    const writes = [...changed].flatMap((id) => documents.get(id) ?? []);
    await save(one, writes);
    if (stop) halt(one, stop);
    return writes;
  }

  function halt(one: Following, failure: Failure) {
    one.stopped = failure;
    onStopped(one);
  }

  async function save(one: Following, documents: readonly Folded<Document>[]) {
    const { position } = one;
    const { collection } = one.target;
    await readStore.saveBatch({
      checkpoint: collection.name,
      position,
      writes: documents.length > 0 ? [{ collection, documents }] : [],
    });
    one.saved = position;
    one.savedAt = performance.now();
  }

  async function saveIdle() {
    for (const one of following) if (isUnsaved(one)) await save(one, []);
  }
}

type View = { one: Following; handles: ReadonlySet<string>; categories: ReadonlySet<string> };

function viewOf(one: Following, vocabulary: Vocabulary): View {
  const handles = new Set(one.target.projection.handles);
  const categories = Object.keys(vocabulary).filter((category) =>
    vocabulary[category]?.some((type) => handles.has(type)),
  );
  return { one, handles, categories: new Set(categories) };
}

const isUnsaved = ({ position, saved }: Following) => position > saved;

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
