import type { Clock } from '../clock.ts';
import { createJobStore } from '../jobs/createJobStore.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import { createMemoryReadStore } from './memoryReadStore.ts';

/** The job store over a read store with nothing on disk. */
export const createMemoryJobStore = (now: Clock = Date.now): JobStore =>
  createJobStore({ readStore: createMemoryReadStore(), now });
