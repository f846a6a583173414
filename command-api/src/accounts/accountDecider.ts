import type { AccountEvent, AccountPerson } from '@storylark/contracts/accounts/events';
import { sessionLives } from '@storylark/contracts/accounts/sessions';
import type { DeletionReason, Role } from '@storylark/contracts/accounts/vocabulary';
import { TERMS_VERSION } from '@storylark/contracts/constants';
import type { Locale } from '@storylark/contracts/languages';
import { ERASED } from '@storylark/contracts/sealing';
import type { Decider } from '@storylark/platform/decider';
import { Refusal } from '@storylark/platform/refusal';
import {
  evolveAccount,
  liveConfirmations,
  liveEmailChange,
  liveResets,
  type Account,
  type MailRequest,
} from './account.ts';

export type AccountCommand =
  /** By signup, which shows the terms in force. `requestId`: of the confirmation mail that follows. */
  | { type: 'OpenAccount'; language: Locale; claimStream: string; person: AccountPerson; requestId: string }
  | { type: 'RequestConfirmation'; requestId: string }
  | { type: 'ConfirmEmail'; requestId: string }
  /** What is left out stays; `termsAccepted`: the terms in force. */
  | {
      type: 'ChangeProfile';
      firstName?: string | undefined;
      lastName?: string | undefined;
      language?: Locale | undefined;
      termsAccepted?: boolean | undefined;
    }
  | { type: 'RequestEmailChange'; email: string; requestId: string }
  /** `claimStream`: of the new address, claimed for this account already. */
  | { type: 'ConfirmEmailChange'; requestId: string; claimStream: string }
  | { type: 'RequestPasswordReset'; requestId: string }
  | { type: 'ResetPassword'; requestId: string; passwordHash: string }
  /** `verified`: the hash that the current password was found right for; null when it was wrong. */
  | { type: 'ChangePassword'; verified: string | null; passwordHash: string; keepsSession: string }
  /** Null ends all sessions. */
  | { type: 'EndSession'; sessionId: string | null }
  | { type: 'ChangeRole'; role: Role; held: boolean }
  | { type: 'DeleteAccount'; reason: DeletionReason; comment: string }
  | { type: 'RecordErasure' };
type CommandOf<T extends AccountCommand['type']> = Extract<AccountCommand, { type: T }>;

/**
 * `at`: ISO time of the command. `session`: of the caller, for what only a logged-in parent may ask; it has
 * to live still when it is decided.
 */
export type AccountContext = {
  accountId: string;
  at: string;
  session?: { sessionId: string; sessionNumber: number };
};

function decide(command: AccountCommand, account: Account | null, context: AccountContext): AccountEvent[] {
  const { accountId, at, session } = context;
  if (command.type === 'OpenAccount') return open(command, account, context);
  if (command.type === 'RecordErasure') return recordErasure(account, context);
  if (session && !(account && sessionLives(account.sessions, session))) throw new Refusal('unauthenticated');
  if (account?.status !== 'open') return missing(command);
  switch (command.type) {
    case 'RequestConfirmation':
      if (account.confirmed) return [];
      return [{ type: 'EmailConfirmationRequested', data: { accountId, requestId: command.requestId, at } }];
    case 'ConfirmEmail':
      if (!names(liveConfirmations(account, at), command)) throw new Refusal('confirmFailed');
      return [{ type: 'EmailConfirmed', data: { accountId, requestId: command.requestId, at } }];
    case 'ChangeProfile':
      return changeProfile(command, account, context);
    case 'RequestEmailChange':
      if (account.email === command.email) return [];
      return [
        {
          type: 'EmailChangeRequested',
          data: { accountId, requestId: command.requestId, change: { email: command.email }, at },
        },
      ];
    case 'ConfirmEmailChange':
      return confirmEmailChange(command, account, context);
    case 'RequestPasswordReset':
      return [{ type: 'PasswordResetRequested', data: { accountId, requestId: command.requestId, at } }];
    case 'ResetPassword':
      return resetPassword(command, account, context);
    case 'ChangePassword':
      if (command.verified === null || account.passwordHash !== command.verified)
        throw new Refusal('wrongPassword');
      return [
        {
          type: 'PasswordChanged',
          data: {
            accountId,
            keepsSession: command.keepsSession,
            secret: { passwordHash: command.passwordHash },
            at,
          },
        },
      ];
    case 'EndSession':
      return [{ type: 'SessionEnded', data: { accountId, sessionId: command.sessionId, at } }];
    case 'ChangeRole':
      if (account.roles.includes(command.role) === command.held) return [];
      return [
        { type: command.held ? 'RoleGranted' : 'RoleWithdrawn', data: { accountId, role: command.role, at } },
      ];
    case 'DeleteAccount':
      return [
        {
          type: 'AccountDeleted',
          data: { accountId, reason: command.reason, words: { comment: command.comment }, at },
        },
      ];
  }
}

function open(
  command: CommandOf<'OpenAccount'>,
  account: Account | null,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  if (account) throw new Refusal('emailTaken');
  const { language, claimStream, person, requestId } = command;
  return [
    {
      type: 'AccountOpened',
      data: { accountId, language, claimStream, termsVersion: TERMS_VERSION, person, at },
    },
    { type: 'EmailConfirmationRequested', data: { accountId, requestId, at } },
  ];
}

/** What asks for a mail is quiet about accounts that are not there; a link into one leads nowhere. */
function missing({ type }: AccountCommand): AccountEvent[] {
  switch (type) {
    case 'RequestConfirmation':
    case 'RequestPasswordReset':
      return [];
    case 'ConfirmEmail':
      throw new Refusal('confirmFailed');
    case 'ResetPassword':
      throw new Refusal('resetTokenInvalid');
    case 'ConfirmEmailChange':
      throw new Refusal('emailChangeFailed');
    default:
      throw new Refusal('notFound');
  }
}

function changeProfile(
  command: CommandOf<'ChangeProfile'>,
  account: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  if (account.names === ERASED) throw new Refusal('notFound');
  const {
    firstName = account.names.firstName,
    lastName = account.names.lastName,
    language = account.language,
  } = command;
  const events: AccountEvent[] = [];
  if (
    firstName !== account.names.firstName ||
    lastName !== account.names.lastName ||
    language !== account.language
  )
    events.push({
      type: 'ProfileChanged',
      data: { accountId, language, names: { firstName, lastName }, at },
    });
  if (command.termsAccepted && account.terms?.version !== TERMS_VERSION)
    events.push({ type: 'TermsAccepted', data: { accountId, termsVersion: TERMS_VERSION, at } });
  return events;
}

function confirmEmailChange(
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
function resetPassword(
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
    {
      type: 'ProfileChanged',
      data: { accountId, language: account.language, names: { firstName: '', lastName: '' }, at },
    },
  ];
}

function recordErasure(account: Account | null, { accountId, at }: AccountContext): AccountEvent[] {
  if (account?.status === 'erased') return [];
  if (account?.status !== 'deleted') throw new Refusal('notFound');
  return [{ type: 'AccountErased', data: { accountId, at } }];
}

const names = (requests: readonly MailRequest[], { requestId }: { requestId: string }) =>
  requests.some((request) => request.requestId === requestId);

export const accountDecider: Decider<Account | null, AccountCommand, AccountEvent, AccountContext> = {
  initialState: null,
  evolve: evolveAccount,
  decide,
};
