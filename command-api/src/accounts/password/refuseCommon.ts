import type { ValidationCode } from '@storylark/contracts/validation/messages';
import { InvalidInput } from '@storylark/platform/http/validate';
import type { Passwords } from './createPasswords.ts';

/** @throws InvalidInput of type `passwordCommon`, as the schema would if it held the list. */
export function refuseCommon(passwords: Passwords, password: string): void {
  const type: ValidationCode = 'passwordCommon';
  if (passwords.isCommon(password)) throw new InvalidInput([{ loc: ['body', 'password'], type, params: {} }]);
}
