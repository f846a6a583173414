import { createHash, randomUUID } from 'node:crypto';
import { PASSKEY_LIMIT, PROOF_LASTS, SECOND_STEP_LASTS } from '@storylark/contracts/constants';
import { path, paths } from '@storylark/contracts/paths';
import type { Passwords } from '../password/createPasswords.ts';
import { openTestApi, PASSWORD, type TestApi } from '../../testing/openTestApi.ts';
import { softwareAuthenticator } from '../../testing/softwareAuthenticator.ts';

/** Hundreds of hashes are made here: quick ones, each with a salt as the real ones have. */
const digest = (salt: string, password: string) =>
  `hashed ${salt} ${createHash('sha256').update(`${salt} ${password}`).digest('hex')}`;
const passwords: Passwords = {
  hash: async (password) => digest(randomUUID(), password),
  verify: async (hashed, password) =>
    hashed !== null && hashed === digest(hashed.split(' ')[1] ?? '', password),
  isOutdated: () => false,
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ passwords });
});
afterAll(() => api.close());

type Device = ReturnType<typeof softwareAuthenticator>;
const challenge = (token: string) => api.call('POST', paths.passkeyChallenge, { token });
const send = (token: string, body: object, headers = {}) =>
  api.call('POST', paths.passkeys, { token, body, headers });
async function add(token: string, device: Device, name = 'My phone') {
  const { ticket, options } = (await challenge(token)).body;
  return send(token, { ticket, name, attestation: device.create(options) });
}
const finish = (body: object) => api.call('POST', paths.tokenSecondStep, { body });
/** The challenge that a login is answered with. */
async function challenged(email: string, password = PASSWORD) {
  const { status, body } = await api.logIn(email, password);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'secondFactorNeeded' });
  return body.facts;
}
/** A parent with one passkey, which signs in their device. */
async function guarded({ counter = null as number | null } = {}) {
  const parent = await api.parent();
  const device = softwareAuthenticator({ counter });
  const { body } = await add(parent.token, device);
  return { ...parent, device, passkeyId: body.uuid as string, codes: body.recoveryCodes as string[] };
}
const eventsOf = async (accountId: string, type: string) =>
  (await api.eventsOf(`account-${accountId}`)).filter((event) => event.type === type);
const me = (token: string) => api.call('GET', paths.me, { token });

