/** Letters of the three languages, ordinary punctuation, and placeholders; nothing that a page or a voice would act on. */
const allowed = /^[A-Za-zÀ-ÖØ-öø-ÿœŒæÆẞŸ \u00A0.,;:!?…’“”„«»()–-]*$/u;

/** What stands in a text that must not, in words for whoever wrote it. Placeholders are taken out before. */
export function strayCharacters(text: string): string[] {
  const faults: [boolean, string][] = [
    [/\d/.test(text), 'a digit: write numbers as words'],
    [/[{}]/.test(text), 'a brace outside of a placeholder'],
    [
      /https?:|www\.|\p{L}\.(?:com|org|net|de|fr|io|info|uk|app)(?!\p{L})|@|\p{L}\.\p{Ll}/iu.test(text),
      'a link or an address',
    ],
    [
      !allowed.test(text.replace(/[{}\d]/g, '')),
      'a character that is neither letter nor ordinary punctuation',
    ],
    [
      /(?:\p{L}-){3,}\p{L}(?!\p{L})|(?<!\p{L})(?:\p{L}[ .]){4,}/u.test(text),
      'a word spelled letter by letter',
    ],
    [/\p{Lu}{4,}/u.test(text), 'a word in capitals'],
  ];
  return faults.filter(([wrong]) => wrong).map(([, fault]) => fault);
}
