import { faultsOf } from '../testing/faultsOf.ts';
import { browserErrorSchema, contactSchema } from './schemas.ts';

const letter = { name: 'Ada', email: 'ada@example.org', message: 'Where is my story?' };

describe('a letter of a visitor', () => {
  it('needs an address to answer and something to answer to, and no name', () => {
    expect(faultsOf(contactSchema, letter)).toEqual([]);
    expect(faultsOf(contactSchema, { ...letter, name: undefined })).toEqual([]);
    expect(faultsOf(contactSchema, {})).toEqual(['email required', 'message required']);
  });

  it('has as many lines as it likes, up to 5,000 signs', () => {
    expect(faultsOf(contactSchema, { ...letter, message: 'line\n'.repeat(999) + 'ends.' })).toEqual([]);
    expect(faultsOf(contactSchema, { ...letter, message: 'x'.repeat(5001) })).toEqual(['message tooLong']);
  });

  it.each([
    ['a second head line in the name', { name: 'Ada\r\nBcc: eve@example.org' }, 'name wrongType'],
    ['one in the address', { email: 'ada@example.org\r\nBcc: eve@example.org' }, 'email emailInvalid'],
    ['two addresses', { email: 'ada@example.org, eve@example.org' }, 'email emailInvalid'],
    ['a list for a message', { message: ['a', 'b'] }, 'message wrongType'],
  ])('has no %s', (_what, change, fault) =>
    expect(faultsOf(contactSchema, { ...letter, ...change })).toContain(fault),
  );
});

describe('an error in a browser', () => {
  it('is a class and a stack, each with an end', () => {
    expect(faultsOf(browserErrorSchema, { type: 'TypeError' })).toEqual([]);
    expect(faultsOf(browserErrorSchema, { type: 'TypeError', stack: 'x'.repeat(10_000) })).toEqual([]);
    expect(faultsOf(browserErrorSchema, { type: 'x'.repeat(101), stack: 'x'.repeat(10_001) })).toEqual([
      'stack tooLong',
      'type tooLong',
    ]);
  });

  it('keeps no message, which may quote a name', () => {
    const sent = { type: 'TypeError', stack: 'at a.js:1', message: 'Mia is undefined' };
    expect(browserErrorSchema.validateSync(sent, { stripUnknown: true })).toEqual({
      type: 'TypeError',
      stack: 'at a.js:1',
    });
  });
});
