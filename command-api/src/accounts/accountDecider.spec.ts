import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { sessionLives, type TokenClaims } from '@storylark/contracts/accounts/sessions';
import {
  FORMER_TOKEN_LASTS,
  CONFIRM_LINK_LASTS,
  RESET_LINK_LASTS,
  TERMS_VERSION,
} from '@storylark/contracts/constants';
import { given as givenPast } from '@storylark/platform/testing/given';
import type { AccountCommand } from './accountCommand.ts';
import { accountDecider } from './accountDecider.ts';

const accountId = 'a1';
const start = Date.UTC(2026, 10, 1, 8);
const after = (ms: number) => new Date(start + ms).toISOString();
const at = after(0);
const person = { firstName: 'Ada', lastName: 'Lund', email: 'ada@example.org', passwordHash: 'first hash' };
const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { accountId, language: 'de', claimStream: 'emailClaim-1', termsVersion: TERMS_VERSION, person, at },
};
const confirmationAsked: AccountEvent = {
  type: 'EmailConfirmationRequested',
  data: { accountId, requestId: 'mail1', at },
};
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, requestId: 'mail1', at } };
const resetAsked: AccountEvent = {
  type: 'PasswordResetRequested',
  data: { accountId, requestId: 'reset1', at },
};
const reset: AccountEvent = {
  type: 'PasswordReset',
  data: { accountId, requestId: 'reset1', secret: { passwordHash: 'second hash' }, at },
};
const changeAsked: AccountEvent = {
  type: 'EmailChangeRequested',
  data: { accountId, requestId: 'change1', change: { email: 'new@example.org' }, at },
};
const passwordChanged: AccountEvent = {
  type: 'PasswordChanged',
  data: { accountId, keepsSession: 's1', secret: { passwordHash: 'second hash' }, at },
};
const deleted: AccountEvent = {
  type: 'AccountDeleted',
  data: { accountId, reason: 'other', words: { comment: '' }, at },
};

const given = (...past: AccountEvent[]) => {
  const { state, when } = givenPast(accountDecider, past);
  return {
    state,
    when: (command: AccountCommand, time = at, session?: TokenClaims) =>
      when(command, { accountId, at: time, ...(session && { session }) }),
  };
};
const open: AccountCommand = {
  type: 'OpenAccount',
  language: 'de',
  claimStream: 'emailClaim-1',
  person,
  requestId: 'mail1',
};
const confirm: AccountCommand = { type: 'ConfirmEmail', requestId: 'mail1' };
const resetWith = (requestId = 'reset1'): AccountCommand => ({
  type: 'ResetPassword',
  requestId,
  passwordHash: 'second hash',
});

describe('opening an account', () => {
  it('accepts the terms in force and asks for the confirmation mail', () =>
    given().when(open).thenEvents(opened, confirmationAsked));
  it('is refused to everybody after the first', () => given(opened).when(open).thenRefused('emailTaken'));
  it('is refused on the remains of a deleted one', () =>
    given(opened, deleted).when(open).thenRefused('emailTaken'));
  it('is refused under an id that was closed before; one that is open is not closed', () => {
    const closed: AccountEvent = { type: 'AccountErased', data: { accountId, at } };
    given().when({ type: 'CloseUnopened' }).thenEvents(closed);
    given(closed).when(open).thenRefused('emailTaken');
    given(closed).when(confirm).thenRefused('confirmFailed');
    given(closed).when({ type: 'CloseUnopened' }).thenNothing();
    given(opened).when({ type: 'CloseUnopened' }).thenNothing();
  });
});

describe('the confirmation link', () => {
  it('confirms', () => given(opened, confirmationAsked).when(confirm).thenEvents(confirmed));
  it('works until 48 hours have passed', () => {
    given(opened, confirmationAsked)
      .when(confirm, after(CONFIRM_LINK_LASTS - 1))
      .thenTypes('EmailConfirmed');
    given(opened, confirmationAsked).when(confirm, after(CONFIRM_LINK_LASTS)).thenRefused('confirmFailed');
  });
  it('works once', () =>
    given(opened, confirmationAsked, confirmed).when(confirm).thenRefused('confirmFailed'));
  it('still works when a second mail was asked for, until one of them is used', () => {
    const again: AccountEvent = {
      type: 'EmailConfirmationRequested',
      data: { accountId, requestId: 'mail2', at },
    };
    given(opened, confirmationAsked, again).when(confirm).thenTypes('EmailConfirmed');
    given(opened, confirmationAsked, again, confirmed)
      .when({ type: 'ConfirmEmail', requestId: 'mail2' })
      .thenRefused('confirmFailed');
  });
  it('of nobody, of a stranger and of a deleted account leads nowhere', () => {
    given().when(confirm).thenRefused('confirmFailed');
    given(opened, confirmationAsked)
      .when({ type: 'ConfirmEmail', requestId: 'other' })
      .thenRefused('confirmFailed');
    given(opened, confirmationAsked, deleted).when(confirm).thenRefused('confirmFailed');
  });
  it('is not sent again once confirmed, nor to nobody', () => {
    const ask: AccountCommand = { type: 'RequestConfirmation', requestId: 'mail2' };
    given(opened)
      .when(ask)
      .thenEvents({ type: 'EmailConfirmationRequested', data: { accountId, requestId: 'mail2', at } });
    given(opened, confirmed).when(ask).thenNothing();
    given().when(ask).thenNothing();
    given(opened, deleted).when(ask).thenNothing();
  });
});

