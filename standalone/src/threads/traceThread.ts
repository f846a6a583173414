import { createLogger } from '@storylark/platform/process/logger';
import { startTracing } from '@storylark/platform/tracing/startTracing';

/** What a thread needs to show its part of the traces; null: there are none. */
export type TraceData = { logLevel: string; tracesTo: string | null };

/** Traces of one thread of the house, under its name; to be closed with the thread. */
export const traceThread = (name: string, { logLevel, tracesTo }: TraceData) =>
  startTracing({
    endpoint: tracesTo,
    service: name,
    onError: (error) =>
      createLogger({ name, level: logLevel }).warn({ err: error }, 'traces could not be sent'),
  });
