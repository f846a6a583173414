import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { readStandaloneConfig } from '@storylark/standalone/config';
import { createStandalone } from '@storylark/standalone/createStandalone';
import { filesIn } from '@storylark/standalone/files';
import { knowMailbox } from './client.ts';
import { forgeTokenWith } from './forgeTokenWith.ts';
import { keepVoices, lendVoices } from './voices.ts';

/**
 * The house in this process, on a data folder of its own that goes with it: for tests that look at it from
 * inside too.
 */
export async function openHouse(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'storylark-house-'));
  lendVoices(dataDir);
  const house = await createStandalone(
    readStandaloneConfig({
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      LIMIT_FACTOR: '1000',
      STUDIO_PROCESSES: '1',
      ...env,
    }),
  );
  knowMailbox(house.address, dataDir);
  return {
    ...house,
    dataDir,
    forgeToken: forgeTokenWith(async () =>
      createEmbeddedKeyVault({
        file: filesIn(dataDir).vault,
        masterKey: await loadMasterKey({ dataDir }),
      }),
    ),
    async close() {
      await house.close();
      keepVoices(dataDir);
      rmSync(dataDir, { recursive: true });
    },
  };
}
export type OpenHouse = Awaited<ReturnType<typeof openHouse>>;
