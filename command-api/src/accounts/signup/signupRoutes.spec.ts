import { paths } from '@storylark/contracts/paths';
import { openTestApi, PASSWORD, type TestApi } from '../../testing/openTestApi.ts';

describe('signup', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it('answers 201 with the user, on Free, and seals what is personal', async () => {
    const { status, body, position } = await api.signUp('ada@example.org', { changes: { language: 'de' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lund',
      email: 'ada@example.org',
      language: 'de',
      termsAcceptedAt: new Date(api.now()).toISOString(),
      isAdmin: false,
      subscription: { plan: 'free', characterLimit: 1, charactersUsed: 0, storyLimit: 1, storiesUsed: 0 },
    });
    expect(position).toBeNull();
    const stored = await api.eventsOf(`account-${body.uuid}`);
    expect(stored.map(({ type }) => type)).toEqual(['AccountOpened', 'EmailConfirmationRequested']);
    expect(JSON.stringify(stored)).not.toMatch(/Ada|Lund|ada@|argon2/);
  });

  it('lets one of 20 have an address, however they write it', async () => {
    const spellings = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? 'race@example.org' : 'Race@Example.org',
    );
    const answers = await Promise.all(spellings.map((email) => api.signUp(email)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      detail: 'emailTaken',
      code: 'emailTaken',
    });
    const winner = answers.find(({ status }) => status === 201)!.body.uuid as string;
    expect(
      (await api.eventsOf(`account-${winner}`)).filter(({ type }) => type === 'AccountOpened'),
    ).toHaveLength(1);
  });

  it('goes on where one broke off between the address and the account', async () => {
    const whole = await api.signUp('broken@example.org');
    const { claimStream } = (await api.eventsOf(`account-${whole.body.uuid}`))[0]!.data as {
      claimStream: string;
    };
    const elsewhere = await openTestApi({ vault: api.vault });
    const at = '2026-11-01T08:00:00.000Z';
    const claimed = {
      id: '3d4f7a52-0b64-4b57-9f6c-6f7b3b1d2c11',
      type: 'EmailClaimed',
      data: { accountId: '3d4f7a52-0b64-4b57-9f6c-6f7b3b1d2c12', at },
      metadata: { at },
    };
    await elsewhere.eventStore.append(claimStream, [claimed], 'none');
    const answers = await Promise.all([
      elsewhere.signUp('broken@example.org'),
      elsewhere.signUp('broken@example.org'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 201)?.body.uuid).toBe(
      '3d4f7a52-0b64-4b57-9f6c-6f7b3b1d2c12',
    );
    await elsewhere.close();
  });

  it('sent again with its Idempotency-Key answers as the first time', async () => {
    const headers = { 'idempotency-key': 'tap-tap' };
    const first = await api.signUp('twice@example.org', { headers });
    const second = await api.signUp('twice@example.org', { headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.uuid).toBe(first.body.uuid);
    expect((await api.signUp('twice@example.org')).status).toBe(409);
    const other = await api.signUp('twice@example.org', { headers, changes: { firstName: 'Eva' } });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotencyKeyReused' } });
  });

  it.each([
    [{ firstName: 'A' }, 'firstName', 'nameTooShort'],
    [{ email: 'ada@example' }, 'email', 'emailInvalid'],
    [{ password: 'short!', confirmPassword: 'short!' }, 'password', 'passwordTooShort'],
    [{ password: 'nothingspecial', confirmPassword: 'nothingspecial' }, 'password', 'passwordNeedsSpecial'],
    [{ password: 'P@ssw0rd2024!', confirmPassword: 'P@ssw0rd2024!' }, 'password', 'passwordCommon'],
    [{ password: 'Ada-Lund-1!', confirmPassword: 'Ada-Lund-1!' }, 'password', 'passwordPersonal'],
    [{ password: 'Storylark!1', confirmPassword: 'Storylark!1' }, 'password', 'passwordPersonal'],
    [{ confirmPassword: 'another' }, 'confirmPassword', 'passwordsDiffer'],
    [{ termsAccepted: false }, 'termsAccepted', 'termsRequired'],
    [{ language: 'es' }, 'language', 'notInList'],
  ])('refuses %p', async (changes, field, type) => {
    const { status, body } = await api.signUp('rules@example.org', {
      changes,
      headers: { 'accept-language': 'de' },
    });
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ['body', field], type });
    expect(body.detail[0].msg).not.toBe(type);
  });

  it('asks for confirmation before a login', async () => {
    const { body } = await api.signUp('later@example.org');
    expect(await api.logIn('later@example.org')).toMatchObject({
      status: 401,
      body: { detail: 'unconfirmed' },
    });
    expect((await api.logIn('later@example.org', 'wrong password')).body.detail[0].msg).toBe(
      'Wrong email or password',
    );
    expect(await api.confirm(body.uuid)).toMatchObject({ status: 200, body: { email: body.email } });
    expect((await api.logIn('later@example.org')).status).toBe(200);
  });
});

