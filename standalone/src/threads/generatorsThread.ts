import { workerData } from 'node:worker_threads';
import { commandApiOver } from '@storylark/generators/commandApi';
import { createGenerators } from '@storylark/generators/createGenerators';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import { createServiceClient } from '@storylark/platform/http/createServiceClient';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLogger, loopErrors } from '@storylark/platform/process/logger';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { standInLog } from '@storylark/generators/narrator/standInLog';
import { openOutside } from '@storylark/generators/outside/openOutside';
import type { Services } from '@storylark/models/services';
import { createOfflineStudio } from '@storylark/studio/offline/createOfflineStudio';
import type { AddedEngine } from '@storylark/studio/sound/voice/added/addedEngine';
import { runLoops } from './runLoops.ts';
import { traceThread } from './traceThread.ts';
import type { WorkData } from './workData.ts';

export type GeneratorsData = WorkData & {
  studioProcesses: number;
  narrator: AddedEngine | null;
  services: Services;
};

const { files, logLevel, masterKey, origin, serviceToken, studioProcesses, narrator, services } =
  workerData as GeneratorsData;
const tracing = await traceThread('generators', workerData as GeneratorsData);
const readStore = createEmbeddedReadStore({ file: files.readModels });
const bus = createEmbeddedBus({ file: files.bus });
const vault = createEmbeddedKeyVault({ file: files.vault, masterKey: Buffer.from(masterKey) });
const blobs = await createFolderBlobStore({ folder: files.blobs });
const logger = createLogger({ name: 'generators', level: logLevel });
const studio = createOfflineStudio({
  processes: studioProcesses,
  engine: narrator,
  onStandIn: standInLog(logger),
});

const generators = createGenerators({
  bus,
  jobStore: createJobStore({ readStore }),
  api: commandApiOver(createServiceClient({ origins: [origin], serviceToken })),
  blobs: { blobs, sealedBlobs: createSealedBlobs({ blobs, vault }) },
  studio,
  outside: await openOutside({ services, readStore, vault, logger, now: Date.now }),
  now: Date.now,
  concurrency: studioProcesses,
  onError: loopErrors({ name: 'generators', level: logLevel }),
});

runLoops({ start: generators.start, interrupt: studio.close, parts: [bus, readStore, vault, tracing] });
