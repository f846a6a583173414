import { ERASED } from '@storylark/contracts/sealing';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import { liveEmailChange } from '../account.ts';
import type { AccountStore } from '../createAccountStore.ts';
import type { MailRequestId } from '../mail/mailTokens.ts';

/**
 * Claims the new address, then moves the account there; a manager releases the former one. Breaking off in
 * between leaves a claim that the same link uses again, or that is given up when the link has run out.
 * Answers the log position.
 * @throws Refusal `emailChangeFailed` for a link that does not work any more; `emailTaken`, which only the
 * reader of that address's mails hears.
 */
export async function moveToNewAddress(
  accounts: AccountStore,
  { accountId, requestId }: MailRequestId,
  meta: CommandMeta,
): Promise<number> {
  const account = await accounts.load(accountId);
  const change = account && liveEmailChange(account, meta.at);
  const isAsked = change?.requestId === requestId && change.email !== ERASED;
  // Without a live request nothing is claimed: the decider says no, or answers what it did when the same call
  // came first.
  const claim = isAsked ? await accounts.claim(change.email, accountId, meta.at) : null;
  if (claim && claim.holder !== accountId) throw new Refusal('emailTaken');
  const claimStream = claim?.claimStream ?? '';
  try {
    return (await accounts.decide(accountId, { type: 'ConfirmEmailChange', requestId, claimStream }, meta))
      .position;
  } catch (error) {
    if (claim && error instanceof Refusal) await accounts.release(claimStream, accountId, meta.at);
    throw error;
  }
}
