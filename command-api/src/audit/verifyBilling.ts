import type { VerificationView } from '@storylark/contracts/audit/views';
import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import { hashOf, verifyChain } from '@storylark/platform/engines/hashChain';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { HeadIndex } from '@storylark/platform/heads/createHeadIndex';

type Found = Omit<VerificationView, 'publicKey'>;

/**
 * Holds all events of an account's billing against their chain and the heads inside the log. Copies outside
 * are for `npm run audit:verify`, which reads everything.
 * @param checkedAt ISO time
 */
export async function verifyBilling(
  accountId: string,
  events: readonly RecordedEvent[],
  heads: HeadIndex,
  checkedAt: string,
): Promise<Found> {
  const { end, last, brokenAt: headsBrokenAt } = await heads.of(subscriptionStream(accountId));
  const chain = verifyChain(events);
  const seen = end === null ? undefined : events[end.revision];
  const isAsSeen = end === null || (seen !== undefined && hashOf(seen) === end.hash);
  const unlikeHead = isAsSeen || !end ? null : Math.min(end.revision, events.length);
  return {
    accountId,
    checkedAt,
    events: events.length,
    lastHash: chain.whole ? chain.head : hashOf(events[events.length - 1]!),
    brokenAt: chain.whole ? unlikeHead : chain.brokenAt,
    headsBrokenAt,
    provenRevision: end?.revision ?? -1,
    head: last,
  };
}
