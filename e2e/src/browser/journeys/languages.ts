import assert from 'node:assert/strict';
import { newParent } from '../../house/client.ts';
import type { Test } from '../runTests.ts';
import { screens } from '../screens.ts';
import { answerGate } from './asParent.ts';

/** Those of a visitor as they open; the title of a shared story is in the story's own language. */
const publicScreens = screens.filter(
  ({ who, reach, mayLog, name }) => !who && !reach && !mayLog && name !== 'shared story',
);

const visitors: Test = {
  name: 'visitors change the language on every screen and stay where they are, with what they have typed',
  async run({ home, open }) {
    const publicPaths = publicScreens.map(({ path }) => (typeof path === 'string' ? path : path(home)));
    const visit = await open({ device: 'phone', path: '/', still: true });
    const { page, press } = visit;
    const turned: string[] = [];
    for (const path of publicPaths) {
      await visit.go(path);
      const switcher = page
        .getByRole('button', { name: /language: English/ })
        .or(page.locator('summary:visible', { hasText: 'EN' }));
      if ((await switcher.count()) === 0) continue; // not found: no header of its own
      const english = await page.locator('h1').first().innerText();
      const field = page.getByLabel('Email address').first();
      const typed = (await field.count()) > 0;
      if (typed) await field.fill('anna@example.com');
      await press(switcher.first());
      await press(page.getByText('Deutsch', { exact: true }));
      await page.locator('html[lang=de]').waitFor();
      await page.locator('h1', { hasNotText: english }).first().waitFor();
      assert.equal(new URL(page.url()).pathname, path);
      if (typed && !path.startsWith('/contact'))
        assert.equal(await page.locator('input[type=email]').first().inputValue(), 'anna@example.com');
      await page.evaluate(() => localStorage.setItem('language', 'en'));
      turned.push(path);
    }
    assert.ok(turned.length >= publicPaths.length - 1, `only ${turned.join(', ')}`);
  },
};

const paths = [
  '/dashboard',
  '/stories',
  '/stories/create',
  '/characters',
  '/characters/create',
  '/subscriptions',
  '/delete-account',
  '/settings',
  ...['profile', 'devices', 'subscription', 'data', 'deletion', 'reading', 'kept'].map(
    (at) => `/settings/${at}`,
  ),
];
const loggedIn: Test = {
  name: 'the language chosen in the settings holds at once and on every screen of the account, on the next device too',
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const visit = await open({ device: 'desktop', parent, path: '/settings/profile' });
    const { page, press } = visit;
    await answerGate(visit);
    await page.getByLabel('First name').fill('Annabell');
    const saved = page.getByText('C’est enregistré.').first().waitFor(); // it goes away by itself
    await press(page.getByText('Français', { exact: true }));
    await saved;
    await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
    assert.equal(await page.locator('input[name=firstName]').inputValue(), 'Annabell');
    for (const path of paths) {
      await visit.go(path);
      await page.locator('html[lang=fr]').waitFor();
      assert.match(await page.title(), /Storylark/);
      const words = await page.locator('body').innerText();
      assert.doesNotMatch(
        words,
        /\b(My stories|My characters|Settings|Log out|Loading)\b/,
        `English on ${path}`,
      );
    }
    const other = await open({ device: 'phone', path: '/login' });
    await other.page.getByLabel('Email address').fill(parent.email);
    await other.page.getByLabel('Password', { exact: true }).fill('Sleepy-lark-7');
    await other.press(other.page.getByRole('button', { name: 'Sign in' }));
    await other.page.waitForURL('**/dashboard');
  },
};

export const languages: readonly Test[] = [visitors, loggedIn];
