import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { readModels, type ReadModel } from '@storylark/platform/engines/projecting/readModels';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { jobs as jobsCollection } from '@storylark/platform/jobs/createJobStore';
import type { Job } from '@storylark/platform/jobs/jobStore';
import { createEmbeddedMailbox } from '@storylark/platform/mail/createEmbeddedMailbox';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import type { Document } from '@storylark/platform/readStore/readStore';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { filesIn } from '@storylark/standalone/files';

export type JobDocument = Document & Omit<Job, 'id'>;
/** Everything the house had on disk, read at one moment. */
export type Found = {
  events: readonly RecordedEvent[];
  jobs: ReadonlyMap<string, JobDocument>;
  /** Per read model (`stories`): its documents with tombstones, and the position it has taken in. */
  readModels: ReadonlyMap<string, { documents: readonly Document[]; position: number }>;
};

/**
 * One connection for many looks: opening and closing one is work in the file. Also while the house works in
 * it.
 */
export function openFiles(dataDir: string) {
  const files = filesIn(dataDir);
  const eventStore = openEmbeddedEventStoreReader({ file: files.events });
  const readStore = createEmbeddedReadStore({ file: files.readModels });
  return {
    async read(): Promise<Found> {
      const events: RecordedEvent[] = [];
      for await (const event of eventStore.readAll()) events.push(event);
      const jobs = await readStore.collection<JobDocument>(jobsCollection).find();
      const models = await readStore.collection<ReadModel>(readModels).find();
      const found = await Promise.all(
        models.map(async ({ _id, live }) => {
          const documents = await readStore.collection({ name: live, indexes: [] }).find();
          return [_id, { documents, position: (await readStore.checkpoint(live)) ?? -1 }] as const;
        }),
      );
      return { events, jobs: new Map(jobs.map((job) => [job._id, job])), readModels: new Map(found) };
    },
    async close() {
      await readStore.close();
      await eventStore.close();
    },
  };
}

const LOOKS_EVERY_MS = 5;

/** Resolves when a worker of the living house holds a job of this kind. */
export async function untilHeld(dataDir: string, kind: string): Promise<void> {
  const readStore = createEmbeddedReadStore({ file: filesIn(dataDir).readModels });
  const jobs = readStore.collection<JobDocument>(jobsCollection);
  const filter = { kind, state: 'open', leaseUntil: { $gt: 0 } };
  while ((await jobs.find({ filter, limit: 1 })).length === 0) await sleep(LOOKS_EVERY_MS);
  await readStore.close();
}

export async function readFiles(dataDir: string): Promise<Found> {
  const files = openFiles(dataDir);
  try {
    return await files.read();
  } finally {
    await files.close();
  }
}

/** Reads a copy: looking at what a crash left would mend it. */
export async function readCopy(dataDir: string): Promise<Found> {
  const copy = mkdtempSync(join(tmpdir(), 'storylark-crashed-'));
  try {
    for (const name of readdirSync(dataDir))
      if (/^(events|readmodels)\.db(-wal)?$/.test(name)) cpSync(join(dataDir, name), join(copy, name));
    return await readFiles(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Keys of all blobs. */
export async function blobsIn(dataDir: string): Promise<Set<string>> {
  const blobs = await createFolderBlobStore({ folder: filesIn(dataDir).blobs });
  const keys = new Set<string>();
  for await (const { key } of blobs.list('')) keys.add(key);
  return keys;
}

/** Message ids of the mails to an address. */
export async function mailsIn(dataDir: string, to: string): Promise<string[]> {
  const files = filesIn(dataDir);
  const vault = createEmbeddedKeyVault({ file: files.vault, masterKey: await loadMasterKey({ dataDir }) });
  const mailbox = createEmbeddedMailbox({ file: files.mailbox, key: await vault.secret('mailbox') });
  const mails = await mailbox.list(to);
  mailbox.close();
  await vault.close();
  return mails.map(({ messageId }) => messageId);
}
