import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openGate } from '../../gates/gateKey.ts';
import { readToken } from '../../lib/storage.ts';
import { keepTicket, keepWay } from '../../session/google/wayBack.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../../testing/fakeApi.ts';
import { lendPasskeys, takePasskeysAway } from '../../testing/lendPasskeys.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const CONFIG = 'GET /api/config';
const BEGIN = 'GET /api/login/google';
const CALLBACK = 'POST /api/login/google/callback';
const LINK = 'POST /api/users/me/google';
const offered = () => json({ googleSignIn: true });
const token = () => json({ access_token: 'a.google.token', token_type: 'bearer', expires_in: 2_592_000 });
const BACK = '/auth/google/callback?code=c&state=s&iss=https%3A%2F%2Faccounts.google.com';
const continues = { name: 'Continue with Google' };

afterEach(() => window.sessionStorage.clear());

describe('the button of Google', () => {
  it.each(['/login', '/signup'])('at %s is there where the house has it, and leads there', async (path) => {
    const api = fakeApi({ [CONFIG]: offered, [BEGIN]: () => json({ url: 'https://accounts.google.com/x' }) });
    const { user, left } = await renderApp({ api, path });
    await user.click(await screen.findByRole('button', continues));
    await waitFor(() => expect(left).toEqual(['https://accounts.google.com/x']));
    const asked = api.calls.find((call) => call.path === '/api/login/google');
    expect(asked?.query.get('redirect_uri')).toBe('http://localhost/auth/google/callback');
  });

  it('is not there in a house without it, nor before the house has answered', async () => {
    for (const config of [() => json({ googleSignIn: false }), () => broken(503)]) {
      await renderApp({ api: fakeApi({ [CONFIG]: config }), path: '/login' });
      await screen.findAllByRole('button', { name: 'Sign in' });
      expect(screen.queryByRole('button', continues)).toBeNull();
    }
  });

  it('says that Google does not answer, and may be pressed again', async () => {
    const api = fakeApi({ [CONFIG]: offered, [BEGIN]: () => refusal('googleAway') });
    const { user } = await renderApp({ api, path: '/login' });
    await user.click(await screen.findByRole('button', continues));
    expect(await screen.findByRole('alert')).toHaveTextContent('Google does not answer');
    expect(screen.getByRole('button', continues)).not.toHaveAttribute('aria-busy');
  });
});

