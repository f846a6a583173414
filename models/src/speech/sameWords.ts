const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a transcript says what was to be read: letter by letter, whatever its marks, spaces and capitals. */
export const sameWords = (said: string, asked: string): boolean => lettersOf(said) === lettersOf(asked);
