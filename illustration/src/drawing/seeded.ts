/**
 * FNV-1a with a final mix: small, the same in browser and server, good enough to choose clothes and hills
 * (never for secrets).
 */
export function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

export type Random = () => number;

/** A stream of numbers from 0 to 1 that is the same for the same seed. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed) || 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** @throws RangeError for an empty list. */
export function pick<T>(list: readonly T[], seed: string): T {
  const chosen = list[hashOf(seed) % list.length];
  if (chosen === undefined) throw new RangeError('pick needs at least one item');
  return chosen;
}
