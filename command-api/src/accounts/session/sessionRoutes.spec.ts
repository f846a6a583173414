import { randomUUID } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { FORMER_TOKEN_LASTS, PROOF_LASTS, TOKEN_LASTS } from '@storylark/contracts/constants';
import { path, paths } from '@storylark/contracts/paths';
import { openTestApi, PASSWORD, SERVICE_TOKEN, type TestApi } from '../../testing/openTestApi.ts';
import { createPasswords, type Passwords } from '../password/createPasswords.ts';

let api: TestApi;
let verified: (string | null)[];
beforeAll(async () => {
  const real = await createPasswords();
  verified = [];
  const counted: Passwords = {
    ...real,
    verify: (hashed, password) => {
      verified.push(hashed);
      return real.verify(hashed, password);
    },
  };
  api = await openTestApi({ passwords: counted });
});
afterAll(() => api.close());

const me = (token?: string) => api.call('GET', paths.me, { token });
const logout = (token: string, body?: object) =>
  api.call('POST', paths.logout, { token, ...(body && { body }) });
const renew = (token: string) => api.call('POST', paths.renew, { token });
const tokenOf = async (email: string, password = PASSWORD) =>
  (await api.logIn(email, password)).body.access_token as string;
const statuses = async (...tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await me(token)).status));

describe('a login', () => {
  it('answers a bearer token for 30 days', async () => {
    const { email } = await api.parent();
    const { status, body } = await api.logIn(email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: TOKEN_LASTS / 1000,
    });
    expect(await me(body.access_token)).toMatchObject({ status: 200, body: { email } });
  });

  it('fails in the same words and with the same work for a wrong password and an unknown address', async () => {
    const { email } = await api.parent();
    const attempt = async (address: string) => {
      verified.length = 0;
      const { status, body } = await api.logIn(address, 'not-the-password');
      return { status, body, verifications: verified.length };
    };
    const known = await attempt(email);
    expect(known).toMatchObject({
      status: 401,
      body: {
        code: 'wrongCredentials',
        detail: [{ msg: 'Wrong email or password', type: 'wrongCredentials' }],
      },
      verifications: 1,
    });
    expect(await attempt('nobody@example.org')).toEqual(known);
    expect(verified).toEqual([null]);
    expect(await attempt('no address')).toEqual(known);
  });

  it('takes the form of SPEC only', async () => {
    expect((await api.call('POST', paths.token, { body: { username: 'a', password: 'b' } })).status).toBe(
      415,
    );
    expect(
      (await api.call('POST', paths.token, { form: { grant_type: 'password' } })).body.detail[0],
    ).toMatchObject({ type: 'required' });
  });
});

