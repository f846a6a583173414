import type { Locale } from '@storylark/contracts/languages';
import type { BeatId } from '@storylark/contracts/stories/beats';
import { splitLines } from '@storylark/studio/text/write/typography';
import { NARRATOR, type AnsweredLine, type BeatAnswer } from '../answers.ts';
import type { Figure } from '../figures.ts';

/**
 * One line as the studio reads it: what is said stands in `<say>`, persons are placeholders. `speaker`: of the
 * cast, or `narrator`.
 */
export type ToldLine = { speaker: string; text: string };
/** A passage that passed every check, before names are put in. */
export type ToldBeat = { beat: BeatId; paragraphs: ToldLine[][] };

const quote = /[“”„"«»]/g;
const own: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00A0', '\u00A0»'],
};
const dash: Record<Locale, string> = { en: ', ', de: ' – ', fr: ', ' };

/** Whatever marks a model uses, as the language has them; no change of words. */
const tidied = (text: string, locale: Locale): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replace(/(?<=[\p{L}}])['‘ʼ](?=[\p{L}{])|(?<=[\p{L}}])'/gu, '’')
    .replace(/\.\.\./g, '…')
    .replace(/ ?[—–] ?(?=[“”"»]|$)/g, '…')
    .replace(/(?<=\S) ?[—–] ?(?=\S)/g, dash[locale])
    .replace(/ ([,.…])/g, '$1')
    .trim();

/** Undefined: its quotation marks do not pair. */
export function toldLine(
  { speaker, text }: AnsweredLine,
  figures: readonly Figure[],
  locale: Locale,
): ToldLine | undefined {
  const id = figures.find(({ label }) => label === speaker)?.id ?? NARRATOR;
  const parts = tidied(text, locale).split(quote);
  if (parts.length % 2 === 0) return undefined;
  const [open, close] = id === NARRATOR ? own[locale] : (['<say>', '</say>'] as const);
  // a line of somebody’s without marks is said as a whole
  if (parts.length === 1 && id !== NARRATOR) return { speaker: id, text: `${open}${parts.join('')}${close}` };
  return {
    speaker: id,
    text: parts.map((part, at) => (at % 2 === 0 ? part : `${open}${part.trim()}${close}`)).join(''),
  };
}

/** Null: quotation marks do not pair. */
export function toldBeat(
  answer: BeatAnswer,
  beat: BeatId,
  figures: readonly Figure[],
  locale: Locale,
): ToldBeat | null {
  const paragraphs = answer.paragraphs
    .map((lines) => lines.map((line) => toldLine(line, figures, locale)))
    .filter((lines) => lines.length > 0);
  return paragraphs.every((lines) => lines.every((line) => line !== undefined))
    ? { beat, paragraphs: paragraphs }
    : null;
}

/** The paragraphs as they read, with placeholders. */
export const readable = ({ paragraphs }: ToldBeat, locale: Locale): string[] =>
  paragraphs.map((lines) =>
    lines.flatMap(({ text }) => splitLines(text, locale).map((line) => line.text)).join(' '),
  );
