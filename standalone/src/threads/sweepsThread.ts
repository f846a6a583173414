import { workerData } from 'node:worker_threads';
import { commandApiOver } from '@storylark/managers/commandApi';
import { createSweeps } from '@storylark/managers/createSweeps';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createServiceClient } from '@storylark/platform/http/createServiceClient';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { loopErrors } from '@storylark/platform/process/logger';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { runLoops } from './runLoops.ts';
import { traceThread } from './traceThread.ts';
import type { WorkData } from './workData.ts';

// A thread of its own: SQLite's calls block, and who does jobs has leases to renew.

export type SweepsData = WorkData & { headsDir: string };

const { files, logLevel, origin, serviceToken, headsDir } = workerData as SweepsData;
const tracing = await traceThread('sweeps', workerData as WorkData);
const eventStore = openEmbeddedEventStoreReader({ file: files.events });
const readStore = createEmbeddedReadStore({ file: files.readModels });
const bus = createEmbeddedBus({ file: files.bus });
const now = Date.now;

const sweeps = createSweeps({
  bus,
  jobStore: createJobStore({ readStore }),
  eventStore,
  readStore,
  blobs: await createFolderBlobStore({ folder: files.blobs }),
  headFiles: await createFolderBlobStore({ folder: headsDir }),
  leases: createLeases({ readStore }),
  limits: createLimits({ readStore, now }),
  api: commandApiOver(createServiceClient({ origins: [origin], serviceToken })),
  now,
  onError: loopErrors({ name: 'sweeps', level: logLevel }),
});

runLoops({ start: sweeps.start, parts: [bus, readStore, eventStore, tracing] });
