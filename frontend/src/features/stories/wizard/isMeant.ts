const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/**
 * The beginning of a word, a part of one that is long enough to mean it, or the word with an ending, such as
 * pirates for pirate.
 */
const means = (asked: string, word: string) =>
  word.startsWith(asked) ||
  (asked.length > 3 && word.includes(asked)) ||
  (word.length > 3 && asked.startsWith(word) && asked.length <= word.length + 2);

/** Each word of the search means one of those known of a thing; case and accents do not matter. */
export function isMeant(search: string, known: string): boolean {
  const words = wordsOf(known);
  return wordsOf(search).every((asked) => words.some((word) => means(asked, word)));
}
