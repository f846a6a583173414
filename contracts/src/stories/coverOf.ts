/**
 * The picture a story is known by on shelves and in previews: where it goes to, rather than the home that
 * every story begins in.
 */
export const coverOf = <P extends { beat: string }>(pictures: readonly P[]): P | undefined =>
  pictures.find(({ beat }) => beat === 'arrive') ?? pictures[0];
