import assert from 'node:assert/strict';
import { MIN_POSITION, POSITION } from '@storylark/contracts/http/headers';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { Page } from 'playwright-core';
import { call, eventually, orderStory } from '../../house/client.ts';
import { lendNotifications } from '../inPage/lendNotifications.ts';
import type { Test } from '../runTests.ts';
import { answerGate, parentWithMia, sharedParent } from './asParent.ts';

const lookAway = (page: Page) =>
  page.evaluate(() => void Object.defineProperty(document, 'hidden', { value: true, configurable: true }));

const tabBehind: Test = {
  name: 'a story that gets ready while nobody looks is told by a notification that names nobody, after one press while it was made',
  async run({ home, open }) {
    const { address } = home;
    const parent = await parentWithMia(home);
    // The browsers of tests are private ones, which have no push service: the page itself tells.
    const visit = await open({ device: 'phone', parent, mayLog: /Push API in incognito/ });
    const { page, press, context } = visit;
    await context.grantPermissions(['notifications'], { origin: address });
    await page.addInitScript(lendNotifications);
    const shown = () => page.evaluate(() => globalThis.told ?? []);
    const ordered = await orderStory(address, parent, parent.hero);
    const { uuid } = ordered.body;
    // The text may be there within seconds: the screen is shown as it was before.
    const before = await call<StoryView>(address, 'GET', path(paths.story, { uuid }), {
      token: parent.token,
      headers: { [MIN_POSITION]: ordered.headers.get(POSITION) ?? '' },
    });
    const asOrdered = {
      ...before.body,
      state: 'text_pending',
      paragraphs: [],
      paragraphsSoFar: [],
      text: '',
    };
    await page.route(`**/api/stories/${uuid}`, (route) => route.fulfill({ json: asOrdered }));
    await visit.go(`/stories/${uuid}`);
    await press(page.getByRole('button', { name: 'Tell me when it is ready' }));
    await page.getByText(/^This device tells you when it is ready/).waitFor();
    await lookAway(page);
    const tag = `story-${uuid}`;
    const told = await eventually('the notification', async () =>
      (await shown()).find((one) => one.tag === tag),
    );
    assert.deepEqual(told, { title: 'Storylark', body: 'A new story is ready.', tag });
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await visit.go('/settings/notifications');
    await answerGate(visit);
    await page.getByRole('checkbox', { name: 'Tell me when a story is ready' }).uncheck();
    assert.equal(await page.getByText(/^This device tells you/).count(), 0);
  },
};

const pushed: Test = {
  name: 'a message through the push service is shown by the service worker while Storylark is closed, and not over its page',
  async run({ home, open }) {
    const parent = await sharedParent(home, 'phone');
    const visit = await open({ device: 'phone', parent, path: '/stories' });
    const { page, context } = visit;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const [worker] = context.serviceWorkers();
    assert.ok(worker);
    await worker.evaluate(lendNotifications);
    const shown = () => worker.evaluate(() => (globalThis.told ?? []).map(({ tag }) => tag));
    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations;
        if (one) resolve(one.registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const deliver = (uuid: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: home.address,
        registrationId,
        data: JSON.stringify({
          title: 'Storylark',
          text: 'A new story is ready.',
          tag: `story-${uuid}`,
          path: `/stories/${uuid}`,
        }),
      });
    await deliver('seen');
    await page.goto('about:blank');
    await deliver('closed');
    await eventually('the notification', async () => (await shown()).length > 0);
    assert.deepEqual(await shown(), ['story-closed']);
  },
};

export const notifications: readonly Test[] = [tabBehind, pushed];
