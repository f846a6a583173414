import german from 'naughty-words/de.json' with { type: 'json' };
import english from 'naughty-words/en.json' with { type: 'json' };
import french from 'naughty-words/fr.json' with { type: 'json' };
import { englishDataset, RegExpMatcher } from 'obscenity';

/** Words of the lists that are people's names first. */
const names = new Set(['dick', 'lolita', 'shota', 'rosette', 'con']);

const matcher = new RegExpMatcher(englishDataset.build());
const listed = new Set([...english, ...german, ...french].map((word) => word.toLowerCase()));

/** Words and numbers between single blanks, with one at either end: a phrase in it begins and ends with a word. */
const spaced = (text: string) =>
  ` ${text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')
    .trim()} `;
const phrases = [...listed].filter((entry) => /[ -]/.test(entry)).map(spaced);

const isLetter = (word: string) => /^\p{L}\p{M}*$/u.test(word);
/**
 * Whether a name says something rude in one of our languages. Whole words only, also spelled out, accents
 * kept: Analise, Dickson and Pede are names, pédé is not.
 */
export function isProfaneName(name: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll('$', 's').replaceAll('@', 'a');
  const words = plain.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const spelledOut = words.filter(isLetter).join('');
  return (
    [...words, spelledOut].some(
      (word) => !names.has(word) && (listed.has(word) || isEnglishProfanity(word)),
    ) || phrases.some((phrase) => spaced(plain).includes(phrase))
  );
}

const isEnglishProfanity = (word: string) =>
  matcher
    .getAllMatches(word)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === word.length - 1);
