/**
 * The newer of two log positions, `{storeId}.{n}`: the second one unless it is of the same store and older.
 */
export function newerOf(known: string | null, seen: string): string {
  if (known === null) return seen;
  const [store, n] = split(known);
  const [seenStore, seenN] = split(seen);
  return store === seenStore && n > seenN ? known : seen;
}

function split(position: string): [store: string, n: number] {
  const dot = position.lastIndexOf('.');
  return [position.slice(0, dot), Number(position.slice(dot + 1))];
}
