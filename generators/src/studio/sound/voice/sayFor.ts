import type { StoryLanguage } from '@storylark/contracts/languages';
import { pronunciations } from './pronunciations.ts';

/** The checked pronunciation of a first name as `[[phonemes]]`, or undefined when the voice reads it well enough by itself. */
export function sayFor(name: string, language: StoryLanguage): string | undefined {
  const say = sayOf(name, language);
  return say && `[[${say}]]`;
}

const sayOf = (name: string, language: StoryLanguage): string | undefined =>
  Object.hasOwn(pronunciations[language], name) ? pronunciations[language][name] : undefined;

/** How an ending or an elided article joins the name: inside the same brackets, or the voice would spell it as a letter. */
const englishGenitive = (say: string): string => (/(?:s|z|S|Z)$/.test(say) ? 'Iz' : /[ptkfT]$/.test(say) ? 's' : 'z');

/** `text` with the names in it, their genitives and d’, l’, qu’ before them replaced by phonemes; undefined when nothing needs it. */
export function sayLine(text: string, names: readonly string[], language: StoryLanguage): string | undefined {
  let said = text;
  for (const name of names) {
    const say = sayOf(name, language);
    if (say === undefined) continue;
    const before = language === 'french' ? '(?:(d|l|qu)’)?' : '()';
    const after = language === 'english' ? '(’s)?' : language === 'german' ? '(s)?' : '()';
    said = said.replace(
      new RegExp(`(?<![\\p{L}\\p{N}\\[])${before}${name}${after}(?![\\p{L}\\p{N}])`, 'giu'),
      (_, article: string | undefined, ending: string | undefined) =>
        `[[${article ? article.toLowerCase().replace('qu', 'k') : ''}${say}${ending ? (language === 'english' ? englishGenitive(say) : 's') : ''}]]`,
    );
  }
  return said === text ? undefined : said;
}
