import { createProbesApp } from '@storylark/platform/http/createProbesApp';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import type { Supervised } from '@storylark/platform/engines/supervise';
import { eventStoreAnswers, loopsRun } from '@storylark/platform/process/checks';
import { measure } from '@storylark/platform/process/measure';
import { openBus, openEventStore, openReadStore } from '@storylark/platform/process/openEngines';
import { runProcess } from '@storylark/platform/process/runProcess';
import { readProjectorsConfig } from './config.ts';
import { createProjectors } from './createProjectors.ts';

await runProcess(
  'projectors',
  readProjectorsConfig,
  async ({ config, engine, onError, logger, registry, stopping }) => {
    const eventStore = await engine('event store', () => openEventStore(config));
    const readStore = await engine('read store', () => openReadStore(config));
    const bus = await engine('bus', () =>
      openBus(config, { clientId: 'projectors', onError: (error) => onError(error, 'bus') }),
    );
    const now = Date.now;
    const projectors = createProjectors({
      eventStore,
      readStore,
      jobStore: createJobStore({ readStore }),
      bus,
      now,
      onError,
      onStopped: (status, error) => logger.error({ err: error, ...status }, 'a read model stands still'),
    });

    measure(
      registry,
      { name: 'projection_lag', help: 'Positions of the log not taken in yet', label: 'name' },
      async () => {
        const head = await eventStore.head();
        return Object.fromEntries(
          projectors.status().map(({ collection, position }) => [collection, Math.max(0, head - position)]),
        );
      },
    );
    measure(
      registry,
      { name: 'projection_stopped', help: '1 where a read model stands still', label: 'name' },
      () =>
        Object.fromEntries(
          projectors.status().map(({ collection, stopped }) => [collection, stopped ? 1 : 0]),
        ),
    );
    const readModels = () => {
      const stopped = projectors
        .status()
        .flatMap((one) => (one.stopped ? [{ name: one.name, ...one.stopped }] : []));
      return { ok: projectors.status().length > 0 && stopped.length === 0, stopped };
    };
    let loops: readonly Supervised[] = [];
    const checks = { eventStore: eventStoreAnswers(eventStore), readModels, loops: loopsRun(() => loops) };
    return {
      handler: createProbesApp({ checks, registry, stopping, metricsToken: config.METRICS_TOKEN }).callback(),
      start: (signal) => (loops = projectors.start(signal)),
    };
  },
);
