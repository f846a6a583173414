/** Word lists ready to be looked up: their entries by their first two letters, the longest first. */
export type SoundWords = ReadonlyMap<string, readonly Entry[]>;
type Entry = { effect: string; rank: number; words: string; isStem: boolean };
/** The letters [from, to) that name a sound; `rank` is the place of its effect in the lists. */
export type Found = { effect: string; rank: number; from: number; to: number };

/** No entry is shorter. */
const LETTERS = 2;

/** @param lists by effect: whole words in lower case, a trailing * marks a stem. */
export function soundWordsOf(lists: Readonly<Record<string, readonly string[]>>): SoundWords {
  const byBeginning = new Map<string, Entry[]>();
  for (const [rank, [effect, list]] of Object.entries(lists).entries())
    for (const entry of list) {
      const isStem = entry.endsWith('*');
      const words = isStem ? entry.slice(0, -1) : entry;
      const beginning = words.slice(0, LETTERS);
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { effect, rank, words, isStem }]);
    }
  for (const entries of byBeginning.values())
    entries.sort((one, other) => other.words.length - one.words.length);
  return byBeginning;
}

const word = /[\p{L}\p{N}]+/gu;

/**
 * Everything that sounds in a text, in its order. Looked up word by word: a pattern of all entries took half a
 * second to compile, and the engine forgets it until the next story.
 */
export function findSounds(text: string, soundWords: SoundWords): Found[] {
  const lower = lowerCase(text);
  const words = [...lower.matchAll(word)].map(({ 0: letters, index: from }) => ({
    from,
    to: from + letters.length,
  }));
  const endOfWord = (at: number): number | undefined => words.find(({ to }) => to >= at)?.to;
  const foundUntil = new Map<string, number>();
  return words.flatMap(({ from }) =>
    (soundWords.get(lower.slice(from, from + LETTERS)) ?? []).flatMap(
      ({ effect, rank, words: entry, isStem }) => {
        if (from < (foundUntil.get(effect) ?? 0) || !lower.startsWith(entry, from)) return [];
        const to = endOfWord(from + entry.length);
        if (to === undefined || (!isStem && to !== from + entry.length)) return [];
        foundUntil.set(effect, to);
        return [{ effect, rank, from, to }];
      },
    ),
  );
}

/** As long as before, so that places stay where they are: İ alone would become two letters. */
const lowerCase = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
