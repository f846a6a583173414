import { GOOGLE_LASTS } from '@storylark/contracts/constants';
import { type MutableToken, OAuth2Issuer } from 'oauth2-mock-server';
import { openTestApi } from '../../testing/openTestApi.ts';
import type { TestGoogle } from '../../testing/openTestGoogle.ts';
import { CALLBACK, type GoogleHouse, openGoogleHouse, viaGoogle } from '../../testing/viaGoogle.ts';

let house: GoogleHouse;
let { google, via, clock } = {} as GoogleHouse;
const ada = { sub: '1', email: 'ada@gmail.com', email_verified: true };
beforeAll(async () => {
  house = await openGoogleHouse(1_000);
  ({ google, via, clock } = house);
});
afterAll(() => house.close());
beforeEach(() => {
  google.acts.person = { ...ada };
  google.acts.token = () => {};
  google.acts.answer = () => {};
  google.acts.instead = null;
});

const claims =
  (changes: Record<string, unknown>) =>
  ({ payload }: MutableToken) => {
    if ('aud' in payload) Object.assign(payload, changes);
  };
const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

describe('an ID token', () => {
  it('that holds lets in', async () => {
    expect((await via.signIn()).status).toBe(200);
  });

  const changed: [string, Record<string, unknown>][] = [
    ['of another issuer', { iss: 'https://accounts.example' }],
    ['of an issuer that only begins alike', { iss: 'https://accounts.google.com.example' }],
    ['for another house', { aud: 'another' }],
    ['for several houses', { aud: ['storylark', 'another'] }],
    ['that was asked for by another house', { azp: 'another' }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['without an id of the person', { sub: undefined }],
    ['with an empty id', { sub: '' }],
    ['with an id that is a number', { sub: 7 }],
    ['that has expired', { exp: Date.UTC(2026, 9, 31) / 1_000 }],
    ['without an end', { exp: undefined }],
    ['of the future', { nbf: Date.UTC(2026, 10, 3) / 1_000 }],
    ['tied to another access token', { at_hash: 'A'.repeat(22) }],
  ];
  it.each(changed)('%s proves nothing', async (_name, changes) => {
    google.acts.token = claims(changes);
    const before = await via.accountsOpened();
    expect((await via.signIn()).body).toMatchObject({ status: 403, code: 'googleNotAccepted' });
    expect(await via.accountsOpened()).toBe(before);
  });

  it('that nobody signed, or somebody else, proves nothing', async () => {
    const payload = (token: unknown) => String(token).split('.')[1] ?? '';
    const other = new OAuth2Issuer();
    other.url = google.issuer;
    await other.keys.generate('RS256');
    const forged: ((idToken: string) => string | Promise<string>)[] = [
      (token) => `${part({ alg: 'none' })}.${payload(token)}.`,
      (token) => `${part({ alg: 'HS256' })}.${payload(token)}.${'A'.repeat(43)}`,
      (token) => token.replace(/\.[^.]*$/, `.${'A'.repeat(342)}`),
      (token) => {
        const [head, body = '', signature] = token.split('.');
        const read = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        return [head, part({ ...read, sub: '2' }), signature].join('.');
      },
      () => 'no token at all',
    ];
    const byAnother = await other.buildToken({
      scopesOrTransform: (_header, content) =>
        void Object.assign(content, ada, { aud: 'storylark', exp: clock() / 1_000 + 60 }),
    });
    for (const forge of [...forged, () => byAnother]) {
      google.acts.answer = ({ body }) => {
        if (body !== '') body['id_token'] = forge(String(body['id_token']));
      };
      const { body } = await via.signIn();
      expect(body.code).toMatch(/^google(NotAccepted|Away)$/);
    }
    google.acts.answer = ({ body }) => {
      if (body !== '') delete body['id_token'];
    };
    expect((await via.signIn()).status).toBeGreaterThanOrEqual(403);
  });

  it.each([false, 'true', 1, null, undefined])(
    'with email_verified %p names no address',
    async (verified) => {
      google.acts.token = claims({ email_verified: verified });
      expect((await via.signIn()).body).toMatchObject({ status: 403, code: 'googleAddressUnverified' });
    },
  );
  it.each([undefined, '', 'no address', 'a@b', 7, ['ada@gmail.com']])(
    'with %p for an address names none',
    async (email) => {
      google.acts.token = claims({ email });
      expect((await via.signIn()).body.code).toBe('googleAddressUnverified');
    },
  );
});

describe('the token’s address', () => {
  it.each<[string, NonNullable<TestGoogle['acts']['instead']>]>([
    ['fails', (_request, response) => void response.writeHead(500).end('{}')],
    [
      'says something that is no JSON',
      (_request, response) => void response.setHeader('content-type', 'application/json').end('<html>'),
    ],
    ['says nothing', () => {}],
    [
      'breaks off',
      (_request, response) =>
        void response.writeHead(200, { 'content-length': 1_000 }).write('{', () => response.destroy()),
    ],
    [
      'never ends',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ a: 'a'.repeat(70_000) })),
    ],
    [
      'sends elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('%s: Google is away, and nothing has happened', async (_name, instead) => {
    google.acts.instead = instead;
    const before = await via.accountsOpened();
    expect((await via.signIn({ sub: 'new' })).body).toMatchObject({ status: 424, code: 'googleAway' });
    expect(await via.accountsOpened()).toBe(before);
  });
  it('refuses the code: it proves nothing', async () => {
    google.acts.instead = (_request, response) =>
      void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
    expect((await via.signIn()).body.code).toBe('googleNotAccepted');
  });
});

