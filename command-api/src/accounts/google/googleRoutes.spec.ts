import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { openTestApi, PASSWORD, SERVICE_TOKEN } from '../../testing/openTestApi.ts';
import type { TestGoogle } from '../../testing/openTestGoogle.ts';
import { softwareAuthenticator } from '../../testing/softwareAuthenticator.ts';
import { type GoogleHouse, openGoogleHouse, viaGoogle } from '../../testing/viaGoogle.ts';
import { rotateClaimKey } from '../claims/rotateClaimKey.ts';

let house: GoogleHouse;
let { google, api, via, clock } = {} as GoogleHouse;
let people = 0;
beforeAll(async () => {
  house = await openGoogleHouse();
  ({ google, api, via, clock } = house);
});
afterAll(() => house.close());

/** Somebody at Google who was never here. */
function somebody(changes: Partial<TestGoogle['acts']['person']> = {}) {
  people += 1;
  google.acts.person = { sub: `person-${people}`, email: `p${people}@gmail.com`, email_verified: true };
  return { ...google.acts.person, ...changes };
}
const me = async (token: string) => (await api.call('GET', paths.me, { token })).body;
const comesIn = async (person: object = {}) => {
  const { status, body } = await via.signIn(person);
  expect(status).toBe(200);
  return body.access_token as string;
};
const typesOf = async (accountId: string) =>
  (await api.eventsOf(`account-${accountId}`)).map(({ type }) => type);
const link = (token: string, body: object, headers = {}) =>
  api.call('POST', paths.googleLink, { token, body, headers });
async function linkThere(token: string, person: object) {
  const { cookie, code, state } = await via.goThere(person);
  return link(token, { code, state }, { cookie });
}

describe('who comes by Google for the first time', () => {
  it('has an account: with their names, without password and terms', async () => {
    const person = somebody({ given_name: 'Ada', family_name: 'Lund' });
    const user = await me(await comesIn(person));
    expect(user).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lund',
      email: person.email,
      termsAcceptedAt: null,
      hasPassword: false,
      googleEmail: person.email,
    });
    expect(await typesOf(user.uuid)).toEqual(['AccountOpened', 'GoogleLinked', 'SessionBegan']);
    expect(await me(await comesIn())).toMatchObject({ uuid: user.uuid });
  });

  it('leaves nothing readable of themselves in the log', async () => {
    const person = somebody({ given_name: 'Wilhelmine', family_name: 'Quast' });
    const { uuid } = await me(await comesIn(person));
    const words = [person.email, person.sub, 'Wilhelmine', 'Quast'];
    for await (const event of api.eventStore.readAll())
      for (const word of words) expect(JSON.stringify(event)).not.toContain(word);
    expect((await api.eventsOf(`account-${uuid}`)).at(-1)?.data).toMatchObject({ by: 'google' });
  });

  it('is asked for the terms by whatever needs them', async () => {
    const token = await comesIn(somebody());
    const share = () => api.call('DELETE', path(paths.storyShare, { uuid: crypto.randomUUID() }), { token });
    expect((await share()).body.code).toBe('termsNotAccepted');
    await api.call('PUT', paths.me, { token, body: { termsAccepted: true } });
    expect((await share()).body.code).toBe('storyNotFound');
  });

  it('is no name that our rules refuse', async () => {
    const token = await comesIn(somebody({ given_name: 'X', family_name: 'a'.repeat(200) }));
    expect(await me(token)).toMatchObject({ firstName: '', lastName: '' });
  });

  it('is one account, however many come back at the same time', async () => {
    const person = somebody();
    const backs = [];
    for (let n = 0; n < 6; n += 1) backs.push(await via.goThere(person));
    const answers = await Promise.all(backs.map((back) => via.comeBack(back)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ids = await Promise.all(answers.map(async ({ body }) => (await me(body.access_token)).uuid));
    expect(new Set(ids).size).toBe(1);
  });

  it('of an address that Google does not run confirms it by a mail first', async () => {
    const person = somebody({ email: `far${people}@elsewhere.example` });
    const { body } = await via.signIn(person);
    expect(body).toMatchObject({ code: 'unconfirmed', facts: { email: person.email } });
    let uuid = '';
    for await (const { type, data } of api.eventStore.readAll())
      if (type === 'AccountOpened') uuid = data['accountId'] as string;
    expect((await via.signIn()).body.code).toBe('unconfirmed');
    await api.confirm(uuid);
    expect(await me(await comesIn())).toMatchObject({ uuid, email: person.email });
  });

  it('of a house on Workspace does not', async () => {
    await comesIn(somebody({ email: `w${people}@school.example`, hd: 'school.example' }));
  });
});

