import assert from 'node:assert/strict';
import { eventually, newCharacter, newParent, orderStory } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { place, STORY_WITHIN_MS } from './asParent.ts';

const twoTaps = (device: Device): Test => ({
  name: `tonight is two taps away from sound, for the child whose turn it is (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address);
    await home.plan(parent, 'premium');
    const mia = await newCharacter(home.address, parent);
    await newCharacter(home.address, parent, { name: 'Emil' });
    assert.equal((await orderStory(home.address, parent, mia.uuid, { length: 'short' })).status, 201);

    const visit = await open({ device, parent, path: '/dashboard' });
    const { page, press, go } = visit;
    await page.getByText('It is Emil’s turn: Mia had the last one.').filter({ visible: true }).waitFor();
    await press(
      page
        .getByRole('link', { name: /(Tonight|Today) with Emil/ })
        .filter({ visible: true })
        .first(),
    );
    await page.getByRole('heading', { name: 'Shall Emil’s story begin?' }).waitFor();
    await page.reload(); // what is proposed survives it
    await page.getByRole('heading', { name: 'Shall Emil’s story begin?' }).waitFor();
    assert.equal(await page.getByRole('link', { name: /^Change/ }).count(), 4);
    await press(page.getByRole('button', { name: 'Create the story' }));

    await page.getByRole('button', { name: 'Pause' }).waitFor({ timeout: STORY_WITHIN_MS });
    const begun = await place(page);
    await eventually('it plays by itself', async () => (await place(page)) > begun);
    await page.getByRole('button', { name: 'Sleep timer, until the end of the story' }).waitFor();
    await page.locator('html[data-theme=dark]').waitFor();

    await page.goto('about:blank'); // the sound ends with the screen
    await go('/dashboard');
    await page.getByText('It is Mia’s turn: Emil had the last one.').filter({ visible: true }).waitFor();
  },
});

export const tonights: readonly Test[] = [twoTaps('phone'), twoTaps('desktop')];
