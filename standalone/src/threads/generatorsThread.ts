import { parentPort, workerData } from 'node:worker_threads';
import { createCommandApiClient } from '@storylark/generators/commandApi';
import { createGenerators } from '@storylark/generators/createGenerators';
import { createManagers } from '@storylark/generators/createManagers';
import { createOfflineStudio } from '@storylark/generators/studio/offline/createOfflineStudio';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import type { SupervisedState } from '@storylark/platform/engines/supervise';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createEmbeddedMailbox } from '@storylark/platform/mail/createEmbeddedMailbox';
import { createSmtpMailer } from '@storylark/platform/mail/createSmtpMailer';
import { createLogger } from '@storylark/platform/process/logger';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { Files } from '../files.ts';

export type GeneratorsData = {
  files: Files;
  logLevel: string;
  masterKey: Uint8Array;
  origin: string;
  serviceToken: string;
  publicUrl: string;
  smtp: { url: string; from: string } | null;
  studioProcesses: number;
};
export type ToGenerators = { kind: 'stop' };
export type FromGenerators = { kind: 'status'; loops: readonly SupervisedState[] };

const STATUS_EVERY_MS = 500;
/** Mails, slots and erasures at the same time. */
const MANAGERS_AT_ONCE = 8;

const { files, logLevel, masterKey, origin, serviceToken, publicUrl, smtp, studioProcesses } =
  workerData as GeneratorsData;
const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const logger = createLogger({ name: 'generators', level: logLevel });
const now = Date.now;
const eventStore = openEmbeddedEventStoreReader({ file: files.events });
const readStore = createEmbeddedReadStore({ file: files.readModels });
const bus = createEmbeddedBus({ file: files.bus });
const vault = createEmbeddedKeyVault({ file: files.vault, masterKey: Buffer.from(masterKey) });
const blobStore = await createFolderBlobStore({ folder: files.blobs });
const blobs = { blobs: blobStore, sealedBlobs: createSealedBlobs({ blobs: blobStore, vault }) };
const mailbox = createEmbeddedMailbox({ file: files.mailbox });
const jobStore = createJobStore({ readStore });
const api = createCommandApiClient({ origins: [origin], serviceToken });
const studio = createOfflineStudio({ processes: studioProcesses });
const onError = (error: unknown, name: string) =>
  logger.error({ err: error, loop: name }, 'background work failed and is tried again');

const managers = createManagers({
  bus,
  jobStore,
  eventStore,
  readStore,
  vault,
  blobs,
  api,
  publicUrl,
  now,
  onError,
  mailbox,
  leases: createLeases({ readStore }),
  limits: createLimits({ readStore, now }),
  mailer: smtp ? createSmtpMailer(smtp) : mailbox,
  compact: () => readStore.truncateWal(),
  concurrency: MANAGERS_AT_ONCE,
});
const generators = createGenerators({
  bus,
  jobStore,
  api,
  blobs,
  studio,
  now,
  concurrency: studioProcesses,
  onError,
});

const stopping = new AbortController();
const loops = [...managers.start(stopping.signal), ...generators.start(stopping.signal)];
const tellStatus = () =>
  port.postMessage({ kind: 'status', loops: loops.map(({ state }) => state()) } satisfies FromGenerators);
const timer = setInterval(tellStatus, STATUS_EVERY_MS);

port.on('message', (_stop: ToGenerators) => void stop());

async function stop() {
  clearInterval(timer);
  stopping.abort();
  await studio.close();
  await Promise.all(loops.map(({ done }) => done));
  await bus.close();
  await readStore.close();
  await eventStore.close();
  await vault.close();
  mailbox.close();
  port?.close();
}
