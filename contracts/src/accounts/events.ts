import type { Locale } from '../languages.ts';
import type { Personal, SealingOf, StoredOf } from '../sealing.ts';
import type { SpokenName } from '../stories/outside.ts';
import type { Device } from './device.ts';
import type { AccountPerson, GoogleLink, PasskeyContent, PushContent } from './personal.ts';
import type { DeletionReason, Role } from './vocabulary.ts';

// Stored for ever. A type or a field may be added here; none is renamed or removed. `at` is ISO time.

/**
 * Stream `emailClaim-{hmac of the address}`, or of Google's id of a person: one account for each. `madeIn`: the
 * stream in which the claim was made, if it was moved since; its account knows it by that.
 */
export type EmailClaimEvent =
  | { type: 'EmailClaimed'; data: { accountId: string; madeIn?: string; at: string } }
  | { type: 'EmailReleased'; data: { accountId: string; at: string } }
  /** The last one of its stream: the address, claimed or free, goes on in that which a newer key names. */
  | { type: 'EmailClaimMoved'; data: { to: string; at: string } };

/** Stream `claimKeys-all`. `keyId`: hex hash of a key that names no new claim any more, ever. */
export type ClaimKeyEvent = { type: 'ClaimKeyRetired'; data: { keyId: string; at: string } };

/**
 * Stream `account-{accountId}`: identity. `requestId` names one wish for a mail with a link: made with the
 * wish, carried by the link, and named again by the event that used it.
 */
