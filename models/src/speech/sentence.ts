import type { StoryLanguage } from '@storylark/contracts/languages';
import type { Delivery } from '@storylark/studio/sound/voice/narrator';
import { noUsage, type Usage } from '../modelTable.ts';

/** A sentence to be read aloud; `voice` in the service's own name. */
export type Sentence = { text: string; language: StoryLanguage; voice: string; delivery: Delivery };

/** Of speech, as OpenAI counts: 1,250 a minute. */
const TOKENS_PER_SECOND = 21;
const LETTERS_PER_TOKEN = 2.5;
/** Somebody who takes their time; a breath besides. */
const SLOWEST = { perLetter: 0.14, besides: 3 };
/** Nobody speaks as fast and is understood. */
const FASTEST_PER_LETTER = 0.034;

/** Seconds that a sentence takes at the most. */
export const longestOf = ({ text }: Pick<Sentence, 'text'>): number =>
  text.length * SLOWEST.perLetter + SLOWEST.besides;
const shortestOf = ({ text }: Pick<Sentence, 'text'>): number => text.length * FASTEST_PER_LETTER;

/** Whether a sound is as long as somebody could take for all the words, and for no more than these. */
export const isWhole = (seconds: number, sentence: Pick<Sentence, 'text'>): boolean =>
  seconds >= shortestOf(sentence) && seconds <= 2 * longestOf(sentence);

/** @param besides letters that are sent with the sentence */
export const usageOf = (sentence: Sentence, seconds: number, besides = 0): Usage => ({
  ...noUsage,
  input: Math.ceil((sentence.text.length + besides) / LETTERS_PER_TOKEN),
  audioOutput: Math.ceil(seconds * TOKENS_PER_SECOND),
});
