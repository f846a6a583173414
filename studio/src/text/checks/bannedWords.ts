import type { Locale } from '@storylark/contracts/languages';
import { patternOf } from '../wordPattern.ts';

/**
 * Whole words, lower case; a trailing * marks a stem. Looks, violence, drugs, figures of speech on
 * disability. Grows with what review finds.
 */
export const banned: Record<Locale, readonly string[]> = {
  en: [
    'pretty',
    'beautiful',
    'ugly',
    'skinny',
    'stupid',
    'idiot*',
    'kill*',
    'murder*',
    'gun',
    'guns',
    'blood*',
    'knife',
    'drunk',
    'beer',
    'wine',
    'deaf ears',
    'blind eye',
    'crazy',
    'lame',
    'god',
  ],
  de: [
    'hübsch*',
    'wunderschön*',
    'hässlich*',
    'dumm',
    'dumme*',
    'blöd*',
    'idiot*',
    'töt*',
    'mord*',
    'pistole*',
    'gewehr*',
    'blut',
    'blutig*',
    'messer',
    'betrunken*',
    'bier',
    'wein',
    'taube ohren',
    'blind vor',
    'verrückt*',
    'gott',
  ],
  fr: [
    'joli',
    'jolie',
    'jolis',
    'jolies',
    'laid',
    'laide',
    'moche*',
    'stupide*',
    'idiot*',
    'tuer',
    'tué*',
    'meurtr*',
    'pistolet*',
    'fusil*',
    'sang',
    'couteau*',
    'ivre',
    'bière',
    'vin',
    'dialogue de sourds',
    'fou',
    'folle',
    'dieu',
  ],
};

/** Filler and alarm words: at most one in a story, none at bedtime. */
export const fillers: Record<Locale, readonly string[]> = {
  en: ['suddenly', 'magical', 'wonderful', 'amazing', 'sparkl*'],
  de: ['plötzlich', 'zauberhaft*', 'wunderbar*', 'fantastisch*'],
  fr: ['soudain', 'soudainement', 'merveilleu*', 'féerique*', 'magnifique*'],
};

const patterns = new WeakMap<readonly string[], RegExp>();

/** Every occurrence of an entry of the list in the text, as it stands there. */
export function found(text: string, list: readonly string[]): string[] {
  if (list.length === 0) return [];
  const pattern = patterns.get(list) ?? patternOf(...list);
  patterns.set(list, pattern);
  return text.match(pattern) ?? [];
}
