import assert from 'node:assert/strict';
import type { Locale } from '@storylark/contracts/languages';
import type { Page } from 'playwright-core';
import type { Test } from '../runTests.ts';
import { pressOn } from './asParent.ts';

const WINDOW = { width: 360, height: 640 };
/** What of the window is the question's, whatever stands at its foot. */
const QUESTIONS_SHARE = 1 / 4;

const main = (page: Page) => page.locator('footer button').last();

/** The thumb reaches the main action where the screen stands, and what is asked has room above it. */
async function inReach(page: Page, where: string): Promise<void> {
  await main(page).waitFor();
  const { top, bottom, foot, hit } = await main(page).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      top: box.top,
      bottom: box.bottom,
      foot: button.closest('footer')!.getBoundingClientRect().top,
      hit: on !== null && button.contains(on),
    };
  });
  const says = `${where}: the main action is at ${top.toFixed(0)} to ${bottom.toFixed(0)} px of ${WINDOW.height}`;
  assert.ok(top >= 0 && bottom <= WINDOW.height && hit, says);
  assert.ok(foot >= WINDOW.height * QUESTIONS_SHARE, `${where}: the foot begins at ${foot.toFixed(0)} px`);
}

const fold = (language: Locale, letters: 100 | 200): Test => ({
  name: `the main action of both wizards stands in the smallest window in every step (${language}, ${letters} % letters)`,
  async run({ home, open }) {
    const visit = await open({
      device: 'phone',
      viewport: WINDOW,
      parent: home.anna,
      language,
      mayLog: /status of 503/,
    });
    const { page, context, go, press } = visit;
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * letters) / 100 } });
    const goOn = () => pressOn(visit, main(page));
    await go(`/characters/${home.anna.mia.uuid}/edit`);
    for (const step of ['basics', 'skin', 'hair', 'eyes', 'special', 'personality', 'relationships']) {
      await page.waitForURL((url) => url.search.endsWith(step));
      await inReach(page, step);
      await goOn();
    }
    await page.waitForURL('**step=review');
    await inReach(page, 'review of the character');

    await page.route('**/api/stories/', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await go('/stories/create');
    for (const step of ['character', 'storyType', 'setting', 'lesson']) {
      await page.waitForURL(`**step=${step}`);
      await page.getByRole('radio').first().check();
      await inReach(page, step);
      await goOn();
    }
    await page.waitForURL('**step=review');
    await inReach(page, 'review of the story');
    await press(main(page));
    await page.locator('footer [role=alert]').waitFor();
    await inReach(page, 'an order that failed');
  },
});

export const folds: readonly Test[] = [fold('en', 100), fold('de', 100), fold('en', 200), fold('de', 200)];
