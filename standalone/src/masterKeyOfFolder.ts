import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { settleMasterKeyFile } from '@storylark/platform/vault/masterKeyFile';
import { filesIn } from './files.ts';

type Settings = { DATA_DIR: string; MASTER_KEY: string | null };

/**
 * The master key of a data folder that this process owns. A change of `master.key` that was cut off is
 * settled first.
 * @throws Error that says what is wrong with the key
 */
export async function masterKeyOfFolder({ DATA_DIR: dataDir, MASTER_KEY }: Settings): Promise<Buffer> {
  if (MASTER_KEY === null) await settleMasterKeyFile({ dataDir, vaultFile: filesIn(dataDir).vault });
  return loadMasterKey({ value: MASTER_KEY ?? undefined, dataDir });
}
