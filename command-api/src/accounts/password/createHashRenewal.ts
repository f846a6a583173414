import type { Clock } from '@storylark/platform/clock';
import type { Account } from '../account.ts';
import type { AccountStore } from '../createAccountStore.ts';
import type { Passwords } from './createPasswords.ts';

type Deps = {
  accounts: Pick<AccountStore, 'decide'>;
  passwords: Pick<Passwords, 'hash' | 'isOutdated'>;
  now: Clock;
};

/**
 * Hashes a password that was found right anew where the house has come to make its hashes dearer. No login
 * fails for it: what does not succeed is tried again at the next one.
 */
export function createHashRenewal({ accounts, passwords, now }: Deps) {
  return async function renewHash({ accountId }: Account, verified: string, password: string): Promise<void> {
    if (!passwords.isOutdated(verified)) return;
    const at = new Date(now()).toISOString();
    await passwords
      .hash(password)
      .then((passwordHash) =>
        accounts.decide(accountId, { type: 'RehashPassword', verified, passwordHash }, { at, accountId }),
      )
      .catch(() => {});
  };
}
export type RenewHash = ReturnType<typeof createHashRenewal>;
