import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { ERASED } from '@storylark/contracts/sealing';
import { Refusal } from '@storylark/platform/refusal';
import { unlinked } from './google/linkedGoogle.ts';
import { liveConfirmations, liveEmailChange, liveResets, type Account, type MailRequest } from './account.ts';
import type { AccountContext, CommandOf } from './accountCommand.ts';

// What the links of mails ask for: each works once, and only as long as it lasts.

export function confirmEmail(
  command: CommandOf<'ConfirmEmail'>,
  account: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  if (!names(liveConfirmations(account, at), command)) throw new Refusal('confirmFailed');
  return [{ type: 'EmailConfirmed', data: { accountId, requestId: command.requestId, at } }];
}

export function confirmEmailChange(
  command: CommandOf<'ConfirmEmailChange'>,
  account: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  const { requestId, claimStream } = command;
  const change = liveEmailChange(account, at);
  if (change?.requestId !== requestId || change.email === ERASED) throw new Refusal('emailChangeFailed');
  const { email } = change;
  return [
    {
      type: 'EmailChanged',
      data: {
        accountId,
        requestId,
        claimStream,
        formerClaimStream: account.claimStream,
        change: { email },
        at,
      },
    },
  ];
}

/**
 * Whoever opened an account that was never confirmed may not own the address: the owner's reset leaves
 * nothing of theirs behind.
 */
export function resetPassword(
  command: CommandOf<'ResetPassword'>,
  account: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  const { requestId, passwordHash } = command;
  if (!names(liveResets(account, at), command)) throw new Refusal('resetTokenInvalid');
  const reset: AccountEvent = {
    type: 'PasswordReset',
    data: { accountId, requestId, secret: { passwordHash }, at },
  };
  if (account.confirmed) return [reset];
  return [
    reset,
    ...unlinked(account, { accountId, at }),
    {
      type: 'ProfileChanged',
      data: { accountId, language: account.language, names: { firstName: '', lastName: '' }, at },
    },
  ];
}

const names = (requests: readonly MailRequest[], { requestId }: { requestId: string }) =>
  requests.some((request) => request.requestId === requestId);