describe('an address that is known', () => {
  it('is linked after its own proof alone', async () => {
    const person = somebody();
    const { accountId } = await api.parent(person.email);
    const { status, body } = await via.signIn(person);
    expect([status, body.code]).toEqual([409, 'googleAddressKnown']);
    expect(await typesOf(accountId)).not.toContain('GoogleLinked');
    const { ticket } = body.facts as { ticket: string };

    const stranger = (await api.parent()).token;
    expect((await link(stranger, { ticket })).body.code).toBe('googleExpired');
    expect((await link(stranger, { ticket: `${ticket}A` })).body.code).toBe('googleExpired');
    const token = (await api.logIn(person.email)).body.access_token as string;
    expect([(await link(token, { ticket })).status, (await link(token, { ticket })).status]).toEqual([
      204, 204,
    ]);
    expect(await me(await comesIn())).toMatchObject({ uuid: accountId, hasPassword: true });
    expect(await api.mailFor(accountId, 'GoogleLinked')).toMatchObject({
      kind: 'googleLinked',
      to: person.email,
    });
    clock.advance(10 * 60_000);
    expect((await link(token, { ticket })).body.code).toBe('reauthenticationNeeded');
  });

  it('that nobody has confirmed is theirs whom Google vouches for: nothing of before is left', async () => {
    const person = somebody({ given_name: 'Grace', family_name: 'Hopper' });
    const { uuid } = (await api.signUp(person.email)).body;
    const mail = await api.mailToken(uuid, 'EmailConfirmationRequested');
    const user = await me(await comesIn(person));
    expect(user).toMatchObject({ uuid, firstName: 'Grace', termsAcceptedAt: null, hasPassword: false });
    expect((await api.logIn(person.email)).body.code).toBe('wrongCredentials');
    expect((await api.call('POST', path(paths.confirm, { token: mail }))).status).toBe(400);
  });

  it('that nobody has confirmed, at a house that Google does not run, stays whose it was', async () => {
    const person = somebody({ email: `far${people}@elsewhere.example` });
    const { uuid } = (await api.signUp(person.email)).body;
    expect((await via.signIn(person)).body.code).toBe('googleAddressKnown');
    expect(await typesOf(uuid)).not.toContain('GoogleLinked');
  });

  it('of an account that is going is nobody’s until it has gone', async () => {
    const person = somebody();
    const { token } = await api.parent(person.email);
    await api.call('DELETE', paths.me, { token, body: { reason: 'other' } });
    expect((await via.signIn(person)).status).toBe(503);
  });

  it('that somebody else opened without ever confirming it is theirs who resets its password', async () => {
    const person = somebody({ email: `far${people}@elsewhere.example` });
    await via.signIn(person);
    await api.call('POST', paths.forgotPassword, { body: { email: person.email } });
    let accountId = '';
    for await (const { type, data } of api.eventStore.readAll())
      if (type === 'PasswordResetRequested') accountId = data['accountId'] as string;
    const token = await api.mailToken(accountId, 'PasswordResetRequested');
    const password = 'New-Moonlight';
    await api.call('POST', path(paths.resetPassword, { token }), {
      body: { password, confirmPassword: password },
    });
    expect((await via.signIn()).body.code).toBe('googleAddressKnown');
  });
});

