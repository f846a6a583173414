const letter = '[\\p{L}\\p{N}]';
const sourceOf = (entry: string): string => {
  const stem = entry.endsWith('*');
  const word = (stem ? entry.slice(0, -1) : entry).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `${word}${stem ? `${letter}*` : `(?!${letter})`}`;
};

/** Finds the entries of a word list, the longest first: whole words in any case, a trailing * marks a stem. */
export const patternOf = (...entries: readonly string[]): RegExp =>
  new RegExp(
    `(?<!${letter})(?:${entries
      .toSorted((a, b) => b.length - a.length)
      .map(sourceOf)
      .join('|')})`,
    'giu',
  );
