import type { AccountPerson, PushContent } from '@storylark/contracts/accounts/personal';
import type { Device } from '@storylark/contracts/accounts/device';
import type { TokenClaims } from '@storylark/contracts/accounts/sessions';
import type { DeletionReason, Role } from '@storylark/contracts/accounts/vocabulary';
import type { StoryMakingWish } from './profile/storyMaking.ts';
import type { SecondFactorCommand } from './passkeys/decideSecondFactor.ts';
import type { GoogleCommand } from './google/decideGoogle.ts';
import type { Locale } from '@storylark/contracts/languages';

/** What stands in the first place of a login; a passkey may be asked for after either. */
export type WayIn = 'password' | 'google';

export type AccountCommand =
  /** By signup, which shows the terms in force. `requestId`: of the confirmation mail that follows. */
  | { type: 'OpenAccount'; language: Locale; claimStream: string; person: AccountPerson; requestId: string }
  | { type: 'RequestConfirmation'; requestId: string }
  | { type: 'ConfirmEmail'; requestId: string }
  /** What is left out stays; `termsAccepted`: the terms in force. */
  | ({
      type: 'ChangeProfile';
      firstName?: string | undefined;
      lastName?: string | undefined;
      language?: Locale | undefined;
      termsAccepted?: boolean | undefined;
    } & StoryMakingWish)
  | { type: 'RequestEmailChange'; email: string; requestId: string }
  /** `claimStream`: of the new address, claimed for this account already. */
  | { type: 'ConfirmEmailChange'; requestId: string; claimStream: string }
  | { type: 'RequestPasswordReset'; requestId: string }
  | { type: 'ResetPassword'; requestId: string; passwordHash: string }
  /** `verified`: the hash that the current password was found right for; null when it was wrong. */
  | { type: 'ChangePassword'; verified: string | null; passwordHash: string; keepsSession: string }
  /** The same password under a newer hash; `verified`: the hash that it was found right for. */
  | { type: 'RehashPassword'; verified: string; passwordHash: string }
  | SecondFactorCommand
  | GoogleCommand
  /** `sessionNumber`: as it was when the password, or Google's answer, was found right. */
  | { type: 'BeginSession'; sessionId: string; sessionNumber: number; device: Device; by: WayIn }
  /** A token of this generation was shown. */
  | { type: 'UseToken'; sessionId: string; generation: number }
  /** Null ends all sessions, but `keepsSession`. */
  | { type: 'EndSession'; sessionId: string | null; keepsSession?: string }
  /** Of the caller's session; null: it is to be told no more. */
  | { type: 'ChoosePush'; sessionId: string; push: PushContent | null }
  /** The push service knows this address no more. */
  | { type: 'DropPush'; sessionId: string; endpoint: string }
  | { type: 'ChangeRole'; role: Role; held: boolean }
  | { type: 'DeleteAccount'; reason: DeletionReason; comment: string }
  | { type: 'RecordErasure' }
  /** Nobody opens an account under this id any more; quiet where somebody did. */
  | { type: 'CloseUnopened' };
export type CommandOf<T extends AccountCommand['type']> = Extract<AccountCommand, { type: T }>;

/**
 * `at`: ISO time of the command. `session`: of the caller, for what only a logged-in parent may ask; it has
 * to live still when it is decided.
 */
export type AccountContext = {
  accountId: string;
  at: string;
  session?: TokenClaims;
};