describe('the way back', () => {
  const expired = { status: 403, code: 'googleExpired' };

  it('is good once', async () => {
    const back = await via.goThere();
    expect((await via.comeBack(back)).status).toBe(200);
    expect((await via.comeBack(back)).body).toMatchObject(expired);
  });
  it('is good once for two that come at the same time', async () => {
    const back = await via.goThere();
    const statuses = (await Promise.all([via.comeBack(back), via.comeBack(back)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
  it('is good for ten minutes', async () => {
    const back = await via.goThere();
    clock.advance(GOOGLE_LASTS);
    expect((await via.comeBack(back)).body).toMatchObject(expired);
  });
  it('is good for the browser alone that set out', async () => {
    const [mine, theirs] = [await via.goThere(), await via.goThere()];
    expect((await via.comeBack({ ...theirs, cookie: '' })).body).toMatchObject(expired);
    expect((await via.comeBack({ ...theirs, cookie: mine.cookie })).body).toMatchObject(expired);
    expect((await via.comeBack({ ...theirs, state: mine.state })).body).toMatchObject(expired);
  });
  it('is not good with another code: it was not asked for by this browser', async () => {
    const [mine, theirs] = [await via.goThere(), await via.goThere()];
    expect((await via.comeBack({ ...mine, code: theirs.code })).body.code).toBe('googleNotAccepted');
  });
  it('is not good with a cookie that somebody made or changed', async () => {
    const back = await via.goThere();
    const [name, value = ''] = back.cookie.split('=');
    for (const changed of ['', 'AAAA', `${value.slice(0, -2)}AA`, 'x'.repeat(3_000)])
      expect((await via.comeBack({ ...back, cookie: `${name}=${changed}` })).body).toMatchObject(expired);
  });
  it('is not good where another house says that it answers', async () => {
    const { body } = await via.comeBack(await via.goThere(), { iss: 'https://accounts.example' });
    expect(body.code).toBe('googleNotAccepted');
  });
});

describe('the way there', () => {
  it('leads back to the one address of this house', async () => {
    const { status, body } = await via.begin();
    expect(status).toBe(200);
    const { searchParams } = new URL(body.url as string);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toHaveLength(43);
    for (const other of [
      'https://storylark.example.evil.example/auth/google/callback',
      'https://storylark.example/auth/google/callback/',
      'https://storylark.example/auth/google/callback?next=evil',
      'https://STORYLARK.example/auth/google/callback',
      'http://storylark.example/auth/google/callback',
      '/auth/google/callback',
    ])
      expect((await via.begin(other)).status).toBe(422);
  });
  it('is not begun by a page of another site', async () => {
    const { body, headers } = await via.begin(CALLBACK, { 'sec-fetch-site': 'cross-site' });
    expect(body.code).toBe('forbidden');
    expect(headers.get('set-cookie')).toBeNull();
  });
  it('leaves a cookie that no page reads, for this host alone and ten minutes', async () => {
    const { headers } = await via.begin(CALLBACK, { 'x-forwarded-proto': 'https' });
    const [cookie = '', ...attributes] = (headers.get('set-cookie') ?? '').toLowerCase().split('; ');
    expect(cookie).toMatch(/^__host-google=[a-z0-9_-]+$/);
    expect(attributes).toEqual(expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax']));
    expect(attributes.join()).not.toContain('domain');
    expect(attributes.some((one) => one.startsWith('expires='))).toBe(true);
  });
  it('is not there where there is no Google, and away where Google is', async () => {
    const without = await openTestApi();
    expect((await viaGoogle(without, google).begin()).body.code).toBe('googleNotOffered');
    await without.close();
    const away = await openTestApi({ google: { ...google.config, issuer: 'http://127.0.0.1:9' } });
    expect((await viaGoogle(away, google).begin()).body.code).toBe('googleAway');
    await away.close();
  });
});