describe('a proof of identity by Google', () => {
  const prove = async (token: string, person: object = {}) => {
    const { cookie, code, state } = await via.goThere(person);
    return api.call('POST', paths.proof, { token, body: { googleCode: code, state }, headers: { cookie } });
  };
  it('lets an account without a password export, move and go', async () => {
    const token = await comesIn(somebody());
    clock.advance(10 * 60_000);
    const leave = (by: string) => api.call('DELETE', paths.me, { token: by, body: { reason: 'other' } });
    expect((await leave(token)).body.code).toBe('reauthenticationNeeded');
    await api.call('PUT', paths.me, { token, body: { termsAccepted: true } });
    const fresh = (await prove(token)).body.access_token as string;
    const email = `n${people}@example.org`;
    expect((await api.call('PUT', paths.emailChange, { token: fresh, body: { email } })).status).toBe(202);
    expect((await leave(fresh)).status).toBe(202);
  });
  it('is not another person’s, linked elsewhere or nowhere', async () => {
    const [first, second] = [somebody(), somebody()];
    const token = await comesIn(first);
    await comesIn(second);
    for (const person of [second, somebody()])
      expect((await prove(token, person)).body).toMatchObject({ status: 403, code: 'googleAccountDiffers' });
    expect((await api.call('POST', paths.proof, { token, body: { password: '' } })).body.code).toMatch(
      /wrongPassword|invalid/,
    );
    expect((await api.call('POST', paths.proof, { token, body: {} })).status).toBe(422);
  });
});

describe('in the settings', () => {
  it('Google is linked, in place of who was, and taken away again', async () => {
    const { token, accountId } = await api.parent();
    const [first, second] = [somebody(), somebody()];
    expect((await linkThere(token, first)).status).toBe(204);
    expect((await linkThere(token, second)).status).toBe(204);
    expect((await me(token)).googleEmail).toBe(second.email);
    expect((await me(await comesIn(first))).uuid).not.toBe(accountId);
    expect((await api.call('DELETE', paths.googleLink, { token })).status).toBe(204);
    expect((await api.call('DELETE', paths.googleLink, { token })).status).toBe(204);
    expect((await me(token)).googleEmail).toBeNull();
    expect((await me(await comesIn(second))).uuid).not.toBe(accountId);
    expect(await api.mailFor(accountId, 'GoogleUnlinked')).toMatchObject({ kind: 'googleUnlinked' });
  });
  it('who opens another account is not linked, nor is what is not fresh', async () => {
    const person = somebody();
    await comesIn(person);
    const { token } = await api.parent();
    expect((await linkThere(token, person)).body.code).toBe('googleTaken');
    clock.advance(10 * 60_000);
    expect((await linkThere(token, somebody())).body.code).toBe('reauthenticationNeeded');
  });
  it('the last way in stays, until there is a password', async () => {
    const person = somebody();
    const token = await comesIn(person);
    const { uuid } = await me(token);
    await api.call('PUT', paths.me, { token, body: { termsAccepted: true } });
    expect((await api.call('DELETE', paths.googleLink, { token })).body.code).toBe('lastWayIn');
    await api.call('POST', paths.forgotPassword, { body: { email: person.email } });
    const mail = await api.mailToken(uuid, 'PasswordResetRequested');
    const password = 'New-Moonlight';
    await api.call('POST', path(paths.resetPassword, { token: mail }), {
      body: { password, confirmPassword: password },
    });
    const again = (await api.logIn(person.email, password)).body.access_token as string;
    expect(await me(again)).toMatchObject({ hasPassword: true, googleEmail: person.email });
    expect((await api.call('DELETE', paths.googleLink, { token: again })).status).toBe(204);
  });
});

