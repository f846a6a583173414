import type { StoryLanguage } from '@storylark/contracts/languages';
import type { Delivery } from './narrator.ts';

/** Words of a tag beside a speech that say how it is said. */
const whispers: Record<StoryLanguage, RegExp> = {
  english: /(?<!\p{L})(whisper(s|ed)|breathed|murmured|under (his|her|its|their) breath)(?!\p{L})/iu,
  german: /(?<!\p{L})(flüster\p{L}*|hauchte\p{L}*|wispert\p{L}*|raunte\p{L}*|murmelte\p{L}*)(?!\p{L})/iu,
  french: /(?<!\p{L})(chuchot\p{L}*|murmur(a|ait|é)|souffl(a|ait|é)|à voix basse|tout bas)(?!\p{L})/iu,
};
const shouts: Record<StoryLanguage, RegExp> = {
  english: /(?<!\p{L})(shouted|cried|yelled)(?!\p{L})/iu,
  german: /(?<!\p{L})(schrie(n)?|brüllte(n)?)(?!\p{L})/iu,
  french: /(?<!\p{L})(hurl(a|ait|é)|s’écri(a|ait|é))(?!\p{L})/iu,
};

/** Short enough to be one thing. */
const item = '[^,.;:!?]{1,28}';
/**
 * Four things or more in a row, or three with a comma before the "and". Fewer commas are as often clauses:
 * when the bell rang, she got up and went in.
 */
const row = new RegExp(
  `^[^,.;:!?]+(?:, ${item}){2,}(?: (?:and|or|und|oder|et|ou) ${item})[^\\p{L}]*$|` +
    `^[^,.;:!?]+, ${item}, (?:and|or) ${item}[^\\p{L}]*$`,
  'u',
);

/** How a speech is said: by its tag, then by its mark. */
export function deliveryOfSpeech(speech: string, tag: string, language: StoryLanguage): Delivery {
  if (whispers[language].test(tag)) return 'whisper';
  if (shouts[language].test(tag)) return 'shout';
  return deliveryOf(speech);
}

/** How a sentence is said: by its mark, by what it lists, by its place. */
export function deliveryOf(sentence: string, { closes = false } = {}): Delivery {
  const afterWords = sentence.replace(/^.*[\p{L}\p{N}]/su, '');
  const mark = /[?!]/.exec(afterWords)?.[0];
  if (mark === '?') return 'question';
  if (mark === '!') return 'shout';
  if (row.test(sentence)) return 'list';
  return closes ? 'close' : 'plain';
}
