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

const role = (page: Page, name: Parameters<Page['getByRole']>[0]) => page.getByRole(name).first().waitFor();
const refused = async (page: Page) => {
  await page.locator('form button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};
const menu = async (page: Page) => {
  await page.locator('main [aria-haspopup=menu]').first().click();
  await role(page, 'menu');
};
const menuItem = (at: number) => async (page: Page) => {
  await menu(page);
  await page.getByRole('menuitem').nth(at).click();
  await role(page, 'dialog');
};

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login', then: refused },
  { name: 'signup', path: '/signup' },
  { name: 'signup refused', path: '/signup', then: refused },
  { name: 'signup success', path: '/signup/success' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'check email', path: '/check-email' },
  { name: 'reset password', path: '/users/request-password-reset/some-token' },
  { name: 'not found', path: '/no/such/page' },

  { name: 'dashboard', path: '/dashboard', who: 'anna' },
  { name: 'dashboard, used up', path: '/dashboard', who: 'frida' },
  { name: 'dashboard, nothing yet', path: '/dashboard', who: 'nora' },
  { name: 'dashboard, admin', path: '/dashboard', who: 'ada' },

  { name: 'stories', path: '/stories', who: 'anna' },
  { name: 'stories, none', path: '/stories', who: 'nora' },
  { name: 'stories, nothing found', path: '/stories?search=xyzzy', who: 'anna' },
  { name: 'story menu', path: '/stories', who: 'anna', then: menu },
  { name: 'share dialog', path: '/stories', who: 'anna', asParent: true, then: menuItem(0) },
  { name: 'share dialog behind the gate', path: '/stories', who: 'anna', then: menuItem(0) },
  { name: 'delete story dialog', path: '/stories', who: 'anna', asParent: true, then: menuItem(1) },

  { name: 'characters', path: '/characters', who: 'anna' },
  { name: 'characters, side', path: '/characters', who: 'anna', then: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'characters, none', path: '/characters', who: 'nora' },
  { name: 'character menu', path: '/characters', who: 'anna', then: menu },
  { name: 'delete character dialog', path: '/characters', who: 'anna', asParent: true, then: menuItem(2) },
  {
    name: 'character limit dialog',
    path: '/characters',
    who: 'frida',
    then: async (page) => {
      await page
        .locator('main button:visible')
        .filter({ has: page.locator('svg.lucide-plus') })
        .first()
        .click();
      await role(page, 'dialog');
    },
  },

  { name: 'parents’ gate', path: '/settings', who: 'anna' },
  { name: 'settings', path: '/settings', who: 'anna', asParent: true },
  { name: 'settings, subscription', path: '/settings?tab=subscription', who: 'anna', asParent: true },
  { name: 'delete account', path: '/delete-account', who: 'anna', asParent: true },
];
