import type { WordTime } from '../narrator.ts';
import type { Pause } from './pauses.ts';

/** A reading: its length in seconds, and where it pauses. */
export type Reading = { seconds: number; pauses: readonly Pause[] };

/** What it costs to leave a pause without a partner, in shares of the whole length. */
const ALONE = 0.12;

/**
 * Word times of one reading, carried over to another of the same words: between pauses that both make, time
 * is scaled evenly.
 */
export function alignWords(words: readonly WordTime[], of: Reading, to: Reading): WordTime[] {
  const anchors = [
    [0, 0],
    ...pairsOf(of, to).flatMap(([own, other]) => [
      [own.from, other.from],
      [own.to, other.to],
    ]),
    [of.seconds, to.seconds],
  ] as [number, number][];
  const carry = (seconds: number): number => {
    const at = Math.min(seconds, of.seconds);
    const next = Math.max(
      1,
      anchors.findIndex(([own]) => own >= at),
    );
    const [[ownFrom, from], [ownTo, until]] = [anchors[next - 1]!, anchors[next]!];
    return ownTo === ownFrom ? from : from + ((at - ownFrom) / (ownTo - ownFrom)) * (until - from);
  };
  return words.map(([from, until, charFrom, charTo]) => [carry(from), carry(until), charFrom, charTo]);
}

/** Pauses of both readings that are the same one: in order, and as near to each other as can be. */
function pairsOf(one: Reading, other: Reading): [Pause, Pause][] {
  const place = ({ from, to }: Pause, { seconds }: Reading) => (from + to) / 2 / seconds;
  type Best = { cost: number; pairs: [Pause, Pause][] };
  let row: Best[] = Array.from({ length: other.pauses.length + 1 }, (_, n) => ({
    cost: n * ALONE,
    pairs: [],
  }));
  for (const own of one.pauses) {
    const before = row;
    row = [{ cost: before[0]!.cost + ALONE, pairs: [] }];
    for (const [n, theirs] of other.pauses.entries()) {
      const apart = 2 * Math.abs(place(own, one) - place(theirs, other));
      const choices: Best[] = [
        { cost: before[n]!.cost + apart, pairs: [...before[n]!.pairs, [own, theirs]] },
        { cost: before[n + 1]!.cost + ALONE, pairs: before[n + 1]!.pairs },
        { cost: row[n]!.cost + ALONE, pairs: row[n]!.pairs },
      ];
      row.push(choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)));
    }
  }
  return row.at(-1)!.pairs;
}
