import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { sessionLives } from '@storylark/contracts/accounts/sessions';
import { TERMS_VERSION } from '@storylark/contracts/constants';
import { ERASED } from '@storylark/contracts/sealing';
import type { Decider } from '@storylark/platform/decider';
import { Refusal } from '@storylark/platform/refusal';
import { evolveAccount, hasMailsEnough, type Account } from './account.ts';
import type { AccountCommand, AccountContext, CommandOf } from './accountCommand.ts';
import { decideSecondFactor } from './passkeys/decideSecondFactor.ts';
import { decideGoogle, openByGoogle } from './google/decideGoogle.ts';
import { confirmEmail, confirmEmailChange, resetPassword } from './followedLinks.ts';
import { choosePush, dropPush } from './push/pushDecisions.ts';
import { storyMakingChosen } from './profile/storyMaking.ts';
import { beginSession, endSession, useToken } from './session/sessionDecisions.ts';

function decide(command: AccountCommand, account: Account | null, context: AccountContext): AccountEvent[] {
  const { accountId, at, session } = context;
  if (command.type === 'OpenAccount') return open(command, account, context);
  if (command.type === 'OpenByGoogle') return openByGoogle(command, account, context);
  if (command.type === 'RecordErasure') return recordErasure(account, context);
  if (command.type === 'CloseUnopened')
    return account ? [] : [{ type: 'AccountErased', data: { accountId, at } }];
  if (session && !(account && sessionLives(account.sessions, session, Date.parse(at))))
    throw new Refusal('unauthenticated');
  if (account?.status !== 'open') return missing(command);
  switch (command.type) {
    case 'RequestConfirmation':
      if (account.confirmed || hasMailsEnough(account.confirmations, at)) return [];
      return [{ type: 'EmailConfirmationRequested', data: { accountId, requestId: command.requestId, at } }];
    case 'ConfirmEmail':
      return confirmEmail(command, account, context);
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
      if (hasMailsEnough(account.resets, at)) return [];
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
    case 'RehashPassword':
      if (account.passwordHash !== command.verified) return [];
      return [
        {
          type: 'PasswordRehashed',
          data: { accountId, secret: { passwordHash: command.passwordHash }, at },
        },
      ];
    case 'BeginSession':
      return beginSession(command, account, context);
    case 'UseToken':
      return useToken(command, account, context);
    case 'EndSession':
      return endSession(command, account, context);
    case 'AddPasskey':
    case 'UsePasskey':
    case 'RemovePasskey':
    case 'MakeRecoveryCodes':
    case 'UseRecoveryCode':
      return decideSecondFactor(command, account.secondFactor, context);
    case 'TakeOverByGoogle':
    case 'LinkGoogle':
    case 'UnlinkGoogle':
      return decideGoogle(command, account, context);
    case 'ChoosePush':
      return choosePush(command, account, context);
    case 'DropPush':
      return dropPush(command, account, context);
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

/**
 * What asks for a mail, or shows a token, is quiet about accounts that are not there; a link into one leads
 * nowhere.
 */
function missing({ type }: AccountCommand): AccountEvent[] {
  switch (type) {
    case 'RequestConfirmation':
    case 'RequestPasswordReset':
    case 'UseToken':
    case 'DropPush':
      return [];
    case 'BeginSession':
      throw new Refusal('wrongCredentials');
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
  return [...events, ...storyMakingChosen(command, account.storyMaking, { accountId, at })];
}

function recordErasure(account: Account | null, { accountId, at }: AccountContext): AccountEvent[] {
  if (account?.status === 'erased') return [];
  if (account?.status !== 'deleted') throw new Refusal('notFound');
  return [{ type: 'AccountErased', data: { accountId, at } }];
}

export const accountDecider: Decider<Account | null, AccountCommand, AccountEvent, AccountContext> = {
  initialState: null,
  evolve: evolveAccount,
  // from which device: told by the read model alone, and there are as many as there were logins
  leavesSealed: ['SessionBegan'] satisfies AccountEvent['type'][],
  decide,
};
