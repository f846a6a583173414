import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from '../../house/client.ts';
import type { Test } from '../runTests.ts';
import { listen } from './asParent.ts';

const NIGHT_PAPER = 'rgb(14, 35, 44)';
const DAY_PAPER = 'rgb(244, 244, 234)';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isNow = (page: Page, colour: string, when: string) =>
  eventually(when, async () => (await paper(page)) === colour);
/** Noon in Berlin is day and an hour past midnight is night, on every day of the year. */
const todayAt = (time: string) => `${new Date().toISOString().slice(0, 10)}T${time}Z`;

declare global {
  interface Window {
    /** Under which theme the page's body came, before anything of it could be painted. */
    begunIn?: string | undefined;
  }
}
function noteBeginning(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.body) return;
    window.begunIn = document.documentElement.dataset['theme'];
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const bySunset: Test = {
  name: 'it gets dark by itself at sunset in every open tab, and a page that is opened then is dark from its first painting',
  async run({ open }) {
    const { page, context, go, tab } = await open({
      device: 'phone',
      theme: 'system',
      timeZone: 'Europe/Berlin',
    });
    await context.addInitScript(noteBeginning);
    await context.clock.install({ time: todayAt('12:00:00') });
    await go('/login');
    const other = await tab('/about');
    for (const one of [page, other]) assert.equal(await paper(one), DAY_PAPER);
    await context.clock.fastForward('11:00:00');
    for (const one of [page, other]) await isNow(one, NIGHT_PAPER, 'it is night in both tabs');
    const picture = page.locator('img').first();
    assert.match(await picture.evaluate((one) => getComputedStyle(one).filter), /brightness/);
    for (const path of ['/signup', '/about', '/no/such/page']) {
      await other.goto(path);
      assert.equal(await other.evaluate(() => window.begunIn), 'dark', `${path} begins dark`);
    }

    // whoever wants light gets it, here and in the other tab, and again the next time
    await other.goto('/about');
    await other.getByRole('radio', { name: 'Day' }).check();
    for (const one of [page, other]) await isNow(one, DAY_PAPER, 'it is day again');
    await other.goto('/about');
    assert.equal(await other.evaluate(() => window.begunIn), 'light');
  },
};

const byHand: Test = {
  name: 'a story has its own switch for the light, and is dark while the sleep timer runs',
  async run({ home, open }) {
    const visit = await open({
      device: 'phone',
      parent: home.anna,
      path: `/stories/${home.anna.english.uuid}`,
    });
    const { page, press } = visit;
    const choose = async (now: string, next: string) => {
      await press(page.getByRole('button', { name: `Light: ${now}` }));
      await press(page.getByRole('menuitem', { name: next }));
    };
    await choose('Day', 'Night');
    await isNow(page, NIGHT_PAPER, 'night is chosen');
    await choose('Night', 'Day');
    await isNow(page, DAY_PAPER, 'day is chosen');
    await listen(visit, /Listen|Go on from/);
    const timer = async (choice: string) => {
      await press(page.getByRole('button', { name: /^Sleep timer/ }));
      await press(page.getByRole('button', { name: choice, exact: true }));
    };
    await timer('5 minutes');
    await isNow(page, NIGHT_PAPER, 'the timer runs');
    await timer('No timer');
    await isNow(page, DAY_PAPER, 'the timer is off');
    await timer('5 minutes');
    await isNow(page, NIGHT_PAPER, 'the timer runs again');
    await choose('Day', 'Day');
    await isNow(page, DAY_PAPER, 'who wants light gets it');

    // and in the menu, where no question for grown-ups stands before it
    await visit.go('/stories');
    await press(page.getByRole('button', { name: 'Open menu' }));
    await press(page.getByRole('dialog').locator('label', { hasText: 'Night' }));
    await isNow(page, NIGHT_PAPER, 'night is chosen in the menu');
  },
};

export const nights: readonly Test[] = [bySunset, byHand];
