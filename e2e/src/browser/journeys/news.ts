import assert from 'node:assert/strict';
import { MIN_POSITION, POSITION } from '@storylark/contracts/http/headers';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import { call, finishedStory, newParent, orderStory } from '../../house/client.ts';
import type { Test } from '../runTests.ts';
import { parentWithMia } from './asParent.ts';

/** The answer of when the story was ordered arrives as if it had taken that long. */
const lateAnswer: Test = {
  name: 'a story that was finished while the answer about it was on its way is shown finished, without a reload',
  async run({ home, open }) {
    const { address } = home;
    const parent = await parentWithMia(home);
    const { token } = parent;
    const ordered = await orderStory(address, parent, parent.hero);
    const { uuid } = ordered.body;
    const position = ordered.headers.get(POSITION) ?? '';
    const before = await call<StoryView>(address, 'GET', path(paths.story, { uuid }), {
      token,
      headers: { [MIN_POSITION]: position },
    });
    assert.notEqual(before.body.state, 'finished');
    await finishedStory(address, parent, uuid);

    const { page, go } = await open({ device: 'phone', parent, still: true });
    // Counted here: a route that ends by itself switches interception off, and a request held in that moment
    // was seen to hang.
    let asked = 0;
    await page.route(`**/api/stories/${uuid}`, (route) =>
      asked++ === 0
        ? route.fulfill({ json: before.body, headers: { [POSITION]: before.headers.get(POSITION) ?? '' } })
        : route.continue(),
    );
    await go(`/stories/${uuid}`);
    await page.getByRole('button', { name: 'Listen' }).waitFor();
  },
};

const lostCode: Test = {
  name: 'where the code of the news does not come, the rest goes on: one can look around and log out',
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const { page, press, go } = await open({
      device: 'desktop',
      parent,
      still: true,
      mayLog: /ERR_CONNECTION_RESET/,
    });
    await page.route('**/assets/openStream-*.js', (route) => route.abort('connectionreset'));
    const [told] = await Promise.all([
      page.waitForRequest('**/api/errors'),
      page.getByText('The connection broke off.').waitFor(),
      go('/stories'),
    ]);
    assert.equal(told.postDataJSON().type, 'TypeError');
    await press(page.getByRole('link', { name: 'My characters' }));
    await page.getByRole('heading', { name: 'My characters' }).waitFor();
    await press(page.getByRole('button', { name: 'Log out' }));
    await page.waitForURL((url) => url.pathname === '/');
  },
};

export const news: readonly Test[] = [lateAnswer, lostCode];
