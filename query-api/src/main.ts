import { MEDIA_LINK_LASTS, TOKEN_LASTS } from '@storylark/contracts/constants';
import { endedBy } from '@storylark/contracts/endedBy';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
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
  const secretOf = (name: string) => persist('secrets', () => vault.secret(name));
  const now = Date.now;

  const queryApi = createQueryApi({
    ...http,
    readStore,
    jobStore: createJobStore({ readStore }),
    bus,
    blobs,
    sealedBlobs: createSealedBlobs({ blobs, vault }),
    unseal: createSealer({ vault, sealing, makesKey }).openEnvelope,
    tokens: await createSessionTokens({ secret: await secretOf('sessions'), now, lastsMs: TOKEN_LASTS }),
    mediaSecret: await secretOf('media'),
    mediaLinkLasts: MEDIA_LINK_LASTS,
    now,
    storeId: eventStore.storeId,
    head: eventStore.head,
    publicUrl: config.PUBLIC_URL,
    sharedPages: sharedPagesIn(readWebFiles(config.WEB_DIR)),
    checks: { readStore: readStoreAnswers(readStore) },
    behindGateway: true,
  });
  const connections = () => ({ open: queryApi.connections() });
  measure(
    http.registry,
    { name: 'event_streams', help: 'Browsers that listen to this process', label: 'state' },
    connections,
  );
  return { handler: queryApi.app.callback(), start: queryApi.start };
});
