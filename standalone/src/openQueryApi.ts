import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import type { RotatingSecret } from '@storylark/contracts/rotatingSecrets';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { openKeys } from '@storylark/platform/vault/openKeys';
import type { WebFiles } from '@storylark/platform/web/readWebFiles';
import { createQueryApi, type QueryApiDeps } from '@storylark/query-api/createQueryApi';
import { sharedPagesIn } from '@storylark/query-api/stories/sharedPagesIn';

type Made =
  'sealedBlobs' | 'unseal' | 'tokens' | 'mediaKeys' | 'positionSecret' | 'storeId' | 'head' | 'sharedPages';
type Deps = Omit<QueryApiDeps, Made> & {
  vault: KeyVault;
  eventStore: Pick<EventStore, 'storeId' | 'head'>;
  web: WebFiles;
  onError: (error: unknown) => void;
};

/** query-api over the stores of this house, and the secrets in its vault. */
export async function openQueryApi({ vault, eventStore, web, onError, ...deps }: Deps) {
  const { blobs, now, stopping: signal } = deps;
  const keysOf = (name: RotatingSecret) => openKeys({ vault, name, now, signal, onError });
  return createQueryApi({
    ...deps,
    sharedPages: sharedPagesIn(web),
    sealedBlobs: createSealedBlobs({ blobs, vault }),
    unseal: createSealer({ vault, sealing, makesKey }).openEnvelope,
    tokens: createSessionTokens({ keys: await keysOf('sessions'), now, lastsMs: TOKEN_LASTS }),
    mediaKeys: await keysOf('media'),
    positionSecret: await vault.secret('positions'),
    storeId: eventStore.storeId,
    head: eventStore.head,
  });
}
