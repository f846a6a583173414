import fc from 'fast-check';
import { resetPassword } from '../schemas.ts';
import { commonWords } from './commonWords.ts';
import { passwordWeakness } from './passwordWeakness.ts';

const nobody: string[] = [];
const family = ['Jürgen', 'Müller-Lüdenscheid', 'j.mueller77', 'gartenzwerg.example', 'Mia', 'Éloïse'];

describe('the most common passwords', () => {
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  /** As people bring a word through the rules of a form. */
  const dressings: ((word: string) => string)[] = [
    (word) => `${capital(word)}2024!`,
    (word) => `${capital(word)}_1234`,
    (word) => `!!${word.toUpperCase()}!!99`,
    (word) =>
      `${capital(word)
        .replace(/(?<=.)a/g, '@')
        .replace(/(?<=.)o/g, '0')
        .replace(/(?<=.)e/g, '3')}12.!`,
    (word) => `#${capital([...word].join('.'))}#1990`,
    (word) => `${capital(word)}01012010?`,
  ];

  it('are 3,000, and each keeps the rules as people dress them up', async () => {
    expect(commonWords.size).toBe(3_000);
    for (const word of commonWords) {
      const dressed = `${capital(word)}X2024!`;
      expect([dressed, await resetPassword().isValid(dressed)]).toEqual([dressed, true]);
    }
  });

  it('are refused, however they are dressed up', () => {
    for (const word of commonWords)
      // digits beside a number make another number of it
      for (const dress of /^\d/.test(word) ? [(number: string) => `!${number}!`] : dressings)
        expect([dress(word), passwordWeakness(dress(word), nobody)]).toEqual([dress(word), 'passwordCommon']);
  });

  it.each([
    'Password1!', 'P@ssw0rd!', 'Pa$$w0rd', 'pässwörd!!', 'PASSWORD-1', 'pass.word.1', 'Ｐassword1!', 'passwordpassword!', '1password!',
    'Passwort123!', 'M0tdep@sse!', 'Iloveyou!', 'Soleil2023!', 'Schatz#1', 'Fußball!1', 'Welcome1!',
    'Qwertz123!', 'Azerty123!', '!QAZ2wsx', '1q2w3e4r!', 'Asdfghjkl!', 'Zyxwvuts!', '12345678!', '!!!87654321', '11111111!', '01.01.2010', 'aaaaaaaA!', 'Abcabcabc!',
    'Storylark1!', 'St0ry-lark!',
  ])('%s is refused', (password) => expect(passwordWeakness(password, nobody)).not.toBeNull()); // prettier-ignore

  it.each([
    'Moonlit-harbour', 'baseball in the orchard', 'correct-horse-battery', 'Tr0ub4dor&3x9Kq', 'dragon8372619!', 'Sleepy-lark-7', 'gX7#pQ2!vR9', 'Vier Ziegen tanzen!', 'Sternenhimmel&Milchreis',
  ])('%s is not', (password) => expect(passwordWeakness(password, family)).toBeNull()); // prettier-ignore

  it('are no passwords that were drawn by chance', () => {
    const drawn = fc.string({
      minLength: 14,
      maxLength: 40,
      unit: fc.constantFrom(...Array.from('abcdefghijkmnpqrstuvwxyzABCDEFGHJK23456789#%&')),
    });
    fc.assert(
      fc.property(
        drawn,
        (password) => new Set(password).size < 9 || passwordWeakness(password, family) === null,
      ),
      { numRuns: 5_000 },
    );
  }, 60_000);
});

describe('what others know', () => {
  it.each([
    'Juergen1!', 'Jurgen77!', 'JÜRGEN-1970', 'Jürgen+Mia!', 'MiaMia2019!', 'M1a_2019!!', 'Mia-Eloise!', 'Luedenscheid!', 'MüllerLüdenscheid1', 'Gartenzwerg#1',
    'j.mueller77!', 'ILoveMia!!', 'Storylark-Mia', 'Mueller1977!',
  ])('%s is refused as made of it', (password) => expect(passwordWeakness(password, family)).toBe('passwordPersonal')); // prettier-ignore

  it('may stand in a password that is more than that', () => {
    expect(passwordWeakness('Mia tanzt am Freitag!', family)).toBeNull();
    expect(passwordWeakness('Familiar#Garden', family)).toBeNull();
    expect(passwordWeakness('Mia-2019!', nobody)).toBeNull();
  });

  it('is only what is long enough to tell somebody by, and may be empty', () =>
    expect(passwordWeakness('Xy-Forellenteich', ['xy', '', ' ', '77'])).toBeNull());
});

describe('a password that somebody makes up to hold the house up', () => {
  it.each([
    'a'.repeat(256),
    '!'.repeat(256),
    '1'.repeat(256),
    `${'1!'.repeat(64)}${'a1'.repeat(32)}${'!1'.repeat(32)}`,
    'ﷺ'.repeat(256),
    '\u0301'.repeat(256),
    'x'.repeat(10_000_000),
  ])('is answered at once', (password) => {
    const begun = Date.now();
    passwordWeakness(
      password,
      Array.from({ length: 40 }, (_, n) => `${'name'.repeat(20)}${n}x`),
    );
    expect(Date.now() - begun).toBeLessThan(500);
  });
});
