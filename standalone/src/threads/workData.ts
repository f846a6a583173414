import type { Files } from '../files.ts';
import type { TraceData } from './traceThread.ts';

/** What every thread that does jobs is started with. */
export type WorkData = TraceData & {
  files: Files;
  masterKey: Uint8Array;
  /** Where command-api takes the calls of the house, and the word they come with. */
  origin: string;
  serviceToken: string;
};
