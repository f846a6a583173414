import { saysNameOf } from '@storylark/contracts/characters/schemas';
import type { ValidationCode } from '@storylark/contracts/validation/messages';
import { InvalidInput } from '@storylark/platform/http/validate';
import { isProfaneName } from '../../isProfaneName.ts';

/**
 * What is said outside in place of a name is a decent word, and none of the names that it stands for.
 * @param names of the account's characters
 * @throws InvalidInput as the schema would if it knew all that
 */
export function refuseAlias(alias: string, names: readonly string[]): void {
  const type: ValidationCode | null = isProfaneName(alias)
    ? 'nameProfane'
    : names.some((name) => saysNameOf(alias, name))
      ? 'aliasIsName'
      : null;
  if (type !== null) throw new InvalidInput([{ loc: ['body', 'spokenName', 'alias'], type, params: {} }]);
}
