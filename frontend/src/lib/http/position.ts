/** Of log positions, `{storeId}.{n}`; those of different stores cannot be compared. */
export function isOlder(position: string, than: string): boolean {
  const [store, n] = split(position);
  const [otherStore, otherN] = split(than);
  return store === otherStore && n < otherN;
}

/** The newer of two log positions: the second one unless it is of the same store and older. */
export const newerOf = (known: string | null, seen: string): string =>
  known !== null && isOlder(seen, known) ? known : seen;

function split(position: string): [store: string, n: number] {
  const dot = position.lastIndexOf('.');
  return [position.slice(0, dot), Number(position.slice(dot + 1))];
}
