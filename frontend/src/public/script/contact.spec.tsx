import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '@storylark/contracts/languages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { loadPublicCatalogue } from '../../i18n/publicCatalogue.ts';
import { broken, fakeApi, invalid, nothing, refusal } from '../../testing/fakeApi.ts';
import { ContactView } from '../ContactView.tsx';
import { startContact } from './contact.ts';

const api = fakeApi();
beforeEach(() => {
  api.calls.length = 0;
  api.on('POST /api/contact', nothing);
});

/** The page as it is drawn, with its script at work. */
async function contactPage(locale: Locale = 'en') {
  document.documentElement.lang = locale;
  render(
    <MemoryRouter>
      <IntlProvider locale={locale} defaultLocale="en" messages={await loadPublicCatalogue(locale)}>
        <ContactView supportMail="hello@lark.example" />
      </IntlProvider>
    </MemoryRouter>,
  );
  startContact(api.fetch);
  return userEvent.setup({ delay: null });
}
const email = () => screen.getByLabelText('Email address for our answer');
const message = () => screen.getByLabelText('Your message');
const send = () => screen.getByRole('button', { name: 'Send' });

describe('the contact form', () => {
  it('sends what is entered and says that it arrived', async () => {
    const user = await contactPage();
    await user.type(email(), ' parent@example.com ');
    await user.type(message(), 'Does it work on a train?');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your message has arrived'));
    expect(api.sent('POST /api/contact')).toEqual([
      { name: '', email: 'parent@example.com', message: 'Does it work on a train?' },
    ]);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('says beside the fields what is missing, goes to the first, and sends nothing', async () => {
    const user = await contactPage('de');
    await user.click(screen.getByRole('button', { name: 'Abschicken' }));
    const field = screen.getByLabelText('E-Mail-Adresse für unsere Antwort');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Das fehlt noch.');
    expect(screen.getByLabelText('Deine Nachricht')).toHaveAccessibleDescription('Das fehlt noch.');
    await user.type(field, 'keine Adresse');
    expect(field).toHaveAccessibleDescription('Bitte gib eine gültige E-Mail-Adresse ein.');
    expect(api.calls).toEqual([]);
  });

  it('puts the server’s findings beside their fields, in the language of the page', async () => {
    api.on('POST /api/contact', () => invalid({ email: 'emailInvalid' }));
    const user = await contactPage();
    await user.type(email(), 'a@b');
    await user.type(message(), 'Hello');
    await user.click(send());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address.'));
    expect(email()).toHaveFocus();
    expect(message()).toHaveValue('Hello');
  });

  it('says when it were too many, when the server fails and when there is no network, and keeps the words', async () => {
    const user = await contactPage();
    await user.type(email(), 'parent@example.com');
    await user.type(message(), 'Hello');
    api.on('POST /api/contact', () => refusal('tooManyRequests'));
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('try again in an hour'));
    api.on('POST /api/contact', () => broken());
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It is still here'));
    api.on('POST /api/contact', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('could not be sent'));
    expect(message()).toHaveValue('Hello');
    expect(send()).toHaveAttribute('aria-busy', 'false');
  });
});
