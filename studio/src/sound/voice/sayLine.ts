import type { StoryLanguage } from '@storylark/contracts/languages';
import { pronunciations } from './pronunciations.ts';

/**
 * The checked pronunciation of a first name as `[[phonemes]]`, or undefined when the voice reads it well
 * enough by itself.
 */
export function sayFor(name: string, language: StoryLanguage): string | undefined {
  const say = sayOf(name, language);
  return say && `[[${say}]]`;
}

const sayOf = (name: string, language: StoryLanguage): string | undefined =>
  Object.hasOwn(pronunciations[language], name) ? pronunciations[language][name] : undefined;

/**
 * `text` with the names in it, their genitives and d’, l’, qu’ before them replaced by phonemes; undefined
 * when nothing needs it.
 */
export function sayLine(text: string, names: readonly string[], language: StoryLanguage): string | undefined {
  let said = text;
  for (const name of names) {
    const say = sayOf(name, language);
    if (say === undefined) continue;
    const before = language === 'french' ? '(?:([dl]|qu)’)?' : '()';
    const after = language === 'english' ? '(’s)?' : language === 'german' ? '(s)?' : '()';
    // Endings and articles go inside the brackets: outside, the voice would spell them as letters.
    said = said.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${before}${name}${after}(?![\\p{L}\\p{N}])`, 'giu'),
      (_, article = '', ending = '') => `[[${toSound(article)}${say}${ending && genitive(say, language)}]]`,
    );
  }
  return said === text ? undefined : said;
}

const toSound = (article: string): string => article.toLowerCase().replace('qu', 'k');

/** English -s follows the sound before it: Alex’s, Kit’s, Nora’s. */
function genitive(say: string, language: StoryLanguage): string {
  if (language === 'german' || /[ptkfT]$/.test(say)) return 's';
  return /[szSZ]$/.test(say) ? 'Iz' : 'z';
}