describe('mails asked for again and again', () => {
  const MINUTE = 60_000;
  it.each([
    ['RequestConfirmation', 'EmailConfirmationRequested'],
    ['RequestPasswordReset', 'PasswordResetRequested'],
  ] as const)('by %s are two in twenty minutes, whoever asks', (type, event) => {
    const mailAt = (ms: number): AccountEvent => ({
      type: event,
      data: { accountId, requestId: 'before', at: after(ms) },
    });
    const ask: AccountCommand = { type, requestId: 'mail9' };
    given(opened, mailAt(0))
      .when(ask, after(1))
      .thenEvents({
        type: event,
        data: { accountId, requestId: 'mail9', at: after(1) },
      });
    given(opened, mailAt(0), mailAt(1))
      .when(ask, after(20 * MINUTE - 1))
      .thenNothing();
    given(opened, mailAt(0), mailAt(1))
      .when(ask, after(20 * MINUTE))
      .thenEvents({ type: event, data: { accountId, requestId: 'mail9', at: after(20 * MINUTE) } });
  });
  it('are sent again at once after the link was used', () => {
    const again: AccountCommand = { type: 'RequestPasswordReset', requestId: 'reset2' };
    given(opened, confirmed, resetAsked, resetAsked, reset)
      .when(again)
      .thenEvents({ type: 'PasswordResetRequested', data: { accountId, requestId: 'reset2', at } });
  });
});

describe('the reset link', () => {
  it('sets the password and leaves the names of a confirmed account', () =>
    given(opened, confirmed, resetAsked).when(resetWith()).thenEvents(reset));
  it('works for an hour, once, and only as sent', () => {
    given(opened, confirmed, resetAsked)
      .when(resetWith(), after(RESET_LINK_LASTS - 1))
      .thenTypes('PasswordReset');
    given(opened, confirmed, resetAsked)
      .when(resetWith(), after(RESET_LINK_LASTS))
      .thenRefused('resetTokenInvalid');
    given(opened, confirmed, resetAsked, reset).when(resetWith()).thenRefused('resetTokenInvalid');
    given(opened, confirmed, resetAsked).when(resetWith('other')).thenRefused('resetTokenInvalid');
    given(opened, confirmed, resetAsked, deleted).when(resetWith()).thenRefused('resetTokenInvalid');
  });
  it('confirms an account that never was, and drops what its opener called themselves', () => {
    given(opened, resetAsked)
      .when(resetWith())
      .thenEvents(reset, {
        type: 'ProfileChanged',
        data: { accountId, language: 'de', names: { firstName: '', lastName: '' }, at },
      });
    expect(given(opened, reset).state).toMatchObject({ confirmed: true, passwordHash: 'second hash' });
  });
  it('dies with a change of password or of address', () => {
    const emailChanged: AccountEvent = {
      type: 'EmailChanged',
      data: {
        accountId,
        requestId: 'change1',
        claimStream: 'emailClaim-2',
        formerClaimStream: 'emailClaim-1',
        change: { email: 'n@e.org' },
        at,
      },
    };
    given(opened, confirmed, resetAsked, passwordChanged).when(resetWith()).thenRefused('resetTokenInvalid');
    given(opened, confirmed, resetAsked, emailChanged).when(resetWith()).thenRefused('resetTokenInvalid');
  });
});

describe('a change of address', () => {
  const ask: AccountCommand = { type: 'RequestEmailChange', email: 'new@example.org', requestId: 'change1' };
  const use: AccountCommand = {
    type: 'ConfirmEmailChange',
    requestId: 'change1',
    claimStream: 'emailClaim-2',
  };
  it('leads nowhere for nobody', () => given().when(use).thenRefused('emailChangeFailed'));
  it('asks, and is quiet about the address it has', () => {
    given(opened).when(ask).thenEvents(changeAsked);
    given(opened)
      .when({ ...ask, email: person.email })
      .thenNothing();
  });
  it('happens by the link and names the claim to release', () =>
    given(opened, changeAsked)
      .when(use)
      .thenEvents({
        type: 'EmailChanged',
        data: {
          accountId,
          requestId: 'change1',
          claimStream: 'emailClaim-2',
          formerClaimStream: 'emailClaim-1',
          change: { email: 'new@example.org' },
          at,
        },
      }));
  it('needs the newest link, within 48 hours', () => {
    const other: AccountEvent = { ...changeAsked, data: { ...changeAsked.data, requestId: 'change2' } };
    given(opened, changeAsked, other).when(use).thenRefused('emailChangeFailed');
    given(opened, changeAsked).when(use, after(CONFIRM_LINK_LASTS)).thenRefused('emailChangeFailed');
  });
  it('is dropped with a new password and once its words are erased', () => {
    given(opened, changeAsked, passwordChanged).when(use).thenRefused('emailChangeFailed');
    given(opened, { ...changeAsked, data: { ...changeAsked.data, change: 'erased' } })
      .when(use)
      .thenRefused('emailChangeFailed');
  });
});

