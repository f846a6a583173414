import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { PASSKEY_LIMIT, TERMS_VERSION } from '@storylark/contracts/constants';
import { ERASED } from '@storylark/contracts/sealing';
import { given as givenPast } from '@storylark/platform/testing/given';
import type { AccountCommand } from '../accountCommand.ts';
import { accountDecider } from '../accountDecider.ts';

const accountId = 'a1';
const at = new Date(Date.UTC(2026, 10, 1, 8)).toISOString();
const person = { firstName: 'Ada', lastName: 'Lund', email: 'ada@example.org', passwordHash: 'hash' };
const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { accountId, language: 'de', claimStream: 'emailClaim-1', termsVersion: TERMS_VERSION, person, at },
};
const content = (id: string) => ({ name: `My ${id}`, credentialId: id, publicKey: 'key', transports: [] });
const added = (id: string, counter = 0): AccountEvent => ({
  type: 'PasskeyAdded',
  data: { accountId, passkeyId: id, counter, passkey: content(id), at },
});
const used = (id: string, counter: number): AccountEvent => ({
  type: 'PasskeyUsed',
  data: { accountId, passkeyId: id, counter, at },
});
const removed = (id: string): AccountEvent => ({
  type: 'PasskeyRemoved',
  data: { accountId, passkeyId: id, at },
});
const made = (...hashes: string[]): AccountEvent => ({
  type: 'RecoveryCodesMade',
  data: { accountId, codes: { hashes }, at },
});
const codeUsed = (slot: number): AccountEvent => ({
  type: 'RecoveryCodeUsed',
  data: { accountId, slot, at },
});

const add = (id: string): AccountCommand => ({
  type: 'AddPasskey',
  passkeyId: id,
  passkey: content(id),
  counter: 0,
  recoveryHashes: ['h0', 'h1'],
});
const use = (id: string, counter: number): AccountCommand => ({ type: 'UsePasskey', passkeyId: id, counter });
const useCode = (slot: number, verified: string | null): AccountCommand => ({
  type: 'UseRecoveryCode',
  slot,
  verified,
});
const given = (...past: AccountEvent[]) => {
  const { state, when } = givenPast(accountDecider, past);
  return { state, when: (command: AccountCommand) => when(command, { accountId, at }) };
};

describe('a passkey', () => {
  it('comes with recovery codes when it is the first', () =>
    given(opened).when(add('p')).thenEvents(added('p'), made('h0', 'h1')));
  it('leaves the codes as they are beside others', () =>
    given(opened, added('p'), made('x')).when(add('q')).thenEvents(added('q')));
  it('is added once, however often it is sent', () => {
    given(opened, added('p'), made('x')).when(add('p')).thenNothing();
    given(opened, added('p'), made('x'))
      .when({ ...add('p'), passkeyId: 'another' } as AccountCommand)
      .thenNothing();
  });
  it('is one of ten at most; a removed one makes room', () => {
    const ten = Array.from({ length: PASSKEY_LIMIT }, (_, n) => added(`p${n}`));
    given(opened, ...ten)
      .when(add('q'))
      .thenRefused('passkeyLimitReached');
    given(opened, ...ten, removed('p3'))
      .when(add('q'))
      .thenEvents(added('q'));
  });
  it('is removed once', () => {
    const remove: AccountCommand = { type: 'RemovePasskey', passkeyId: 'p' };
    given(opened, added('p')).when(remove).thenEvents(removed('p'));
    given(opened, added('p'), removed('p')).when(remove).thenRefused('passkeyNotFound');
    given(opened, added('q')).when(remove).thenRefused('passkeyNotFound');
  });
  it('is nobody’s where there is no account', () => given().when(add('p')).thenRefused('notFound'));
  it('turns the second factor off when it was the last: its codes are void with it', () => {
    const without = given(opened, added('p'), made('h0'), removed('p'));
    expect(without.state).toMatchObject({ secondFactor: { passkeys: [], recoveryHashes: [] } });
    without.when(useCode(0, 'h0')).thenRefused('wrongRecoveryCode');
    without.when(add('q')).thenEvents(added('q'), made('h0', 'h1'));
  });
  it('of erased data still counts, and matches none', () => {
    const erased: AccountEvent = {
      type: 'PasskeyAdded',
      data: { accountId, passkeyId: 'p', counter: 0, passkey: ERASED, at },
    };
    given(opened, erased).when(add('q')).thenEvents(added('q'));
  });
});

describe('the use of a passkey', () => {
  it('leaves no trace where the device does not count', () =>
    given(opened, added('p')).when(use('p', 0)).thenNothing());
  it('is kept where it counts, and has to rise', () => {
    const at5 = given(opened, added('p', 4), used('p', 5));
    at5.when(use('p', 6)).thenEvents(used('p', 6));
    at5.when(use('p', 5)).thenRefused('passkeyNotAccepted');
    at5.when(use('p', 4)).thenRefused('passkeyNotAccepted');
    at5.when(use('p', 0)).thenRefused('passkeyNotAccepted');
  });
  it('counts each passkey for itself', () =>
    given(opened, added('p', 9), added('q', 1)).when(use('q', 2)).thenEvents(used('q', 2)));
  it('ends with its removal', () =>
    given(opened, added('p'), added('q'), removed('p')).when(use('p', 0)).thenRefused('passkeyNotAccepted'));
});

describe('a recovery code', () => {
  it('works once, and leaves the others', () => {
    const one = given(opened, added('p'), made('h0', 'h1'));
    one.when(useCode(1, 'h1')).thenEvents(codeUsed(1));
    const after = given(opened, added('p'), made('h0', 'h1'), codeUsed(1));
    after.when(useCode(1, 'h1')).thenRefused('wrongRecoveryCode');
    after.when(useCode(0, 'h0')).thenEvents(codeUsed(0));
  });
  it('that is wrong, or another’s, does nothing', () => {
    const one = given(opened, added('p'), made('h0', 'h1'));
    one.when(useCode(0, null)).thenRefused('wrongRecoveryCode');
    one.when(useCode(0, 'h1')).thenRefused('wrongRecoveryCode');
    one.when(useCode(7, 'h0')).thenRefused('wrongRecoveryCode');
  });
  it('is void once new ones are made, which need a passkey', () => {
    const make: AccountCommand = { type: 'MakeRecoveryCodes', recoveryHashes: ['n0'] };
    given(opened, added('p'), made('h0')).when(make).thenEvents(made('n0'));
    given(opened, added('p'), made('h0'), made('n0')).when(useCode(0, 'h0')).thenRefused('wrongRecoveryCode');
    given(opened).when(make).thenRefused('passkeyNotFound');
  });
});
