import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { newParent } from '../../house/client.ts';
import { watchShifts } from '../inPage/watchShifts.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { pressOn, signIn } from './asParent.ts';

const SHIFT_BELOW = 0.02;
/** What follows a press within half a second is not counted; an answer may well take longer. */
const ANSWERED_AFTER_MS = 800;

async function slowly(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    await new Promise((passed) => setTimeout(passed, ANSWERED_AFTER_MS));
    await route.continue();
  });
}
async function stood(page: Page, what: string): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { sum, by } = await page.evaluate(() => window.shifted!);
  assert.ok(sum < SHIFT_BELOW, `${what} moved by ${sum.toFixed(3)}: ${by.join('; ')}`);
}

const steady = (device: Device): Test => ({
  name: `the screen stands still when a login or a confirmation fails late (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const visit = await open({
      device,
      viewport: device === 'phone' ? { width: 360, height: 780 } : { width: 1280, height: 900 },
      mayLog: /status of 4\d\d/,
    });
    const { page, context, go } = visit;
    await context.addInitScript(watchShifts);
    await slowly(page, '**/api/token');
    await slowly(page, '**/confirm');
    await slowly(page, '**/confirm/*');
    await go('/login');
    await signIn(visit, parent.email, 'not-the-Password-1');
    await page.getByRole('alert').waitFor();
    await stood(page, 'the login');
    await go('/confirm/no-such-token');
    await page.getByRole('alert').waitFor();
    await stood(page, 'the confirmation');
  },
});

const review = (device: Device): Test => ({
  name: `the review of a story stands still when the voices arrive late (${device})`,
  async run({ home, open }) {
    const viewport = device === 'phone' ? { width: 360, height: 1600 } : { width: 1280, height: 900 };
    const visit = await open({ device, viewport, parent: home.anna });
    const { page, context, go } = visit;
    await context.addInitScript(watchShifts);
    await slowly(page, '**/api/voices*');
    await go('/stories/create');
    for (const step of ['character', 'storyType', 'setting', 'lesson']) {
      await page.waitForURL(`**step=${step}`);
      await page.getByRole('radio').first().check();
      await pressOn(visit, page.getByRole('button', { name: 'Next' }));
    }
    await page.waitForURL('**step=review');
    const arrived = page.waitForResponse('**/api/voices*');
    await page.reload(); // what moves by itself, and not by the press before
    await page.getByRole('radiogroup', { name: 'Voice' }).getByRole('radio').first().waitFor();
    await arrived;
    await stood(page, 'the review');
  },
});

export const steadies: readonly Test[] = [
  steady('phone'),
  steady('desktop'),
  review('phone'),
  review('desktop'),
];