describe('the profile and the terms', () => {
  it('changes what is sent and keeps the rest', () =>
    given(opened)
      .when({ type: 'ChangeProfile', lastName: 'Berg' })
      .thenEvents({
        type: 'ProfileChanged',
        data: { accountId, language: 'de', names: { firstName: 'Ada', lastName: 'Berg' }, at },
      }));
  it('changes the language alone', () =>
    given(opened)
      .when({ type: 'ChangeProfile', language: 'fr' })
      .thenEvents({
        type: 'ProfileChanged',
        data: { accountId, language: 'fr', names: { firstName: 'Ada', lastName: 'Lund' }, at },
      }));
  it('is quiet when nothing changes', () =>
    given(opened).when({ type: 'ChangeProfile', firstName: 'Ada', termsAccepted: true }).thenNothing());
  it('records newer terms once', () => {
    const older: AccountEvent = { ...opened, data: { ...opened.data, termsVersion: '2020-01' } };
    given(older).when({ type: 'ChangeProfile', termsAccepted: true }).thenTypes('TermsAccepted');
  });
});

const ended = (sessionId: string | null): AccountEvent => ({
  type: 'SessionEnded',
  data: { accountId, sessionId, at },
});

describe('sessions', () => {
  const one = { sessionId: 's1', sessionNumber: 0 };
  const two = { sessionId: 's2', sessionNumber: 0 };
  const living = (...past: AccountEvent[]) =>
    [one, two].map((session) => sessionLives(given(...past).state!.sessions, session, Date.parse(at)));
  it('end one by one, all at once, by reset and by deletion', () => {
    expect(living(opened)).toEqual([true, true]);
    expect(living(opened, ended('s1'))).toEqual([false, true]);
    expect(living(opened, ended(null))).toEqual([false, false]);
    expect(living(opened, reset)).toEqual([false, false]);
    expect(living(opened, deleted)).toEqual([false, false]);
  });
  it('end by a change of password, but for the one that changed it', () =>
    expect(living(opened, passwordChanged)).toEqual([true, false]));
  it('that have ended change nothing any more', () => {
    given(opened, ended('s1'))
      .when({ type: 'EndSession', sessionId: null }, at, one)
      .thenRefused('unauthenticated');
    given(opened, deleted)
      .when({ type: 'DeleteAccount', reason: 'other', comment: '' }, at, one)
      .thenRefused('unauthenticated');
  });
});

describe('a recorded session', () => {
  const device = { browser: 'Firefox', system: 'Linux' } as const;
  const began: AccountEvent = { type: 'SessionBegan', data: { accountId, sessionId: 's1', device, at } };
  const begin: AccountCommand = {
    type: 'BeginSession',
    sessionId: 's1',
    sessionNumber: 0,
    device,
    by: 'password',
  };
  const renewed: AccountEvent = {
    type: 'SessionRenewed',
    data: { accountId, sessionId: 's1', generation: 1, at },
  };
  const use = (generation: number): AccountCommand => ({ type: 'UseToken', sessionId: 's1', generation });
  const minuteLater = new Date(Date.parse(at) + FORMER_TOKEN_LASTS).toISOString();
  const own = { sessionId: 's1', sessionNumber: 0, generation: 0 };

  it('begins with a login', () => given(opened).when(begin).thenEvents(began));
  it('does not begin by a password that was changed, or an account deleted, while it was looked at', () => {
    given(opened, passwordChanged).when(begin).thenRefused('wrongCredentials');
    given(opened, ended(null)).when(begin).thenRefused('wrongCredentials');
    given(opened, deleted).when(begin).thenRefused('wrongCredentials');
  });
  it('is renewed by the first use of a fresh token, once', () => {
    given(opened, began).when(use(1)).thenEvents(renewed);
    given(opened, began, renewed).when(use(1)).thenNothing();
    given(opened, began).when(use(0), minuteLater).thenNothing();
  });
  it('bears the former token for a minute, and ends when it comes after that', () => {
    given(opened, began, renewed).when(use(0)).thenNothing();
    given(opened, began, renewed)
      .when(use(0), minuteLater)
      .thenEvents({
        type: 'SessionEnded',
        data: { accountId, sessionId: 's1', copied: true, at: minuteLater },
      });
  });
  it('that has ended hears nothing of its tokens', () => {
    given(opened, began, renewed, ended('s1')).when(use(0), minuteLater).thenNothing();
    given(opened, began, deleted).when(use(1)).thenNothing();
  });
  it('ends another one that is there, and all others', () => {
    const other: AccountEvent = { type: 'SessionBegan', data: { accountId, sessionId: 's2', device, at } };
    given(opened, began, other)
      .when({ type: 'EndSession', sessionId: 's2' }, at, own)
      .thenEvents(ended('s2'));
    given(opened, began).when({ type: 'EndSession', sessionId: 's2' }, at, own).thenRefused('notFound');
    given(opened, began, other)
      .when({ type: 'EndSession', sessionId: null, keepsSession: 's1' }, at, own)
      .thenEvents({ type: 'SessionEnded', data: { accountId, sessionId: null, keepsSession: 's1', at } });
  });
});

