import type { SpokenSentence } from './readerSource.ts';

/** A place in the text, by the character at which a sentence begins. */
export type TextPlace = Pick<SpokenSentence, 'paragraph' | 'from'>;

/**
 * Index of the sentence that is at that place: the last one that begins no later, since a text may have been
 * cut anew.
 */
export const sentenceNear = (sentences: readonly SpokenSentence[], place: TextPlace | null): number =>
  place === null
    ? 0
    : Math.max(
        0,
        sentences.findLastIndex((one) => isNoLater(one, place)),
      );

const isNoLater = (one: TextPlace, than: TextPlace) =>
  one.paragraph < than.paragraph || (one.paragraph === than.paragraph && one.from <= than.from);
