import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { measureSupervised, type Supervised } from '../engines/supervise.ts';
import { errorReporterOf } from '../errors/errorReporterOf.ts';
import type { ErrorReporter } from '../errors/errorReporter.ts';
import { type Handler, listen } from '../http/port/listen.ts';
import { createMetrics } from '../http/probes.ts';
import type { processSettings, tracingSettings } from './engineSettings.ts';
import { startTracing } from '../tracing/startTracing.ts';
import { createLogger } from './logger.ts';
import { persist } from './persist.ts';
import type { Config } from './readConfig.ts';
import { runUntilSignal, type Stop } from './runUntilSignal.ts';
import { stopWithOwner } from './stopWithOwner.ts';

/** What a process has to work with while it opens. */
export type Opening<C> = {
  config: C;
  logger: Logger;
  registry: Registry;
  errorReporter: ErrorReporter;
  /** Aborts when the process begins to stop. */
  stopping: AbortSignal;
  /** For loops and engines that go on by themselves after an error. */
  onError: (error: unknown, name: string) => void;
  /** Does what needs an engine, again and again until that answers. */
  persist: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  /**
   * The same for an engine that is closed when the process stops: the last one opened first, when nobody
   * works any more.
   */
  engine: <E extends { close(): Promise<unknown> }>(what: string, open: () => Promise<E>) => Promise<E>;
};

export type Opened = {
  handler: Handler;
  /** How the world calls its port, where it does. */
  publicUrl?: string | null;
  /** What our own processes alone may call, on a port of its own. */
  internal?: { handler: Handler; host: string; port: number };
  /** Begins what runs beside the answers, until the signal aborts. */
  start?: (signal: AbortSignal) => readonly Supervised[];
  /** Ends what a loop may be waiting for. */
  stop?: () => Promise<unknown>;
};

/**
 * One process of the distributed composition, from its settings to its last breath. Its port opens when its
 * engines have answered: until then who calls is refused, and goes to another copy.
 * On SIGTERM: no new requests, those under way end, then the loops, then the engines.
 */
export async function runProcess<
  C extends Config<typeof processSettings> & Partial<Config<typeof tracingSettings>>,
>(name: string, readConfig: () => C, open: (opening: Opening<C>) => Promise<Opened>): Promise<void> {
  const stopping = new AbortController();
  const stops: Stop[] = [];
  try {
    const config = readConfig();
    const logger = createLogger({ name, level: config.LOG_LEVEL });
    const registry = createMetrics();
    const errorReporter = errorReporterOf(config);
    const starting: Stop = { name: 'start', stop: async () => stopping.abort() };
    stops.push(starting, { name: 'errorReporter', stop: () => errorReporter.close() });
    const tracing = await startTracing({
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      service: name,
      onError: (error) => logger.warn({ err: error }, 'traces could not be sent'),
    });
    stops.push({ name: 'traces', stop: tracing.close });
    runUntilSignal(stops, (error, part) =>
      logger.error({ err: error, part }, 'a part did not stop as it should'),
    );

    stopWithOwner();

    const onError = (error: unknown, loop: string) =>
      logger.error({ err: error, loop }, 'background work failed and is tried again');
    const patiently = <T>(what: string, work: () => Promise<T>) =>
      persist(work, {
        signal: stopping.signal,
        onError: (error) => logger.warn({ err: error, waitsFor: what }, 'cannot start yet'),
      });
    const {
      handler,
      publicUrl = null,
      internal,
      start,
      stop,
    } = await open({
      config,
      logger,
      registry,
      errorReporter,
      stopping: stopping.signal,
      onError,
      persist: patiently,
      async engine(what, openEngine) {
        const engine = await patiently(what, openEngine);
        stops.splice(1, 0, { name: what, stop: () => engine.close() });
        return engine;
      },
    });

    const loops = start?.(stopping.signal) ?? [];
    measureSupervised(registry, () => loops);
    const http = {
      stopping,
      onError: (error: unknown) =>
        logger.error({ err: error }, 'a request met an error that nobody expected'),
    };
    // First: who finds the public port open may rely on both.
    const inside = internal && (await listen(internal.handler, { ...http, ...internal }));
    const listening = await listen(handler, { ...http, host: config.HOST, port: config.PORT, publicUrl });
    const working: Stop[] = [
      { name: 'http', stop: () => Promise.all([listening.close(), inside?.close()]) },
      { name: 'work', stop: async () => stop?.() },
      { name: 'loops', stop: () => Promise.all(loops.map(({ done }) => done)) },
    ];
    stops.splice(stops.indexOf(starting), 1, ...working);
    process.stdout.write(`${name} listens on ${listening.address}\n`);
  } catch (error) {
    if (stopping.signal.aborted) return; // it was told to stop before it had started
    // Nobody's data has been touched yet, and adapters name no secret: the message can be shown.
    process.stderr.write(`${name} cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
