import type { Locale } from '@storylark/contracts/languages';

const NBSP = '\u00A0';
const quotes: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: [`«${NBSP}`, `${NBSP}»`],
};

/** French puts a no-break space before : ; ! ? » and after «. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/(?<!\s)\s*([;!?»]|:(?!\/))/g, `${NBSP}$1`)
    .replace(/«\s*/g, `«${NBSP}`)
    .replace(/([!?])\u00A0(?=[!?])/g, '$1');

/**
 * A passage of a message: narration, or what a figure says. Speech carries the quotation marks of its
 * language.
 */
export type Passage = { speaker?: string; text: string };

/** Splits `<hero>…</hero>` from narration. @throws Error on a tag that is not closed. */
export function passages(text: string, locale: Locale): Passage[] {
  const found: Passage[] = [];
  let at = 0;
  for (const match of text.matchAll(/<([a-z]+)>(.*?)<\/\1>/gs)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [open, close] = quotes[locale];
    found.push({ speaker: match[1] ?? '', text: open + (match[2] ?? '').trim() + close });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  const stray = found.find((p) => /<\/?[a-z]+>/.test(p.text));
  if (stray) throw new Error(`A speech tag is not closed: “${text}”`);
  return found.map((p) => (locale === 'fr' ? { ...p, text: frenchSpaces(p.text) } : p));
}

const sentenceEnd = /[.!?…](?=\s)/g;

export type Spoken = { speaker: string; text: string };
/** Lines: one sentence each, or one speech with its tag. */
export function splitLines(text: string, locale: Locale): Spoken[] {
  const lines: Spoken[] = [];
  let current: { speaker?: string; text: string } = { text: '' };
  const flush = () => {
    const told = current.text.replace(/[ \n]+/g, ' ').trim();
    if (told !== '') lines.push({ speaker: current.speaker ?? 'narrator', text: told });
    current = { text: '' };
  };
  for (const passage of passages(text, locale)) {
    if (passage.speaker !== undefined) {
      const interrupted = current.speaker === passage.speaker;
      const opens = /[:,]\s*$/.test(current.text);
      if (!interrupted && !opens && current.text.trim() !== '') flush();
      current = { speaker: passage.speaker, text: current.text + passage.text };
      continue;
    }
    // A tag (said Nora) begins small or with a comma; a capital after a finished speech begins a sentence.
    if (
      current.speaker !== undefined &&
      /^\s+\p{Lu}/u.test(passage.text) &&
      /[.!?…]\s?[”“»]$/.test(current.text)
    )
      flush();
    let at = 0;
    for (const end of passage.text.matchAll(sentenceEnd)) {
      current.text += passage.text.slice(at, end.index + 1);
      at = end.index + 1;
      flush();
    }
    current.text += passage.text.slice(at);
    if (/[.!?…]$/.test(current.text.trim()) && !/[”“»]$/.test(current.text.trim())) flush();
  }
  flush();
  return lines;
}
