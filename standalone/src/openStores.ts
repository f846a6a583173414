import { endedBy } from '@storylark/contracts/endedBy';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createEmbeddedMailbox } from '@storylark/platform/mail/createEmbeddedMailbox';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { OnClose } from './closeInOrder.ts';
import type { Files } from './files.ts';
import { openReadModels } from './openReadModels.ts';

type Options = { files: Files; masterKey: Uint8Array };

/** The stores of the main thread, each closed with the house. Deletions of the log are in the vault before anybody is answered. */
export async function openStores({ files, masterKey }: Options, onClose: OnClose) {
  function opened<P extends { close(): Promise<unknown> | void }>(part: P): P {
    onClose(() => part.close());
    return part;
  }
  const vault = opened(createEmbeddedKeyVault({ file: files.vault, masterKey: Buffer.from(masterKey) }));
  const eventStore = opened(await createEmbeddedEventStore({ file: files.events }));
  await applyDeletions({ eventStore, vault, endedBy });
  const readStore = opened(await openReadModels(files.readModels));
  return {
    vault,
    eventStore,
    readStore,
    /** Of the built-in payment provider: never rebuilt, so on disk when it answers. */
    checkoutStore: opened(createEmbeddedReadStore({ file: files.checkout, synchronous: 'FULL' })),
    jobStore: createJobStore({ readStore }),
    bus: opened(createEmbeddedBus({ file: files.bus })),
    mailbox: opened(createEmbeddedMailbox({ file: files.mailbox, key: await vault.secret('mailbox') })),
    blobs: await createFolderBlobStore({ folder: files.blobs }),
  };
}
