import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { PasskeyContent } from '@storylark/contracts/accounts/personal';
import { PASSKEY_LIMIT } from '@storylark/contracts/constants';
import { ERASED } from '@storylark/contracts/sealing';
import { Refusal } from '@storylark/platform/refusal';
import { isOn, type SecondFactor } from './secondFactor.ts';

export type SecondFactorCommand =
  /** `recoveryHashes` are for the account's first passkey; beside others they are not needed. */
  | {
      type: 'AddPasskey';
      passkeyId: string;
      passkey: PasskeyContent;
      counter: number;
      recoveryHashes: readonly string[];
    }
  /** Its signature was found right; `counter` is what it said. */
  | { type: 'UsePasskey'; passkeyId: string; counter: number }
  | { type: 'RemovePasskey'; passkeyId: string }
  | { type: 'MakeRecoveryCodes'; recoveryHashes: readonly string[] }
  /** `verified`: the hash that the code was found right for; null when it was wrong. */
  | { type: 'UseRecoveryCode'; slot: number; verified: string | null };
type CommandOf<T extends SecondFactorCommand['type']> = Extract<SecondFactorCommand, { type: T }>;
type Context = { accountId: string; at: string };

/** @throws Refusal */
export function decideSecondFactor(
  command: SecondFactorCommand,
  factor: SecondFactor,
  { accountId, at }: Context,
): AccountEvent[] {
  switch (command.type) {
    case 'AddPasskey':
      return addPasskey(command, factor, { accountId, at });
    case 'UsePasskey':
      return usePasskey(command, factor, { accountId, at });
    case 'RemovePasskey':
      if (!factor.passkeys.some(({ passkeyId }) => passkeyId === command.passkeyId))
        throw new Refusal('passkeyNotFound');
      return [{ type: 'PasskeyRemoved', data: { accountId, passkeyId: command.passkeyId, at } }];
    case 'MakeRecoveryCodes':
      if (!isOn(factor)) throw new Refusal('passkeyNotFound');
      return [codesMade(command.recoveryHashes, { accountId, at })];
    case 'UseRecoveryCode':
      if (command.verified === null || factor.recoveryHashes[command.slot] !== command.verified)
        throw new Refusal('wrongRecoveryCode');
      return [{ type: 'RecoveryCodeUsed', data: { accountId, slot: command.slot, at } }];
  }
}

function addPasskey(
  { passkeyId, passkey, counter, recoveryHashes }: CommandOf<'AddPasskey'>,
  factor: SecondFactor,
  { accountId, at }: Context,
): AccountEvent[] {
  const isKnown = factor.passkeys.some(
    ({ content }) => content !== ERASED && content.credentialId === passkey.credentialId,
  );
  if (isKnown) return [];
  if (factor.passkeys.length >= PASSKEY_LIMIT)
    throw new Refusal('passkeyLimitReached', { limit: PASSKEY_LIMIT });
  const added: AccountEvent = { type: 'PasskeyAdded', data: { accountId, passkeyId, counter, passkey, at } };
  return isOn(factor) ? [added] : [added, codesMade(recoveryHashes, { accountId, at })];
}

/** Where the authenticator counts, the count has to rise: one that does not was copied. */
function usePasskey(
  { passkeyId, counter }: CommandOf<'UsePasskey'>,
  { passkeys }: SecondFactor,
  { accountId, at }: Context,
): AccountEvent[] {
  const known = passkeys.find((one) => one.passkeyId === passkeyId);
  if (!known) throw new Refusal('passkeyNotAccepted');
  if (known.counter === 0 && counter === 0) return [];
  if (counter <= known.counter) throw new Refusal('passkeyNotAccepted');
  return [{ type: 'PasskeyUsed', data: { accountId, passkeyId, counter, at } }];
}

const codesMade = (hashes: readonly string[], { accountId, at }: Context): AccountEvent => ({
  type: 'RecoveryCodesMade',
  data: { accountId, codes: { hashes }, at },
});
