import { endedBy } from '@storylark/contracts/endedBy';
import type { Supervised } from '@storylark/platform/engines/supervise';
import { createProbesApp } from '@storylark/platform/http/createProbesApp';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createSmtpMailer } from '@storylark/platform/mail/createSmtpMailer';
import { loopsRun, readStoreAnswers } from '@storylark/platform/process/checks';
import { measureJobs } from '@storylark/platform/process/measure';
import {
  openBlobs,
  openBus,
  openEventStore,
  openReadStore,
  openVault,
} from '@storylark/platform/process/openEngines';
import { runProcess } from '@storylark/platform/process/runProcess';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { createCommandApiClient } from './commandApi.ts';
import { readGeneratorsConfig } from './config.ts';
import { createGenerators } from './createGenerators.ts';
import { createManagers } from './createManagers.ts';
import { createOfflineStudio } from './studio/offline/createOfflineStudio.ts';

/** Mails, slots and erasures at the same time. */
const MANAGERS_AT_ONCE = 8;

await runProcess(
  'generators',
  readGeneratorsConfig,
  async ({ config, engine, persist, onError, registry, stopping }) => {
    const eventStore = await engine('event store', () => openEventStore(config));
    const vault = await engine('vault', () => openVault(config));
    const readStore = await engine('read store', () => openReadStore(config));
    const bus = await engine('bus', () =>
      openBus(config, { clientId: 'generators', onError: (error) => onError(error, 'bus') }),
    );
    const blobStore = await persist('blobs', () => openBlobs(config));
    await persist('deletions', () => applyDeletions({ eventStore, vault, endedBy }));

    const now = Date.now;
    const studio = createOfflineStudio({ processes: config.STUDIO_PROCESSES });
    const jobStore = createJobStore({ readStore });
    const shared = {
      bus,
      jobStore,
      api: createCommandApiClient({ origins: config.COMMAND_API, serviceToken: config.SERVICE_TOKEN }),
      blobs: { blobs: blobStore, sealedBlobs: createSealedBlobs({ blobs: blobStore, vault }) },
      now,
      onError,
    };
    const managers = createManagers({
      ...shared,
      eventStore,
      readStore,
      vault,
      leases: createLeases({ readStore }),
      limits: createLimits({ readStore, now }),
      mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }),
      mailbox: null,
      compact: async () => {}, // MongoDB gives the room of deleted documents to new ones
      publicUrl: config.PUBLIC_URL,
      concurrency: MANAGERS_AT_ONCE,
    });
    const generators = createGenerators({ ...shared, studio, concurrency: config.STUDIO_PROCESSES });

    measureJobs(registry, jobStore);
    let loops: readonly Supervised[] = [];
    const checks = { readStore: readStoreAnswers(readStore), loops: loopsRun(() => loops) };
    return {
      handler: createProbesApp({ checks, registry, stopping }).callback(),
      start: (signal) => (loops = [...managers.start(signal), ...generators.start(signal)]),
      stop: studio.close,
    };
  },
);
