import { commonWords } from './commonWords.ts';

/** Why a password that keeps the rules is refused all the same. */
export type PasswordWeakness = 'passwordCommon' | 'passwordPersonal';

const LONGEST = 256;
const SHORTEST_WORD = 3;
const PRODUCT = 'storylark';

/** What is commonly written for a letter. The 1 and the ! may stand for either of two. */
const lettersOf = (pairs: string) =>
  new Map(pairs.split(' ').map(([sign = '', letter = '']) => [sign, letter]));
const alike = '0o 3e 4a 5s 6g 7t 8b 9g @a $s €e £l +t (c |l';
const readings = [new Map<string, string>(), lettersOf(`${alike} 1i !i`), lettersOf(`${alike} 1l !l`)];

/** Ways over the keyboards of three languages, and through the alphabet, in either direction. */
const walks = `
  abcdefghijklmnopqrstuvwxyz 01234567890123456789 qweasdzxc qweasdyxc azeqsdwxc
  qwertyuiopasdfghjklzxcvbnm qwertzuiopuasdfghjklyxcvbnm azertyuiopqsdfghjklmwxcvbn
  1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p qazwsxedcrfvtgbyhnujmikolp qaywsxedcrfvtgbzhnujmikolp
  1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1q2w3e4r5t6z7u8i9o0p 1a2z3e4r5t6y7u8i9o0p
  1234qwerasdfzxcv 1234qwerasdfyxcv qawsedrftgyhujikolp
`
  .trim()
  .split(/\s+/)
  .flatMap((way) => [way, [...way].toReversed().join('')]);

const [day, month, year] = ['(0[1-9]|[12]\\d|3[01])', '(0[1-9]|1[0-2])', '(19|20)\\d\\d'];
const date = new RegExp(`^((${day}${month}|${month}${day})(${year}|\\d\\d)|${year}${month}${day})$`);

/**
 * Whether a password is what is tried first: one of the most common words, or one of `known` (names,
 * addresses and the like of whoever it is for), however it is dressed up: capitals, accents, digits for
 * letters, signs between, numbers and signs at either end. The product's name is known of everybody.
 */
export function passwordWeakness(password: string, known: readonly string[]): PasswordWeakness | null {
  if (password.length > LONGEST) return null; // refused for that
  const words = wordsIn([...known, PRODUCT]);
  let isCommon = false;
  for (const core of coresOf(plain(password))) {
    if (isMadeOf(words, core)) return 'passwordPersonal';
    isCommon ||= isCommonCore(core);
  }
  return isCommon ? 'passwordCommon' : null;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => (letter === 'ß' ? 'ss' : `${letter === 'œ' ? 'o' : 'a'}e`));

/** The words that a name or an address is made of, the longest first. */
function wordsIn(texts: readonly string[]): string[] {
  const umlauts = (text: string) => text.toLowerCase().replace(/[äöü]/g, (letter) => `${plain(letter)}e`);
  const words = texts
    .flatMap((text) => [plain(text), plain(umlauts(text.normalize('NFC')))])
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), text.replace(/[^\p{L}]+/gu, '')])
    .filter(({ length }) => length >= SHORTEST_WORD);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

/** What may be meant by a password when what is put before and behind it is left away. */
function coresOf(text: string): Set<string> {
  const lead = text.length - text.replace(/^[^\p{L}]+/u, '').length;
  const tail = lead === text.length ? 0 : tailOf(text);
  const cores = new Set<string>();
  for (const from of new Set([0, 1, 2, lead]))
    for (const behind of new Set([0, 1, 2, 3, 4, tail])) {
      const to = text.length - behind;
      if (from > lead || behind > tail || from >= to) continue;
      if (!isUsual(text.slice(0, from)) || !isUsual(text.slice(to))) continue;
      const middle = text.slice(from, to);
      for (const letters of readings) cores.add(read(middle, letters));
    }
  return cores;
}

function tailOf(text: string): number {
  let tail = 0;
  while (!/\p{L}/u.test(text[text.length - 1 - tail] ?? 'a')) tail += 1;
  return tail;
}

/** Signs do not count; few digits, a row, a repetition or a date are what people put to a word. */
function isUsual(decoration: string): boolean {
  const digits = decoration.replace(/\D/g, '');
  return digits.length <= 4 || isWalk(digits) || isRepeated(digits) || date.test(digits);
}

const read = (text: string, letters: ReadonlyMap<string, string>) =>
  Array.from(text, (sign) => letters.get(sign) ?? sign)
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .join('');

const isWalk = (text: string) => text.length >= 3 && walks.some((way) => way.includes(text));
const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text);

function isCommonCore(core: string): boolean {
  if (commonWords.has(core) || isWalk(core) || isRepeated(core)) return true;
  if (/^\d+$/.test(core)) return isUsual(core);
  const half = core.slice(0, core.length / 2);
  return half + half === core && commonWords.has(half);
}

/** Nothing but these words, and at most two letters or a common word beside them. */
function isMadeOf(words: readonly string[], core: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), core);
  return rest !== core && (rest.length <= 2 || isCommonCore(rest));
}
