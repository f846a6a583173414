import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { readToken } from '../../lib/storage.ts';
import { aUser, broken, fakeApi, json, refusal } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const token = () => json({ access_token: 'a.token.here', token_type: 'bearer', expires_in: 2_592_000 });
const me = () => json(aUser());

async function logIn(api = fakeApi(), path = '/login') {
  const app = await renderApp({ api, path });
  await app.user.type(await screen.findByLabelText('Email address'), 'katharina@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'sternenhimmel!');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return app;
}

describe('the login', () => {
  it('keeps the token, fetches the profile and goes to the dashboard', async () => {
    const api = fakeApi({ 'POST /api/token': token, 'GET /api/users/me': me });
    const { where } = await logIn(api);
    await screen.findByRole('heading', { level: 1, name: /Katharina/ });
    expect(where()).toBe('/dashboard');
    expect(readToken()).toBe('a.token.here');
    expect(api.sent('POST /api/token')).toEqual([
      { grant_type: 'password', username: 'katharina@example.com', password: 'sternenhimmel!' },
    ]);
    expect(api.calls.find(({ path }) => path === '/api/users/me')?.headers.get('Authorization')).toBe(
      'Bearer a.token.here',
    );
  });

  it('says that email or password is wrong and keeps what was typed', async () => {
    await logIn(fakeApi({ 'POST /api/token': () => refusal('wrongCredentials') }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Login failed!');
    expect(alert).toHaveTextContent('Wrong email or password');
    expect(screen.getByLabelText('Email address')).toHaveValue('katharina@example.com');
  });

  it('asks to confirm the account first and sends the mail again in place', async () => {
    const api = fakeApi({
      'POST /api/token': () => refusal('unconfirmed'),
      'POST /api/users/confirm/resend': () => json({}, 202),
    });
    const { user } = await logIn(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your account first.');
    await user.click(screen.getByRole('button', { name: 'Send the confirmation mail again' }));
    expect(await screen.findByText(/on its way/)).toBeVisible();
    expect(api.sent('POST /api/users/confirm/resend')).toEqual([{ email: 'katharina@example.com' }]);
  });

  it.each([
    [
      'no answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Unable to connect to the server. Please try again later',
    ],
    ['a broken server', () => broken(500), 'Server error occurred. Please try again later'],
  ])('tells %s', async (_name, handler, words) => {
    await logIn(fakeApi({ 'POST /api/token': handler }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('checks address and password before it sends, and leads to the first that is wrong', async () => {
    const api = fakeApi();
    const { user } = await renderApp({ api, path: '/login' });
    await user.type(await screen.findByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const email = screen.getByLabelText('Email address');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('This is needed.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please use at least 8 characters.',
    );
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('goes on to the page that asked for it', async () => {
    const api = fakeApi({ 'POST /api/token': token, 'GET /api/users/me': me });
    const app = await logIn(api, '/dashboard?from=mail');
    await waitFor(() => expect(app.where()).toBe('/dashboard?from=mail'));
  });

  it('speaks German', async () => {
    await renderApp({ api: fakeApi(), path: '/login', locale: 'de' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Schön, dass du wieder da bist' }),
    ).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
  });

  it('changes the language and keeps what was typed', async () => {
    const { user } = await renderApp({ api: fakeApi(), path: '/login' });
    await user.type(await screen.findByLabelText('Email address'), 'katharina@example.com');
    await user.click(screen.getByRole('button', { name: /English/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
    expect(await screen.findByLabelText('Adresse e-mail')).toHaveValue('katharina@example.com');
    expect(window.localStorage.getItem('language')).toBe('fr');
  });
});
