import assert from 'node:assert/strict';
import { eventually } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import {
  answerGate,
  forgetStory,
  listen,
  parentWithMia,
  parentWithStory,
  place,
  sharedParent,
} from './asParent.ts';

const offline = (device: Device): Test => ({
  name: `offline and back: a kept story plays without a network, answers are kept, and the house is found again (${device})`,
  async run({ home, open }) {
    const parent = await sharedParent(home, device);
    const visit = await open({
      device,
      parent,
      path: `/stories/${parent.story.uuid}`,
      mayLog: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
    });
    const { page, press, context } = visit;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await press(page.getByRole('button', { name: 'More' }));
    await press(page.getByRole('menuitem', { name: 'Keep on this device' }));
    await page.getByText('The story now plays without a connection.').waitFor();

    await context.setOffline(true);
    await visit.go(`/stories/${parent.story.uuid}`);
    await page.getByRole('heading', { level: 1, name: parent.story.title! }).waitFor();
    await listen(visit);
    const before = await place(page);
    await page.getByRole('slider', { name: 'Place in the story' }).focus();
    await page.keyboard.press('PageUp');
    await eventually('it plays on from half a minute later', async () => (await place(page)) >= before + 30);

    await visit.go('/dashboard');
    await page
      .getByText('You are offline. Stories kept on this device still play, and your answers stay on it.')
      .waitFor();
    await page.getByRole('link', { name: parent.story.title! }).waitFor();
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^(Go on listening|Listen)$/ }).waitFor();
  },
});

/** Nobody asked for it to be kept; another story was never heard here. */
const keepsItself: Test = {
  name: 'a story that was heard plays without a network though nobody kept it; one that was not says so and leads to it',
  async run({ home, open }) {
    const parent = await parentWithStory(home);
    const visit = await open({
      device: 'phone',
      parent,
      path: `/stories/${parent.story.uuid}`,
      mayLog: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
    });
    const { page, press, context } = visit;
    const title = parent.story.title!;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await listen(visit);
    await press(page.getByRole('button', { name: 'Pause' }));
    await eventually('it lies on this device', () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('kept:'));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().some(({ url }) => url.endsWith('/story.json'));
      }),
    );

    await context.setOffline(true);
    await visit.go('/stories/5f2b9c1e-7a44-4f0b-9d0c-2f6a3b1c8d70');
    await page.getByRole('heading', { level: 1, name: 'This story is not on this device' }).waitFor();
    await press(page.getByRole('link', { name: title }));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await listen(visit, /^(Listen|Go on from .*)$/);
    await visit.go('/stories');
    await page.getByText('These play now.').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0, 'nothing red');
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });

    await visit.go('/settings/kept');
    await answerGate(visit);
    await page.getByText(/^Kept by itself, \d+ MB$/).waitFor();
    await page.getByRole('checkbox', { name: 'Keep stories by themselves' }).uncheck();
    await page.getByText(/^No story is kept here yet/).waitFor();
  },
};

const answersKept: Test = {
  name: 'an order without a network is told so at each question, keeps every answer, and goes through once it is back',
  async run({ home, open }) {
    const parent = await parentWithMia(home);
    const visit = await open({
      device: 'phone',
      parent,
      path: '/stories/create',
      mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    });
    const { page, press, context } = visit;
    for (const choice of ['Adventure', 'Treasure Island', 'Courage']) {
      await page.getByRole('radio', { name: choice }).check();
      await press(page.getByRole('button', { name: 'Next' }));
    }
    await page.getByRole('heading', { name: 'Shall Mia’s story begin?' }).waitFor();
    await context.setOffline(true);
    await page
      .getByText('Your answers stay on this device; send them when the connection is back.')
      .waitFor();
    await press(page.getByRole('button', { name: 'Create the story' }));
    await Promise.all([
      page.getByText('Failed to create story. Please try again.').waitFor(),
      page.getByText('Network error. Please check your internet connection and try again').waitFor(),
    ]);
    const said = await page.getByRole('alert').boundingBox();
    const button = await page.getByRole('button', { name: 'Create the story' }).boundingBox();
    assert.ok(
      said && button && said.y > 0 && said.y + said.height <= button.y,
      'said right above the button',
    );
    await context.setOffline(false);
    await press(page.getByRole('button', { name: 'Create the story' }));
    await page.waitForURL(/\/stories\/[0-9a-f-]{36}$/);
    await page.locator('h1').waitFor();
    await forgetStory(visit, home, parent);
  },
};

export const offlines: readonly Test[] = [offline('phone'), offline('desktop'), keepsItself, answersKept];
