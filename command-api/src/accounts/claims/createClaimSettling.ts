import { ERASED } from '@storylark/contracts/sealing';
import type { Account } from '../account.ts';
import type { AccountStore } from '../createAccountStore.ts';
import type { FoundClaim } from './createEmailClaims.ts';

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
export function createClaimSettling({ load, decide, claims, googleClaims }: AccountStore): SettleClaim {
  return async function settle(claimStream, at) {
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
    const renewed = account && (await renew(account, found, at));
    if (renewed && renewed !== (await claims.follow(claimStream)).stream)
      throw new Error('a claim lies under a key that the vault does not have');
    return true;
  };

  /** Answers the stream to write to from now on; null where the account has no use for the claim any more. */
  async function renew(account: Account, found: FoundClaim, at: string): Promise<string | null> {
    const { status, google } = account;
    if (status === 'open' && google?.claimStream === found.claimStream)
      return google.link === ERASED ? null : googleClaims.renew(google.link.sub, at);
    const address = await addressOf(account, found);
    return address && claims.renew(address, at);
  }

  /** Null where it does not live under the claim. */
  async function addressOf(
    account: Account,
    { claimStream, stream }: { claimStream: string; stream: string },
  ) {
    const { status, email, emailChange } = account;
    if (status !== 'open') return null;
    if (account.claimStream === claimStream) return email === ERASED ? null : email;
    // on the way to a new address; one that was asked for in between may be another
    if (!emailChange || emailChange.email === ERASED) return null;
    return (await claims.find(emailChange.email)).stream === stream ? emailChange.email : null;
  }
}
