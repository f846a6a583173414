import type { JobKind } from '@storylark/contracts/work';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { Bus } from '@storylark/platform/bus/bus';
import { createCaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import { createWorker } from '@storylark/platform/engines/react';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Mailbox, Mailer } from '@storylark/platform/mail/mailer';
import type { Reactor } from '@storylark/platform/reactor';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { CommandApi } from './commandApi.ts';
import { eraseAccount } from './erasure/eraseAccount.ts';
import { shredCharacter, shredStory } from './erasure/shred.ts';
import { sendMail } from './mails/sendMail.ts';
import { createPapers } from './papers/createPapers.ts';
import { createPushSender } from './push/createPushSender.ts';
import { sendPush, tellStoryReady } from './push/tellStoryReady.ts';
import type { Seller } from './papers/sellerSettings.ts';
import { deleteStoriesOfCharacter, failStoriesOfCharacter } from './stories/endStoriesOfCharacter.ts';
import type { OnError } from './sweeps/sweep.ts';

type Deps = {
  bus: Bus;
  jobStore: JobStore;
  eventStore: Pick<EventStore, 'head'>;
  readStore: ReadStore;
  vault: KeyVault;
  blobs: BlobStore;
  api: CommandApi;
  mailer: Mailer;
  mailbox: Pick<Mailbox, 'deleteByAccount'> | null;
  compact: () => Promise<void>;
  /** Who sells, as papers name them. */
  seller: Seller;
  /** Where the links of mails lead. */
  publicUrl: string;
  onError: OnError;
};

/** Mails, slots and erasures at the same time. */
const JOBS_AT_ONCE = 8;

/**
 * The process managers that do jobs: they send mails, tell devices, read books, write papers, give slots back, shred and
 * erase.
 */
export function createManagers(deps: Deps) {
  const { bus, jobStore, api, readStore, onError } = deps;
  const caughtUp = createCaughtUp(deps);
  const papers = createPapers({ api, sealedBlobs: createSealedBlobs(deps), seller: deps.seller });
  const reactors: Partial<Record<JobKind, Reactor>> = {
    sendMail: sendMail({ ...deps, papers }),
    tellStoryReady: tellStoryReady({ ...deps, now: readStore.time }),
    sendPush: sendPush({ api, send: createPushSender(deps) }),
    writePaper: reactorOf(async (job) => {
      await papers.of(job.accountId, inputOf(job, 'paperId'));
    }),
    readBooks: reactorOf(({ accountId }) => api.readBooks(accountId)),
    returnSlot: reactorOf((job) => api.returnSlot(job.accountId, inputOf(job, 'storyId'))),
    releaseEmailClaim: reactorOf((job) => api.releaseEmailClaim(job.accountId, inputOf(job, 'claimStream'))),
    deleteStoriesOfCharacter: deleteStoriesOfCharacter({ api, caughtUp }),
    failStoriesOfCharacter: failStoriesOfCharacter({ api, caughtUp }),
    shredStory: shredStory(deps),
    shredCharacter: shredCharacter(deps),
    eraseAccount: eraseAccount({ ...deps, now: readStore.time }),
  };
  const worker = createWorker({
    bus,
    jobStore,
    reactors,
    group: 'managers',
    concurrency: JOBS_AT_ONCE,
    onError: (error) => onError(error, 'managers'),
  });
  const start = (signal: AbortSignal): Supervised[] => [
    supervise({ name: 'managers', run: worker.run, signal, onError }),
  ];
  return { start };
}
