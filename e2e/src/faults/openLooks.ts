import { readModels, type ReadModel } from '@storylark/platform/engines/projecting/readModels';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { createPositions } from '@storylark/platform/http/createPositions';
import { jobs as jobsCollection } from '@storylark/platform/jobs/createJobStore';
import { openBlobs, openEventStore, openReadStore, openVault } from '@storylark/platform/process/openEngines';
import { readConfig } from '@storylark/platform/process/readConfig';
import {
  blobSettings,
  eventStoreSettings,
  readStoreSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import type { Found, JobDocument } from '../crash/files.ts';

/** Looks into the engines beside the processes that work on them. */
export async function openLooks(settings: Readonly<Record<string, string>>) {
  const config = readConfig(settings, {
    ...eventStoreSettings,
    ...readStoreSettings,
    ...blobSettings,
    ...vaultSettings,
  });
  const eventStore = await openEventStore(config);
  const readStore = await openReadStore(config);
  const vault = await openVault(config);
  const secret = await vault.secret('positions');
  await vault.close();
  const blobStore = await openBlobs(config);
  const jobsNow = async () =>
    new Map((await readStore.collection<JobDocument>(jobsCollection).find()).map((job) => [job._id, job]));
  return {
    positions: createPositions({ secret, storeId: eventStore.storeId }),
    jobs: jobsNow,
    async read(): Promise<Found> {
      const events: RecordedEvent[] = [];
      for await (const event of eventStore.readAll()) events.push(event);
      const jobs = await jobsNow();
      const found = await Promise.all(
        (await readStore.collection<ReadModel>(readModels).find()).map(async ({ _id, live }) => {
          const documents = await readStore.collection({ name: live, indexes: [] }).find();
          return [_id, { documents, position: (await readStore.checkpoint(live)) ?? -1 }] as const;
        }),
      );
      return { events, jobs, readModels: new Map(found) };
    },
    async blobs(): Promise<Set<string>> {
      const keys = new Set<string>();
      for await (const { key } of blobStore.list('')) keys.add(key);
      return keys;
    },
    async close() {
      await eventStore.close();
      await readStore.close();
    },
  };
}
export type Looks = Awaited<ReturnType<typeof openLooks>>;
