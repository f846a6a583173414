import type { JobKind } from '@storylark/contracts/work';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import { createSweeper, createWorker } from '@storylark/platform/engines/react';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Leases } from '@storylark/platform/lease/createLeases';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { Mailbox, Mailer } from '@storylark/platform/mail/mailer';
import type { Reactor } from '@storylark/platform/reactor';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { CommandApi } from './commandApi.ts';
import { createAccountStories } from './managers/accountStories.ts';
import { deleteStoriesOfCharacter, failStoriesOfCharacter } from './managers/endStoriesOfCharacter.ts';
import { eraseAccount } from './managers/eraseAccount.ts';
import { sendMail } from './managers/sendMail.ts';
import { shredCharacter, shredStory } from './managers/shred.ts';
import { keepSweeping, sweepersOf } from './managers/sweepers.ts';
import { inputOf, reactorOf } from './outcomes.ts';
import type { Blobs } from './stepBlobs.ts';

type Deps = {
  bus: Bus;
  jobStore: JobStore;
  eventStore: Pick<EventStore, 'head'>;
  readStore: ReadStore;
  vault: KeyVault;
  blobs: Blobs;
  leases: Leases;
  limits: Limits;
  api: CommandApi;
  mailer: Mailer;
  mailbox: Pick<Mailbox, 'deleteByAccount'> | null;
  compact: () => Promise<void>;
  /** Where the links of mails lead. */
  publicUrl: string;
  now: Clock;
  concurrency: number;
  onError: (error: unknown, name: string) => void;
};

/**
 * The process managers: they send mails, give slots back, shred and erase, and sweep up after crashes. The
 * sweepers run once in the house, by a lease.
 */
export function createManagers(deps: Deps) {
  const { bus, jobStore, api, leases, now, concurrency, onError } = deps;
  const accountStories = createAccountStories(deps);
  const reactors: Partial<Record<JobKind, Reactor>> = {
    sendMail: sendMail(deps),
    returnSlot: reactorOf((job) => api.returnSlot(job.accountId, inputOf(job, 'storyId'))),
    releaseEmailClaim: reactorOf((job) => api.releaseEmailClaim(job.accountId, inputOf(job, 'claimStream'))),
    deleteStoriesOfCharacter: deleteStoriesOfCharacter({ api, accountStories }),
    failStoriesOfCharacter: failStoriesOfCharacter({ api, accountStories }),
    shredStory: shredStory(deps),
    shredCharacter: shredCharacter(deps),
    eraseAccount: eraseAccount({ ...deps, now: deps.readStore.time }),
  };
  const worker = createWorker({
    bus,
    jobStore,
    reactors,
    group: 'managers',
    concurrency,
    onError: (error) => onError(error, 'managers'),
  });
  const sweeper = createSweeper({ bus, jobStore, now });

  function start(signal: AbortSignal): Supervised[] {
    const loop = (name: string, run: (signal: AbortSignal) => Promise<void>) =>
      supervise({ name, run, signal, onError });
    const once = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
      loop(name, (until) => leases.run(name, until, work));
    return [
      loop('managers', worker.run),
      once('sweeper/jobs', sweeper.run),
      ...sweepersOf(deps).map((one) =>
        once(`sweeper/${one.name}`, (until) => keepSweeping(one, onError, until)),
      ),
    ];
  }
  return { start };
}
