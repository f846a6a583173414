/** How a story goes, from home and back; pictures name the beat they show. Beats are about equally long. */
export const beats = [
  'home',
  'stir',
  'passage',
  'arrive',
  'meet',
  'task',
  'firstTry',
  'setback',
  'pause',
  'deed',
  'open',
  'gift',
  'homeward',
  'echo',
] as const;
export type BeatId = (typeof beats)[number];