describe('an account with a passkey', () => {
  it('is asked for it after Google as after the password, at the door and for a proof', async () => {
    const person = somebody();
    const { token, accountId } = await api.parent();
    await linkThere(token, person);
    const device = softwareAuthenticator();
    const offered = (await api.call('POST', paths.passkeyChallenge, { token })).body;
    const attestation = device.create(offered.options);
    await api.call('POST', paths.passkeys, {
      token,
      body: { ticket: offered.ticket, name: 'Phone', attestation },
    });

    const asked = (await via.signIn(person)).body;
    expect(asked.code).toBe('secondFactorNeeded');
    const { ticket, options } = asked.facts as { ticket: string; options: Parameters<typeof device.get>[0] };
    const body = { ticket, assertion: device.get(options) };
    const { access_token: fresh } = (await api.call('POST', paths.tokenSecondStep, { body })).body;
    expect(await me(fresh)).toMatchObject({ uuid: accountId });
    const last = (await api.eventsOf(`account-${accountId}`)).findLast(({ type }) => type === 'SessionBegan');
    expect(last?.data).toMatchObject({ by: 'google' });
    const { cookie, code, state } = await via.goThere(person);
    const proof = { token: fresh, body: { googleCode: code, state }, headers: { cookie } };
    expect((await api.call('POST', paths.proof, proof)).body.code).toBe('secondFactorNeeded');
  });
});

describe('an account that goes', () => {
  it('frees who was linked: they come in anew', async () => {
    const person = somebody();
    const token = await comesIn(person);
    const { uuid } = await me(token);
    await api.call('DELETE', paths.me, { token, body: { reason: 'other' } });
    await api.call('POST', path(internalPaths.releaseClaim, { accountId: uuid }), {
      token: SERVICE_TOKEN,
      body: {},
    });
    const released = new Set<string>();
    for await (const { type, streamId, data } of api.eventStore.readAll())
      if (type === 'EmailReleased' && data['accountId'] === uuid) released.add(streamId);
    expect(released.size).toBe(2);
    expect((await me(await comesIn(person))).uuid).not.toBe(uuid);
  });
});

describe('a house that dies between two lines', () => {
  it.each([1, 2, 3, 4])('at append %i of a first sign-in opens one account at the next', async (dies) => {
    const person = somebody();
    let appends = 0;
    const { append } = api.eventStore;
    const opened = await via.accountsOpened();
    const back = await via.goThere(person);
    api.eventStore.append = (...args: Parameters<typeof append>) => {
      appends += 1;
      return appends >= dies ? Promise.reject(new Error('the disk is full')) : append(...args);
    };
    const { status } = await via.comeBack(back);
    api.eventStore.append = append;
    expect(status).toBeGreaterThanOrEqual(500);
    const { uuid } = await me(await comesIn());
    expect(await via.accountsOpened()).toBe(opened + 1);
    expect(await me(await comesIn())).toMatchObject({ uuid });
    expect((await api.signUp(person.email)).body.code).toBe('emailTaken');
  });
});

it('a password that was never set is nobody’s', async () => {
  const person = somebody();
  await comesIn(person);
  expect((await api.logIn(person.email, PASSWORD)).body.code).toBe('wrongCredentials');
});

// The last one: the house of the others knows the former key for a while.
describe('while the key that names claims rotates', () => {
  it('a person at Google comes in to their account, and to no second one', async () => {
    const person = somebody();
    const { uuid } = await me(await comesIn(person));
    for (const _rotation of [1, 2]) {
      clock.advance(2 * 60 * 60_000);
      expect(await rotateClaimKey({ eventStore: api.eventStore, vault: api.vault, now: clock() })).toEqual({
        outcome: 'rotated',
      });
      const newer = await openTestApi({
        google: google.config,
        eventStore: api.eventStore,
        vault: api.vault,
        now: clock,
        limitFactor: 1_000,
      });
      for (const house of [viaGoogle(newer, google), via, viaGoogle(newer, google)]) {
        const { access_token: token } = (await house.signIn(person)).body;
        expect((await me(token)).uuid).toBe(uuid);
      }
      await newer.close();
    }
  });
});
