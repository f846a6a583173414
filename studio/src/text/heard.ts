import { hash, tokenOf } from './seed.ts';

/** Stands before what one story used, so that later ones know what was told together. */
export const STORY = tokenOf('story');

/** The stories (0 is the oldest) in which each token was heard, and how many stories there are. */
export type Heard = { stories: number; of: ReadonlyMap<string, readonly number[]> };

/** @param avoid what the last stories used, oldest first; of those from before the mark each token counts alone. */
export function heardIn(avoid: readonly string[]): Heard {
  const of = new Map<string, number[]>();
  const first = avoid.indexOf(STORY);
  let story = -1;
  for (const [at, token] of avoid.entries()) {
    if (token === STORY || first < 0 || at < first) story++;
    if (token !== STORY) of.set(token, [...(of.get(token) ?? []), story]);
  }
  return { stories: story + 1, of };
}

export const storiesWith = ({ of }: Heard, id: string): readonly number[] => of.get(tokenOf(id)) ?? [];

/** What is chosen of a story so far: by stream, and the words it shares with each earlier story. */
export type Decided = { by: Map<string, string>; shares: Map<number, number> };
export const nothingDecided = (): Decided => ({ by: new Map(), shares: new Map() });

/** Counts the words of a message that is told to the stories that it was heard in. */
export function share({ shares }: Decided, heard: Heard, id: string, words: number): void {
  for (const story of storiesWith(heard, id)) shares.set(story, (shares.get(story) ?? 0) + words);
}

export const justHeard = (heard: Heard, id: string): boolean =>
  heard.stories > 0 && storiesWith(heard, id).at(-1) === heard.stories - 1;

/**
 * Rendezvous choice among those heard least: one that was told beside little else of what this story tells, and
 * not in the last story if it can be; `preferred` come first of those heard as often. Slots with as many variants would otherwise go round together, and
 * every so many stories the same would come again as a whole.
 */
export function freshest(
  seed: string,
  stream: string,
  candidates: readonly string[],
  heard: Heard,
  { shares }: Pick<Decided, 'shares'>,
  preferred: readonly string[] = [],
): string {
  const [best] = candidates
    .map((id) => ({
      id,
      rank: [
        storiesWith(heard, id).length,
        Number(!preferred.includes(id)),
        Math.max(0, ...storiesWith(heard, id).map((story) => shares.get(story) ?? 0)),
        Number(justHeard(heard, id)),
        -hash(seed, stream, id),
      ],
    }))
    .toSorted((a, b) => a.rank.map((one, at) => one - (b.rank[at] ?? 0)).find((d) => d !== 0) ?? 0);
  if (!best) throw new Error(`Nothing to choose from in ${stream}.`);
  return best.id;
}
