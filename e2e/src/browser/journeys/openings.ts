import assert from 'node:assert/strict';
import { eventually } from '../../house/client.ts';
import type { Home } from '../openHome.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';

const opening = (screen: string, device: Device, path: (home: Home) => string): Test => ({
  name: `the picture that ${screen} opens with is there before the app, and stays in its place when the app comes (${device})`,
  async run({ home, open }) {
    const { page } = await open({ device, parent: home.frida });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/startApp-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path(home), { waitUntil: 'commit' });
    const before = await page.locator('.opening > img').boundingBox();
    letGo();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.ok(before);
    const sides = ['x', 'y', 'width', 'height'] as const;
    await eventually(`it is at ${JSON.stringify(before)}`, async () => {
      const after = await page.locator('main img').first().boundingBox();
      return after && sides.every((side) => Math.abs(before[side] - after[side]) < 1);
    });
  },
});

const cutOff = (file: string): Test => ({
  name: `where code of the first visit is cut off (${file}) the page says so, and trying again opens it`,
  async run({ open }) {
    const { page, press } = await open({
      device: 'phone',
      language: 'de',
      mayLog: /ERR_CONNECTION_RESET|dynamically imported module/,
    });
    const cut = `**/assets/${file}`;
    await page.route(cut, (route) => route.abort('connectionreset'));
    await page.goto('/login');
    await page.getByText('Storylark wurde nicht vollständig geladen.').waitFor();
    assert.equal(await page.getByText('Lädt...').isVisible(), false);
    await page.unroute(cut);
    await press(page.getByRole('link', { name: 'Noch einmal versuchen' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

const toStory = ({ frida }: Home) => `/stories/${frida.story.uuid}`;

export const openings: readonly Test[] = [
  opening('a story', 'phone', toStory),
  opening('a story', 'desktop', toStory),
  opening('the dashboard', 'phone', () => '/dashboard'),
  cutOff('index-*.js'),
  cutOff('startApp-*.js'),
];
