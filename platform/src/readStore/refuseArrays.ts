import type { Document } from './readStore.ts';

/**
 * An index of the embedded store is exact over single values only (MongoDB keeps an entry per element), so no
 * store takes an array there.
 * `indexed`: fields of a collection and their segments. @throws Error that names the field.
 */
export function refuseArrays(
  collection: string,
  indexed: readonly (readonly [field: string, segments: string[]])[],
  document: Document,
): void {
  for (const [field, segments] of indexed) {
    let value: unknown = document;
    for (const segment of segments)
      value =
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Reflect.get(value, segment)
          : value;
    if (Array.isArray(value))
      throw new Error(
        `${collection}: the indexed field ${field} holds an array in ${document._id}; index another field`,
      );
  }
}
