import { email, profileSchema, resetPasswordSchema, signupSchema } from './schemas.ts';

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
