import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, broken, fakeApi, invalid, json, refusal } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const filled = {
  firstName: 'Katharina',
  lastName: 'Brandt',
  email: 'katharina@example.com',
  password: 'sternenhimmel!',
  confirmPassword: 'sternenhimmel!',
};

async function signUp(api = fakeApi(), values: Partial<typeof filled> = {}, accepts = true) {
  const app = await renderApp({ api, path: '/signup' });
  const all = { ...filled, ...values };
  const type = async (label: string, text: string) =>
    text && app.user.type(screen.getByLabelText(label), text);
  await screen.findByLabelText('First name');
  await type('First name', all.firstName);
  await type('Last name', all.lastName);
  await type('Email address', all.email);
  await type('Password', all.password);
  await type('Password once more', all.confirmPassword);
  if (accepts) await app.user.click(screen.getByRole('checkbox'));
  await app.user.click(screen.getByRole('button', { name: 'Sign up' }));
  return app;
}

describe('signing up', () => {
  it('sends what was entered, keeps the user and says where to look next', async () => {
    const api = fakeApi({
      'POST /api/users/signup': () => json(aUser(), 201),
      'POST /api/users/confirm/resend': () => json({}, 202),
    });
    const { user, where } = await signUp(api);
    await waitFor(() => expect(where()).toBe('/signup/success'));
    expect(await screen.findByText('katharina@example.com')).toBeVisible();
    expect(api.sent('POST /api/users/signup')).toEqual([{ ...filled, termsAccepted: true, language: 'en' }]);
    expect(JSON.parse(window.localStorage.getItem('user') ?? 'null')).toMatchObject({
      firstName: 'Katharina',
    });
    await user.click(screen.getByRole('button', { name: 'Send the confirmation mail again' }));
    expect(await screen.findByText(/on its way/)).toBeVisible();
  });

  it.each([
    [{ firstName: 'K' }, 'First name', 'Please enter at least 2 characters.'],
    [{ lastName: 'B' }, 'Last name', 'Please enter at least 2 characters.'],
    [{ email: 'katharina@' }, 'Email address', 'Please enter a valid email address.'],
    [{ password: 'kurz!', confirmPassword: 'kurz!' }, 'Password', 'Please use at least 8 characters.'],
    [
      { password: 'sternenhimmel', confirmPassword: 'sternenhimmel' },
      'Password',
      'Please use at least one special character.',
    ],
    [
      { password: 'P@sswort2024!', confirmPassword: 'P@sswort2024!' },
      'Password',
      'This is one of the most common passwords, even with a number or a sign added. Please choose another.',
    ],
    [
      { password: 'Brandt-K@tharina1', confirmPassword: 'Brandt-K@tharina1' },
      'Password',
      'This password is made of a name or an address that others know of you. Please choose another.',
    ],
    [{ confirmPassword: 'anders!!!' }, 'Password once more', 'The passwords must match.'],
  ])('refuses %j beside its field, and leads there', async (values, label, words) => {
    const api = fakeApi();
    await signUp(api, values);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field.getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(words)).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('asks once for a password that is looked at, and again once it is hidden', async () => {
    const api = fakeApi({ 'POST /api/users/signup': () => json(aUser(), 201) });
    const { user, where } = await renderApp({ api, path: '/signup' });
    await user.type(await screen.findByLabelText('First name'), filled.firstName);
    await user.type(screen.getByLabelText('Last name'), filled.lastName);
    await user.type(screen.getByLabelText('Email address'), filled.email);
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(screen.queryByLabelText('Password once more')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password once more')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    await user.type(screen.getByLabelText('Password'), filled.password);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(where()).toBe('/signup/success'));
    expect(api.sent('POST /api/users/signup')).toEqual([{ ...filled, termsAccepted: true, language: 'en' }]);
  });

  it('wants the terms accepted', async () => {
    await signUp(fakeApi(), {}, false);
    expect(await screen.findByText('You must accept the Terms and Conditions to sign up')).toBeVisible();
  });

  it('shows the rules of the password before typing, and as they are met', async () => {
    const { user } = await renderApp({ api: fakeApi(), path: '/signup' });
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAccessibleDescription(
      /At least 8 characters: still missing.*At least one special character: still missing/,
    );
    await user.type(password, 'abc!');
    expect(password).toHaveAccessibleDescription(
      /At least 8 characters: still missing.*At least one special character: done/,
    );
  });

  it('calls no password hard to guess that is tried first', async () => {
    const { user } = await renderApp({ api: fakeApi(), path: '/signup' });
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'Sonnenschein-2024!');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Password: easy to guess/));
    await user.type(password, ' und Regen');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Password: hard to guess/));
  });

  it('tells of a taken address beside it, until it is changed, and leads to the login', async () => {
    const { user } = await signUp(fakeApi({ 'POST /api/users/signup': () => refusal('emailTaken') }));
    const taken = 'This email is already registered. Please use a different email or sign in';
    const email = screen.getByLabelText('Email address');
    await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
    expect(screen.getByRole('link', { name: 'Sign in with it' })).toHaveAttribute('href', '/login');
    await user.tab();
    expect(email).toHaveAccessibleDescription(taken);
    await user.type(email, 'x');
    await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
  });

  it('puts what the server finds wrong beside its field, in its own language', async () => {
    await signUp(fakeApi({ 'POST /api/users/signup': () => invalid({ password: 'passwordCommon' }) }));
    expect(
      await screen.findByText(
        'This is one of the most common passwords, even with a number or a sign added. Please choose another.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it('brings a failure of the whole form into sight: its button is a screen below', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await signUp(fakeApi({ 'POST /api/users/signup': () => broken() }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(shown.mock.contexts).toContain(alert));
    shown.mockRestore();
  });

  it.each([
    [true, 'Unable to connect to the server. Please try again later'],
    [false, 'Network error. Please check your internet connection and try again'],
  ])('tells that nobody answers (online: %s)', async (online, words) => {
    Object.defineProperty(window.navigator, 'onLine', { value: online, configurable: true });
    await signUp(fakeApi({ 'POST /api/users/signup': () => Promise.reject(new TypeError()) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    Reflect.deleteProperty(window.navigator, 'onLine');
  });
});
