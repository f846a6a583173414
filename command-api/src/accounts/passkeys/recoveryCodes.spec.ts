import { RECOVERY_CODES } from '@storylark/contracts/constants';
import { makeRecoveryCodes, readRecoveryCode } from './recoveryCodes.ts';

it('are ten, each another, and say which of the ten they are', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const [slot, code] of codes.entries()) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readRecoveryCode(code)).toEqual({ slot, code: code.replaceAll('-', '') });
  }
});

it('are read as people write them', () => {
  const wanted = { slot: 1, code: '10AB11CD0XYZ' };
  for (const text of ['10AB-11CD-0XYZ', ' 10ab 11cd 0xyz ', 'loab iicd oxyz', '10AB–11CD–0XYZ'])
    expect(readRecoveryCode(text)).toEqual(wanted);
});

it.each(['', '10AB-11CD', '10AB-11CD-0XYZ-1', '10AB-11CD-0XYU', 'ß'.repeat(12), '0'.repeat(60)])(
  'are not read out of %p',
  (text) => expect(readRecoveryCode(text)).toBeNull(),
);
