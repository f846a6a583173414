const { imul } = Math;

export type Random = () => number;

/**
 * Numbers in [0, 1), the same for the same seed on every machine (FNV-1a into mulberry32). Not for secrets.
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(choices: readonly T[], random: Random): T => {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from: the list is empty.');
  return chosen;
};
