import type { Test } from '../runTests.ts';
import { orderTheStory, parentWithMia, STORY_WITHIN_MS } from './asParent.ts';

const twoTabs: Test = {
  name: 'two tabs: what one makes, the other shows without a reload; what plays in one is paused by the other',
  async run({ home, open }) {
    const parent = await parentWithMia(home);
    const visit = await open({ device: 'desktop', parent, path: '/stories' });
    const { page, press, tab } = visit;
    await page.getByText('No stories on the shelf yet').waitFor();
    const other = await tab('/stories/create');
    await orderTheStory({ ...visit, page: other });
    await page.getByText('1 story', { exact: true }).waitFor();
    await other.getByRole('button', { name: 'Listen' }).waitFor({ timeout: STORY_WITHIN_MS });
    const title = await other.locator('article h1').innerText();
    await press(page.getByRole('link', { name: title }).first());
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await other.getByRole('button', { name: 'Listen' }).click();
    await other.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  },
};

export const tabs: readonly Test[] = [twoTabs];
