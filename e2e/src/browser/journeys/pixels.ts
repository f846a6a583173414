import assert from 'node:assert/strict';
import { newParent } from '../../house/client.ts';
import type { Test } from '../runTests.ts';

const narrow: Test = {
  name: 'the story bar keeps its letters in one line on the narrowest phone',
  async run({ home, open }) {
    const { page } = await open({
      device: 'phone',
      viewport: { width: 320, height: 640 },
      parent: home.anna,
      path: `/stories/${home.anna.english.uuid}`,
    });
    const letters = page.getByText('Aa', { exact: true });
    await letters.waitFor();
    const lines = await letters.evaluate((one) => {
      const all = document.createRange();
      all.selectNodeContents(one);
      return all.getClientRects().length;
    });
    assert.equal(lines, 1);
  },
};

const loggedOut: Test = {
  name: 'the notice after logging out leaves the bar of the start page in reach',
  async run({ home, open }) {
    // her session ends with this: nobody's who is in the other tests
    const parent = await newParent(home.address);
    const { page, press } = await open({ device: 'phone', parent, path: '/dashboard' });
    await press(page.getByRole('button', { name: 'Log out' }));
    const said = page.getByText('You are logged out. Good night.');
    await said.waitFor();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('header a, header button, header summary')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit?.closest('[role=status]') != null;
        })
        .map(({ textContent }) => textContent),
    );
    assert.deepEqual(covered, []);
  },
};

const gone: Test = {
  name: 'a story that is not there leads home and to the stories',
  async run({ home, open }) {
    const { page, press } = await open({
      device: 'phone',
      parent: home.anna,
      path: '/stories/00000000-0000-4000-8000-000000000000',
      mayLog: /status of 404/,
    });
    await page.getByRole('heading', { level: 1, name: 'Story not found' }).waitFor();
    await page.getByRole('link', { name: 'Storylark' }).waitFor();
    await press(page.getByRole('link', { name: 'Back to my stories' }));
    await page.waitForURL('**/stories');
  },
};

export const pixels: readonly Test[] = [narrow, loggedOut, gone];
