const LETTERS = /[\p{L}\p{N}\p{M}'’-]+/uy;

/**
 * The word of a text that begins there, as a stretch of it; null where there is none. Not every engine tells
 * how long a word is.
 */
export function wordAt(
  text: string,
  from: number,
  length: number | undefined,
): readonly [number, number] | null {
  if (length !== undefined && length > 0 && from + length <= text.length) return [from, from + length];
  LETTERS.lastIndex = from;
  const word = LETTERS.exec(text)?.[0];
  return word === undefined ? null : [from, from + word.length];
}
