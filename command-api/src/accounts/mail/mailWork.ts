import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { MailKind, MailWork } from '@storylark/contracts/accounts/mails';
import { ERASED, type Personal } from '@storylark/contracts/sealing';
import { evolveAccount, liveConfirmations, liveEmailChange, liveResets, type Account } from '../account.ts';
import type { MailPurpose, MailTokens } from './mailTokens.ts';

type Asked = Pick<AccountEvent, 'type'> & { requestId: string | null; at: string };
type Letter = { kind: MailKind; to: Personal<string>; link: string | null };

/** The account as it was right after the event that asks for a mail, and now. */
export type Moments = { atEvent: Account | null; now: Account | null };

/**
 * Mails with a link live as long as that; what only tells of something is no news after three days, and is
 * not told again by a house that was restored, ms.
 */
export const NEWS_FOR_MS = 3 * 24 * 60 * 60_000;

const pages: Record<MailPurpose, string> = {
  confirm: '/confirm/',
  reset: '/users/request-password-reset/',
  emailChange: '/settings/email/',
};

/**
 * The mail that an event of the account's stream asks for, or `over` once there is no more reason for it.
 * It goes to the address of that time: who lost an account hears of it where they can be reached.
 * @param asked `requestId` where the event has one, `at` when it was
 * @param toOldAddress of the two mails about a new address, the one to the old
 */
export function mailWork(
  asked: Asked,
  { atEvent, now }: Moments,
  at: string,
  toOldAddress: boolean,
  tokens: Pick<MailTokens, 'issue'>,
): MailWork {
  if (!atEvent || !now || now.status !== (asked.type === 'AccountDeleted' ? 'deleted' : 'open'))
    return { over: true };
  const { accountId, names, language } = now;
  const letter = letterOf(asked, atEvent, now, at, toOldAddress, (purpose) =>
    asked.requestId === null
      ? null
      : pages[purpose] + tokens.issue(purpose, { accountId, requestId: asked.requestId }),
  );
  if (!letter || letter.to === ERASED || names === ERASED) return { over: true };
  if (letter.link === null && Date.parse(at) - Date.parse(asked.at) > NEWS_FOR_MS) return { over: true };
  return {
    over: false,
    kind: letter.kind,
    to: letter.to,
    firstName: names.firstName,
    language,
    link: letter.link,
  };
}

function letterOf(
  { type, requestId }: Asked,
  atEvent: Account,
  now: Account,
  at: string,
  toOldAddress: boolean,
  linkTo: (purpose: MailPurpose) => string | null,
): Letter | null {
  const isAmong = (requests: readonly { requestId: string }[]) =>
    requests.some((request) => request.requestId === requestId);
  switch (type) {
    case 'EmailConfirmationRequested':
      return isAmong(liveConfirmations(now, at))
        ? { kind: 'confirmEmail', to: atEvent.email, link: linkTo('confirm') }
        : null;
    case 'PasswordResetRequested':
      return isAmong(liveResets(now, at))
        ? { kind: 'resetPassword', to: atEvent.email, link: linkTo('reset') }
        : null;
    case 'EmailChangeRequested': {
      if (toOldAddress) return { kind: 'emailIsChanging', to: atEvent.email, link: null };
      const change = liveEmailChange(now, at);
      return change?.requestId === requestId
        ? { kind: 'confirmNewEmail', to: change.email, link: linkTo('emailChange') }
        : null;
    }
    case 'PasswordReset':
    case 'PasswordChanged':
      return { kind: 'passwordChanged', to: atEvent.email, link: null };
    case 'PasskeyAdded':
      return { kind: 'passkeyAdded', to: atEvent.email, link: null };
    case 'PasskeyRemoved':
      return { kind: 'passkeyRemoved', to: atEvent.email, link: null };
    case 'RecoveryCodeUsed':
      return { kind: 'recoveryCodeUsed', to: atEvent.email, link: null };
    case 'GoogleLinked':
      return { kind: 'googleLinked', to: atEvent.email, link: null };
    case 'GoogleUnlinked':
      return { kind: 'googleUnlinked', to: atEvent.email, link: null };
    case 'AccountDeleted':
      return { kind: 'farewell', to: atEvent.email, link: null };
    default:
      return null;
  }
}

/** Folds an account and keeps what it was right after the event of that revision. */
export const momentsAt = (revision: number) => ({
  initialState: { next: 0, atEvent: null, now: null } as Moments & { next: number },
  evolve: ({ next, atEvent, now: before }: Moments & { next: number }, event: AccountEvent) => {
    const now = evolveAccount(before, event);
    return { next: next + 1, now, atEvent: next === revision ? now : atEvent };
  },
  decide: () => [],
});
