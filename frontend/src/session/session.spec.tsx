import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { readToken, readUser, writeDraft, writeToken, writeUser } from '../lib/storage.ts';
import { profileAsked } from './sessionSlice.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';

const greeting = () => screen.findByRole('heading', { level: 1, name: /Katharina/ });

describe('a session', () => {
  it('begins with the stored token', async () => {
    await renderApp({ api: fakeApi(), path: '/dashboard', user: aUser() });
    await greeting();
    expect(readUser()?.firstName).toBe('Katharina');
  });

  it('leads visitors to the login and remembers where they wanted to go', async () => {
    const api = fakeApi({
      'POST /api/token': () => json({ access_token: 'a.b.c', token_type: 'bearer', expires_in: 1 }),
      'GET /api/users/me': () => json(aUser()),
    });
    const { user, where } = await renderApp({ api, path: '/dashboard?tab=2' });
    await waitFor(() => expect(where()).toBe('/login'));
    await user.type(await screen.findByLabelText('Email address'), 'a@b.example');
    await user.type(screen.getByLabelText('Password'), 'long enough!');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await greeting();
    expect(where()).toBe('/dashboard?tab=2');
  });

  it('ends when its token is refused, and says so once', async () => {
    writeToken('dead.token.x');
    const { where } = await renderApp({
      api: fakeApi({ 'GET /api/users/me': () => refusal('unauthenticated') }),
      path: '/dashboard',
    });
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(where()).toBe('/login');
    expect(screen.queryByText(/profile could not be fetched/)).toBeNull();
    expect(readToken()).toBeNull();
  });

  it('ends when the profile is refused for another reason, and says so', async () => {
    writeToken('a.token.x');
    const { where } = await renderApp({
      api: fakeApi({ 'GET /api/users/me': () => refusal('notFound') }),
      path: '/dashboard',
    });
    expect(await screen.findByText(/profile could not be fetched/)).toBeVisible();
    expect(where()).toBe('/login');
  });

  it('survives a server that does not answer: what is remembered is shown', async () => {
    writeToken('a.token.x');
    writeUser(aUser());
    const { where } = await renderApp({
      api: fakeApi({ 'GET /api/users/me': () => broken(503) }),
      path: '/dashboard',
    });
    await greeting();
    expect(where()).toBe('/dashboard');
    expect(readToken()).toBe('a.token.x');
  });

  it('offers another try where nothing is remembered', async () => {
    writeToken('a.token.x');
    const api = fakeApi({ 'GET /api/users/me': () => broken(500) });
    const { user } = await renderApp({ api, path: '/dashboard' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server error occurred. Please try again later',
    );
    api.on('GET /api/users/me', () => json(aUser()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await greeting();
  });

  it('ends with a logout: here, on the server, and nothing is left', async () => {
    const api = fakeApi({ 'POST /api/logout': nothing });
    const { user, where } = await renderApp({ api, path: '/dashboard', user: aUser() });
    await greeting();
    writeDraft(aUser().uuid, 'story', { hero: 'Amara' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(where()).toBe('/'));
    expect(await screen.findByText(/You are logged out/)).toBeVisible();
    expect(api.sent('POST /api/logout')).toHaveLength(1);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it('ends in this tab when it ends in another', async () => {
    const { where } = await renderApp({ api: fakeApi(), path: '/dashboard', user: aUser() });
    await greeting();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    await waitFor(() => expect(where()).toBe('/'));
  });

  it('ends when a call is told that the token is dead', async () => {
    const api = fakeApi();
    const { app, where } = await renderApp({ api, path: '/dashboard', user: aUser() });
    await greeting();
    api.on('GET /api/dashboard', () => refusal('unauthenticated'));
    await act(async () => void (await app.http.call('GET', '/api/dashboard').catch(() => null)));
    await waitFor(() => expect(where()).toBe('/login'));
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    // shown to who decides about sessions, should it be that somebody else goes on with a copy
    const shown = api.calls.filter(({ path }) => path === '/api/logout');
    expect(shown.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer a.token.here']);
    expect(readToken()).toBeNull();
  });

  it('leaves nothing behind when a profile comes after the logout', async () => {
    const api = fakeApi({ 'POST /api/logout': nothing });
    const { app, user, where } = await renderApp({ api, path: '/dashboard', user: aUser() });
    await greeting();
    let arrive: (reply: Response) => void = () => {};
    api.on('GET /api/users/me', () => new Promise<Response>((resolve) => (arrive = resolve)));
    act(() => void app.store.dispatch(profileAsked()));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(where()).toBe('/'));
    await act(async () => arrive(json(aUser())));
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it('renews a token older than twelve hours and no other', async () => {
    const tokenMade = (hoursAgo: number) =>
      `h.${btoa(JSON.stringify({ iat: Math.floor(Date.now() / 1000) - hoursAgo * 3600 }))}.s`;
    const api = fakeApi({
      'GET /api/users/me': () => json(aUser()),
      'POST /api/token/renew': () => json({ access_token: 'fresh', token_type: 'bearer', expires_in: 1 }),
    });
    writeToken(tokenMade(11));
    const young = await renderApp({ api, path: '/dashboard' });
    await greeting();
    expect(api.sent('POST /api/token/renew')).toHaveLength(0);
    young.app.stop();
    writeToken(tokenMade(13));
    await renderApp({ api, path: '/dashboard' });
    await waitFor(() => expect(readToken()).toBe('fresh'));
    // used at once, with who decides: only then does the former one die
    const uses = () =>
      api.calls.filter(
        ({ path, headers }) => path === '/api/users/me' && headers.get('Authorization') === 'Bearer fresh',
      );
    await waitFor(() => expect(uses()).toHaveLength(1));
  });
});

describe('the terms gate', () => {
  const without = aUser({ termsAcceptedAt: null });

  it('cannot be closed, and accepts only after the tick', async () => {
    const api = fakeApi({ 'PUT /api/users/me': () => json(aUser()) });
    const { user } = await renderApp({ api, path: '/dashboard', user: without });
    await screen.findByRole('dialog', { name: 'Our terms' });
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(document.title).toBe('Our terms · Storylark');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    const listened = () => api.calls.some(({ path }) => path === '/api/events');
    expect(listened()).toBe(false);
    const accept = screen.getByRole('button', { name: 'Tick the box first' });
    await user.click(accept);
    expect(api.sent('PUT /api/users/me')).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await greeting();
    expect(api.sent('PUT /api/users/me')).toEqual([{ termsAccepted: true }]);
    expect(listened()).toBe(true);
    expect(readUser()?.termsAcceptedAt).not.toBeNull();
    expect(await screen.findByText('Thank you. The terms are accepted.')).toBeVisible();
  });

  it('says that accepting did not work, and takes another try', async () => {
    const api = fakeApi({ 'PUT /api/users/me': () => broken() });
    const { user } = await renderApp({ api, path: '/dashboard', user: without });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const words = await screen.findByText('There was an error accepting the terms. Please try again.');
    expect(words.closest('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
    api.on('PUT /api/users/me', () => json(aUser()));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await greeting();
  });

  it('ends the session when declined', async () => {
    const { user, where } = await renderApp({ api: fakeApi(), path: '/dashboard', user: without });
    await user.click(await screen.findByRole('button', { name: 'Decline and log out' }));
    const words = await screen.findByText('The terms must be accepted to use the service.');
    expect(words.closest('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
    expect(where()).toBe('/login');
    expect(readToken()).toBeNull();
    expect(readUser()).toBeNull();
  });
});
