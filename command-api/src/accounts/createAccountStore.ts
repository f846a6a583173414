import { accountStream, type AccountEvent } from '@storylark/contracts/accounts/events';
import type { CommandHandler, CommandMeta, Handled } from '@storylark/platform/engines/handleCommand';
import { liveEmailChange, type Account } from './account.ts';
import type { AccountCommand, AccountContext } from './accountCommand.ts';
import { accountDecider } from './accountDecider.ts';
import { claimStreamOf, type AddressHash } from './addresses.ts';
import { emailClaimDecider } from './emailClaimDecider.ts';

type Deps = { commands: CommandHandler; addressHash: AddressHash };
export type AccountStore = ReturnType<typeof createAccountStore>;

/** A link used at the last moment may still be on its way through the two streams. */
const GRACE_MS = 60_000;

/** Reads and changes accounts, and finds them by address. */
export function createAccountStore({ commands, addressHash }: Deps) {
  /** Null when there is no such account; a deleted one is found. */
  const load = async (accountId: string): Promise<Account | null> =>
    (await commands.load(accountDecider, accountStream(accountId))).state;

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
    const claimStream = claimStreamOf(addressHash, address);
    const { state: holder } = await commands.load(emailClaimDecider, claimStream);
    const account = holder === null ? null : await load(holder);
    return account?.status === 'open' && account.claimStream === claimStream ? account : null;
  }

  /**
   * Claims an address for the account `accountId`, and answers who holds it then: this account, or another
   * one that was quicker.
   * An id that holds it without an account is what a signup left behind that broke off: whoever comes next
   * opens it.
   */
  async function claim(claimStream: string, accountId: string, at: string): Promise<string> {
    const { state: holder } = await commands.load(emailClaimDecider, claimStream);
    if (holder !== null) {
      const account = await load(holder);
      if (!account || needs(account, claimStream, at)) return holder;
    }
    // No command id: the claim repeats itself safely, and a late repetition must not take an old claim for
    // its own.
    const { state: holderNow } = await commands.handle({
      decider: emailClaimDecider,
      streamId: claimStream,
      command: { type: 'ClaimEmail', accountId, insteadOf: holder },
      contextOf: () => ({ at }),
      meta: { at, accountId },
    });
    return holderNow ?? accountId;
  }

  /**
   * Gives an address back unless it is the one the account lives under. Answers the log position; undefined
   * when nothing happened.
   */
  async function release(claimStream: string, accountId: string, at: string): Promise<number | undefined> {
    const account = await load(accountId);
    if (account?.status === 'open' && account.claimStream === claimStream) return undefined;
    const { position, appended } = await commands.handle({
      decider: emailClaimDecider,
      streamId: claimStream,
      command: { type: 'ReleaseEmail', accountId },
      contextOf: () => ({ at }),
      meta: { at, accountId },
    });
    return appended ? position : undefined;
  }

  return { load, decide, findByAddress, claim, release };
}

/** Whether an account lives under the claimed address, or may be about to move there. */
function needs(account: Account, claimStream: string, at: string): boolean {
  if (account.status === 'erased') return false;
  const shortlyBefore = new Date(Date.parse(at) - GRACE_MS).toISOString();
  return (
    account.claimStream === claimStream ||
    (account.status === 'open' && liveEmailChange(account, shortlyBefore) !== null)
  );
}
