import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { evolveSessions, noSessions, type Sessions } from '@storylark/contracts/accounts/sessions';
import type { Role } from '@storylark/contracts/accounts/vocabulary';
import { CONFIRM_LINK_LASTS, RESET_LINK_LASTS } from '@storylark/contracts/constants';
import type { Locale } from '@storylark/contracts/languages';
import { ERASED, type Personal } from '@storylark/contracts/sealing';
import type { SpokenName } from '@storylark/contracts/stories/outside';
import { evolveGoogle, type LinkedGoogle } from './google/linkedGoogle.ts';
import { evolvePushes, noPushes, type Pushes, pushesOf } from './push/pushes.ts';
import { evolveSecondFactor, noSecondFactor, type SecondFactor } from './passkeys/secondFactor.ts';

/** A wish for a mail with a link, not used yet. */
export type MailRequest = { requestId: string; at: string };
export type Names = { firstName: string; lastName: string };

/** The folded `account-{accountId}`; null before it is opened. */
export type Account = {
  status: 'open' | 'deleted' | 'erased';
  accountId: string;
  language: Locale;
  openedAt: string;
  /** Stream of the claim on the address. */
  claimStream: string;
  names: Personal<Names>;
  email: Personal<string>;
  /** Null: none was ever set. */
  passwordHash: Personal<string> | null;
  google: LinkedGoogle | null;
  /** The version accepted last. */
  terms: { version: string; at: string } | null;
  confirmed: boolean;
  confirmations: readonly MailRequest[];
  resets: readonly MailRequest[];
  emailChange: (MailRequest & { email: Personal<string> }) | null;
  sessions: Sessions;
  secondFactor: SecondFactor;
  roles: readonly Role[];
  storyMaking: StoryMaking;
  pushes: Pushes;
};

/** How the parent wants stories to be made; `useOutsideModels` null: not answered yet. */
export type StoryMaking = {
  useOutsideModels: boolean | null;
  offlineFallback: boolean;
  spokenName: Personal<SpokenName | null>;
};

/** Links that still work at `at`. */
export const liveConfirmations = (account: Account, at: string) =>
  younger(account.confirmations, CONFIRM_LINK_LASTS, at);
export const liveResets = (account: Account, at: string) => younger(account.resets, RESET_LINK_LASTS, at);
export const liveEmailChange = ({ emailChange }: Account, at: string) =>
  emailChange && younger([emailChange], CONFIRM_LINK_LASTS, at).length > 0 ? emailChange : null;

/**
 * Of mails that were asked for within so many milliseconds, the first two are sent: their links still work for
 * long, and whoever asks on somebody else's behalf fills no mailbox.
 */
const MAILS_SPACED = 20 * 60_000;
export const hasMailsEnough = (requests: readonly MailRequest[], at: string) =>
  younger(requests, MAILS_SPACED, at).length >= 2;

const younger = (requests: readonly MailRequest[], lasts: number, at: string) =>
  requests.filter((request) => Date.parse(at) - Date.parse(request.at) < lasts);

