import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../gates/gateKey.ts';
import { aUser, fakeApi } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';

type Fields = Readonly<Record<string, string>>;
const email = 'katharina@example.com';
const password = 'Sternenhimmel-ueber-uns!';
const again = { 'New password': password, 'Password once more': password };

/** Every form that asks the house; the wizards' own specs say the same of their last step. */
const forms: readonly [path: string, label: string, fields: Fields][] = [
  ['/login', 'Email address', { 'Email address': email, Password: password }],
  [
    '/signup',
    'First name',
    {
      'First name': 'Katharina',
      'Last name': 'Brandt',
      'Email address': email,
      Password: password,
      'Password once more': password,
    },
  ],
  ['/forgot-password', 'Email address', { 'Email address': email }],
  ['/users/request-password-reset/a-token', 'New password', again],
  ['/settings/profile', 'First name', { 'First name': 'Katja' }],
  ['/settings/profile', 'New email address', { 'New email address': 'neu@example.com' }],
  [
    '/settings/devices',
    'Current password',
    { 'Current password': 'old-Password!', 'New password': password, 'New password once more': password },
  ],
];

describe('with the house away', () => {
  it.each(forms)(
    'the form at %s with %s says so right above its button, which sends again',
    async (path, label, fields) => {
      openGate();
      const api = fakeApi();
      const isSettings = path.startsWith('/settings');
      const { user } = await renderApp({ api, path, ...(isSettings ? { user: aUser() } : {}) });
      const form = (await screen.findByLabelText(label)).closest('form')!;
      for (const [name, text] of Object.entries(fields)) {
        const field = within(form).getByLabelText(name);
        await user.clear(field);
        await user.type(field, text);
      }
      for (const box of within(form).queryAllByRole('checkbox')) await user.click(box);
      const submit = form.querySelector<HTMLButtonElement>('[type="submit"]')!;
      await user.click(submit);
      const alert = await within(form).findByRole('alert');
      expect(alert.nextElementSibling).toContainElement(submit);
      const asked = () => api.unknown.length;
      const before = asked();
      await user.click(submit);
      await waitFor(() => expect(asked()).toBeGreaterThan(before));
    },
  );
});
