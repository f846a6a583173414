import type { Turn } from '@storylark/contracts/stories/documents';

type Had = Pick<Turn, 'characterId'>;
type WhoseTurn<Hero> = { hero: Hero; before: { hero: Hero; times: number } | null };

/**
 * Who waited longest; of several who never had one, the first of `heroes`. `before`: who had the last ones, in a
 * row. Null where there are no heroes.
 * @param turns newest last
 */
export function whoseTurn<Hero extends { uuid: string }>(
  heroes: readonly Hero[],
  turns: readonly Had[],
): WhoseTurn<Hero> | null {
  const had = turns.flatMap(({ characterId }) => heroes.find(({ uuid }) => uuid === characterId) ?? []);
  const [hero] = heroes.toSorted((a, b) => had.lastIndexOf(a) - had.lastIndexOf(b));
  if (!hero) return null;
  const last = had.at(-1);
  if (!last || last === hero) return { hero, before: null };
  return { hero, before: { hero: last, times: had.length - 1 - had.findLastIndex((one) => one !== last) } };
}