describe('a passkey', () => {
  it('is added with ten recovery codes, and again without; mails tell of both', async () => {
    const { accountId, email, token } = await api.parent();
    const first = await add(token, softwareAuthenticator());
    expect(first).toMatchObject({
      status: 201,
      body: { uuid: expect.any(String), recoveryCodes: expect.any(Array) },
    });
    expect(first.body.recoveryCodes).toHaveLength(10);
    expect((await add(token, softwareAuthenticator())).body.recoveryCodes).toBeNull();
    expect(await api.mailFor(accountId, 'PasskeyAdded')).toMatchObject({ kind: 'passkeyAdded', to: email });
  });

  it('is stored under seal: neither its name nor its key stands in the log', async () => {
    const { accountId, token } = await api.parent();
    const { body } = await add(token, softwareAuthenticator(), 'Quittenphone');
    const stored = JSON.stringify(await api.eventsOf(`account-${accountId}`));
    expect(stored).toContain(body.uuid);
    for (const secret of ['Quittenphone', 'hashed', 'hybrid', ...body.recoveryCodes])
      expect(stored).not.toContain(secret);
  });

  it('has a name of one line, without markup or signs of direction', async () => {
    const { token } = await api.parent();
    const { ticket, options } = (await challenge(token)).body;
    const attestation = softwareAuthenticator().create(options);
    for (const name of ['', '   ', 'x'.repeat(61), 'two\nlines', 7, '<b>phone</b>', 'phone\u202egnp'])
      expect((await send(token, { ticket, name, attestation })).status).toBe(422);
    expect((await send(token, { ticket, name: ' Anna’s phone ', attestation })).status).toBe(201);
  });

  it('asks for a fresh proof, as its removal and new codes do', async () => {
    const { token, passkeyId } = await guarded();
    api.now.advance(PROOF_LASTS);
    const asked = await Promise.all([
      challenge(token),
      api.call('POST', paths.recoveryCodes, { token }),
      api.call('DELETE', path(paths.passkey, { uuid: passkeyId }), { token }),
    ]);
    for (const { status, body } of asked)
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'reauthenticationNeeded' });
  });

  it('is one of ten at most', async () => {
    const { token } = await api.parent();
    for (let n = 0; n < PASSKEY_LIMIT; n += 1)
      expect((await add(token, softwareAuthenticator())).status).toBe(201);
    expect(await add(token, softwareAuthenticator())).toMatchObject({
      status: 409,
      body: { code: 'passkeyLimitReached', facts: { limit: PASSKEY_LIMIT } },
    });
  });

  it('is added once when it is sent twice: by its key with the same answer but the codes, or as it is', async () => {
    const { accountId, token } = await api.parent();
    const { ticket, options } = (await challenge(token)).body;
    const body = { ticket, name: 'One', attestation: softwareAuthenticator().create(options) };
    const headers = { 'idempotency-key': 'once' };
    const first = await send(token, body, headers);
    const again = [await send(token, body, headers), await send(token, body)];
    for (const { status, body: told } of again)
      expect({ status, told }).toEqual({ status: 201, told: { uuid: first.body.uuid, recoveryCodes: null } });
    expect(await eventsOf(accountId, 'PasskeyAdded')).toHaveLength(1);
    expect(await eventsOf(accountId, 'RecoveryCodesMade')).toHaveLength(1);
  });

  it('is not for sale at another origin, of another house, for another challenge or another act', async () => {
    const { token } = await api.parent();
    const { ticket, options } = (await challenge(token)).body;
    const lies = [
      { origin: 'https://storylark.example.evil' },
      { origin: 'http://storylark.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.get' },
      { certificate: true },
    ] as const;
    for (const lie of lies)
      expect([
        lie,
        await send(token, { ticket, name: 'One', attestation: softwareAuthenticator().create(options, lie) }),
      ]).toMatchObject([lie, { status: 403, body: { code: 'passkeyNotAccepted' } }]);
  });

  it('is not added with the ticket of another account or session, nor too late', async () => {
    const [one, other] = [await api.parent(), await api.parent()];
    const { ticket, options } = (await challenge(one.token)).body;
    const body = { ticket, name: 'One', attestation: softwareAuthenticator().create(options) };
    const elsewhere = (await api.logIn(one.email)).body.access_token as string;
    for (const token of [other.token, elsewhere])
      expect(await send(token, body)).toMatchObject({ status: 403, body: { code: 'secondFactorExpired' } });
    api.now.advance(SECOND_STEP_LASTS);
    expect(await send(one.token, body)).toMatchObject({ body: { code: 'secondFactorExpired' } });
  });
});

