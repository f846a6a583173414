import type { Locale } from '@storylark/contracts/languages';
import { readable, toldBeat } from './toldBeat.ts';

const figures = [{ id: 'hero', label: 'HERO', is: '', speaks: true }];
const told = (locale: Locale, text: string, speaker = 'narrator') => {
  const beat = toldBeat({ beat: 'home', paragraphs: [[{ speaker, text }]] }, 'home', figures, locale);
  return beat && { line: beat.paragraphs[0]?.[0], reads: readable(beat, locale)[0] };
};

describe('a line as a model writes it', () => {
  it.each([
    ['en', '"On," said {{HERO}}, "and back."', '“On,” said {{HERO}}, “and back.”'],
    ['en', '"It\'s {{HERO}}\'s turn..."', '“It’s {{HERO}}’s turn…”'],
    ['de', '"Los", sagte {{HERO}}.', '„Los“, sagte {{HERO}}.'],
    ['de', '»Los«, sagte {{HERO}} — und ging.', '„Los“, sagte {{HERO}} – und ging.'],
    ['fr', '"Viens!" dit {{HERO}}.', '«\u00A0Viens\u00A0!\u00A0» dit {{HERO}}.'],
    ['fr', '« Viens », dit {{HERO}}.', '«\u00A0Viens\u00A0», dit {{HERO}}.'],
  ] as const)('reads as the language has it: %s %s', (locale, text, expected) => {
    expect(told(locale, text, 'HERO')?.reads).toBe(expected);
    expect(told(locale, text, 'HERO')?.line?.speaker).toBe('hero');
  });

  it('of somebody without marks is said as a whole', () => {
    expect(told('en', 'Come on.', 'HERO')).toEqual({
      line: { speaker: 'hero', text: '<say>Come on.</say>' },
      reads: '“Come on.”',
    });
  });

  it('whose marks do not pair is none', () => expect(told('en', '“On, said {{HERO}}.', 'HERO')).toBeNull());
});
