import {
  deleteAccountSchema,
  email,
  newEmailSchema,
  profileSchema,
  releaseClaimSchema,
  resetPasswordSchema,
  roleSchema,
  signupSchema,
  tokenSchema,
} from './schemas.ts';

const signup = {
  firstName: 'Ada',
  lastName: 'Lund',
  email: 'ada@example.org',
  password: 'Moonlit-harbour',
  confirmPassword: 'Moonlit-harbour',
  termsAccepted: true,
};
const codesOf = (
  schema: { validateSync: (value: unknown, options: { abortEarly: boolean }) => unknown },
  value: unknown,
): string[] => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('an address', () => {
  it.each(['ada@example.org', 'a.b+c@sub.example.co', 'zoë@bücher.example', "o'neil@example.org"])(
    '%s is taken',
    (value) => expect(codesOf(email(), value)).toEqual([]),
  );
  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'a@b@c.org',
    'a@example..org',
    'a@.org',
    'a@b.org\nBcc: c@d.org',
    '<a@b.org>',
  ])('%p is not', (value) => expect(codesOf(email(), value)).not.toEqual([]));
});

describe('signup', () => {
  it('takes what is whole, also a very long password', () => {
    expect(codesOf(signupSchema, signup)).toEqual([]);
    const long = `${'moon '.repeat(20)}!`;
    expect(codesOf(signupSchema, { ...signup, password: long, confirmPassword: long })).toEqual([]);
  });
  it.each([
    [{ password: 'moon!ab', confirmPassword: 'moon!ab' }, 'passwordTooShort'],
    [{ password: 'moonlight1', confirmPassword: 'moonlight1' }, 'passwordNeedsSpecial'],
    [{ password: 'moon light', confirmPassword: 'moon light' }, 'passwordNeedsSpecial'],
    [{ password: 'möönlicht', confirmPassword: 'möönlicht' }, 'passwordNeedsSpecial'],
    [{ confirmPassword: 'Moonlit-Harbour' }, 'passwordsDiffer'],
    [{ termsAccepted: undefined }, 'termsRequired'],
    [{ termsAccepted: false }, 'termsRequired'],
    [{ lastName: ' L ' }, 'nameTooShort'],
    [{ firstName: 'A\u0007da' }, 'wrongType'],
  ])('refuses %p', (changes, code) =>
    expect(codesOf(signupSchema, { ...signup, ...changes })).toContain(code),
  );
});

it('a reset asks for an uppercase letter of any alphabet too', () => {
  const with_ = (password: string) => codesOf(resetPasswordSchema, { password, confirmPassword: password });
  expect(with_('moonlit-harbour')).toEqual(['passwordNeedsUppercase']);
  expect(with_('moonlit-Östersund')).toEqual([]);
});

it('a profile changes in parts, and no part is emptied', () => {
  expect(codesOf(profileSchema, {})).toEqual([]);
  expect(codesOf(profileSchema, { termsAccepted: true, language: 'fr' })).toEqual([]);
  for (const change of [{ firstName: '' }, { lastName: null }, { language: 'es' }, { termsAccepted: false }])
    expect(codesOf(profileSchema, change)).not.toEqual([]);
});

describe('bounds', () => {
  const sharp = 'M!';
  it.each([
    ['a name of two letters', { firstName: 'Bo' }, []],
    ['a name of 100', { lastName: 'L'.repeat(100) }, []],
    ['a name of 101', { lastName: 'L'.repeat(101) }, ['tooLong']],
    ['a name in other letters', { firstName: '李小龍', lastName: 'Ўладзімір' }, []],
    ['a name of spaces', { firstName: '    ' }, ['nameTooShort', 'required']],
    ['an address of 254 signs', { email: `${'a'.repeat(242)}@example.org` }, []],
    ['one of 255', { email: `${'a'.repeat(243)}@example.org` }, ['tooLong']],
    ['a password of 256', { password: sharp.repeat(128), confirmPassword: sharp.repeat(128) }, []],
    [
      'one of 257',
      { password: `${sharp.repeat(128)}x`, confirmPassword: `${sharp.repeat(128)}x` },
      ['tooLong'],
    ],
    ['a password as a list', { password: [sharp.repeat(4)], confirmPassword: [sharp.repeat(4)] }, ['passwordsDiffer', 'wrongType', 'wrongType']], // prettier-ignore
    ['"true" for true', { termsAccepted: 'true' }, ['termsRequired', 'wrongType']],
    ['a language we do not speak', { language: 'EN' }, ['notInList']],
  ])('%s', (_what, changes, codes) =>
    expect(codesOf(signupSchema, { ...signup, ...changes }).sort()).toEqual(codes),
  );

  it('of a login say nothing of the password but that it is one', () => {
    const login = { grant_type: 'password', username: 'ada', password: 'x' };
    expect(codesOf(tokenSchema, login)).toEqual([]);
    expect(codesOf(tokenSchema, { ...login, grant_type: 'client_credentials' })).toEqual(['notInList']);
    expect(codesOf(tokenSchema, { ...login, password: 'x'.repeat(257) })).toEqual(['tooLong']);
  });

  it('of a farewell: one of our reasons, and words with an end', () => {
    expect(codesOf(deleteAccountSchema, { reason: 'other', comment: 'x'.repeat(2000) })).toEqual([]);
    expect(codesOf(deleteAccountSchema, { comment: 'x'.repeat(2001) }).sort()).toEqual([
      'selectReason',
      'tooLong',
    ]);
    expect(codesOf(deleteAccountSchema, { reason: '' })).not.toEqual([]);
  });
});

it('another address is another one, also where only letter case differs', () => {
  const to = (wished: unknown) => codesOf(newEmailSchema('ada@example.org'), { email: wished });
  expect(to('ada@example.com')).toEqual([]);
  expect(to(' ADA@Example.org ')).toEqual(['emailUnchanged']);
  expect(to(undefined)).toEqual(['required']);
});

it('a claim is given up by its whole name alone', () => {
  const name = `emailClaim-${'0a'.repeat(32)}`;
  expect(codesOf(releaseClaimSchema, { claimStream: name })).toEqual([]);
  expect(codesOf(releaseClaimSchema, {})).toEqual([]);
  for (const other of [`${name}0`, `account-${name}`, name.toUpperCase(), 'emailClaim-', `${name}\n`])
    expect(codesOf(releaseClaimSchema, { claimStream: other })).toEqual(['wrongType']);
});

it('a role is one of ours, given or taken by name', () => {
  const asked = { email: 'ada@example.org', role: 'admin', held: true };
  expect(codesOf(roleSchema, asked)).toEqual([]);
  expect(codesOf(roleSchema, { ...asked, role: 'service' })).toEqual(['notInList']);
  expect(codesOf(roleSchema, { email: 'ada@example.org' }).sort()).toEqual(['required', 'required']);
});