describe('the confirmation mail', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it('is for the manager to send until it was used', async () => {
    const { uuid } = (await api.signUp('ada@example.org')).body;
    const mail = await api.mailFor(uuid, 'EmailConfirmationRequested');
    expect(mail).toEqual({
      over: false,
      kind: 'confirmEmail',
      to: 'ada@example.org',
      firstName: 'Ada',
      language: 'en',
      link: expect.stringMatching(new RegExp(`^/confirm/${uuid}\\.[\\w-]+\\.[\\w-]{43}$`)),
    });
    await api.confirm(uuid);
    expect(await api.mailFor(uuid, 'EmailConfirmationRequested')).toEqual({ over: true });
  });

  it('has a link that works once', async () => {
    const { uuid } = (await api.signUp('once@example.org')).body;
    const token = await api.mailToken(uuid, 'EmailConfirmationRequested');
    const use = () => api.call('POST', paths.confirm.replace(':token', token));
    expect((await use()).status).toBe(200);
    expect(await use()).toMatchObject({ status: 400, body: { detail: 'confirmFailed' } });
  });

  it('can be asked for again, and says nothing about who is known', async () => {
    const { uuid } = (await api.signUp('again@example.org')).body;
    await api.parent('confirmed@example.org');
    const resend = (email: string) => api.call('POST', paths.confirmResend, { body: { email } });
    const [unconfirmed, confirmed, unknown] = [
      await resend('again@example.org'),
      await resend('confirmed@example.org'),
      await resend('nobody@example.org'),
    ];
    for (const { status, body, position } of [unconfirmed, confirmed, unknown])
      expect({ status, body, position }).toEqual({ status: 202, body: {}, position: null });
    expect(
      (await api.eventsOf(`account-${uuid}`)).filter(({ type }) => type === 'EmailConfirmationRequested'),
    ).toHaveLength(2);
  });

  it.each(['', 'nonsense', 'a.b.c', '%00', encodeURIComponent('../../x')])(
    '%p leads nowhere',
    async (token) => {
      const { status } = await api.call('POST', `/api/users/confirm/${token}`);
      expect([400, 404, 405, 422]).toContain(status);
    },
  );
});

it('does not answer before its time whether an address is known or not', async () => {
  const api = await openTestApi({ answerAfter: 60 });
  await api.signUp('ada@example.org');
  for (const email of ['ada@example.org', 'nobody@example.org'])
    for (const ask of [
      () => api.call('POST', paths.confirmResend, { body: { email } }),
      () => api.call('POST', paths.forgotPassword, { body: { email } }),
      () => api.logIn(email, 'not-the-password'),
    ]) {
      const begun = performance.now();
      await ask();
      expect(performance.now() - begun).toBeGreaterThanOrEqual(59);
    }
  await api.close();
});

it('keeps the password it was given', async () => {
  const api = await openTestApi();
  const { token } = await api.parent('ada@example.org');
  expect((await api.call('POST', paths.proof, { token, body: { password: PASSWORD } })).status).toBe(200);
  expect(await api.call('POST', paths.proof, { token, body: { password: `${PASSWORD}!` } })).toMatchObject({
    status: 403,
    body: { detail: 'wrongPassword' },
  });
  await api.close();
});
