import { isIn } from './language.ts';
import { otherNames } from './names.ts';
import { strayCharacters } from './characters.ts';

const none = new Set<string>();

describe('what is looked for in a passage', () => {
  it('is a sentence in another language, however short the others are', () => {
    expect(isIn('en', ['The lamp was on the table and it was quiet.', 'She sat down.'])).toBe(true);
    expect(isIn('en', ['The lamp was on the table.', 'Und dann war sie auf dem Dach.'])).toBe(false);
    expect(isIn('de', ['Die Lampe stand auf dem Tisch.', 'Puis elle était dans la rue.'])).toBe(false);
    expect(isIn('fr', ['La lampe est dans la cuisine.', 'Elle se tait.'])).toBe(true);
    expect(isIn('fr', ['Hm. Oh.'])).toBe(true);
  });

  it('is a name that is none of ours, and nothing else that has a capital', () => {
    expect(otherNames('{{HERO}} and Kevin went. Then Gwendal came.', 'en', none)).toEqual([
      'Kevin',
      'Gwendal',
    ]);
    expect(otherNames('On Mondays I see Mum, said {{HERO}}.', 'en', none)).toEqual([]);
    expect(otherNames('„Komm“, sagte Gwendal, und der Hund bellte.', 'de', none)).toEqual(['Gwendal']);
    expect(otherNames('Da lag Jonas’ Hut, und Emmas Schuh.', 'de', none)).toEqual(['Jonas', 'Emmas']);
    expect(otherNames('Il voyait Gwendal et l’Île au Trésor.', 'fr', new Set(['Île', 'Trésor']))).toEqual([
      'Gwendal',
    ]);
  });

  it('is whatever a page or a voice would act on', () => {
    expect(strayCharacters('A plain sentence – with “speech”, and an ellipsis…')).toEqual([]);
    for (const text of ['3 bears', 'see example.com', 'a@b', '<b>', 'H E L L O there', 'STOP', 'naïve ☃'])
      expect(strayCharacters(text)).not.toEqual([]);
  });
});
