import { passwordWeakness } from '@storylark/contracts/accounts/password/passwordWeakness';
import { ERASED } from '@storylark/contracts/sealing';
import type { ValidationCode } from '@storylark/contracts/validation/messages';
import { InvalidInput } from '@storylark/platform/http/validate';
import type { Account } from '../account.ts';

/**
 * @param known what whoever knows the parent tries first
 * @throws InvalidInput as the schema would if it knew all that
 */
export function refuseGuessable(password: string, known: readonly string[]): void {
  const type: ValidationCode | null = passwordWeakness(password, known);
  if (type !== null) throw new InvalidInput([{ loc: ['body', 'password'], type, params: {} }]);
}

/** What an account itself says of its parent. */
export function knownOf({ names, email }: Pick<Account, 'names' | 'email'>): string[] {
  return [
    ...(names === ERASED ? [] : [names.firstName, names.lastName]),
    ...(email === ERASED ? [] : email.split('@')),
  ];
}
