import assert from 'node:assert/strict';
import { eventually } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { forgetStory, listen, parentWithMia, place, sharedParent } from './asParent.ts';

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

const answersKept: Test = {
  name: 'an order sent without a network says so, keeps every answer, and goes through once the network is back',
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

export const offlines: readonly Test[] = [offline('phone'), offline('desktop'), answersKept];