export type AccountEvent =
  | {
      type: 'AccountOpened';
      data: {
        accountId: string;
        language: Locale;
        claimStream: string;
        termsVersion: string | null;
        person: Personal<AccountPerson>;
        at: string;
      };
    }
  | { type: 'EmailConfirmationRequested'; data: { accountId: string; requestId: string; at: string } }
  | { type: 'EmailConfirmed'; data: { accountId: string; requestId: string; at: string } }
  | { type: 'TermsAccepted'; data: { accountId: string; termsVersion: string; at: string } }
  | {
      type: 'ProfileChanged';
      data: {
        accountId: string;
        language: Locale;
        names: Personal<{ firstName: string; lastName: string }>;
        at: string;
      };
    }
  | {
      type: 'EmailChangeRequested';
      data: { accountId: string; requestId: string; change: Personal<{ email: string }>; at: string };
    }
  | {
      type: 'EmailChanged';
      data: {
        accountId: string;
        requestId: string;
        claimStream: string;
        formerClaimStream: string;
        change: Personal<{ email: string }>;
        at: string;
      };
    }
  | { type: 'PasswordResetRequested'; data: { accountId: string; requestId: string; at: string } }
  /**
   * By reset: confirms the address too and ends all sessions; by change: ends all but `keepsSession`. Raises
   * the session number.
   */
  | {
      type: 'PasswordReset';
      data: { accountId: string; requestId: string; secret: Personal<{ passwordHash: string }>; at: string };
    }
  | {
      type: 'PasswordChanged';
      data: {
        accountId: string;
        keepsSession: string;
        secret: Personal<{ passwordHash: string }>;
        at: string;
      };
    }
  /** The same password under a newer hash: nothing that anybody would notice. */
  | {
      type: 'PasswordRehashed';
      data: { accountId: string; secret: Personal<{ passwordHash: string }>; at: string };
    }
  /** A login, by password unless `by` says else. Its tokens are of generation 0 until a renewed one is used. */
  | {
      type: 'SessionBegan';
      data: { accountId: string; sessionId: string; device: Personal<Device>; by?: 'google'; at: string };
    }
  /** The first use of a token of this generation: those of the one before are good for a minute more. */
  | { type: 'SessionRenewed'; data: { accountId: string; sessionId: string; generation: number; at: string } }
  /**
   * One session (`sessionId`), or all of them (null: raises the session number) but `keepsSession`. `copied`:
   * a token came back that a newer one had replaced long before, so somebody holds a copy.
   */
  | {
      type: 'SessionEnded';
      data: { accountId: string; sessionId: string | null; keepsSession?: string; copied?: true; at: string };
    }
  /**
   * Whoever Google knows by this id comes in. `claimStream`: of the claim on that id. `confirms`: nobody had
   * confirmed the address, and Google vouches for it: the account is that person's, and the password, accepted
   * terms and sessions that somebody else may have brought are gone.
   */
  | {
      type: 'GoogleLinked';
      data: {
        accountId: string;
        claimStream: string;
        confirms: boolean;
        link: Personal<GoogleLink>;
        at: string;
      };
    }
  | { type: 'GoogleUnlinked'; data: { accountId: string; claimStream: string; at: string } }
  /** `counter`: of signatures, as the authenticator told it; 0 for ever where it keeps none. */
  | {
      type: 'PasskeyAdded';
      data: {
        accountId: string;
        passkeyId: string;
        counter: number;
        passkey: Personal<PasskeyContent>;
        at: string;
      };
    }
  /** Only where the authenticator counts: a counter that does not rise is a copy's. */
  | { type: 'PasskeyUsed'; data: { accountId: string; passkeyId: string; counter: number; at: string } }
  /** With the last one the recovery codes are void too. */
  | { type: 'PasskeyRemoved'; data: { accountId: string; passkeyId: string; at: string } }
  /** Replaces all that were made before. */
  | {
      type: 'RecoveryCodesMade';
      data: { accountId: string; codes: Personal<{ hashes: readonly string[] }>; at: string };
    }
  /** `slot`: place of the code among those made last, from 0. */
  | { type: 'RecoveryCodeUsed'; data: { accountId: string; slot: number; at: string } }
  /**
   * How stories are to be made: each change names only what changed. Before the first one nothing is asked
   * outside of the house. `spokenName.chosen` null: nothing any more.
   */
  | {
      type: 'StoryMakingChosen';
      data: {
        accountId: string;
        useOutsideModels?: boolean;
        offlineFallback?: boolean;
        spokenName?: Personal<{ chosen: SpokenName | null }>;
        at: string;
      };
    }
  /** This session's browser is to be told of news; replaces what it gave before, and ends with the session. */
  | {
      type: 'PushSubscribed';
      data: { accountId: string; sessionId: string; push: Personal<PushContent>; at: string };
    }
  /** By the parent, or since the push service no longer knows it (`gone`). */
  | { type: 'PushUnsubscribed'; data: { accountId: string; sessionId: string; gone?: true; at: string } }
  | { type: 'RoleGranted'; data: { accountId: string; role: Role; at: string } }
  | { type: 'RoleWithdrawn'; data: { accountId: string; role: Role; at: string } }
  | {
      type: 'AccountDeleted';
      data: { accountId: string; reason: DeletionReason; words: Personal<{ comment: string }>; at: string };
    }
  | { type: 'AccountErased'; data: { accountId: string; at: string } };

export const accountSealing = {
  AccountOpened: { person: 'account' },
  ProfileChanged: { names: 'account' },
  EmailChangeRequested: { change: 'account' },
  EmailChanged: { change: 'account' },
  PasswordReset: { secret: 'account' },
  PasswordChanged: { secret: 'account' },
  PasswordRehashed: { secret: 'account' },
  GoogleLinked: { link: 'account' },
  PasskeyAdded: { passkey: 'account' },
  RecoveryCodesMade: { codes: 'account' },
  SessionBegan: { device: 'account' },
  StoryMakingChosen: { spokenName: 'account' },
  PushSubscribed: { push: 'account' },
  AccountDeleted: { words: 'account' },
} as const satisfies SealingOf<AccountEvent>;

export type StoredAccountEvent = StoredOf<AccountEvent, typeof accountSealing>;
export const accountStream = (accountId: string) => `account-${accountId}`;
export const emailClaimStream = (hmac: string) => `emailClaim-${hmac}`;
export const claimKeysStream = 'claimKeys-all';
