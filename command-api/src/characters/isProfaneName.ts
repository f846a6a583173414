import german from 'naughty-words/de.json' with { type: 'json' };
import english from 'naughty-words/en.json' with { type: 'json' };
import french from 'naughty-words/fr.json' with { type: 'json' };
import { englishDataset, RegExpMatcher } from 'obscenity';

/** Words of the lists that are people's names first. */
const names = new Set(['dick', 'lolita', 'shota', 'rosette', 'con']);

const matcher = new RegExpMatcher(englishDataset.build());
const listed = new Set([...english, ...german, ...french].map((word) => word.toLowerCase()));
const phrases = [...listed].filter((entry) => entry.includes(' '));

const letter = /[\p{L}\p{M}]/u;
const isLetter = (word: string) => /^\p{L}\p{M}*$/u.test(word);
/** The words of a name, and as one more of them what is spelled out letter by letter. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  return [...words, words.filter(isLetter).join('')];
}

/**
 * Whether a name says something rude in one of our languages. Whole words only, also spelled out, accents
 * kept: Analise, Dickson and Pede are names, pédé is not.
 */
export function isProfaneName(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll('$', 's').replaceAll('@', 'a');
  return (
    wordsOf(plain).some((word) => !names.has(word) && (listed.has(word) || isEnglishProfanity(word))) ||
    phrases.some((phrase) => containsWhole(plain, phrase))
  );
}

const isEnglishProfanity = (word: string) =>
  matcher
    .getAllMatches(word)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === word.length - 1);

function containsWhole(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return at >= 0 && !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + phrase.length));
}
