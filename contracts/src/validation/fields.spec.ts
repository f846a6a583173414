import fc from 'fast-check';
import { faultsOf } from '../testing/faultsOf.ts';
import { line, oneOf, uuid } from './fields.ts';

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