describe('who comes back from Google', () => {
  it('is in, where they wanted to go, and the answer is gone from the address', async () => {
    keepWay({ purpose: 'login', from: '/characters' });
    const api = fakeApi({ [CALLBACK]: token, 'GET /api/users/me': () => json(aUser()) });
    const { where } = await renderApp({ api, path: BACK });
    await waitFor(() => expect(where()).toBe('/characters'));
    expect(readToken()).toBe('a.google.token');
    expect(api.sent(CALLBACK)).toEqual([
      { code: 'c', state: 's', iss: 'https://accounts.google.com', language: 'en' },
    ]);
  });

  it('meets the terms before anything else', async () => {
    const api = fakeApi({
      [CALLBACK]: token,
      'GET /api/users/me': () => json(aUser({ termsAcceptedAt: null })),
    });
    await renderApp({ api, path: BACK });
    expect(await screen.findByRole('dialog', { name: 'Our terms' })).toBeVisible();
  });

  it('is asked for their passkey', async () => {
    const passkeys = lendPasskeys();
    const facts = { ticket: 'a-ticket', options: { challenge: 'ZGFyZQ', allowCredentials: [] } };
    const api = fakeApi({
      [CALLBACK]: () => refusal('secondFactorNeeded', facts),
      'POST /api/token/passkey': token,
      'GET /api/users/me': () => json(aUser()),
    });
    const { where } = await renderApp({ api, path: BACK });
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(passkeys.asked).toEqual(['dare']);
    takePasskeysAway();
  });

  it('to a known address signs in with the password, and Google is connected then', async () => {
    const api = fakeApi({
      [CONFIG]: offered,
      [CALLBACK]: () => refusal('googleAddressKnown', { ticket: 'a-ticket' }),
      'POST /api/token': token,
      'GET /api/users/me': () => json(aUser()),
      [LINK]: () => nothing(),
    });
    const { user, where } = await renderApp({ api, path: BACK });
    await user.click(await screen.findByRole('link', { name: 'Sign in with the password' }));
    await user.type(await screen.findByLabelText('Email address'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'sternenhimmel!{Enter}');
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(api.sent(LINK)).toEqual([{ ticket: 'a-ticket' }]);
    expect(await screen.findByText(/Google is connected/)).toBeVisible();
  });

  it('is in all the same where it could not be connected', async () => {
    keepTicket('a-ticket');
    const api = fakeApi({ [LINK]: () => refusal('googleExpired') });
    await renderApp({ api, path: '/login', user: aUser() });
    expect(await screen.findByText(/Google could not be connected/)).toBeVisible();
  });

  it('to a mailbox that Google does not run looks into it first, and may ask again', async () => {
    const api = fakeApi({
      [CALLBACK]: () => refusal('unconfirmed', { email: 'ada@elsewhere.example' }),
      'POST /api/users/confirm/resend': () => nothing(),
    });
    const { user } = await renderApp({ api, path: BACK });
    expect(await screen.findByText(/ada@elsewhere.example/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Send the confirmation mail again/ }));
    expect(await screen.findByText(/It is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });

  describe('never stands at a dead end', () => {
    const ends: [string, string, Parameters<typeof fakeApi>[0]][] = [
      ['You turned back on the way', '?error=access_denied&state=s', {}],
      ['That did not work with Google', '?error=server_error&state=s', {}],
      ['That did not work with Google', '', {}],
      ...(
        [
          'googleExpired',
          'googleNotAccepted',
          'googleAddressUnverified',
          'googleAway',
          'tooManyRequests',
          'wrongCredentials',
          'invalid',
        ] as const
      ).map((code): [string, string, Parameters<typeof fakeApi>[0]] => [
        'That did not work with Google',
        '?code=c&state=s',
        { [CALLBACK]: () => refusal(code) },
      ]),
      ['That did not work with Google', '?code=c&state=s', { [CALLBACK]: () => broken(503) }],
      ['That did not work with Google', '?code=c&state=s', {}],
    ];
    it.each(ends)('%s (%s)', async (heading, query, handlers) => {
      const api = fakeApi({ [BEGIN]: () => json({ url: 'https://accounts.google.com/again' }), ...handlers });
      const { user, left, where } = await renderApp({ api, path: `/auth/google/callback${query}` });
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await user.click(screen.getByRole('button', continues));
      await waitFor(() => expect(left).toEqual(['https://accounts.google.com/again']));
      await user.click(screen.getByRole('link', { name: 'Go to sign in' }));
      await waitFor(() => expect(where()).toBe('/login'));
    });

    it('in a house that has no Google any more', async () => {
      const api = fakeApi({ [CALLBACK]: () => refusal('googleNotOffered') });
      await renderApp({ api, path: BACK });
      expect(await screen.findByRole('alert')).toHaveTextContent('not offered here');
      expect(screen.queryByRole('button', continues)).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
    });

    it('who wanted to connect it or to prove who they are goes back to where that was', async () => {
      for (const purpose of ['link', 'proof'] as const) {
        keepWay({ purpose, from: '/settings/devices' });
        const api = fakeApi({
          [LINK]: () => refusal('googleTaken'),
          'POST /api/users/me/proof': () => refusal('googleAccountDiffers'),
        });
        await renderApp({ api, path: BACK, user: aUser() });
        const links = await screen.findAllByRole('link', { name: 'Go back to where you were' });
        for (const link of links) expect(link).toHaveAttribute('href', '/settings/devices');
      }
    });
  });
});

describe('a proof by Google', () => {
  const google = aUser({ hasPassword: false, googleEmail: 'ada@gmail.com' });

  it('is what an account without a password is asked for, and leads back to where it was asked', async () => {
    openGate();
    const api = fakeApi({
      'GET /api/users/me/export': () => refusal('reauthenticationNeeded'),
      [BEGIN]: () => json({ url: 'https://accounts.google.com/x' }),
    });
    const { user, left } = await renderApp({ api, path: '/settings/data', user: google });
    await user.click(await screen.findByRole('button', { name: 'Download everything' }));
    await screen.findByRole('dialog', { name: 'Is it you?' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', continues));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(window.sessionStorage.getItem('googleWay')).toContain('/settings/data');
  });

  it('is good on the way back, and says what to do now', async () => {
    openGate();
    keepWay({ purpose: 'proof', from: '/settings/data' });
    const api = fakeApi({ 'POST /api/users/me/proof': token });
    const { where } = await renderApp({ api, path: BACK, user: google });
    await waitFor(() => expect(where()).toBe('/settings/data'));
    expect(api.sent('POST /api/users/me/proof')).toEqual([
      { googleCode: 'c', state: 's', iss: 'https://accounts.google.com' },
    ]);
    expect(readToken()).toBe('a.google.token');
    expect(await screen.findByText(/Please ask for it once more now/)).toBeVisible();
  });
});
