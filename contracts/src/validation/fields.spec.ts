import fc from 'fast-check';
import { faultsOf } from '../testing/faultsOf.ts';
import { line, nameLine, oneOf, uuid } from './fields.ts';

describe('one line of text', () => {
  it.each([
    ['a tab', 'Mi\ta'],
    ['a line break', 'Mi\na'],
    ['the line separator of Unicode', 'Mi\u2028a'],
    ['the paragraph separator of Unicode', 'Mi\u2029a'],
    ['a C1 control', 'Mi\u0085a'],
    ['NUL', 'Mi\0a'],
    ['half of a surrogate pair', 'Mi\ud83da'],
  ])('holds no %s', (_what, text) => expect(faultsOf(line(10), text)).toEqual(['wrongType']));

  it.each(['🦄', 'Zoë', 'Zoe\u0308', '李小龍', 'مها', 'ماه\u200cبانو', '👩\u200d🚀', '', '!'])(
    'may be %p',
    (text) => expect(faultsOf(line(10), text)).toEqual([]),
  );

  it('is measured after the spaces around it are gone', () => {
    expect(line(3).validateSync('   Mia\n ')).toBe('Mia');
    expect(faultsOf(line(3), ' Mia ')).toEqual([]);
    expect(faultsOf(line(3), ' Mias ')).toEqual(['tooLong']);
  });

  it.each([7, true, ['Mia'], { toString: () => 'Mia' }, null])('is never made of %p', (value) =>
    expect(faultsOf(line(10), value)).not.toEqual([]),
  );
});

describe('a name', () => {
  it.each([
    'O’Brien',
    "D'Angelo",
    'Jean-Luc',
    'Ana María',
    'J. R. R.',
    'Łukasz',
    'Zoe\u0308',
    'Anna & Ben',
    'مها',
    'ماه\u200cبانو',
    'ශ්\u200dරී',
    'שִׁירָה',
    '李小龍',
    '葛\u{e0100}城',
    'Nguyễn',
    'Mia 🦄',
    'Mia 👩🏽\u200d🚀',
    'Mia ❤\ufe0f\u200d🔥',
  ])('may be %p', (name) => expect(faultsOf(nameLine(60), name)).toEqual([]));

  it.each([
    ['an element', '<b>Mia</b>'],
    ['an opening bracket alone', 'Mia<'],
    ['an entity', 'Mia &lt;b'],
    ['an entity by number', 'Mia&#x3c;'],
    ['a way upwards', '../Mia'],
    ['a slash', 'Mia/Ben'],
    ['a backslash', 'Mia\\Ben'],
    ['a space without width', 'Mi\u200ba'],
    ['a byte order mark', 'Mi\ufeffa'],
    ['a word joiner', 'Mi\u2060a'],
    ['a soft hyphen', 'Mi\u00ada'],
    ['a letter without a shape', 'Mia\u3164'],
    ['a grapheme joiner', 'Mi\u034fa'],
    ['a tag', 'Mia\u{e0041}'],
    ['a joiner that joins nothing', 'Mia\u200d'],
    ['two joiners', 'م\u200c\u200cه'],
    ['a variant of nothing', '\ufe0fMia'],
    ['two variants', 'Mia ❤\ufe0f\ufe0f'],
  ])('holds no %s', (_what, name) => expect(faultsOf(nameLine(60), name)).toContain('nameHasSigns'));

  const directions = ['\u061c', ...[0x200e, 0x202a, 0x2066].flatMap((from) => marksFrom(from))];
  function marksFrom(from: number) {
    const count = { 0x200e: 2, 0x202a: 5, 0x2066: 4 }[from] ?? 0;
    return Array.from({ length: count }, (_, n) => String.fromCodePoint(from + n));
  }
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('aZéßŁمשී李 .’-')), maxLength: 20 });
  const refused = fc.constantFrom('<', '>', '/', '\\', '\u200b', '\u2060', '\ufeff', ...directions);

  it('is refused with any such sign at any place, among letters of any script', () =>
    fc.assert(
      fc.property(letters, refused, letters, (before, sign, after) => {
        expect(faultsOf(nameLine(60), `a${before}${sign}${after}a`)).toEqual(['nameHasSigns']);
      }),
    ));

  it('is whatever letters, marks, spaces and points make it', () =>
    fc.assert(fc.property(letters, (name) => expect(faultsOf(nameLine(60), name)).toEqual([]))));

  it('that is let in closes no element, names no folder, and shows all of its signs', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        if (faultsOf(nameLine(60), name).length === 0)
          expect(name.trim()).not.toMatch(/[<>/\\]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]|&\w+;/u);
      }),
    ));

  it('is judged in no time, however it is made', () => {
    const began = Date.now();
    for (const unit of ['&', '&a', '&#', '\u200d', 'a\u200d', '\ufe0f', '❤\ufe0f'])
      faultsOf(nameLine(60), unit.repeat(60_000 / unit.length));
    expect(Date.now() - began).toBeLessThan(3_000);
  });
});

describe('an id', () => {
  it('is any UUID, in either case', () =>
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(faultsOf(uuid(), id)).toEqual([]);
        expect(faultsOf(uuid(), id.toUpperCase())).toEqual([]);
      }),
    ));

  const id = '0c6f4c3e-7a57-4c1a-9d2b-3f1f0a6f1b11';
  it.each([
    `${id}\n`,
    ` ${id}`,
    `${id}/x`,
    id.replaceAll('-', ''),
    `{${id}}`,
    id.replace('0', 'g'),
    '',
    '..',
  ])('is never %p', (value) => expect(faultsOf(uuid(), value)).toEqual(['notAUuid']));
});

it('what every object has by nature is in no list', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'length', '0', 'A', ' a', ''])
    expect(faultsOf(oneOf(['a', 'b']), word)).toEqual(['notInList']);
  expect(faultsOf(oneOf(['a', 'b']), ['a'])).toContain('wrongType');
});
