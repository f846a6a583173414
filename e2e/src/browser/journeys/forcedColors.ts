import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../house/client.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';

/** By contrast, only a device's own few colours are left: no background of ours, no shadow. */
const pictureOf = async (place: Locator) =>
  (await place.screenshot({ animations: 'disabled' })).toString('base64');

async function changes(what: string, place: Locator, act: () => Promise<unknown>): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const before = await pictureOf(place);
  await act();
  await eventually(`one sees it: ${what}`, async () => (await pictureOf(place)) !== before);
}
/** One of several is chosen, then the other. */
const choice = (
  what: string,
  page: Page,
  one: Locator,
  other: Locator,
  press: (target: Locator) => Promise<void>,
) =>
  changes(what, one, async () => {
    await press(other);
    await page.mouse.move(0, 0);
  });

const seen: Test = {
  name: 'in a device’s own few colours one sees what is chosen, what is on and where the focus is',
  async run({ home, open }) {
    const visit = await open({ device: 'desktop', parent: home.anna, still: true });
    const { page, press } = visit;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

    await visit.go('/characters');
    const [main, side] = ['Main', 'Side'].map((name) => page.getByRole('tab', { name }));
    await choice('the tab chosen', page, main!, side!, press);
    const stories = page.getByRole('link', { name: 'My stories' });
    await changes('the place one is at', stories, async () => {
      await press(stories);
      await page.getByRole('heading', { level: 1, name: 'My stories' }).waitFor();
      await page.mouse.move(0, 0);
    });
    await changes('the focus on a link', page.getByRole('link', { name: 'Settings' }), async () => {
      while (
        !(await page
          .getByRole('link', { name: 'Settings' })
          .evaluate((link) => link === document.activeElement))
      )
        await page.keyboard.press('Shift+Tab');
    });

    await visit.go('/stories/create');
    const heroes = page.locator('label:has([type=radio])');
    await choice('the hero chosen', page, heroes.nth(0), heroes.nth(0), press);
    await press(page.getByRole('button', { name: 'Next' }));
    await page.getByRole('heading', { name: 'What kind of story shall it be?' }).waitFor();
    await choice('the kind chosen', page, heroes.nth(0), heroes.nth(0), press);
    await press(page.getByRole('button', { name: 'Next' }));
    await page.getByRole('heading', { name: 'Where does it happen?' }).waitFor();
    const all = page.getByRole('button', { name: 'All', exact: true });
    await choice(
      'the group of places chosen',
      page,
      all,
      page.locator('[aria-pressed=false]').first(),
      press,
    );

    await visit.go('/settings/reading');
    await answerGate(visit);
    const [dark, light] = ['Night', 'Day'].map((name) =>
      page.locator('main fieldset').first().locator('label', { hasText: name }),
    );
    await press(light!);
    await choice('the light chosen', page, light!, dark!, press);
    const easier = page.getByRole('checkbox').first();
    await changes('what is ticked', easier, async () => {
      await press(easier);
      await page.mouse.move(0, 0);
    });
  },
};

export const forcedColors: readonly Test[] = [seen];
