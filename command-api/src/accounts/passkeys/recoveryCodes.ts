import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@storylark/contracts/constants';

/** Crockford's: no letter that is taken for a digit, or makes words with others. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
/** The first sign says which of the codes it is, so that one hash has to be tried and not all. */
const shape = new RegExp(`^[${signs}]{${LENGTH}}$`);

/** `XXXX-XXXX-XXXX`, 55 random bits each. */
export const makeRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, slot) => {
    const random = Array.from(randomBytes(LENGTH - 1), (byte) => signs[byte % signs.length]);
    return [signs[slot], ...random].join('').replace(/(.{4})(?=.)/g, '$1-');
  });

/**
 * Reads a code as people write it: in small letters, with other gaps or none, with O, I or L for a digit.
 * Null for what is none.
 */
export function readRecoveryCode(text: string): { slot: number; code: string } | null {
  const code = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!shape.test(code)) return null;
  return { slot: signs.indexOf(code.charAt(0)), code };
}