describe('a session', () => {
  it('ends by logout, and only that one', async () => {
    const { email, token } = await api.parent();
    const other = await tokenOf(email);
    expect(await logout(token)).toMatchObject({ status: 204, body: null });
    expect(await statuses(token, other)).toEqual([401, 200]);
    expect((await me(token)).body).toMatchObject({ code: 'unauthenticated' });
  });

  it('ends everywhere on wish', async () => {
    const { email, token } = await api.parent();
    const other = await tokenOf(email);
    await logout(other, { everywhere: true });
    expect(await statuses(token, other)).toEqual([401, 401]);
    expect(await statuses(await tokenOf(email))).toEqual([200]);
  });

  it('ends by age, and is kept up by renewal', async () => {
    const { token } = await api.parent();
    api.now.advance(TOKEN_LASTS - 1000);
    const renewed = (await api.call('POST', paths.renew, { token })).body.access_token as string;
    api.now.advance(1000);
    expect(await statuses(token, renewed)).toEqual([401, 200]);
    await logout(renewed);
    expect(await statuses(renewed)).toEqual([401]);
  });

  it('ends 180 days after its login, however often it is renewed', async () => {
    let { token } = await api.parent();
    for (let day = 0; day < 180; day += 20) {
      expect([day, ...(await statuses(token))]).toEqual([day, 200]);
      const { body } = await renew(token);
      expect(body.expires_in).toBe(Math.min(30, 180 - day) * 24 * 60 * 60);
      token = body.access_token;
      api.now.advance(20 * 24 * 60 * 60_000);
    }
    expect(await statuses(token)).toEqual([401]);
  });

  it('lets nobody in by a token that was replaced, and ends when one comes after all', async () => {
    const { accountId, token } = await api.parent();
    const renewed = (await renew(token)).body.access_token as string;
    expect(await statuses(renewed, token)).toEqual([200, 200]);
    api.now.advance(FORMER_TOKEN_LASTS);
    expect(await statuses(renewed)).toEqual([200]);
    expect(await statuses(token)).toEqual([401]);
    expect(await statuses(renewed)).toEqual([401]);
    const last = (await api.eventsOf(`account-${accountId}`)).at(-1);
    expect(last).toMatchObject({ type: 'SessionEnded', data: { copied: true } });
  });

  it('outlives a renewal whose answer was lost, and two at the same moment', async () => {
    const { accountId, token } = await api.parent();
    await renew(token);
    api.now.advance(24 * 60 * 60_000);
    const tabs = await Promise.all([renew(token), renew(token)]);
    const [one = '', two = ''] = tabs.map(({ body }) => body.access_token as string);
    expect(await statuses(one, two, token)).toEqual([200, 200, 200]);
    expect((await renew(token)).status).toBe(200);
    const later = (await renew(token)).body.access_token as string;
    api.now.advance(FORMER_TOKEN_LASTS);
    expect(await statuses(later, one, two)).toEqual([200, 200, 200]);
    const types = (await api.eventsOf(`account-${accountId}`)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['SessionBegan', 'SessionRenewed']);
  });

  it('begins once by a login that is sent again', async () => {
    const { accountId, email } = await api.parent();
    const tokens = await Promise.all(
      [1, 2].map(
        async () => (await api.logIn(email, PASSWORD, { 'idempotency-key': 'k' })).body.access_token,
      ),
    );
    expect(await statuses(...tokens)).toEqual([200, 200]);
    const began = (await api.eventsOf(`account-${accountId}`)).filter(({ type }) => type === 'SessionBegan');
    expect(began).toHaveLength(2); // the parent's first one and this
  });

  it('keeps the device under seal', async () => {
    const { accountId, email } = await api.parent();
    await api.logIn(email, PASSWORD, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0',
    });
    const { data } = (await api.eventsOf(`account-${accountId}`)).at(-1)!;
    expect(JSON.stringify(data)).not.toContain('Firefox');
    expect(data).toMatchObject({ device: { subject: accountId, box: expect.any(String) } });
  });

  it('clears what the browser has fetched when it ends, and everything with the account', async () => {
    const { email, token } = await api.parent();
    expect((await logout(token)).headers.get('clear-site-data')).toBe('"cache"');
    const last = await tokenOf(email);
    const { headers } = await api.call('DELETE', paths.me, { token: last, body: { reason: 'other' } });
    expect(headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"');
  });

  it('ends by a change of password, but where it was changed', async () => {
    const { email, token } = await api.parent();
    const other = await tokenOf(email);
    const change = (currentPassword: string, password: string) =>
      api.call('PUT', paths.password, {
        token,
        body: { currentPassword, password, confirmPassword: password },
      });
    expect(await change('not-the-password', 'New-Moonlight')).toMatchObject({
      status: 403,
      body: { detail: 'wrongPassword' },
    });
    expect((await change(PASSWORD, 'new-moonlight')).body.detail[0].type).toBe('passwordNeedsUppercase');
    expect(await change(PASSWORD, 'New-Moonlight')).toMatchObject({ status: 204 });
    expect(await statuses(token, other)).toEqual([200, 401]);
    const renewed = (await api.call('POST', paths.renew, { token })).body.access_token as string;
    expect(await statuses(renewed, await tokenOf(email, 'New-Moonlight'))).toEqual([200, 200]);
    expect((await api.logIn(email)).status).toBe(401);
  });

  it('ends with the account', async () => {
    const { email, token } = await api.parent();
    const other = await tokenOf(email);
    expect(
      await api.call('DELETE', paths.me, { token, body: { reason: 'dontUse', comment: 'too old now' } }),
    ).toMatchObject({
      status: 202,
    });
    expect(await statuses(token, other)).toEqual([401, 401]);
    expect((await api.logIn(email)).status).toBe(401);
    expect((await api.signUp(email)).status).toBe(409);
  });

  it.each([undefined, 'garbage', 'a.b.c', SERVICE_TOKEN])('does not begin with %p', async (token) => {
    expect((await me(token)).status).toBe(token === SERVICE_TOKEN ? 403 : 401);
  });
});

