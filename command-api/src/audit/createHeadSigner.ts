import { headsStream, isChained } from '@storylark/contracts/audit/events';
import { currentCause, newCause } from '@storylark/platform/causation/cause';
import type { Clock } from '@storylark/platform/clock';
import { type EventStore, WrongExpectedRevision } from '@storylark/platform/eventStore/eventStore';
import { headText, type SignedHead } from '@storylark/platform/heads/head';
import type { HeadKey } from '@storylark/platform/heads/headKey';
import { type LastHead, nextHead } from '@storylark/platform/heads/nextHead';
import type { JsonObject } from '@storylark/platform/json';

type Deps = {
  eventStore: Pick<EventStore, 'append' | 'readAll' | 'readStream' | 'storeId'>;
  headKey: HeadKey;
  now: Clock;
  newId: () => string;
};

/**
 * Signs one head after the other. No decider stands before it, since a stream of heads only grows: what was
 * read of it once is kept, so that each head costs what came since the last one and not the history.
 */
export function createHeadSigner({ eventStore, headKey, now, newId }: Deps) {
  let last: LastHead | null = null;

  async function readOn(): Promise<void> {
    for await (const { data } of eventStore.readStream(headsStream, last ? last.head.number + 1 : 0)) {
      const { head } = data as unknown as SignedHead;
      last = { head, covered: (last?.covered ?? 0) + head.events };
    }
  }

  /**
   * Appends the head that is due; false where none is. If another does so meanwhile, one of the two heads is
   * appended: it names the revision that it comes after. @throws Unavailable
   */
  return async function signNext(): Promise<boolean> {
    await readOn();
    const at = new Date(now()).toISOString();
    const head = await nextHead(last, { eventStore, isChained, headsStream, at });
    if (!head) return false;
    const signed: SignedHead = { head, signature: headKey.sign(headText(head)) };
    const { correlationId, causationId } = currentCause() ?? newCause();
    const event = {
      id: newId(),
      type: 'HeadSigned',
      data: signed as unknown as JsonObject,
      metadata: { at, $correlationId: correlationId, $causationId: causationId },
    };
    try {
      await eventStore.append(headsStream, [event], head.number === 0 ? 'none' : head.number - 1);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
    return true;
  };
}
