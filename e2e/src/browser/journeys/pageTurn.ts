import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import '../inPage/watchTurn.ts';
import { watchTurn } from '../inPage/watchTurn.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { forgetStory, orderTheStory, parentWithMia } from './asParent.ts';

const begun = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Shall Mia’s story begin?' }).waitFor({ state: 'detached' });

const turning = (device: Device): Test => ({
  name: `the review turns over like a page to the story in the making; nothing turns where nothing shall move (${device})`,
  async run({ home, open }) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const parent = await parentWithMia(home);
      const visit = await open({ device, parent, path: '/stories/create' });
      const { page } = visit;
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(watchTurn);
      await orderTheStory(visit);
      await begun(page);
      if (reducedMotion === 'no-preference') {
        await page.waitForFunction(() => window.turned !== undefined);
        const moved = await page.evaluate(() => window.turned!);
        assert.ok(moved.includes('::view-transition-old(root): turn-over'), moved.join(', '));
      } else assert.equal(await page.evaluate(() => window.turned), undefined);
      await forgetStory(visit, home, parent);
    }
  },
});

export const pageTurns: readonly Test[] = [turning('phone'), turning('desktop')];