describe('a proof of identity', () => {
  const remove = (token: string) => api.call('DELETE', paths.me, { token, body: { reason: 'other' } });
  it('is a login of the last ten minutes, or the password given again', async () => {
    const { token } = await api.parent();
    api.now.advance(PROOF_LASTS);
    expect(await remove(token)).toMatchObject({ status: 403, body: { code: 'reauthenticationNeeded' } });
    const renewed = (await api.call('POST', paths.renew, { token })).body.access_token as string;
    expect((await remove(renewed)).status).toBe(403);
    const { body } = await api.call('POST', paths.proof, { token, body: { password: PASSWORD } });
    expect((await remove(body.access_token)).status).toBe(202);
  });
  it('keeps the session: it is neither another one, nor renewed', async () => {
    const { accountId, token } = await api.parent();
    const { body } = await api.call('POST', paths.proof, { token, body: { password: PASSWORD } });
    expect(await statuses(token, body.access_token)).toEqual([200, 200]);
    expect((await api.eventsOf(`account-${accountId}`)).at(-1)?.type).toBe('SessionBegan');
  });
  it('is asked for before a story is shared, and not before the link is withdrawn', async () => {
    const { token } = await api.parent();
    api.now.advance(PROOF_LASTS);
    const address = path(paths.storyShare, { uuid: randomUUID() });
    const { body } = await api.call('POST', address, { token, body: {} });
    expect(body.code).toBe('reauthenticationNeeded');
    expect((await api.call('DELETE', address, { token })).status).toBe(404);
  });
  it('is asked for before a new address too', async () => {
    const { token } = await api.parent();
    api.now.advance(PROOF_LASTS);
    const { body } = await api.call('PUT', paths.emailChange, { token, body: { email: 'new@example.org' } });
    expect(body.code).toBe('reauthenticationNeeded');
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => api.call('POST', paths.forgotPassword, { body: { email } });
  const reset = (token: string, password = 'New-Moonlight') =>
    api.call('POST', path(paths.resetPassword, { token }), { body: { password, confirmPassword: password } });

  it('is set anew by the link of the mail, once, and ends all sessions', async () => {
    const { accountId, email, token } = await api.parent();
    expect(await forget(email)).toMatchObject({ status: 202, body: {} });
    expect(await api.mailFor(accountId, 'PasswordResetRequested')).toMatchObject({
      kind: 'resetPassword',
      to: email,
      link: expect.stringContaining('/users/request-password-reset/'),
    });
    const link = await api.mailToken(accountId, 'PasswordResetRequested');
    expect(await reset(link)).toMatchObject({ status: 200 });
    expect(await statuses(token)).toEqual([401]);
    expect((await api.logIn(email, 'New-Moonlight')).status).toBe(200);
    expect((await api.logIn(email)).status).toBe(401);
    expect(await reset(link)).toMatchObject({ status: 400, body: { detail: 'resetTokenInvalid' } });
    expect(await api.mailFor(accountId, 'PasswordResetRequested')).toEqual({ over: true });
    expect(await api.mailFor(accountId, 'PasswordReset')).toMatchObject({
      kind: 'passwordChanged',
      to: email,
      link: null,
    });
  });

  it('is told of its link whether that works, before a password is thought of', async () => {
    const { accountId, email } = await api.parent();
    await forget(email);
    const link = await api.mailToken(accountId, 'PasswordResetRequested');
    const works = async (token: string) =>
      (await api.call('GET', path(paths.resetPassword, { token }))).status;
    expect(await works(link)).toBe(204);
    expect(await works(link)).toBe(204);
    expect(await works(`${link.slice(0, -2)}xx`)).toBe(400);
    api.now.advance(60 * 60_000);
    expect(await works(link)).toBe(400);
    await forget(email);
    const another = await api.mailToken(accountId, 'PasswordResetRequested');
    await reset(another);
    expect(await works(another)).toBe(400);
  });

  it('is no news any more after three days: a house that was restored does not tell it again', async () => {
    const { accountId, email, token } = await api.parent();
    await api.call('PUT', paths.emailChange, { token, body: { email: `x${email}` } });
    await forget(email);
    await reset(await api.mailToken(accountId, 'PasswordResetRequested'));
    const told = () =>
      Promise.all([
        api.mailFor(accountId, 'PasswordReset'),
        api.mailFor(accountId, 'EmailChangeRequested', { toOldAddress: true }),
      ]);
    api.now.advance(3 * 24 * 60 * 60_000 - 60_000);
    expect(await told()).toMatchObject([{ kind: 'passwordChanged' }, { kind: 'emailIsChanging' }]);
    api.now.advance(120_000);
    expect(await told()).toEqual([{ over: true }, { over: true }]);
  });

  it('says nothing about who is known', async () => {
    const { email } = await api.parent();
    const [known, unknown] = [await forget(email), await forget('nobody@example.org')];
    for (const { status, body, position } of [known, unknown])
      expect({ status, body, position }).toEqual({ status: 202, body: {}, position: null });
  });

  it('gives an account that somebody else opened to the owner of the address, without its names', async () => {
    const { uuid } = (await api.signUp('owner@example.org')).body;
    await forget('owner@example.org');
    await reset(await api.mailToken(uuid, 'PasswordResetRequested'));
    expect((await api.logIn('owner@example.org')).status).toBe(401);
    expect(await me(await tokenOf('owner@example.org', 'New-Moonlight'))).toMatchObject({
      status: 200,
      body: { firstName: '', lastName: '' },
    });
  });

  it('is not set by the link of another mail', async () => {
    const { uuid } = (await api.signUp('mixed@example.org')).body;
    expect((await reset(await api.mailToken(uuid, 'EmailConfirmationRequested'))).status).toBe(400);
  });
});

describe('a new password', () => {
  const sheet = {
    age: 5, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'curly', skinColor: 'light', characterType: 'human',
    characterRole: 'main', storyRole: 'hero', personalityTrait: 'curious', physicalAttribute: 'freckled',
  }; // prettier-ignore

  const weak = async (call: ReturnType<TestApi['call']>) => {
    const { status, body } = await call;
    return status === 422 ? (body.detail[0].type as string) : status;
  };
  async function family() {
    const parent = await api.parent();
    const { token } = parent;
    const mia = { ...sheet, uuid: randomUUID(), name: 'Mia-Sophie' };
    expect((await api.call('POST', paths.characters, { token, body: mia })).status).toBe(201);
    return parent;
  }

  it('is refused when it is common, or made of the parent’s or a child’s name, at a change', async () => {
    const { token } = await family();
    const change = (password: string) =>
      weak(
        api.call('PUT', paths.password, {
          token,
          body: { currentPassword: PASSWORD, password, confirmPassword: password },
        }),
      );
    expect(await change('Sunshine2024!')).toBe('passwordCommon');
    expect(await change('M1a-S0phie!')).toBe('passwordPersonal');
    expect(await change('AdaLund#1970')).toBe('passwordPersonal');
    expect(await change('New-Moonlight')).toBe(204);
  });

  it('is refused so at a reset too, as long as its link works', async () => {
    const { accountId, email } = await family();
    await api.call('POST', paths.forgotPassword, { body: { email } });
    const address = path(paths.resetPassword, {
      token: await api.mailToken(accountId, 'PasswordResetRequested'),
    });
    const reset = (password: string) =>
      weak(api.call('POST', address, { body: { password, confirmPassword: password } }));
    expect(await reset('Mia-Sophie!')).toBe('passwordPersonal');
    expect(await reset('New-Moonlight')).toBe(200);
    expect(await reset('Mia-Sophie!')).toBe(400); // who found the link later learns no name by it
  });
});

describe('a hash that was made when less was asked for', () => {
  const olderHash = (password: string) =>
    argon2(password, { algorithm: 2, memoryCost: 4_096, timeCost: 1, parallelism: 1 });

  it('is renewed by the next login, once, which ends no session and sends no mail', async () => {
    const today = await createPasswords();
    let hashed = 0;
    const grown: Passwords = {
      ...today,
      hash: (password) => ((hashed += 1) === 1 ? olderHash(password) : today.hash(password)),
    };
    const house = await openTestApi({ passwords: grown });
    const { accountId, email, token } = await house.parent();
    await Promise.all([house.logIn(email), house.logIn(email)]);
    const events = await house.eventsOf(`account-${accountId}`);
    expect(events.filter(({ type }) => type === 'PasswordRehashed')).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('argon2');
    expect((await house.call('GET', paths.me, { token })).status).toBe(200);
    expect(await house.mailFor(accountId, 'PasswordRehashed')).toEqual({ over: true });
    expect((await house.logIn(email)).status).toBe(200);
    await house.close();
  });

  it('keeps nobody out when it cannot be renewed', async () => {
    const today = await createPasswords();
    let hashed = 0;
    const busy: Passwords = {
      ...today,
      hash: (password) => ((hashed += 1) === 1 ? olderHash(password) : Promise.reject(new Error('busy'))),
    };
    const house = await openTestApi({ passwords: busy });
    const { email } = await house.parent();
    expect((await house.logIn(email)).status).toBe(200);
    await house.close();
  });
});

describe('a call sent again with its Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'once' };
  const password = { password: 'New-Moonlight', confirmPassword: 'New-Moonlight' };
  const changesOf = async (accountId: string, type: string) =>
    (await api.eventsOf(`account-${accountId}`)).filter((event) => event.type === type).length;

  it('changes the password once', async () => {
    const { accountId, token } = await api.parent();
    const change = () =>
      api.call('PUT', paths.password, { token, headers, body: { currentPassword: PASSWORD, ...password } });
    expect([(await change()).status, (await change()).status]).toEqual([204, 204]);
    expect(await changesOf(accountId, 'PasswordChanged')).toBe(1);
  });
  it('uses the link of a mail once', async () => {
    const { accountId, email } = await api.parent();
    await api.call('POST', paths.forgotPassword, { body: { email } });
    const address = path(paths.resetPassword, {
      token: await api.mailToken(accountId, 'PasswordResetRequested'),
    });
    const reset = () => api.call('POST', address, { headers, body: password });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 200]);
    expect(await changesOf(accountId, 'PasswordReset')).toBe(1);
  });
});
