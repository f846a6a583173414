import { setTimeout as sleep } from 'node:timers/promises';
import { FAREWELL_HOLDS_KEYS } from '@storylark/contracts/constants';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Mailbox, Mailer } from '@storylark/platform/mail/mailer';
import type { Reactor } from '@storylark/platform/reactor';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { CommandApi } from '../commandApi.ts';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import { Unavailable } from '@storylark/platform/unavailable';
import { composeMail } from '../mails/composeMail.ts';

type Deps = {
  api: CommandApi;
  vault: KeyVault;
  blobs: BlobStore;
  jobStore: JobStore;
  mailer: Mailer;
  /** Where mails stay in the house. */
  mailbox: Pick<Mailbox, 'deleteByAccount'> | null;
  /** Takes what was deleted out of the files of the stores. */
  compact: () => Promise<void>;
  /** The clock that jobs are made by. */
  now: () => number | Promise<number>;
};

/** Looks so often whether the makers have put their work down, and so often in all; ms. */
const MAKERS_EVERY = 100;
const MAKERS_TRIES = 600;

/**
 * After AccountDeleted: what is paid for ends and the payment provider forgets, farewell, claim released, keys
 * destroyed, blobs, mails and jobs removed; AccountErased takes the read models along.
 * Every step may be repeated. The provider and the farewell, which needs the address, hold the keys up for 30 s at
 * most: after that they go, and the mail with them; nothing is erased before the provider has forgotten.
 */
export const eraseAccount = ({ api, vault, blobs, jobStore, mailer, mailbox, compact, now }: Deps): Reactor =>
  reactorOf(async (job, signal) => {
    const { accountId, createdAt } = job;
    const holdsKeys = async (cause: unknown) => {
      const isEarly = (await now()) - createdAt < FAREWELL_HOLDS_KEYS;
      // not its last word: waiting must not be counted until it is given up
      if (isEarly) throw new Unavailable('the provider or the farewell is waited for', { cause });
      return false;
    };
    const isForgotten = await api.forgetBilling(accountId).then(() => true, holdsKeys);
    await sayFarewell().catch(holdsKeys);
    await api.releaseOwnClaim(accountId);
    await vault.destroy(accountId);
    await makersEnd();
    await blobs.deleteByPrefix(`${accountId}/`);
    await mailbox?.deleteByAccount(accountId);
    await refuseLeftovers();
    if (!isForgotten) await api.forgetBilling(accountId);
    await api.accountErased(accountId);
    await compact();
    // This job goes last: until then a crash brings it back.
    await jobStore.deleteByAccount(accountId);

    async function sayFarewell() {
      const eventId = inputOf(job, 'eventId');
      const work = await api.mailWork(accountId, eventId, false);
      if (!work.over) await mailer.send({ messageId: eventId, accountId, to: work.to, ...composeMail(work) });
    }

    /**
     * Who sealed something before the keys went may still write it; whoever begins later is told that it is
     * over. One that dies at that comes back, for its job is still there.
     */
    async function makersEnd() {
      for (let tries = 1; (await jobStore.held(accountId)).some(({ id }) => id !== job.id); tries += 1) {
        if (tries === MAKERS_TRIES) throw new Error('somebody is still at work for the account');
        await sleep(MAKERS_EVERY, undefined, { signal });
      }
    }

    /** Nothing is erased before nothing is left: what came in between is removed by the next try. */
    async function refuseLeftovers() {
      if ((await vault.key(accountId)) !== 'erased') throw new Error('the key is still there');
      for await (const { size } of blobs.list(`${accountId}/`))
        throw new Error(`a blob of ${size} bytes is still there`);
    }
  });