export function evolveAccount(account: Account | null, { type, data }: AccountEvent): Account | null {
  if (type === 'AccountOpened') {
    const { person, termsVersion, accountId, language, claimStream, at } = data;
    return {
      status: 'open',
      accountId,
      language,
      openedAt: at,
      claimStream,
      names: person === ERASED ? ERASED : { firstName: person.firstName, lastName: person.lastName },
      email: person === ERASED ? ERASED : person.email,
      passwordHash: person === ERASED ? ERASED : person.passwordHash,
      google: null,
      terms: termsVersion === null ? null : { version: termsVersion, at },
      confirmed: false,
      confirmations: [],
      resets: [],
      emailChange: null,
      sessions: noSessions,
      secondFactor: noSecondFactor,
      roles: [],
      storyMaking: { useOutsideModels: null, offlineFallback: true, spokenName: null },
      pushes: noPushes,
    };
  }
  if (!account) return type === 'AccountErased' ? closedUnopened(data) : null;
  const sessions = evolveSessions(account.sessions, { type, data });
  const pushes = pushesOf(sessions, account.pushes);
  const { at } = data;
  switch (type) {
    case 'EmailConfirmationRequested':
      return {
        ...account,
        confirmations: [...liveConfirmations(account, at), { requestId: data.requestId, at }],
      };
    case 'EmailConfirmed':
      return { ...account, confirmed: true, confirmations: [] };
    case 'TermsAccepted':
      return { ...account, terms: { version: data.termsVersion, at } };
    case 'ProfileChanged':
      return { ...account, language: data.language, names: data.names };
    case 'EmailChangeRequested':
      return { ...account, emailChange: { requestId: data.requestId, email: addressIn(data.change), at } };
    case 'EmailChanged':
      return {
        ...account,
        email: addressIn(data.change),
        claimStream: data.claimStream,
        emailChange: null,
        resets: [],
      };
    case 'PasswordResetRequested':
      return { ...account, resets: [...liveResets(account, at), { requestId: data.requestId, at }] };
    case 'PasswordReset':
      return {
        ...account,
        ...newPassword(data.secret),
        sessions,
        pushes,
        confirmed: true,
        confirmations: [],
      };
    case 'PasswordChanged':
      return { ...account, ...newPassword(data.secret), sessions, pushes };
    case 'PasswordRehashed':
      return { ...account, passwordHash: hashIn(data.secret) };
    case 'GoogleLinked':
    case 'GoogleUnlinked':
      return {
        ...account,
        ...evolveGoogle({ type, data } as Parameters<typeof evolveGoogle>[0]),
        sessions,
        pushes,
      };
    case 'SessionBegan':
    case 'SessionRenewed':
    case 'SessionEnded':
      return { ...account, sessions, pushes };
    case 'PushSubscribed':
    case 'PushUnsubscribed':
      return { ...account, pushes: evolvePushes(account.pushes, { type, data } as AccountEvent) };
    case 'PasskeyAdded':
    case 'PasskeyUsed':
    case 'PasskeyRemoved':
    case 'RecoveryCodesMade':
    case 'RecoveryCodeUsed':
      return {
        ...account,
        secondFactor: evolveSecondFactor(account.secondFactor, { type, data } as AccountEvent),
      };
    case 'StoryMakingChosen':
      return { ...account, storyMaking: chosen(account.storyMaking, data) };
    case 'RoleGranted':
      return { ...account, roles: [...account.roles.filter((role) => role !== data.role), data.role] };
    case 'RoleWithdrawn':
      return { ...account, roles: account.roles.filter((role) => role !== data.role) };
    case 'AccountDeleted':
      return { ...account, status: 'deleted', sessions, pushes: noPushes };
    case 'AccountErased':
      return { ...account, status: 'erased' };
  }
}

/** What came to nothing before it was opened, for ever. */
function closedUnopened({ accountId, at }: { accountId: string; at: string }): Account | null {
  const nothing = { language: 'en', claimStream: '', termsVersion: null, person: ERASED } as const;
  const opened = evolveAccount(null, { type: 'AccountOpened', data: { accountId, ...nothing, at } });
  return opened && { ...opened, status: 'erased' };
}

type Choice = Extract<AccountEvent, { type: 'StoryMakingChosen' }>['data'];
function chosen(before: StoryMaking, { useOutsideModels, offlineFallback, spokenName }: Choice): StoryMaking {
  return {
    useOutsideModels: useOutsideModels ?? before.useOutsideModels,
    offlineFallback: offlineFallback ?? before.offlineFallback,
    spokenName:
      spokenName === undefined ? before.spokenName : spokenName === ERASED ? ERASED : spokenName.chosen,
  };
}

const addressIn = (change: Personal<{ email: string }>): Personal<string> =>
  change === ERASED ? ERASED : change.email;

const hashIn = (secret: Personal<{ passwordHash: string }>): Personal<string> =>
  secret === ERASED ? ERASED : secret.passwordHash;

/** Whoever gives a new password may be ending a theft: links that are under way end with it. */
const newPassword = (secret: Personal<{ passwordHash: string }>) => ({
  passwordHash: hashIn(secret),
  resets: [],
  emailChange: null,
});
