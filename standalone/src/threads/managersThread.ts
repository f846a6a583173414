import { workerData } from 'node:worker_threads';
import { commandApiOver } from '@storylark/managers/commandApi';
import { createManagers } from '@storylark/managers/createManagers';
import type { Seller } from '@storylark/managers/papers/sellerSettings';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createServiceClient } from '@storylark/platform/http/createServiceClient';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createEmbeddedMailbox } from '@storylark/platform/mail/createEmbeddedMailbox';
import { createSmtpMailer } from '@storylark/platform/mail/createSmtpMailer';
import { loopErrors } from '@storylark/platform/process/logger';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { runLoops } from './runLoops.ts';
import { traceThread } from './traceThread.ts';
import type { WorkData } from './workData.ts';

export type ManagersData = WorkData & {
  publicUrl: string;
  smtp: { url: string; from: string } | null;
  seller: Seller;
};

const { files, logLevel, masterKey, origin, serviceToken, publicUrl, smtp, seller } =
  workerData as ManagersData;
const tracing = await traceThread('managers', workerData as ManagersData);
const eventStore = openEmbeddedEventStoreReader({ file: files.events });
const readStore = createEmbeddedReadStore({ file: files.readModels });
const bus = createEmbeddedBus({ file: files.bus });
const vault = createEmbeddedKeyVault({ file: files.vault, masterKey: Buffer.from(masterKey) });
const mailbox = createEmbeddedMailbox({ file: files.mailbox, key: await vault.secret('mailbox') });

const managers = createManagers({
  bus,
  jobStore: createJobStore({ readStore }),
  eventStore,
  readStore,
  vault,
  blobs: await createFolderBlobStore({ folder: files.blobs }),
  api: commandApiOver(createServiceClient({ origins: [origin], serviceToken })),
  mailer: smtp ? createSmtpMailer(smtp) : mailbox,
  mailbox,
  compact: () => readStore.truncateWal(),
  seller,
  publicUrl,
  onError: loopErrors({ name: 'managers', level: logLevel }),
});

runLoops({ start: managers.start, parts: [bus, readStore, eventStore, vault, mailbox, tracing] });
