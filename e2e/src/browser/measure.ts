import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Page } from 'playwright-core';
import { eventually } from '../house/client.ts';
import { watchDelays } from './inPage/watchDelays.ts';
import { watchSound } from './inPage/watchSound.ts';
import type { Home } from './openHome.ts';
import type { Visit, Wish } from './openVisits.ts';

type Given = { home: Home; open: (wish: Wish) => Promise<Visit> };
const TIMES = 7;
const SLOWED_BY = 4;
const STORIES = 500;

/**
 * From a press to the sound, in milliseconds: starting a story that has just been opened, and seeking in it.
 */
export async function soundDelays({ home, open }: Given): Promise<{ play: number[]; seek: number[] }> {
  const found = { play: [] as number[], seek: [] as number[] };
  for (let time = 0; time < TIMES; time += 1) {
    const { page, context, go } = await open({ device: 'phone', parent: home.frida });
    await context.addInitScript(watchSound);
    await go(`/stories/${home.frida.story.uuid}`);
    await page.locator('button.play').first().tap();
    found.play.push(await heard(page, 1));
    const slider = page.getByRole('slider', { name: 'Place in the story' });
    await slider.focus();
    await slider.press('ArrowRight');
    found.seek.push(await heard(page, 2));
    await context.close();
  }
  return found;
}

const heard = (page: Page, which: number): Promise<number> =>
  eventually(`sound ${which}`, async () => (await page.evaluate(() => window.sound?.heard ?? []))[which - 1]);

/**
 * The longest delays, in milliseconds, on a processor slowed down, from the dashboard through both wizards to
 * the playing story.
 */
export async function interactionDelays({ home, open }: Given): Promise<number[]> {
  const visit = await open({ device: 'phone', parent: home.anna });
  const { page, context, go, press } = visit;
  await context.addInitScript(watchDelays);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_BY });
  const all: number[] = [];
  const collect = async () => {
    // what was pressed last is told after its frame
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
    all.push(...(await page.evaluate(() => window.delays?.interactions ?? [])));
  };
  await go('/dashboard');
  await press(page.getByRole('button', { name: 'Open menu' }));
  await press(page.getByRole('dialog').getByRole('link', { name: 'My stories' }));
  await page.getByRole('searchbox').first().pressSequentially('book');
  await collect();
  await go('/stories/create');
  for (const choice of ['Mia', 'Adventure']) {
    await page.getByRole('radio', { name: choice }).tap();
    await press(page.getByRole('button', { name: 'Next' }));
  }
  await page.getByRole('searchbox').pressSequentially('candle');
  await page.getByRole('radio', { name: 'Candlelight Library' }).tap();
  await press(page.getByRole('button', { name: 'Next' }));
  await page.getByRole('radio', { name: 'Courage' }).tap();
  await press(page.getByRole('button', { name: 'Next' }));
  await collect();
  await go(`/characters/${home.anna.mia.uuid}/edit?step=appearance&part=hair`);
  for (const choice of [3, 5, 7]) await page.getByRole('radio').nth(choice).tap();
  await collect();
  await go(`/stories/${home.anna.english.uuid}`);
  await press(page.locator('button.play').first());
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.locator('[data-sentence]').nth(3).tap();
  await press(page.getByRole('button', { name: 'Pause' }));
  await collect();
  return all;
}

/**
 * Tasks that held the page up, in milliseconds, while a shelf of 500 stories is unfolded and scrolled to its
 * end.
 */
export async function scrollDelays({ home, open }: Given): Promise<number[]> {
  const { page, context, go } = await open({ device: 'desktop', parent: home.anna });
  await context.addInitScript(watchDelays);
  await context.route('**/api/stories/?*', async (route) => {
    const { 'if-none-match': _known, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    const { items } = (await answer.json()) as { items: StoryItem[] };
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'));
    const many = Array.from({ length: 100 }, (_none, at) => ({
      ...(items[at % items.length] ?? home.anna.english),
      uuid: `00000000-0000-4000-8000-${String(skip + at).padStart(12, '0')}`,
    }));
    await route.fulfill({ response: answer, json: { items: many, total: STORIES } });
  });
  await go('/stories');
  for (let there = 100; there < STORIES; there += 100) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page
      .getByText(`${there + 100} of ${STORIES}`)
      .or(page.locator(`main li a[href$="${there + 99}"]`))
      .first()
      .waitFor({ state: 'attached' });
  }
  const shown = await page.locator('main a[href^="/stories/00000000-"]').count();
  if (shown !== STORIES) throw new Error(`${shown} stories are on the shelf instead of ${STORIES}`);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    window.delays!.longTasks.length = 0; // loading is not scrolling
  });
  await page.mouse.move(640, 500);
  for (;;) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  return page.evaluate(() => window.delays!.longTasks);
}
