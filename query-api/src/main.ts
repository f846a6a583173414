import { MEDIA_LINK_LASTS, TOKEN_LASTS } from '@storylark/contracts/constants';
import { endedBy } from '@storylark/contracts/endedBy';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import type { RotatingSecret } from '@storylark/contracts/rotatingSecrets';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { readStoreAnswers } from '@storylark/platform/process/checks';
import { measure } from '@storylark/platform/process/measure';
import {
  openBlobs,
  openBus,
  openEventStore,
  openReadStore,
  openVault,
} from '@storylark/platform/process/openEngines';
import { runProcess } from '@storylark/platform/process/runProcess';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import { openKeys } from '@storylark/platform/vault/openKeys';
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { readWebFiles } from '@storylark/platform/web/readWebFiles';
import { readQueryApiConfig } from './config.ts';
import { createQueryApi } from './createQueryApi.ts';
import { sharedPagesIn } from './stories/sharedPagesIn.ts';

await runProcess('query-api', readQueryApiConfig, async ({ config, engine, persist, onError, ...http }) => {
  const eventStore = await engine('event store', () => openEventStore(config));
  const vault = await engine('vault', () => openVault(config));
  const readStore = await engine('read store', () => openReadStore(config));
  const bus = await engine('bus', () =>
    openBus(config, { clientId: 'query-api', onError: (error) => onError(error, 'bus') }),
  );
  const blobs = await persist('blobs', () => openBlobs(config));
  await persist('deletions', () => applyDeletions({ eventStore, vault, endedBy }));
  const now = Date.now;
  const keysOf = (name: RotatingSecret) =>
    persist('secrets', () =>
      openKeys({ vault, name, now, signal: http.stopping, onError: (error) => onError(error, name) }),
    );

  const queryApi = createQueryApi({
    ...http,
    readStore,
    limits: createLimits({ readStore, now }),
    limitFactor: config.LIMIT_FACTOR,
    jobStore: createJobStore({ readStore }),
    bus,
    blobs,
    sealedBlobs: createSealedBlobs({ blobs, vault }),
    unseal: createSealer({ vault, sealing, makesKey }).openEnvelope,
    tokens: createSessionTokens({ keys: await keysOf('sessions'), now, lastsMs: TOKEN_LASTS }),
    mediaKeys: await keysOf('media'),
    positionSecret: await persist('secrets', () => vault.secret('positions')),
    mediaLinkLasts: MEDIA_LINK_LASTS,
    googleSignIn: config.GOOGLE_CLIENT_ID !== null,
    payments: config.PAYMENTS === 'test' && !config.DEV_PAGES ? 'none' : config.PAYMENTS,
    now,
    storeId: eventStore.storeId,
    head: eventStore.head,
    publicUrl: config.PUBLIC_URL,
    sharedPages: sharedPagesIn(readWebFiles(config.WEB_DIR)),
    checks: { readStore: readStoreAnswers(readStore) },
    metricsToken: config.METRICS_TOKEN,
    proxiesInFront: 1, // the gateway
  });
  const connections = () => ({ open: queryApi.connections() });
  measure(
    http.registry,
    { name: 'event_streams', help: 'Browsers that listen to this process', label: 'state' },
    connections,
  );
  return { handler: queryApi.app.callback(), start: queryApi.start };
});
