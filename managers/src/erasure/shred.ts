import { characterSubject, storySubject } from '@storylark/contracts/work';
import type { Reactor } from '@storylark/platform/reactor';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';

type Deps = { vault: Pick<KeyVault, 'destroy'>; blobs: Pick<BlobStore, 'deleteByPrefix'> };

/**
 * A deleted or stopped story: its key first, so that nothing can be opened any more, then what was made. A
 * failed one keeps its key for 'try again'.
 */
export const shredStory = ({ vault, blobs }: Deps): Reactor =>
  reactorOf(async (job) => {
    const dataSubject = `${job.accountId}/${storySubject(inputOf(job, 'storyId'))}`;
    if (job.input.keepKey !== true) await vault.destroy(dataSubject);
    await blobs.deleteByPrefix(`${dataSubject}/`);
  });

/** A deleted character: its key, its portraits. Its name in stories lives under the stories' own keys. */
export const shredCharacter = ({ vault, blobs }: Deps): Reactor =>
  reactorOf(async (job) => {
    const dataSubject = `${job.accountId}/${characterSubject(inputOf(job, 'characterId'))}`;
    await vault.destroy(dataSubject);
    await blobs.deleteByPrefix(`${dataSubject}/`);
  });
