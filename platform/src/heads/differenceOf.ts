import { type Covered, type Head, type StreamEnd, summaryOf } from './head.ts';

/** `stream` null: of the heads; `revision`: of the first event that does not fit. */
type Difference = { stream: string | null; revision: number; what: string };

/**
 * Where the events that a head covers are not those that it was made of; null where they are.
 * What is gone is told first, then what is too much: both move others to another place in the log.
 * @param ends of all streams, as far as the log was read
 */
export function differenceOf(
  head: Head,
  covered: readonly Covered[],
  ends: ReadonlyMap<string, StreamEnd>,
): Difference | null {
  const { number } = head;
  const found = summaryOf(covered);
  if (found.digest === head.digest && found.events === head.events && areSame(found.streams, head.streams))
    return null;
  const foundBy = new Map(found.streams.map((one) => [one.stream, one]));
  const listedBy = new Map(head.streams.map((one) => [one.stream, one]));
  for (const { stream, revision } of head.streams) {
    const there = ends.get(stream)?.revision ?? -1;
    if (there < revision)
      return {
        stream,
        revision: there + 1,
        what: `gone, though head ${number} saw the stream up to ${revision}`,
      };
  }
  for (const { stream, revision, hash } of head.streams)
    if (foundBy.get(stream)?.revision === revision && foundBy.get(stream)?.hash !== hash)
      return { stream, revision, what: `not what head ${number} saw: the chain was made anew up to here` };
  for (const { stream, revision } of found.streams) {
    const listed =
      listedBy.get(stream)?.revision ?? covered.find((one) => one.stream === stream)!.revision - 1;
    if (revision > listed)
      return { stream, revision: listed + 1, what: `not there when head ${number} was made` };
  }
  return { stream: null, revision: number, what: 'the events that it covers stand in another order' };
}

const areSame = (some: readonly StreamEnd[], others: readonly StreamEnd[]): boolean =>
  some.length === others.length &&
  some.every(({ stream, revision, hash }, at) => {
    const other = others[at]!;
    return stream === other.stream && revision === other.revision && hash === other.hash;
  });
