import { headsStream } from '@storylark/contracts/audit/events';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { headText, type SignedHead } from '@storylark/platform/heads/head';
import { keepHead, readHeadFiles } from '@storylark/platform/heads/headFiles';
import type { CommandApi } from '../commandApi.ts';
import { HOUR, type Sweep } from '../sweeps/sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'signHead'>;
  eventStore: Pick<EventStore, 'readStream'>;
  /** Where heads are kept outside the event store. */
  headFiles: Pick<BlobStore, 'put' | 'get' | 'list'>;
};

/**
 * Has a head made over what came since the last one, and keeps a copy outside. A head that is in the log and
 * not outside, because the process died between the two, is copied the next time.
 */
export function signHeads({ api, eventStore, headFiles }: Deps): Sweep {
  /** The lowest head that may not be outside, and the highest that is; null: not looked up yet. */
  let outside: { next: number; highest: number } | null = null;

  /** From the last one before the first gap on: that one is compared, and shows whether it is the same log. */
  async function lookOutside() {
    const there = await readHeadFiles(headFiles).numbers();
    const gap = there.findIndex((number, at) => number !== at);
    return { next: Math.max(0, (gap < 0 ? there.length : gap) - 1), highest: there.at(-1) ?? -1 };
  }

  async function run(signal: AbortSignal): Promise<void> {
    let made = await api.signHead();
    const { publicKey } = made;
    while (made.made && !signal.aborted) made = await api.signHead();
    outside ??= await lookOutside();
    for await (const { revision, data } of eventStore.readStream(headsStream, outside.next)) {
      const { head, signature } = data as unknown as SignedHead;
      await keepHead(headFiles, { number: revision, text: headText(head), signature, publicKey });
      outside.next = revision + 1;
    }
    if (outside.next <= outside.highest)
      throw new Error(
        `head ${outside.highest} is kept outside, and the log has it no more: run npm run audit:verify`,
      );
  }
  return { name: 'signHeads', everyMs: HOUR, run };
}
