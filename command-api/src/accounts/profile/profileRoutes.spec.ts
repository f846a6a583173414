import { adminPaths } from '@storylark/contracts/admin/paths';
import { randomUUID } from 'node:crypto';
import { CONFIRM_LINK_LASTS, TERMS_VERSION } from '@storylark/contracts/constants';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { openTestApi, PASSWORD, SERVICE_TOKEN, type TestApi } from '../../testing/openTestApi.ts';
import { claimStreamOf, createAddressHash } from '../addresses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
const service = (pattern: string, params: Record<string, string>, body: object = {}) =>
  api.call('POST', path(pattern, params), { token: SERVICE_TOKEN, body });

describe('the profile', () => {
  it('changes what is sent', async () => {
    const { token } = await api.parent();
    const { status, body, position } = await api.call('PUT', paths.me, {
      token,
      body: { firstName: '  Eva ', language: 'fr' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Eva', lastName: 'Lund', language: 'fr' });
    expect(position).not.toBeNull();
    expect((await api.call('GET', paths.me, { token })).body).toEqual(body);
  });
  it('is answered with the place after which its news begin', async () => {
    const { accountId, token } = await api.parent();
    const placeOf = (position: string | null) => api.placeOf(accountId, position) ?? NaN;
    const changed = await api.call('PUT', paths.me, { token, body: { firstName: 'Eva' } });
    const seen = await api.call('GET', paths.me, { token });
    expect(placeOf(seen.position)).toBeGreaterThanOrEqual(placeOf(changed.position));
    const again = await api.call('PUT', paths.me, { token, body: { firstName: 'Ida' } });
    expect(placeOf(seen.position)).toBeLessThan(placeOf(again.position));
  });
  it('is not emptied', async () => {
    const { token } = await api.parent();
    for (const firstName of ['', null, 'A', 7])
      expect((await api.call('PUT', paths.me, { token, body: { firstName } })).status).toBe(422);
  });
});

describe('how stories are to be made', () => {
  const put = (token: string, body: object) => api.call('PUT', paths.me, { token, body });
  const about = async (token: string) => {
    const { useOutsideModels, offlineFallback, spokenName } = (await api.call('GET', paths.me, { token }))
      .body;
    return { useOutsideModels, offlineFallback, spokenName };
  };

  it('is not answered at first: nothing goes out', async () => {
    const { token } = await api.parent();
    expect(await about(token)).toEqual({ useOutsideModels: null, offlineFallback: true, spokenName: null });
  });

  it('is kept, sealed as far as it names anybody, with the time of a consent by our clock', async () => {
    const { accountId, token } = await api.parent();
    const alias = { alias: '  Kapitän Canary ' };
    expect((await put(token, { useOutsideModels: true, spokenName: alias })).status).toBe(200);
    expect(await about(token)).toEqual({
      useOutsideModels: true,
      offlineFallback: true,
      spokenName: { kind: 'alias', alias: 'Kapitän Canary' },
    });
    expect(JSON.stringify(await api.eventsOf(`account-${accountId}`))).not.toContain('Canary');
    const consented = await put(token, { offlineFallback: false, spokenName: { name: true } });
    expect(consented.body).toMatchObject({
      offlineFallback: false,
      spokenName: { kind: 'name', consentedAt: new Date(api.now()).toISOString() },
    });
    await put(token, { useOutsideModels: false, spokenName: null });
    expect(await about(token)).toEqual({ useOutsideModels: false, offlineFallback: false, spokenName: null });
  });

  it.each([
    [{ spokenName: { alias: 'www.evil.example' } }, 'nameHasLink'],
    [{ spokenName: { alias: 'mia@example.org' } }, 'nameHasLink'],
    [{ spokenName: { alias: 'Mia 2' } }, 'nameHasDigits'],
    [{ spokenName: { alias: '<b>' } }, 'nameHasSigns'],
    [{ spokenName: { alias: 'x'.repeat(61) } }, 'tooLong'],
    [{ spokenName: { alias: 'little shit' } }, 'nameProfane'],
    [{ spokenName: { alias: '' } }, 'wrongType'],
    [{ spokenName: {} }, 'wrongType'],
    [{ spokenName: { alias: 'Captain', name: true } }, 'wrongType'],
    [{ spokenName: { name: false } }, 'notInList'],
    [{ spokenName: 'Captain' }, 'wrongType'],
    [{ useOutsideModels: 'yes' }, 'wrongType'],
    [{ useOutsideModels: null }, 'required'],
    [{ offlineFallback: 1 }, 'wrongType'],
  ])('refuses %j', async (body, type) => {
    const { token } = await api.parent();
    const refused = await put(token, body);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toContainEqual(expect.objectContaining({ type }));
    expect(await about(token)).toEqual({ useOutsideModels: null, offlineFallback: true, spokenName: null });
  });

  it('lets no name of a character out as an alias', async () => {
    const { token } = await api.parent();
    const character = {
      uuid: randomUUID(),
      name: 'Mia von Berg',
      age: 6,
      gender: 'girl',
      hairColor: 'red',
      eyeColor: 'green',
      hairStyle: 'curly',
      skinColor: 'light',
      characterType: 'human',
      characterRole: 'main',
      personalityTrait: 'brave',
      physicalAttribute: 'freckled',
    };
    expect((await api.call('POST', paths.characters, { token, body: character })).status).toBe(201);
    for (const alias of ['Mia', 'kleine mia', 'Frau Berg'])
      expect((await put(token, { spokenName: { alias } })).body.detail).toContainEqual(
        expect.objectContaining({ loc: ['body', 'spokenName', 'alias'], type: 'aliasIsName' }),
      );
    expect((await put(token, { spokenName: { alias: 'Königin von Mi' } })).status).toBe(200);
  });
});

describe('the terms', () => {
  it('that are newer stand before everything but the way to accept them or to leave', async () => {
    const { accountId, token } = await api.parent();
    const at = new Date(api.now()).toISOString();
    const older = {
      id: randomUUID(),
      type: 'TermsAccepted',
      data: { accountId, termsVersion: '2020-01', at },
      metadata: { at, accountId },
    };
    await api.eventStore.append(`account-${accountId}`, [older], 'any');
    expect((await api.call('GET', paths.me, { token })).body.termsAcceptedAt).toBeNull();
    const password = {
      currentPassword: PASSWORD,
      password: 'New-Moonlight',
      confirmPassword: 'New-Moonlight',
    };
    expect(await api.call('PUT', paths.password, { token, body: password })).toMatchObject({
      status: 403,
      body: { code: 'termsNotAccepted' },
    });
    expect((await api.call('POST', paths.renew, { token })).status).toBe(200);
    const accepted = await api.call('PUT', paths.me, { token, body: { termsAccepted: true } });
    expect(accepted).toMatchObject({ status: 200, body: { termsAcceptedAt: at } });
    expect((await api.eventsOf(`account-${accountId}`)).at(-1)?.data.termsVersion).toBe(TERMS_VERSION);
    expect((await api.call('PUT', paths.password, { token, body: password })).status).toBe(204);
  });
});

describe('a new address', () => {
  const ask = (token: string, email: string) =>
    api.call('PUT', paths.emailChange, { token, body: { email } });
  const use = (token: string) => api.call('POST', path(paths.emailChangeConfirm, { token }));

  it('is confirmed by a mail there, told to the old one, and frees the old one', async () => {
    const { accountId, email, token } = await api.parent();
    const next = `${randomUUID()}@example.org`;
    expect((await ask(token, next)).status).toBe(202);
    expect((await api.logIn(next)).status).toBe(401);
    expect(await api.mailFor(accountId, 'EmailChangeRequested')).toMatchObject({
      kind: 'confirmNewEmail',
      to: next,
      link: expect.stringContaining('/settings/email/'),
    });
    expect(await api.mailFor(accountId, 'EmailChangeRequested', { toOldAddress: true })).toMatchObject({
      kind: 'emailIsChanging',
      to: email,
      link: null,
    });
    const link = await api.mailToken(accountId, 'EmailChangeRequested');
    expect(await use(link)).toMatchObject({ status: 200 });
    expect(await use(link)).toMatchObject({ status: 400, body: { detail: 'emailChangeFailed' } });
    expect([(await api.logIn(next)).status, (await api.logIn(email)).status]).toEqual([200, 401]);
    expect(await api.mailFor(accountId, 'EmailChangeRequested', { toOldAddress: true })).toMatchObject({
      to: email,
    });

    // nobody lives there any more, whether or not it was released yet
    expect((await api.signUp(email)).status).toBe(201);
  });

  it('is not given away twice', async () => {
    const [one, other] = [await api.parent(), await api.parent()];
    const wanted = `${randomUUID()}@example.org`;
    await ask(one.token, wanted);
    await ask(other.token, wanted);
    const links = await Promise.all(
      [one, other].map(({ accountId }) => api.mailToken(accountId, 'EmailChangeRequested')),
    );
    const answers = await Promise.all(links.map(use));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await api.signUp(wanted)).status).toBe(409);
  });

  it('that belongs to somebody is refused at the link, not before', async () => {
    const [one, other] = [await api.parent(), await api.parent()];
    expect((await ask(one.token, other.email)).status).toBe(202);
    expect((await use(await api.mailToken(one.accountId, 'EmailChangeRequested'))).body.detail).toBe(
      'emailTaken',
    );
    expect((await api.logIn(other.email)).status).toBe(200);
  });

  it('that was claimed and never moved to is free again once the link has run out', async () => {
    const { accountId, token } = await api.parent();
    const wanted = `${randomUUID()}@example.org`;
    await ask(token, wanted);
    const at = new Date(api.now()).toISOString();
    const claimStream = claimStreamOf(createAddressHash(await api.vault.secret('emailClaims')), wanted);
    await api.eventStore.append(
      claimStream,
      [{ id: randomUUID(), type: 'EmailClaimed', data: { accountId, at }, metadata: { at, accountId } }],
      'none',
    );
    expect((await api.signUp(wanted)).status).toBe(409);
    api.now.advance(CONFIRM_LINK_LASTS + 120_000);
    expect((await api.signUp(wanted)).status).toBe(201);
  });
});

describe('what managers ask for', () => {
  it('is for nobody else', async () => {
    const { accountId, token } = await api.parent();
    const address = path(internalPaths.accountErased, { accountId });
    expect((await api.call('POST', address)).status).toBe(401);
    expect((await api.call('POST', address, { token })).status).toBe(403);
  });

  it('releases the former address after a move, never the one in use', async () => {
    const { accountId, email } = await api.parent();
    const { claimStream } = (await api.eventsOf(`account-${accountId}`))[0]!.data as { claimStream: string };
    expect(await service(internalPaths.releaseClaim, { accountId }, { claimStream })).toMatchObject({
      status: 204,
      position: null,
    });
    expect((await api.signUp(email)).status).toBe(409);
    expect(
      (await service(internalPaths.releaseClaim, { accountId }, { claimStream: 'account-1' })).status,
    ).toBe(422);
  });

  it('brings a deletion to its end: farewell, address, record', async () => {
    const { accountId, email, token } = await api.parent();
    expect((await service(internalPaths.accountErased, { accountId })).status).toBe(404);
    await api.call('DELETE', paths.me, { token, body: { reason: 'other', comment: 'canary words' } });
    expect(JSON.stringify(await api.eventsOf(`account-${accountId}`))).not.toContain('canary');
    expect(await api.mailFor(accountId, 'AccountDeleted')).toEqual({
      over: false,
      kind: 'farewell',
      to: email,
      firstName: 'Ada',
      language: 'en',
      link: null,
    });
    await service(internalPaths.releaseClaim, { accountId });
    await api.vault.destroy(accountId);
    expect(await api.mailFor(accountId, 'AccountDeleted')).toEqual({ over: true });
    expect((await service(internalPaths.accountErased, { accountId })).status).toBe(204);
    expect((await service(internalPaths.accountErased, { accountId })).status).toBe(204);
    expect(
      (await api.eventsOf(`account-${accountId}`)).filter(({ type }) => type === 'AccountErased'),
    ).toHaveLength(1);
    expect((await api.signUp(email)).status).toBe(201);
  });

  it('gives roles by address, seen at the next call', async () => {
    const { email, token } = await api.parent();
    const isAdmin = async () => (await api.call('GET', paths.me, { token })).body.isAdmin as boolean;
    const role = (held: boolean) => service(internalPaths.role, {}, { email, role: 'admin', held });
    expect(await isAdmin()).toBe(false);
    expect((await role(true)).status).toBe(200);
    expect(await isAdmin()).toBe(true);
    await role(false);
    expect(await isAdmin()).toBe(false);
    expect(
      (await service(internalPaths.role, {}, { email: 'nobody@example.org', role: 'admin', held: true }))
        .status,
    ).toBe(404);
  });
});

describe('what was given up', () => {
  it('is opened again by an admin, and by nobody else', async () => {
    const { accountId, email, token } = await api.parent();
    const id = `${accountId}/account/mail-1`;
    await api.jobStore.insertIfAbsent({
      id,
      accountId,
      subject: 'account',
      step: 'mail-1',
      kind: 'sendMail',
      input: {},
    });
    const retry = () => api.call('POST', adminPaths.failureRetry, { token, body: { id } });
    expect((await retry()).status).toBe(403);
    await service(internalPaths.role, {}, { email, role: 'admin', held: true });
    const job = await api.jobStore.claim(id, 1000);
    await api.jobStore.settle(id, job!.fence, { kind: 'giveUp', reason: 'no such mailbox' });
    expect((await retry()).status).toBe(202);
    expect(await api.jobStore.get(id)).toMatchObject({ state: 'open', attempts: 0 });

    await api.jobStore.claim(id, 1000);
    expect((await retry()).status).toBe(202); // the first answer was lost
    expect(await api.jobStore.get(id)).toMatchObject({ state: 'open', attempts: 1 });
    await api.jobStore.deleteByAccount(accountId);
    expect(await retry()).toMatchObject({ status: 404, body: { code: 'jobNotFound' } });
  });
});
