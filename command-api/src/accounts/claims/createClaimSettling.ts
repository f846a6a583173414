import { googleClaimStream } from '@storylark/contracts/accounts/events';
import { ERASED } from '@storylark/contracts/sealing';
import type { Account } from '../account.ts';
import type { AccountStore } from '../createAccountStore.ts';

/** Between claim and account lie two appends of one request. */
const OPENS_WITHIN_MS = 60_000;

export type SettleClaim = (claimStream: string, at: string) => Promise<boolean>;

/**
 * Has a claim live under the newest key, whoever made it when: the address is taken from its account's own
 * stream. One that no account uses any more stays where it is: nobody looks for it there once the key has gone.
 * One without an account is closed, so that its account cannot be opened any more by whoever was cut off in
 * between. Safe to repeat, and to break off anywhere. Answers false where a signup may still be on its way: to
 * be asked again after a minute.
 * @throws Error where vault and log do not belong together
 */
export function createClaimSettling({
  load,
  decide,
  claims: ofAddresses,
  googleClaims,
}: AccountStore): SettleClaim {
  return async function settle(claimStream, at) {
    const isGoogle = claimStream.startsWith(googleClaimStream(''));
    const claims = isGoogle ? googleClaims : ofAddresses;
    const found = await claims.follow(claimStream);
    const { holder } = found;
    if (holder === null) return true;
    if (found.stream !== claimStream) {
      await claims.arrive(claimStream, at);
      return true;
    }
    let account = await load(holder);
    if (!account) {
      if (Date.parse(at) - Date.parse(found.claimedAt ?? at) < OPENS_WITHIN_MS) return false;
      account = (await decide(holder, { type: 'CloseUnopened' }, { at })).state;
    }
    const claimed = account && (isGoogle ? subOf(account, found) : await addressOf(account, found));
    if (claimed && (await claims.renew(claimed, at)) !== (await claims.follow(claimStream)).stream)
      throw new Error('a claim lies under a key that the vault does not have');
    return true;
  };

  /** Null where the account does not let that person in any more. */
  function subOf({ status, google }: Account, { claimStream }: { claimStream: string }) {
    if (status !== 'open' || google?.claimStream !== claimStream || google.link === ERASED) return null;
    return google.link.sub;
  }

  /** Null where the account has no use for the claim any more. */
  async function addressOf(
    account: Account,
    { claimStream, stream }: { claimStream: string; stream: string },
  ) {
    const { status, email, emailChange } = account;
    if (status !== 'open') return null;
    if (account.claimStream === claimStream) return email === ERASED ? null : email;
    // on the way to a new address; one that was asked for in between may be another
    if (!emailChange || emailChange.email === ERASED) return null;
    return (await ofAddresses.find(emailChange.email)).stream === stream ? emailChange.email : null;
  }
}
