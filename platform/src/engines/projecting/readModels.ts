import type { Clock } from '../../clock.ts';
import type { Projection } from '../../projection.ts';
import type { CollectionSpec, Document, ReadStore } from '../../readStore/readStore.ts';

/**
 * Which collection of a read model is read (`live`), which one is being built beside it, and which ones wait
 * to be dropped. `_id`: `stories` of `stories/v1`.
 */
export type ReadModel = Document & {
  readonly live: string;
  readonly building: string | null;
  readonly former: readonly string[];
};

export const readModels: CollectionSpec = { name: 'readModels', indexes: [] };

/** `stories` of `stories/v1`. */
export function readModelOf(projectionName: string): string {
  return projectionName.split('/', 1)[0] ?? projectionName;
}

/** One collection of a projection, which is also the name of its checkpoint. */
export type Target = { projection: Projection; collection: CollectionSpec };
export const targetOf = (projection: Projection, collection: string): Target => ({
  projection,
  collection: { name: collection, ...projection.collection },
});

/** A collection that never held this projection: `stories/v1`, or `stories/v1.2` for the second time. */
export async function freshCollection(readStore: ReadStore, projectionName: string): Promise<string> {
  for (let time = 1; ; time += 1) {
    const name = time === 1 ? projectionName : `${projectionName}.${time}`;
    if ((await readStore.checkpoint(name)) === null) return name;
  }
}

export const isVersion = (collection: string, projectionName: string) =>
  collection === projectionName || collection.startsWith(`${projectionName}.`);

/** A switch is seen by readers after this time at the latest; the former collection stays for longer. */
export const SWITCH_SEEN_AFTER_MS = 1_000;

/**
 * Where readers find a read model: `liveCollection('stories')` names the collection, which is also the name
 * of its checkpoint (its progress).
 * Null as long as no projector has ever run.
 */
export function createLiveCollections(
  readStore: ReadStore,
  now: Clock = Date.now,
): (readModel: string) => Promise<string | null> {
  const known = new Map<string, { live: string; readAt: number }>();
  const models = readStore.collection<ReadModel>(readModels);
  return async (readModel) => {
    const seen = known.get(readModel);
    if (seen && now() - seen.readAt < SWITCH_SEEN_AFTER_MS) return seen.live;
    const live = (await models.get(readModel))?.live;
    if (live === undefined) return null;
    known.set(readModel, { live, readAt: now() });
    return live;
  };
}
