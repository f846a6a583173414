import type { Locale } from '@storylark/contracts/languages';
import type { Mark } from '../resolve/marks.ts';
import { replaceMarks } from '../resolve/marks.ts';
import { joinGerman } from '../resolve/de.ts';

/**
 * Who was named last, how many words ago, and what was told since that sentence began; `opens`: it began with
 * the name.
 */
export type Memory = { last?: string; words: number; since?: string; opens?: boolean };
/** After so many words a listener wants the name again. */
const NAME_AGAIN = 45;

const sentenceStart: Record<Locale, RegExp> = {
  en: /(^|[.!?…]\s+|\.”\s+|“)$/,
  de: /(^|[.!?…]\s+|[.!?]“\s+|„)$/,
  fr: /(^|[.!?…]\s+|\.\s»\s+|«\s?)$/,
};
/** Speech is still in tags here: a tag opens a quotation, `.</hero> ` ends one. */
const tagStart = /(^|[^,\s]\s*)<[a-z]+>\s*$/;
const afterSpeech = /\.<\/[a-z]+>\s+$/;
/** After ? or ! a tag may follow (she asked); a subject argument there begins a sentence. */
const afterCall = /[!?…]\s?<\/[a-z]+>\s+$/;

/**
 * German and French things have a gender: er, elle would be the swamp or the door if one has come in between
 * (objects of the person’s own sentence excepted).
 */
const rivals: Record<string, RegExp> = {
  er: /(?<!\p{L})(der|den|ein|einen|kein|keinen|dieser|diesen)(?!\p{L})/iu,
  sie: /(?<!\p{L})(die|eine|keine|diese)(?!\p{L})/iu,
  il: /(?<!\p{L})((le|un|ce|cet|du|au|quelqu’un)(?!\p{L})|l’)/iu,
  elle: /(?<!\p{L})((la|une|cette)(?!\p{L})|l’)/iu,
};
const afterFirst = (text: string): string => text.replace(/^[^.!?]*[.!?]?/, '');
const lastSentence = (text: string): string =>
  text.slice(Math.max(0, ...[...text.matchAll(/[.!?]\S*\s/g)].map((end) => end.index + 1)));

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Words that lose their last letter before a vowel. */
const elidable = /(^|[\s(«<>])(que|de|jusque|lorsque|puisque|je|ne|se|me|te) $/i;
const vowel = /^[aeiouyàâéèêëîïôûœ]/i;

/**
 * French joins: que elle → qu’elle, si il → s’il, de le coffre → du coffre, à le → au. `before` ends where
 * `text` begins.
 */
function joinFrench(before: string, text: string, elides: boolean): { cut: number; text: string } {
  if (/(^|\s)si $/i.test(before) && /^ils?\b/.test(text)) return { cut: 2, text: `’${text}` };
  if (/(^|\s)de $/i.test(before) && /^les? /.test(text))
    return { cut: 2, text: text.replace(/^le(s?) /, (_, s: string) => (s ? 'es ' : 'u ')) };
  if (/(^|\s)à $/i.test(before) && /^les? /.test(text))
    return { cut: 2, text: text.replace(/^le(s?) /, (_, s: string) => (s ? 'aux ' : 'au ')) };
  if (elides && elidable.test(before)) return { cut: 2, text: `’${text}` };
  return { cut: 0, text };
}

/** Turns marks into text: names or pronouns, capitals at sentence starts, German and French joins. */
export function tellMarks(
  marked: string,
  locale: Locale,
  memory: Memory,
  nameElides: (name: string) => boolean,
): string {
  const told: string[] = [];
  let counted = 0;
  const tell = ({ kind, text, role, pronoun }: Mark, before: string, after: string): string => {
    memory.words += countWords(before.slice(counted));
    memory.since = (memory.since ?? '') + before.slice(counted);
    counted = before.length;
    const between = memory.opens ? afterFirst(memory.since) : memory.since;
    const clear = pronoun === undefined || !rivals[pronoun]?.test(between);
    const again =
      kind === 'subject' &&
      memory.last === role &&
      memory.words < NAME_AGAIN &&
      pronoun !== undefined &&
      clear;
    const value = again ? pronoun : text;
    if (role !== undefined && !again) Object.assign(memory, { last: role, words: 0 });
    const starts =
      sentenceStart[locale].test(before) ||
      tagStart.test(before) ||
      afterSpeech.test(before) ||
      (kind === 'subject' && afterCall.test(before));
    if (role !== undefined) Object.assign(memory, { since: lastSentence(before), opens: starts });
    told.push(value);
    if (starts) return capital(value, locale);
    if (locale === 'en') return value;
    if (locale === 'de') {
      const { cut, text: short } = joinGerman(before, value, kind === 'name');
      return '\u0008'.repeat(cut) + short;
    }
    if (/^l[ea]$/.test(value) && vowel.test(after.trimStart()) && after.startsWith(' ')) return 'l’\u0008';
    const elides = kind === 'value' || again ? vowel.test(value) : nameElides(value);
    const joined = joinFrench(before, value, elides);
    return '\u0008'.repeat(joined.cut) + joined.text;
  };
  const text = replaceMarks(marked, tell);
  memory.words += countWords(text.slice(counted));
  memory.since = (memory.since ?? '') + text.slice(counted);
  return applyCuts(text);
}

/** A backspace after l’ takes the next space; runs before a joined word take the letters before them. */
function applyCuts(text: string): string {
  let out = text.replace(/l’\u0008 /g, 'l’');
  for (let at = out.indexOf('\u0008'); at >= 0; at = out.indexOf('\u0008'))
    out = out.slice(0, Math.max(0, at - 1)) + out.slice(at + 1);
  return out;
}
