import { canonicalJson } from '../engines/canonicalJson.ts';
import { FIRST_LINK, hashOf } from '../engines/hashChain.ts';
import type { RecordedEvent } from '../eventStore/eventStore.ts';
import { type Covered, type Head, hashOfHead, type SignedHead, type StreamEnd } from './head.ts';
import { differenceOf } from './differenceOf.ts';

/** The first place that is not as it was. `revision`: of the first event that does not fit. */
export type Broken = { stream: string; revision: number; what: string };
/** A head as it is kept outside the event store. */
export type KeptHead = { text: string; signature: string };

type Options = {
  storeId: string;
  isChained: (streamId: string) => boolean;
  headsStream: string;
  isSigned: (text: string, signature: string) => boolean;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The pure check of a whole log: give it every event in the log's order, the events of the stream of heads by
 * `takeHead`, and then `end` it. After the first fault it takes in nothing more.
 */
export function createLogCheck({ storeId, isChained, headsStream, isSigned }: Options) {
  const ends = new Map<string, StreamEnd>();
  /** Chained events that no head has covered yet, in the log's order. */
  let open: Covered[] = [];
  let last: { head: Head; hash: string } | null = null;
  let position = -1;
  let events = 0;
  let outside = 0;
  let broken: Broken | null = null;

  function fail(stream: string, revision: number, what: string): void {
    broken ??= { stream, revision, what };
  }

  function take(event: RecordedEvent): void {
    if (broken || !isInOrder(event) || !isChained(event.streamId)) return;
    const { streamId: stream, revision, id, metadata } = event;
    const end = ends.get(stream);
    const expected = (end?.revision ?? -1) + 1;
    if (revision > expected) return fail(stream, expected, `missing, ${revision} follows`);
    if (revision < expected) return fail(stream, revision, `stands a second time, after ${expected - 1}`);
    if (!UUID.test(id)) return fail(stream, revision, 'its id is no UUID');
    if (metadata.prevHash !== (end?.hash ?? FIRST_LINK))
      return fail(stream, revision, `does not follow what stands before it: one of the two was changed`);
    events += 1;
    const hash = hashOf(event);
    ends.set(stream, { stream, revision, hash });
    open.push({ stream, revision, hash, position: event.position });
  }

  function isInOrder(event: RecordedEvent): boolean {
    if (event.position <= position)
      fail(event.streamId, event.revision, 'stands in the log before an event that is older');
    position = event.position;
    return broken === null;
  }

  /** @param kept the same head as it is kept outside; null where it is not */
  function takeHead(event: RecordedEvent, kept: KeptHead | null): void {
    if (broken || !isInOrder(event)) return;
    const { head, signature = '' } = event.data as unknown as Partial<SignedHead>;
    const number = (last?.head.number ?? -1) + 1;
    if (event.revision !== number) return fail(headsStream, number, `missing, ${event.revision} follows`);
    const text = canonicalJson(head ?? null);
    const isOurs = head !== undefined && isSigned(text, signature);
    const keptIsOurs = kept !== null && isSigned(kept.text, kept.signature);
    // What is kept outside says better what was changed than a head that was changed itself.
    const reference = keptIsOurs ? (JSON.parse(kept.text) as Head) : isOurs ? head : null;
    if (reference) compare(reference);
    if (!isOurs) return fail(headsStream, number, 'is not signed by the key of this house');
    if (kept && !keptIsOurs)
      return fail(headsStream, number, 'its copy outside is not signed by the key of this house');
    if (kept && kept.text !== text)
      return fail(headsStream, number, 'says something else than its copy outside');
    if (head.number !== number || head.former !== (last?.hash ?? FIRST_LINK))
      return fail(headsStream, number, 'does not follow the head before it');
    if (head.storeId === storeId && head.upTo >= event.position)
      return fail(headsStream, number, 'covers what came after it');
    if (kept) outside += 1;
    open = open.slice(head.events);
    last = { head, hash: hashOfHead(head) };
  }

  function compare(head: Head): void {
    const isHere = head.storeId === storeId;
    const beyond = isHere ? open.findIndex((one) => one.position > head.upTo) : head.events;
    const difference = differenceOf(head, beyond < 0 ? open : open.slice(0, beyond), ends);
    if (difference) fail(difference.stream ?? headsStream, difference.revision, difference.what);
  }

  /** @param later the lowest head that is kept outside and that the log has not; null where there is none */
  function end(later: (KeptHead & { number: number }) | null) {
    if (later && !broken) {
      if (!isSigned(later.text, later.signature))
        fail(headsStream, later.number, 'is kept outside only, not signed by the key of this house');
      else compare(JSON.parse(later.text) as Head);
      fail(headsStream, later.number, 'is kept outside, and the log has it no more: its end was cut off');
    }
    const proven = last && {
      head: last.head.number,
      at: last.head.at,
      hash: last.hash,
    };
    return {
      broken,
      events,
      streams: ends.size,
      heads: last ? last.head.number + 1 : 0,
      outside,
      proven,
      unproven: open.length,
    };
  }

  return { take, takeHead, end };
}
/**
 * `events`, `streams`: chained ones that were checked. `proven`: the last head, with the hash of its text;
 * `heads`: how many there are; `outside`: so many of them were found outside too. `unproven`: chained events since that head, whose end could
 * still be cut off unseen.
 */
export type LogProof = ReturnType<ReturnType<typeof createLogCheck>['end']>;
