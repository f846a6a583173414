import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { given as givenPast } from '@storylark/platform/testing/given';
import { accountDecider } from '../accountDecider.ts';

const accountId = 'a1';
const at = '2026-11-01T08:00:00.000Z';
const context = { accountId, at };
const link = { sub: '7', email: 'ada@gmail.com' };
const wished = { claimStream: 'emailClaim-g7', link };
const names = { firstName: 'Ada', lastName: 'Lund' };
const opened = (passwordHash: string | null = 'hash'): AccountEvent => ({
  type: 'AccountOpened',
  data: {
    accountId,
    language: 'en',
    claimStream: 'emailClaim-1',
    termsVersion: '2026-11',
    person: { ...names, email: 'ada@gmail.com', passwordHash },
    at,
  },
});
const confirmed: AccountEvent = { type: 'EmailConfirmed', data: { accountId, requestId: '1', at } };
const linked = (confirms = false, claimStream = 'emailClaim-g7'): AccountEvent => ({
  type: 'GoogleLinked',
  data: { accountId, claimStream, confirms, link, at },
});
const unlinked = (claimStream = 'emailClaim-g7'): AccountEvent => ({
  type: 'GoogleUnlinked',
  data: { accountId, claimStream, at },
});
const given = (...past: AccountEvent[]) => givenPast(accountDecider, past);
const byGoogle = {
  type: 'OpenByGoogle',
  language: 'de',
  emailClaim: 'emailClaim-1',
  names,
  requestId: '1',
  ...wished,
} as const;

describe('an account opened by Google', () => {
  it('is confirmed where Google vouches, and asks for it by mail elsewhere', () => {
    given()
      .when({ ...byGoogle, confirms: true }, context)
      .thenTypes('AccountOpened', 'GoogleLinked');
    given()
      .when({ ...byGoogle, confirms: false }, context)
      .thenTypes('AccountOpened', 'GoogleLinked', 'EmailConfirmationRequested');
    expect(given(opened(null), linked(true)).state?.confirmed).toBe(true);
    expect(given(opened(null), linked()).state?.confirmed).toBe(false);
  });
  it('is not opened where there is one', () =>
    given(opened())
      .when({ ...byGoogle, confirms: true }, context)
      .thenRefused('emailTaken'));
});

describe('an account that nobody has confirmed', () => {
  const takeOver = { type: 'TakeOverByGoogle', names, ...wished } as const;
  it('is taken over, with nothing left of who opened it', () => {
    const begun: AccountEvent = {
      type: 'PasswordResetRequested',
      data: { accountId, requestId: '2', at },
    };
    given(opened(), begun).when(takeOver, context).thenTypes('GoogleLinked', 'ProfileChanged');
    const { state } = given(opened(), begun, linked(true));
    expect(state).toMatchObject({ passwordHash: null, terms: null, resets: [], confirmations: [] });
    expect(state?.sessions.number).toBe(1);
  });
  it('is not, once it was confirmed in between', () =>
    given(opened(), confirmed).when(takeOver, context).thenRefused('googleAddressKnown'));
  it('is taken from another person at Google too', () =>
    given(opened(null), linked(false, 'emailClaim-g1'))
      .when(takeOver, context)
      .thenTypes('GoogleUnlinked', 'GoogleLinked', 'ProfileChanged'));
  it('lets in nobody of before after the owner’s reset', () => {
    const asked: AccountEvent = { type: 'PasswordResetRequested', data: { accountId, requestId: '2', at } };
    given(opened(null), linked(), asked)
      .when({ type: 'ResetPassword', requestId: '2', passwordHash: 'new' }, context)
      .thenTypes('PasswordReset', 'GoogleUnlinked', 'ProfileChanged');
  });
});

describe('Google in the settings', () => {
  const wish = { type: 'LinkGoogle', ...wished } as const;
  it('is linked once, and in place of who was', () => {
    given(opened(), confirmed).when(wish, context).thenEvents(linked());
    given(opened(), confirmed, linked()).when(wish, context).thenNothing();
    given(opened(), confirmed, linked(false, 'emailClaim-g1'))
      .when(wish, context)
      .thenEvents(unlinked('emailClaim-g1'), linked());
  });
  it('takes nothing away', () =>
    expect(given(opened(), confirmed, linked()).state).toMatchObject({
      passwordHash: 'hash',
      terms: { version: '2026-11' },
    }));
  it('is unlinked, unless it is the last way in', () => {
    given(opened(), confirmed, linked()).when({ type: 'UnlinkGoogle' }, context).thenEvents(unlinked());
    given(opened(), confirmed).when({ type: 'UnlinkGoogle' }, context).thenNothing();
    given(opened(null), linked(true)).when({ type: 'UnlinkGoogle' }, context).thenRefused('lastWayIn');
    given(opened(null), linked(true), unlinked()).when({ type: 'UnlinkGoogle' }, context).thenNothing();
  });
});
