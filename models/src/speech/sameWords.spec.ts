import { sameWords } from './sameWords.ts';

describe('a transcript', () => {
  it.each([
    ['„Los“, sagte Mia.', 'Los, sagte Mia'],
    ['« Viens ! » dit Léo à sa sœur.', 'viens dit Léo à sa soeur.'],
    ['The rainbow-bridge hummed…', 'The rainbow bridge hummed.'],
    ['It’s here.', "It's here."],
    ['Die Straße ist weiß.', 'Die Strasse ist weiss.'],
  ])('says %s also as %s', (asked, said) => expect(sameWords(said, asked)).toBe(true));

  it.each([
    ['Mia ran home.', 'Sure! Mia ran home.'],
    ['Mia ran home.', 'Mia ran.'],
    ['Mia ran home.', 'Mia walked home.'],
    ['Was der Bär sagte.', 'Was der Bar sagte.'],
    ['Mia ran home.', ''],
  ])('does not say %s as %s', (asked, said) => expect(sameWords(said, asked)).toBe(false));
});
