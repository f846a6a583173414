import { endedBy } from '@storylark/contracts/endedBy';
import type { Supervised } from '@storylark/platform/engines/supervise';
import { createProbesApp } from '@storylark/platform/http/createProbesApp';
import { createServiceClient } from '@storylark/platform/http/createServiceClient';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { loopsRun, readStoreAnswers } from '@storylark/platform/process/checks';
import { measureJobs } from '@storylark/platform/process/measure';
import {
  openBlobs,
  openBus,
  openEventStore,
  openReadStore,
  openVault,
} from '@storylark/platform/process/openEngines';
import { servicesOf } from '@storylark/models/services';
import { runProcess } from '@storylark/platform/process/runProcess';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { createOfflineStudio } from '@storylark/studio/offline/createOfflineStudio';
import { commandApiOver } from './commandApi.ts';
import { readGeneratorsConfig } from './config.ts';
import { createGenerators } from './createGenerators.ts';
import { openOutside } from './outside/openOutside.ts';
import { narratorOf } from './narrator/config.ts';
import { standInLog } from './narrator/standInLog.ts';

await runProcess(
  'generators',
  readGeneratorsConfig,
  async ({ config, logger, engine, persist, onError, registry, stopping }) => {
    const narrator = narratorOf(config);
    const services = servicesOf(config, Date.now());
    const eventStore = await engine('event store', () => openEventStore(config));
    const vault = await engine('vault', () => openVault(config));
    const readStore = await engine('read store', () => openReadStore(config));
    const bus = await engine('bus', () =>
      openBus(config, { clientId: 'generators', onError: (error) => onError(error, 'bus') }),
    );
    const blobs = await persist('blobs', () => openBlobs(config));
    await persist('deletions', () => applyDeletions({ eventStore, vault, endedBy }));

    const studio = createOfflineStudio({
      processes: config.STUDIO_PROCESSES,
      engine: narrator,
      onStandIn: standInLog(logger),
    });
    const jobStore = createJobStore({ readStore });
    const client = createServiceClient({ origins: config.COMMAND_API, serviceToken: config.SERVICE_TOKEN });
    const generators = createGenerators({
      bus,
      jobStore,
      api: commandApiOver(client),
      blobs: { blobs, sealedBlobs: createSealedBlobs({ blobs, vault }) },
      studio,
      outside: await persist('helpers', () =>
        openOutside({ services, readStore, vault, logger, now: Date.now }),
      ),
      now: Date.now,
      concurrency: config.STUDIO_PROCESSES,
      onError,
    });

    measureJobs(registry, jobStore);
    let loops: readonly Supervised[] = [];
    const checks = { readStore: readStoreAnswers(readStore), loops: loopsRun(() => loops) };
    return {
      handler: createProbesApp({ checks, registry, stopping, metricsToken: config.METRICS_TOKEN }).callback(),
      start: (signal) => (loops = generators.start(signal)),
      stop: studio.close,
    };
  },
);
