/** Four bars, one triad a bar, 0 on the tonic. */
export type Harmony = readonly [number, number, number, number];

export const away: readonly Harmony[] = [
  [0, 3, 0, 4],
  [0, 5, 3, 4],
  [0, 4, 5, 4],
  [5, 3, 0, 4],
];
export const back: readonly Harmony[] = [
  [0, 3, 4, 0],
  [5, 3, 4, 0],
  [3, 0, 4, 0],
  [0, 5, 4, 0],
];
/** Without a leading note the seventh step takes the place of the fifth. */
export const modalAway: readonly Harmony[] = [
  [0, 6, 3, 4],
  [0, 3, 0, 6],
  [0, 2, 3, 6],
  [5, 3, 0, 6],
];
export const modalBack: readonly Harmony[] = [
  [0, 3, 6, 0],
  [0, 6, 3, 0],
  [5, 3, 6, 0],
  [3, 0, 6, 0],
];
export const lydianAway: readonly Harmony[] = [
  [0, 1, 0, 4],
  [0, 2, 1, 4],
  [0, 5, 1, 4],
  [5, 1, 0, 4],
];
export const lydianBack: readonly Harmony[] = [
  [0, 1, 4, 0],
  [5, 1, 4, 0],
  [0, 4, 1, 0],
  [2, 5, 1, 0],
];
