import { locales, type Locale } from '@storylark/contracts/languages';

/** Little words that only one of the three languages has, and that no text of it goes long without. */
const little: Record<Locale, ReadonlySet<string>> = {
  en: new Set('the and of to was it that he she with his her for at not but they had said from so were is you be this have there what into up out then all like no we my'.split(' ')), // prettier-ignore
  de: new Set('der das und den von zu mit sich auf für ist im dem nicht ein eine einen einer als auch war er sie hatte sagte wie aber noch nur ich so wenn dann da zum zur bei ihr ihre sein seine'.split(' ')), // prettier-ignore
  fr: new Set('le la les et en un une du dans il elle que qui pour pas sur se au avec était ne sa son ses ce cette mais comme tout dit je vous nous lui où aux avait plus'.split(' ')), // prettier-ignore
};
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function counts(text: string): Record<Locale, number> & { words: number } {
  const words = wordsOf(text);
  const count = (locale: Locale) => words.filter((word) => little[locale].has(word)).length;
  return { words: words.length, en: count('en'), de: count('de'), fr: count('fr') };
}

/** A text so short says nothing about its language. */
const SHORTEST = 8;
const LEAST_SHARE = 0.1;

/** Whether a text is in its language as a whole, and no sentence of it in another. */
export function isIn(locale: Locale, sentences: readonly string[]): boolean {
  const whole = counts(sentences.join(' '));
  const others = locales.filter((one) => one !== locale);
  if (whole.words >= SHORTEST) {
    if (others.some((other) => whole[other] > whole[locale])) return false;
    if (whole.words >= 2 * SHORTEST && whole[locale] / whole.words < LEAST_SHARE) return false;
  }
  return !sentences.some((sentence) => {
    const one = counts(sentence);
    return one.words >= 5 && others.some((other) => one[other] >= 3 && one[other] > one[locale] + 1);
  });
}
