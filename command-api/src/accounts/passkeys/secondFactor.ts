import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { PasskeyContent } from '@storylark/contracts/accounts/personal';
import { ERASED, type Personal } from '@storylark/contracts/sealing';

export type Passkey = {
  passkeyId: string;
  content: Personal<PasskeyContent>;
  /** Signatures as the authenticator last counted them; 0 where it does not count. */
  counter: number;
};

/**
 * What a login asks for after the password: nothing while there is no passkey. `recoveryHashes`: of the codes
 * made last, null where one was used.
 */
export type SecondFactor = {
  passkeys: readonly Passkey[];
  recoveryHashes: readonly (string | null)[];
};

export const noSecondFactor: SecondFactor = { passkeys: [], recoveryHashes: [] };

export const isOn = ({ passkeys }: SecondFactor) => passkeys.length > 0;

export function evolveSecondFactor(factor: SecondFactor, { type, data }: AccountEvent): SecondFactor {
  switch (type) {
    case 'PasskeyAdded': {
      const { passkeyId, passkey: content, counter } = data;
      return { ...factor, passkeys: [...factor.passkeys, { passkeyId, content, counter }] };
    }
    case 'PasskeyUsed':
      return {
        ...factor,
        passkeys: factor.passkeys.map((one) =>
          one.passkeyId === data.passkeyId ? { ...one, counter: data.counter } : one,
        ),
      };
    case 'PasskeyRemoved': {
      const passkeys = factor.passkeys.filter(({ passkeyId }) => passkeyId !== data.passkeyId);
      return passkeys.length === 0 ? noSecondFactor : { ...factor, passkeys };
    }
    case 'RecoveryCodesMade':
      return { ...factor, recoveryHashes: data.codes === ERASED ? [] : data.codes.hashes };
    case 'RecoveryCodeUsed':
      return {
        ...factor,
        recoveryHashes: factor.recoveryHashes.map((hash, slot) => (slot === data.slot ? null : hash)),
      };
    default:
      return factor;
  }
}
