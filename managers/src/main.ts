import { endedBy } from '@storylark/contracts/endedBy';
import type { Supervised } from '@storylark/platform/engines/supervise';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createProbesApp } from '@storylark/platform/http/createProbesApp';
import { createServiceClient } from '@storylark/platform/http/createServiceClient';
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
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { commandApiOver } from './commandApi.ts';
import { readManagersConfig } from './config.ts';
import { createManagers } from './createManagers.ts';
import { sellerOf } from './papers/sellerSettings.ts';
import { createSweeps } from './createSweeps.ts';

await runProcess(
  'managers',
  readManagersConfig,
  async ({ config, engine, persist, onError, registry, stopping }) => {
    const eventStore = await engine('event store', () => openEventStore(config));
    const vault = await engine('vault', () => openVault(config));
    const readStore = await engine('read store', () => openReadStore(config));
    const bus = await engine('bus', () =>
      openBus(config, { clientId: 'managers', onError: (error) => onError(error, 'bus') }),
    );
    const blobs = await persist('blobs', () => openBlobs(config));
    await persist('deletions', () => applyDeletions({ eventStore, vault, endedBy }));

    const jobStore = createJobStore({ readStore });
    const client = createServiceClient({ origins: config.COMMAND_API, serviceToken: config.SERVICE_TOKEN });
    const shared = { bus, jobStore, eventStore, readStore, blobs, api: commandApiOver(client), onError };
    const managers = createManagers({
      ...shared,
      vault,
      mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }),
      mailbox: null,
      seller: sellerOf(config),
      compact: async () => {}, // MongoDB gives the room of deleted documents to new ones
      publicUrl: config.PUBLIC_URL,
    });
    const now = Date.now;
    const sweeps = createSweeps({
      ...shared,
      headFiles: config.AUDIT_HEADS_DIR
        ? await createFolderBlobStore({ folder: config.AUDIT_HEADS_DIR })
        : blobs,
      leases: createLeases({ readStore }),
      limits: createLimits({ readStore, now }),
      now,
    });

    measureJobs(registry, jobStore);
    let loops: readonly Supervised[] = [];
    const checks = { readStore: readStoreAnswers(readStore), loops: loopsRun(() => loops) };
    return {
      handler: createProbesApp({ checks, registry, stopping, metricsToken: config.METRICS_TOKEN }).callback(),
      start: (signal) => (loops = [...managers.start(signal), ...sweeps.start(signal)]),
    };
  },
);
