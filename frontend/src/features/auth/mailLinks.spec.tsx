import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, json, refusal } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

describe('a forgotten password', () => {
  it('asks for the address and says to look into the inbox', async () => {
    const api = fakeApi({ 'POST /api/users/forgot-password': () => json({}, 202) });
    const { user, where } = await renderApp({ api, path: '/forgot-password' });
    await user.type(await screen.findByLabelText('Email address'), 'katharina@example.com{Enter}');
    await waitFor(() => expect(where()).toBe('/check-email'));
    expect(await screen.findByText('katharina@example.com')).toBeVisible();
    expect(api.sent('POST /api/users/forgot-password')).toEqual([{ email: 'katharina@example.com' }]);
  });

  it('says that there were too many attempts', async () => {
    const { user } = await renderApp({
      api: fakeApi({ 'POST /api/users/forgot-password': () => refusal('tooManyRequests') }),
      path: '/forgot-password',
    });
    await user.type(await screen.findByLabelText('Email address'), 'katharina@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});

describe('the link of a reset mail', () => {
  const path = '/users/request-password-reset/a.b.c';
  const key = 'POST /api/users/reset-password/:token';
  async function reset(api: ReturnType<typeof fakeApi>, password: string) {
    const app = await renderApp({ api, path });
    await app.user.type(await screen.findByLabelText('New password'), password);
    await app.user.type(screen.getByLabelText('Password once more'), `${password}{Enter}`);
    return app;
  }

  it('sets the new password and leads to the login', async () => {
    const api = fakeApi({ [key]: () => json({}) });
    const { where } = await reset(api, 'Sternenhimmel!');
    await waitFor(() => expect(where()).toBe('/login'));
    expect(screen.getByText(/Your new password is set/)).toBeVisible();
    expect(api.calls.map((call) => call.path)).toContain('/api/users/reset-password/a.b.c');
    expect(api.sent(key)).toEqual([{ password: 'Sternenhimmel!', confirmPassword: 'Sternenhimmel!' }]);
  });

  it('wants an uppercase letter as well', async () => {
    await reset(fakeApi(), 'sternenhimmel!');
    expect(await screen.findByText('Please use at least one uppercase letter.')).toBeVisible();
  });

  it('says before a password is thought of that it is no longer good', async () => {
    const link = 'GET /api/users/reset-password/:token';
    await renderApp({ api: fakeApi({ [link]: () => refusal('resetTokenInvalid') }), path });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired reset token.');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  it('says that it is no longer good, and where to get another', async () => {
    await reset(fakeApi({ [key]: () => refusal('resetTokenInvalid') }), 'Sternenhimmel!');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid or expired reset token. Please request a new password reset link.',
    );
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

describe('the link of a confirmation mail', () => {
  it('confirms as it is opened and leads to the login', async () => {
    const { where } = await renderApp({
      api: fakeApi({ 'POST /api/users/confirm/:token': () => json({ email: 'katharina@example.com' }) }),
      path: '/confirm/a.b.c',
    });
    await waitFor(() => expect(where()).toBe('/login'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Storylark');
    expect(screen.getByText(/Your address is confirmed/)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('katharina@example.com');
  });

  it('says that it did not, and sends a new one', async () => {
    const api = fakeApi();
    api.on('POST /api/users/confirm/:token', ({ path }) =>
      path.endsWith('/resend') ? json({}, 202) : refusal('confirmFailed'),
    );
    const { user } = await renderApp({ api, path: '/confirm/a.b.c' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to confirm email');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The confirmation did not work');
    expect(document.title).toBe('The confirmation did not work · Storylark');
    await user.type(screen.getByLabelText('Email address'), 'katharina@example.com{Enter}');
    expect(await screen.findByText(/on its way/)).toBeVisible();
  });
});
