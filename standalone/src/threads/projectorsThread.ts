import { parentPort, workerData } from 'node:worker_threads';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import type { ProjectionStatus } from '@storylark/platform/engines/projecting/project';
import type { SupervisedState } from '@storylark/platform/engines/supervise';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLogger } from '@storylark/platform/process/logger';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createProjectors } from '@storylark/projectors/createProjectors';
import type { Files } from '../files.ts';
import { type TraceData, traceThread } from './traceThread.ts';

export type ProjectorsData = TraceData & { files: Files };
export type ToProjectors = { kind: 'rebuild'; id: number; name: string } | { kind: 'stop' };
export type FromProjectors =
  | { kind: 'status'; projections: readonly ProjectionStatus[]; loops: readonly SupervisedState[] }
  | { kind: 'answer'; id: number; value: string | null; error: string | null };

const STATUS_EVERY_MS = 500;

const { files, logLevel } = workerData as ProjectorsData;
const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');
const tell = (message: FromProjectors) => port.postMessage(message);

const tracing = await traceThread('projectors', workerData as ProjectorsData);
const logger = createLogger({ name: 'projectors', level: logLevel });
const eventStore = {
  ...openEmbeddedEventStoreReader({ file: files.events }),
  append: () => Promise.reject(new Error('projectors append nothing')),
};
const readStore = createEmbeddedReadStore({ file: files.readModels });
const bus = createEmbeddedBus({ file: files.bus });
const projectors = createProjectors({
  eventStore,
  readStore,
  jobStore: createJobStore({ readStore }),
  bus,
  now: Date.now,
  onError: (error, name) => logger.error({ err: error, loop: name }, 'a loop failed and is begun again'),
  onStopped: (status, error) => logger.error({ err: error, ...status }, 'a read model stands still'),
});

const stopping = new AbortController();
const loops = projectors.start(stopping.signal);
const tellStatus = () =>
  tell({ kind: 'status', projections: projectors.status(), loops: loops.map(({ state }) => state()) });
const timer = setInterval(tellStatus, STATUS_EVERY_MS);

async function answer(id: number, work: () => Promise<string | null>) {
  try {
    tell({ kind: 'answer', id, value: await work(), error: null });
  } catch (error) {
    tell({ kind: 'answer', id, value: null, error: error instanceof Error ? error.message : String(error) });
  }
}

port.on('message', (message: ToProjectors) => void hear(message));

async function hear(message: ToProjectors) {
  if (message.kind === 'rebuild') return answer(message.id, () => projectors.rebuild(message.name));
  clearInterval(timer);
  stopping.abort();
  await Promise.all(loops.map(({ done }) => done));
  await bus.close();
  await readStore.close();
  await eventStore.close();
  await tracing.close();
  port?.close();
}