describe('a login with a passkey', () => {
  it('asks for it after the right password, and ends in a token as any login does', async () => {
    const { accountId, email, device } = await guarded();
    const { ticket, options } = await challenged(email);
    expect(options).toMatchObject({ rpId: 'storylark.example', userVerification: 'preferred' });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const { status, body } = await finish({ ticket, assertion: device.get(options) });
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.any(String), token_type: 'bearer', expires_in: expect.any(Number) },
    });
    expect((await me(body.access_token)).body).toMatchObject({ uuid: accountId });
    expect(await eventsOf(accountId, 'PasskeyUsed')).toEqual([]);
  });

  it('tells nobody with a wrong password that there is a passkey', async () => {
    const [with2, without] = [await guarded(), await api.parent()];
    const attempt = async (email: string) => {
      const { status, body } = await api.logIn(email, 'not-the-password');
      return { status, body };
    };
    const [guardedAnswer, other, unknown] = [
      await attempt(with2.email),
      await attempt(without.email),
      await attempt('nobody@example.org'),
    ];
    expect(guardedAnswer).toMatchObject({ status: 401, body: { code: 'wrongCredentials' } });
    expect(other).toEqual(guardedAnswer);
    expect(unknown).toEqual(guardedAnswer);
  });

  it('works once: an answer that is replayed does nothing, also at the same moment', async () => {
    const { email, device } = await guarded();
    const { ticket, options } = await challenged(email);
    const body = { ticket, assertion: device.get(options) };
    const both = await Promise.all([finish(body), finish(body)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await finish(body)).toMatchObject({ status: 403, body: { code: 'secondFactorExpired' } });
    const again = await challenged(email);
    expect(await finish({ ticket: again.ticket, assertion: body.assertion })).toMatchObject({
      status: 403,
      body: { code: 'passkeyNotAccepted' },
    });
  });

  it('has five minutes', async () => {
    const { email, device } = await guarded();
    const { ticket, options } = await challenged(email);
    api.now.advance(SECOND_STEP_LASTS);
    expect(await finish({ ticket, assertion: device.get(options) })).toMatchObject({
      status: 403,
      body: { code: 'secondFactorExpired' },
    });
  });

  it('takes no ticket that is changed, made up, or made for something else', async () => {
    const { email, device, token } = await guarded();
    const { ticket, options } = await challenged(email);
    const assertion = device.get(options);
    const proof = await api.call('POST', paths.proof, { token, body: { password: PASSWORD } });
    const adding = await challenge(token);
    const changed = `${ticket.slice(0, 40)}${ticket[40] === 'A' ? 'B' : 'A'}${ticket.slice(41)}`;
    for (const bad of [changed, ticket.slice(4), 'AAAA', proof.body.facts.ticket, adding.body.ticket])
      expect(await finish({ ticket: bad, assertion })).toMatchObject({
        status: 403,
        body: { code: 'secondFactorExpired' },
      });
    expect((await finish({ ticket, assertion })).status).toBe(200);
  });

  it('takes no answer that was signed elsewhere, for another challenge, or at the making of a passkey', async () => {
    const { email, device } = await guarded();
    const { ticket, options } = await challenged(email);
    const lies = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.alloc(32).toString('base64url') },
      { type: 'webauthn.create' },
    ] as const;
    for (const lie of lies)
      expect([lie, await finish({ ticket, assertion: device.get(options, lie) })]).toMatchObject([
        lie,
        { status: 403, body: { code: 'passkeyNotAccepted' } },
      ]);
  });

  it('takes no signature that was changed, nor another one’s', async () => {
    const [{ email, device }, stranger] = [await guarded(), await guarded()];
    const { ticket, options } = await challenged(email);
    const right = device.get(options);
    const bytes = Buffer.from(right.response.signature, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    const changed = { ...right, response: { ...right.response, signature: bytes.toString('base64url') } };
    const tries = [
      changed,
      stranger.device.get(options),
      stranger.device.get(options, { credentialId: right.id }),
      { ...right, response: { ...right.response, signature: 'AAAA' } },
    ];
    for (const assertion of tries)
      expect(await finish({ ticket, assertion })).toMatchObject({
        status: 403,
        body: { code: 'passkeyNotAccepted' },
      });
    expect((await finish({ ticket, assertion: right })).status).toBe(200);
  });

  it('takes no count that goes back or stands still: somebody has a copy', async () => {
    const { accountId, email, device } = await guarded({ counter: 7 });
    const tryWith = async (lie: { counter?: number } = {}) => {
      const { ticket, options } = await challenged(email);
      return (await finish({ ticket, assertion: device.get(options, lie) })).status;
    };
    expect(await tryWith()).toBe(200);
    expect(await tryWith({ counter: 8 })).toBe(403);
    expect(await tryWith({ counter: 7 })).toBe(403);
    expect(await tryWith({ counter: 0 })).toBe(403);
    expect(await tryWith()).toBe(200);
    expect((await eventsOf(accountId, 'PasskeyUsed')).map(({ data }) => data.counter)).toEqual([8, 12]);
  });

  it('is asked for after a reset by mail too, and a challenge from before it is void', async () => {
    const { accountId, email, device } = await guarded();
    const before = await challenged(email);
    await api.call('POST', paths.forgotPassword, { body: { email } });
    const token = await api.mailToken(accountId, 'PasswordResetRequested');
    const password = 'New-Moonlight';
    await api.call('POST', path(paths.resetPassword, { token }), {
      body: { password, confirmPassword: password },
    });
    expect(await finish({ ticket: before.ticket, assertion: device.get(before.options) })).toMatchObject({
      status: 403,
      body: { code: 'secondFactorExpired' },
    });
    const { ticket, options } = await challenged(email, password);
    expect((await finish({ ticket, assertion: device.get(options) })).status).toBe(200);
  });

  it('ends with the account, and with the last passkey', async () => {
    const one = await guarded();
    const other = await guarded();
    const [ofOne, ofOther] = [await challenged(one.email), await challenged(other.email)];
    await api.call('DELETE', paths.me, { token: one.token, body: { reason: 'other' } });
    expect((await finish({ ticket: ofOne.ticket, assertion: one.device.get(ofOne.options) })).status).toBe(
      403,
    );
    const removal = await api.call('DELETE', path(paths.passkey, { uuid: other.passkeyId }), {
      token: other.token,
    });
    expect(removal.status).toBe(204);
    expect(await api.mailFor(other.accountId, 'PasskeyRemoved')).toMatchObject({ kind: 'passkeyRemoved' });
    expect(
      (await finish({ ticket: ofOther.ticket, assertion: other.device.get(ofOther.options) })).status,
    ).toBe(403);
    expect((await api.logIn(other.email)).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('stands in for a passkey, once, however it is written; a mail tells of it', async () => {
    const { accountId, email, codes } = await guarded();
    const [code = ''] = codes;
    const { ticket } = await challenged(email);
    const { status, body } = await finish({
      ticket,
      recoveryCode: ` ${code.toLowerCase().replaceAll('-', ' ')}`,
    });
    expect(status).toBe(200);
    expect((await me(body.access_token)).status).toBe(200);
    expect(await api.mailFor(accountId, 'RecoveryCodeUsed')).toMatchObject({
      kind: 'recoveryCodeUsed',
      to: email,
    });
    const again = await challenged(email);
    expect(await finish({ ticket: again.ticket, recoveryCode: code })).toMatchObject({
      status: 403,
      body: { code: 'wrongRecoveryCode' },
    });
    expect((await finish({ ticket: again.ticket, recoveryCode: codes[9] })).status).toBe(200);
  });

  it('used twice at one moment lets one in', async () => {
    const { accountId, email, codes } = await guarded();
    const [one, other] = [await challenged(email), await challenged(email)];
    const answers = await Promise.all(
      [one, other].map(({ ticket }) => finish({ ticket, recoveryCode: codes[3] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await eventsOf(accountId, 'RecoveryCodeUsed')).toHaveLength(1);
  });

  it('that is wrong is limited per account, and the passkey still opens', async () => {
    const { email, device, codes } = await guarded();
    const { ticket, options } = await challenged(email);
    const wrong = async (recoveryCode: string) => (await finish({ ticket, recoveryCode })).body.code;
    for (let n = 0; n < 9; n += 1) expect(await wrong(`${n}AAA-AAAA-AAAA`)).toBe('wrongRecoveryCode');
    expect(await wrong('what is this')).toBe('wrongRecoveryCode');
    expect(await wrong(codes[0] ?? '')).toBe('tooManyRequests');
    expect((await finish({ ticket, assertion: device.get(options) })).status).toBe(200);
  });

  it('of another account is wrong', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const { ticket } = await challenged(one.email);
    expect((await finish({ ticket, recoveryCode: other.codes[0] })).body.code).toBe('wrongRecoveryCode');
  });

  it('is void once new ones were made; made twice with one key, the last answer is good', async () => {
    const { email, token, codes } = await guarded();
    const make = async () =>
      (await api.call('POST', paths.recoveryCodes, { token, headers: { 'idempotency-key': 'k' } })).body
        .recoveryCodes as string[];
    const [first, second] = [await make(), await make()];
    const { ticket } = await challenged(email);
    for (const old of [codes[0], first[0]])
      expect((await finish({ ticket, recoveryCode: old })).body.code).toBe('wrongRecoveryCode');
    expect((await finish({ ticket, recoveryCode: second[0] })).status).toBe(200);
  });

  it('is not to be had without a passkey', async () => {
    const { token } = await api.parent();
    expect((await api.call('POST', paths.recoveryCodes, { token })).body.code).toBe('passkeyNotFound');
  });
});

describe('a proof of identity with a passkey', () => {
  const prove = (token: string, password = PASSWORD) =>
    api.call('POST', paths.proof, { token, body: { password } });
  const finishProof = (token: string, body: object) =>
    api.call('POST', paths.proofSecondStep, { token, body });

  it('is the password and the passkey, as at a login', async () => {
    const { token, device } = await guarded();
    api.now.advance(PROOF_LASTS);
    expect((await prove(token, 'not-the-password')).body.code).toBe('wrongPassword');
    const { status, body } = await prove(token);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'secondFactorNeeded' });
    const { ticket, options } = body.facts;
    const proven = await finishProof(token, { ticket, assertion: device.get(options) });
    expect(proven.status).toBe(200);
    expect((await challenge(token)).status).toBe(403);
    expect((await challenge(proven.body.access_token)).status).toBe(200);
  });

  it('is not given for another session, nor with the ticket of a login', async () => {
    const one = await guarded();
    const other = await guarded();
    const login = await challenged(one.email);
    const second = await finish({ ticket: login.ticket, assertion: one.device.get(login.options) });
    const { ticket, options } = (await prove(one.token)).body.facts;
    const assertion = one.device.get(options);
    for (const token of [second.body.access_token as string, other.token])
      expect((await finishProof(token, { ticket, assertion })).body.code).toBe('secondFactorExpired');
    const fresh = await challenged(one.email);
    expect(
      (await finishProof(one.token, { ticket: fresh.ticket, assertion: one.device.get(fresh.options) })).body
        .code,
    ).toBe('secondFactorExpired');
    expect((await finishProof(one.token, { ticket, assertion })).status).toBe(200);
  });
});

describe('a ticket', () => {
  it('of a new passkey proves nothing, and that of a proof adds none', async () => {
    const { token, device } = await guarded();
    const adding = (await challenge(token)).body;
    const proving = (await api.call('POST', paths.proof, { token, body: { password: PASSWORD } })).body.facts;
    const asProof = {
      ticket: adding.ticket,
      assertion: device.get({ ...adding.options, rpId: adding.options.rp.id }),
    };
    const asAddition = {
      ticket: proving.ticket,
      name: 'One',
      attestation: softwareAuthenticator().create({ ...proving.options, rp: { id: proving.options.rpId } }),
    };
    for (const { status, body } of [
      await api.call('POST', paths.proofSecondStep, { token, body: asProof }),
      await send(token, asAddition),
    ])
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'secondFactorExpired' });
  });
});

it('what a stranger may send in place of a step is a no, never a fault of ours', async () => {
  const { email, device } = await guarded();
  const { ticket, options } = await challenged(email);
  const right = device.get(options);
  const response = (changes: object) => ({ ...right, response: { ...right.response, ...changes } });
  const odd = [
    {},
    { ticket },
    { ticket, assertion: null },
    { ticket, assertion: right, recoveryCode: 7 },
    { ticket, recoveryCode: 'x'.repeat(61) },
    { ticket, recoveryCode: '' },
    { ticket, assertion: { ...right, type: 'password' } },
    { ticket, assertion: { ...right, rawId: 'AAAA' } },
    { ticket, assertion: response({ clientDataJSON: 'AAAA' }) },
    { ticket, assertion: response({ clientDataJSON: Buffer.from('{"type":[]}').toString('base64url') }) },
    { ticket, assertion: response({ clientDataJSON: Buffer.from('null').toString('base64url') }) },
    { ticket, assertion: response({ authenticatorData: 'AAAA' }) },
    { ticket, assertion: response({ authenticatorData: Buffer.alloc(2000, 255).toString('base64url') }) },
  ];
  for (const body of odd) expect([403, 422]).toContain((await finish(body)).status);
  expect(api.reported).toEqual([]);
});
