import { existsSync } from 'node:fs';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import { areLeasesHeld } from '@storylark/platform/lease/createLeases';
import {
  connectReadStore,
  openBlobs,
  openEventStore,
  openVault,
} from '@storylark/platform/process/openEngines';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { type Installation, TransferRefused } from '@storylark/platform/transfer/installation';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { InstallationConfig } from '../config.ts';
import { filesIn } from '../files.ts';
import { masterKeyOfFolder } from '../masterKeyOfFolder.ts';
import { ownDataDir } from '../ownDataDir.ts';

export type Place = Installation & { name: string; masterKey: Buffer; close: () => Promise<void> };
type OnClose = (close: () => Promise<unknown> | void) => void;
type Config<On extends InstallationConfig['on']> = Extract<InstallationConfig, { on: On }>;

/**
 * The stores of a house in which nobody works: of a data folder, owned meanwhile, or of the engines, as far
 * as can be seen that nobody works there.
 * `mustBeThere`: a data folder that is none is not made. @throws Error that says who is in the way
 */
export async function openInstallation(
  config: InstallationConfig,
  { mustBeThere }: { mustBeThere: boolean },
): Promise<Place> {
  const closing: Parameters<OnClose>[0][] = [];
  const onClose: OnClose = (close) => void closing.unshift(close);
  async function close() {
    for (const one of closing.splice(0)) await one();
  }
  try {
    return {
      ...(await (config.on === 'engines'
        ? openEngines(config, onClose)
        : openFolder(config, mustBeThere, onClose))),
      close,
    };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function openFolder(
  { DATA_DIR, MASTER_KEY }: Config<'folder'>,
  mustBeThere: boolean,
  onClose: OnClose,
) {
  const files = filesIn(DATA_DIR);
  if (mustBeThere && !existsSync(files.events))
    throw new TransferRefused(
      `there is no house in ${DATA_DIR}: set DATA_DIR, or EVENTSTORE_URL and the rest`,
    );
  onClose(ownDataDir(DATA_DIR).release);
  const masterKey = await masterKeyOfFolder({ DATA_DIR, MASTER_KEY });
  const vault = createEmbeddedKeyVault({ file: files.vault, masterKey });
  onClose(() => vault.close());
  const eventStore = await createEmbeddedEventStore({ file: files.events });
  onClose(() => eventStore.close());
  const readStore = createEmbeddedReadStore({ file: files.readModels });
  onClose(() => readStore.close());
  const durableStore = createEmbeddedReadStore({ file: files.checkout, synchronous: 'FULL' });
  onClose(() => durableStore.close());
  return {
    name: `the data folder ${DATA_DIR}`,
    masterKey,
    vault,
    eventStore,
    readStore,
    durableStore,
    blobs: await createFolderBlobStore({ folder: files.blobs }),
  };
}

async function openEngines(config: Config<'engines'>, onClose: OnClose) {
  const readStore = await connectReadStore(config);
  onClose(() => readStore.close());
  if (await areLeasesHeld(readStore))
    throw new TransferRefused(
      `processes are at work on the database ${config.MONGODB_DATABASE}: stop all of them first`,
    );
  const vault = await openVault(config);
  onClose(() => vault.close());
  const eventStore = await openEventStore(config);
  onClose(() => eventStore.close());
  const name = `the engines (database ${config.MONGODB_DATABASE}, bucket ${config.S3_BUCKET})`;
  return {
    name,
    masterKey: config.MASTER_KEY,
    vault,
    eventStore,
    readStore,
    durableStore: readStore,
    blobs: await openBlobs(config),
  };
}
