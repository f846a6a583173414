import { setTimeout as sleep } from 'node:timers/promises';
import type { Projection } from '../../projection.ts';
import type { ReadStore } from '../../readStore/readStore.ts';
import { readModelOf, freshCollection, isVersion, type ReadModel, readModels } from './readModels.ts';

/** The entries that tell of each read model which collection is live, being built, or to be dropped. */
export function createModelEntries(readStore: ReadStore) {
  const models = readStore.collection<ReadModel>(readModels);

  /** Made or brought up to the projection's version: another version than the live one is built beside it. */
  async function of({ name }: Projection): Promise<ReadModel> {
    const _id = readModelOf(name);
    const model = await models.get(_id);
    if (!model) {
      const first = { _id, live: name, building: null, former: [] };
      await models.insertIfAbsent(first);
      return (await models.get(_id)) ?? first;
    }
    const { building: beside, former } = model;
    const isFollowed = isVersion(model.live, name);
    if (beside === null ? isFollowed : isVersion(beside, name)) return model;
    const renewed = {
      ...model,
      building: isFollowed ? null : await freshCollection(readStore, name),
      former: beside === null ? former : [...former, beside],
    };
    await models.put(renewed);
    return renewed;
  }

  return {
    of,
    /** The collection that the read model is built anew in; `isNew` unless that had begun already. */
    async beginBuilding(projection: Projection): Promise<{ building: string; isNew: boolean }> {
      const model = await of(projection);
      if (model.building) return { building: model.building, isNew: false };
      const building = await freshCollection(readStore, projection.name);
      await models.put({ ...model, building });
      return { building, isNew: true };
    },
    /** What was built is read from now on; the former collection waits to be dropped. */
    goLive: (model: ReadModel, collection: string) =>
      models.put({ ...model, live: collection, building: null, former: [...model.former, model.live] }),
    /** After `afterMs`: no reader may hold a former collection any more. */
    async dropFormer(afterMs: number, signal: AbortSignal): Promise<void> {
      const found = await models.find();
      if (found.every(({ former }) => former.length === 0)) return;
      await sleep(afterMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      for (const { _id, former } of found) {
        for (const collection of former) await readStore.drop(collection);
        await models.updateOne(_id, {}, { $set: { former: [] } });
      }
    },
  };
}
