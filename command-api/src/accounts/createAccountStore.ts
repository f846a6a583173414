import { accountStream, type AccountEvent } from '@storylark/contracts/accounts/events';
import type { CommandHandler, CommandMeta, Handled } from '@storylark/platform/engines/handleCommand';
import { liveEmailChange, type Account } from './account.ts';
import type { AccountCommand, AccountContext } from './accountCommand.ts';
import { accountDecider } from './accountDecider.ts';
import type { ClaimNames } from './addresses.ts';
import { outsideTermsOf as termsOf } from './profile/storyMaking.ts';
import { createEmailClaims } from './claims/createEmailClaims.ts';

type Deps = { commands: CommandHandler; namesOf: ClaimNames; googleNamesOf: ClaimNames };
export type AccountStore = ReturnType<typeof createAccountStore>;

/** A link used at the last moment may still be on its way through the two streams. */
const GRACE_MS = 60_000;

/** Reads and changes accounts, and finds them by address. */
export function createAccountStore({ commands, namesOf, googleNamesOf }: Deps) {
  /**
   * An id that holds an address without an account is what a signup left behind that broke off: whoever comes
   * next opens it.
   */
  const claims = createEmailClaims({
    commands,
    namesOf,
    async isFree({ holder, claimStream }, at) {
      const account = await load(holder);
      return account !== null && !needs(account, claimStream, at);
    },
  });

  /**
   * The same of people at Google. An account claims one before it lets them in: whoever needs longer than a
   * minute for that may find that another account does.
   */
  const googleClaims = createEmailClaims({
    commands,
    namesOf: googleNamesOf,
    async isFree({ holder, claimStream, claimedAt }, at) {
      const account = await load(holder);
      if (account?.status !== 'open') return account !== null;
      return !letsIn(account, claimStream) && Date.parse(at) - Date.parse(claimedAt ?? at) > GRACE_MS;
    },
  });

  /** Null when there is no such account; a deleted one is found. */
  async function load(accountId: string): Promise<Account | null> {
    return (await commands.load(accountDecider, accountStream(accountId))).state;
  }

  function decide(
    accountId: string,
    command: AccountCommand,
    meta: CommandMeta,
    session?: AccountContext['session'],
  ): Promise<Handled<Account | null, AccountEvent>> {
    const context = { accountId, at: meta.at, ...(session && { session }) };
    return commands.handle({
      decider: accountDecider,
      streamId: accountStream(accountId),
      command,
      contextOf: () => context,
      meta: { ...meta, accountId },
    });
  }

  /** The account that this address leads to now, while it is open. */
  async function findByAddress(address: string): Promise<Account | null> {
    const { holder, claimStream } = await claims.find(address);
    const account = holder === null ? null : await load(holder);
    return account?.status === 'open' && account.claimStream === claimStream ? account : null;
  }

  /** The open account that lets in whom Google calls `sub`. */
  async function findByGoogle(sub: string): Promise<Account | null> {
    const { holder, claimStream } = await googleClaims.find(sub);
    const account = holder === null ? null : await load(holder);
    return account && letsIn(account, claimStream) ? account : null;
  }

  /**
   * Gives an address back unless it is the one the account lives under. Answers the log position; undefined
   * when nothing happened.
   */
  async function release(claimStream: string, accountId: string, at: string): Promise<number | undefined> {
    const account = await load(accountId);
    if (account?.status === 'open' && account.claimStream === claimStream) return undefined;
    return claims.release(claimStream, accountId, at);
  }

  /** Gives a person at Google back whom the account does not let in any more. */
  async function releaseGoogle(claimStream: string, accountId: string, at: string): Promise<void> {
    const account = await load(accountId);
    if (!account || !letsIn(account, claimStream)) await googleClaims.release(claimStream, accountId, at);
  }

  /** What may be asked of outside models for it now; null: nothing. */
  const outsideTermsOf = async (accountId: string) => termsOf(await load(accountId));

  return {
    load,
    decide,
    findByAddress,
    claim: claims.claim,
    release,
    claims,
    findByGoogle,
    googleClaims,
    releaseGoogle,
    outsideTermsOf,
  };
}

const letsIn = ({ status, google }: Account, claimStream: string): boolean =>
  status === 'open' && google?.claimStream === claimStream;

/** Whether an account lives under the claim, or may be about to move there. */
function needs(account: Account, claimStream: string, at: string): boolean {
  if (account.status === 'erased') return false;
  const shortlyBefore = new Date(Date.parse(at) - GRACE_MS).toISOString();
  return (
    account.claimStream === claimStream ||
    (account.status === 'open' && liveEmailChange(account, shortlyBefore) !== null)
  );
}
