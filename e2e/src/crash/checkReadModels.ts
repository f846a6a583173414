import { isDeepStrictEqual } from 'node:util';
import type { FeedDocument } from '@storylark/contracts/documents';
import { addUp, type SumDocument } from '@storylark/platform/engines/projecting/addUp';
import { foldEvents, type Folded } from '@storylark/platform/engines/projecting/foldEvents';
import { readModelOf } from '@storylark/platform/engines/projecting/readModels';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { Projection } from '@storylark/platform/projection';
import type { Document } from '@storylark/platform/readStore/readStore';
import { feed } from '@storylark/projectors/live/feed';
import { projections } from '@storylark/projectors/projections';
import type { Found } from './files.ts';
import type { Reader } from './reader.ts';

type Documents = Map<string, Folded<Document>>;

/** The documents and sums after all events, taken in one by one; erased accounts forgotten. */
function folded(projection: Projection, events: readonly RecordedEvent[]): ReadonlyMap<string, Document> {
  const documents: Documents = new Map();
  const sums = new Map<string, SumDocument>();
  for (const event of events) {
    const forgotten = projection.forgets?.(event);
    if (forgotten)
      for (const [id, document] of documents)
        if (Object.entries(forgotten).every(([field, value]) => Reflect.get(document, field) === value)) {
          if (projection.passing) documents.delete(id);
          else documents.set(id, { _id: id, position: event.position, deleted: true });
        }
    if (!projection.handles.includes(event.type)) continue;
    const { added, failure } = foldEvents(projection, [event], documents);
    if (failure) throw failure.error;
    addUp(added, sums);
  }
  return new Map<string, Document>([...documents, ...sums]);
}

/** Every read model is what a fresh fold of the log makes, tombstones and positions too. */
export function checkReadModels({ events, readModels }: Pick<Found, 'events' | 'readModels'>): string[] {
  return projections.flatMap((projection) => {
    const family = readModelOf(projection.name);
    const found = new Map(readModels.get(family)?.documents.map((document) => [document._id, document]));
    const expected = folded(projection, events);
    return [...new Set([...found.keys(), ...expected.keys()])]
      .filter(
        (id) =>
          !isDeepStrictEqual(
            found.get(id),
            expected.has(id) ? JSON.parse(JSON.stringify(expected.get(id))) : undefined,
          ),
      )
      .map(
        (id) =>
          `${family} ${id} is ${JSON.stringify(found.get(id))}, a fresh fold says ${JSON.stringify(expected.get(id))}`,
      );
  });
}

/** All that an account was ever to be told, whether or not it has been forgotten since. */
function newsOf(
  accountId: string,
  events: readonly RecordedEvent[],
): (FeedDocument & { position: number })[] {
  const documents: Documents = new Map();
  foldEvents(
    feed,
    events.filter(({ type, data }) => feed.handles.includes(type) && data.accountId === accountId),
    documents,
  );
  return [...documents.values()].map((row) => row as unknown as FeedDocument & { position: number });
}

export const lastNews = (accountId: string, events: readonly RecordedEvent[]) =>
  newsOf(accountId, events).at(-1)?.position ?? -1;

/** Over all resumes every row came once and in order. Who was deleted was told a part, without a gap. */
export function checkReader({ accountId, from, frames }: Reader, events: readonly RecordedEvent[]): string[] {
  const begun = from();
  if (begun === null) return [`the reader of ${accountId} heard nothing`];
  const isGone = events.some(({ type, data }) => type === 'AccountDeleted' && data.accountId === accountId);
  const rows = newsOf(accountId, events).filter(({ position }) => position > begun);
  const expected = rows
    .map(({ position, event, data }) => ({ position, event, data }))
    .slice(0, isGone ? frames.length : undefined);
  const at = Math.max(frames.length, expected.length);
  const first = Array.from({ length: at }, (_, n) => n).find(
    (n) => !isDeepStrictEqual(frames[n], expected[n]),
  );
  if (first === undefined) return [];
  return [
    `the reader of ${accountId} heard ${JSON.stringify(frames[first])} as number ${first}, the feed says ${JSON.stringify(expected[first])}`,
  ];
}
