import assert from 'node:assert/strict';
import { eventually, orderStory, storyOf } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { forgetStory, parentWithMia, STORY_WITHIN_MS } from './asParent.ts';

/**
 * The studio of the house does not fail on wish, so the answer about this one story is changed on its way,
 * once: it has failed, and nothing of it changes any more. The new try is the house's own.
 */
const failure = (device: Device): Test => ({
  name: `a story that failed says what happened and that it was given back, and another try is made (${device})`,
  async run({ home, open }) {
    const parent = await parentWithMia(home);
    const { uuid } = (await orderStory(home.address, parent, parent.hero)).body;
    await eventually('its text is there', async () => (await storyOf(home.address, parent, uuid)).title);
    const visit = await open({ device, parent, still: true });
    const { page, press } = visit;
    const failed = {
      ...(await storyOf(home.address, parent, uuid)),
      state: 'failed',
      failureCode: 'narrationFailed',
      slotReturned: true,
      audioUrl: null,
      downloadUrl: null,
    };
    await page.route(`**/api/stories/${uuid}`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: failed }) : route.fallback(),
    );
    await visit.go(`/stories/${uuid}`);
    await page.getByRole('heading', { name: 'Story generation failed' }).waitFor();
    await page.getByText('The narration could not be recorded, though we tried more than once.').waitFor();
    await page.getByText('The story has been given back to you: it does not count.').waitFor();
    await press(page.getByRole('button', { name: 'Try again' }));
    await page.waitForURL((url) => url.pathname.startsWith('/stories/') && !url.pathname.endsWith(uuid));
    await page.locator('article h1').waitFor({ timeout: STORY_WITHIN_MS });
    const another = page.url();
    await page.goBack();
    assert.ok(!page.url().endsWith(uuid), 'back does not lead to the failed one again');
    await page.goto(another);
    await forgetStory(visit, home, parent);
  },
});

const broken: Test = {
  name: 'a house that answers 500 leaves the words of the failure and a button that tries again',
  async run({ home, open }) {
    const visit = await open({ device: 'phone', parent: home.anna, mayLog: /status of 500/, still: true });
    const { page, press } = visit;
    const screens = ['/api/stories/', '/api/characters/', '/api/dashboard'];
    const down = new Set(screens);
    await page.route('**/api/**', (route) =>
      down.has(new URL(route.request().url()).pathname)
        ? route.fulfill({ status: 500, body: 'oops' })
        : route.fallback(),
    );
    // By its news a screen mends itself: without them it is the button that does.
    await page.route('**/api/events', (route) => route.fulfill({ status: 500, body: 'oops' }));
    for (const { path, words, mended } of [
      { path: '/stories', words: 'Failed to load stories', mended: home.anna.english.title! },
      { path: '/characters', words: 'Failed to fetch characters', mended: 'Emil' },
      { path: '/dashboard', words: 'Failed to fetch data', mended: 'All stories' },
    ]) {
      await visit.go(path);
      await page.getByText(words).waitFor();
      down.clear();
      await press(page.getByRole('button', { name: 'Try again' }).first());
      await page.getByText(mended).first().waitFor();
      await page.getByText(words).waitFor({ state: 'detached' });
      for (const one of screens) down.add(one);
    }
  },
};

const notThere: Test = {
  name: 'a story that is not there says so and leads back to the others',
  async run({ home, open }) {
    const path = '/stories/00000000-0000-4000-8000-000000000000';
    const { page, press } = await open({ device: 'phone', parent: home.anna, path, mayLog: /status of 404/ });
    await page.getByText('Story not found').first().waitFor();
    await press(page.getByRole('link', { name: 'Back to my stories' }).first());
    await page.getByRole('heading', { name: 'My stories' }).waitFor();
  },
};

export const failures: readonly Test[] = [failure('phone'), failure('desktop'), broken, notThere];
