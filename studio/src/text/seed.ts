/** cyrb53 (public domain, bryc): 53 well mixed bits of a string, the same on every machine. */
export function hash(...parts: string[]): number {
  const text = parts.join('\u0000');
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** A number in [0, 1) of the named stream. */
export const unit = (seed: string, stream: string): number => hash(seed, stream) / 2 ** 53;

/** Of every id asked for so far: there are as many as the catalogues have messages. */
const tokens = new Map<string, string>();

/** What is stored of an id that was used: short, and the same for ever. */
export function tokenOf(id: string): string {
  const token = tokens.get(id) ?? hash(id).toString(36).slice(-7);
  tokens.set(id, token);
  return token;
}

/**
 * Rendezvous choice: the allowed candidate with the highest hash, so that a new candidate disturbs few old
 * stories.
 * Those of `avoid` (tokens and when they were used) step back; if all were used, the one used longest ago comes again.
 */
export function pick(
  seed: string,
  stream: string,
  candidates: readonly string[],
  avoid: ReadonlyMap<string, number>,
): string {
  let best = candidates[0];
  if (best === undefined) throw new Error(`Nothing to choose from in ${stream}.`);
  const rank = (id: string) => [-(avoid.get(tokenOf(id)) ?? -1), hash(seed, stream, id)] as const;
  let [bestUse, bestHash] = rank(best);
  for (const id of candidates) {
    const [use, h] = rank(id);
    if (use > bestUse || (use === bestUse && h > bestHash)) [best, bestUse, bestHash] = [id, use, h];
  }
  return best;
}

/** Ends the id of a move that fills a slot for the second time, with another message or with the same. */
export const SECOND = '~2';
export const AGAIN = '~again';
export const slotOf = (moveId: string): string => moveId.replace(/~\w+$/, '');

/** When each token was used last: its position in the list, oldest first. */
export const lastUses = (avoid: readonly string[]): Map<string, number> =>
  new Map(avoid.map((id, at) => [id, at]));