describe('a change of password', () => {
  const change = (verified: string | null): AccountCommand => ({
    type: 'ChangePassword',
    verified,
    passwordHash: 'second hash',
    keepsSession: 's1',
  });
  it('is decided on the password that was checked', () => {
    given(opened).when(change('first hash')).thenEvents(passwordChanged);
    given(opened, reset).when(change('first hash')).thenRefused('wrongPassword');
    given(opened).when(change(null)).thenRefused('wrongPassword');
  });
});

describe('roles', () => {
  const grant: AccountCommand = { type: 'ChangeRole', role: 'admin', held: true };
  const granted: AccountEvent = { type: 'RoleGranted', data: { accountId, role: 'admin', at } };
  it('are granted and withdrawn once', () => {
    given(opened).when(grant).thenEvents(granted);
    given(opened, granted).when(grant).thenNothing();
    given(opened, granted)
      .when({ ...grant, held: false })
      .thenTypes('RoleWithdrawn');
    given(opened)
      .when({ ...grant, held: false })
      .thenNothing();
    given().when(grant).thenRefused('notFound');
  });
  it('leave the other roles alone', () => {
    const auditor: AccountEvent = { type: 'RoleGranted', data: { accountId, role: 'auditor', at } };
    const withdrawn: AccountEvent = { type: 'RoleWithdrawn', data: { accountId, role: 'admin', at } };
    expect(given(opened, granted, auditor, withdrawn).state?.roles).toEqual(['auditor']);
    expect(given(opened, auditor, granted).state?.roles).toEqual(['auditor', 'admin']);
  });
});

it('a deletion keeps why, and the words beside it', () =>
  given(opened)
    .when({ type: 'DeleteAccount', reason: 'other', comment: 'Too old for it' })
    .thenEvents({
      ...deleted,
      data: { ...deleted.data, words: { comment: 'Too old for it' } },
    }));

it('a hash is renewed as long as it is the one that was found right', () => {
  const renew: AccountCommand = {
    type: 'RehashPassword',
    verified: 'first hash',
    passwordHash: 'dearer hash',
  };
  const renewed: AccountEvent = {
    type: 'PasswordRehashed',
    data: { accountId, secret: { passwordHash: 'dearer hash' }, at },
  };
  given(opened).when(renew).thenEvents(renewed);
  given(opened, renewed).when(renew).thenNothing();
  given(opened, passwordChanged).when(renew).thenNothing();
  const { state } = given(opened, resetAsked, changeAsked, renewed);
  expect(state).toEqual({ ...given(opened, resetAsked, changeAsked).state, passwordHash: 'dearer hash' });
});

it('a reset asked for by nobody sends nothing, and says nothing', () =>
  given().when({ type: 'RequestPasswordReset', requestId: 'reset1' }).thenNothing());

describe('erasure', () => {
  const record: AccountCommand = { type: 'RecordErasure' };
  it('is recorded once, after deletion only', () => {
    given(opened, deleted).when(record).thenEvents({ type: 'AccountErased', data: { accountId, at } });
    given(opened, deleted, { type: 'AccountErased', data: { accountId, at } }).when(record).thenNothing();
    given(opened).when(record).thenRefused('notFound');
    given().when(record).thenRefused('notFound');
  });
  it('leaves an account that folds without its personal fields', () => {
    const shredded: AccountEvent[] = [
      { ...opened, data: { ...opened.data, person: 'erased' } },
      { ...reset, data: { ...reset.data, secret: 'erased' } },
    ];
    expect(given(...shredded, deleted).state).toMatchObject({
      names: 'erased',
      email: 'erased',
      passwordHash: 'erased',
      status: 'deleted',
    });
  });
});
