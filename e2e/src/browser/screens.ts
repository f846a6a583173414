import type { Page } from 'playwright-core';
import type { Home } from './openHome.ts';

type Person = 'anna' | 'frida' | 'nora' | 'ada';

/** A screen or a dialog in one state. The looks, the screenshots and Lighthouse all go by this table. */
export type Screen = {
  name: string;
  path: string | ((home: Home) => string);
  /** Nobody: a visitor. */
  who?: Person;
  /** The parents' question has been answered in this tab. */
  asParent?: true;
  /** From the loaded screen to this state; without words, so that it goes in every language. */
  then?: (page: Page) => Promise<void>;
};

const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const next = (page: Page) => page.locator('footer button').last();

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  {
    name: 'login refused',
    path: '/login',
    then: (page) =>
      page
        .locator('form button[type=submit]')
        .click()
        .then(() => page.locator('[aria-invalid=true]').first().waitFor()),
  },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup refused',
    path: '/signup',
    then: (page) =>
      page
        .locator('form button[type=submit]')
        .click()
        .then(() => page.locator('[aria-invalid=true]').first().waitFor()),
  },
  { name: 'signup success', path: '/signup/success' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'check email', path: '/check-email' },
  { name: 'reset password', path: '/users/request-password-reset/some-token' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'characters', path: '/characters', who: 'anna' },
  { name: 'characters, side', path: '/characters', who: 'anna', then: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'characters, none', path: '/characters', who: 'nora' },
  {
    name: 'character menu',
    path: '/characters',
    who: 'anna',
    then: (page) =>
      page
        .locator('main [aria-haspopup=menu]')
        .first()
        .click()
        .then(() => page.getByRole('menu').waitFor()),
  },
];
void dialog;
void next;
