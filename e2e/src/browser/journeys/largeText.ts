import assert from 'node:assert/strict';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';

/** 200 % of what browsers begin with, in px. */
const TWICE = 32;
const LINES = 8;

/** How many lines of the story are seen: whatever lies over them takes its part away. */
function linesSeen(): number {
  const line = parseFloat(getComputedStyle(document.querySelector('article [data-sentence]')!).lineHeight);
  let px = 0;
  for (let y = 0; y < innerHeight; y += 2)
    if ([0.3, 0.5, 0.7].some((x) => document.elementFromPoint(innerWidth * x, y)?.closest('article p')))
      px += 2;
  return px / line;
}

const largeText = (device: Device): Test => ({
  name: `a story with letters twice as large: its text has the room, and every control is still there (${device})`,
  async run({ home, open }) {
    const visit = await open({ device, parent: home.anna });
    const { page, context, go, press } = visit;
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: TWICE } });
    await go(`/stories/${home.anna.english.uuid}`);
    const seen = async (when: string) => {
      await page
        .locator('[data-sentence]')
        .nth(12)
        .evaluate((one) => one.scrollIntoView({ block: 'start' }));
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const lines = await page.evaluate(linesSeen);
      assert.ok(lines >= LINES, `${lines.toFixed(1)} lines are seen ${when}`);
    };
    await seen('before it plays');
    await press(page.getByRole('button', { name: /Listen|Go on from/ }));
    await page.locator('[data-sentence].now').first().waitFor();
    if (device === 'desktop') await page.mouse.move(300, 300, { steps: 2 }); // it hides from a still mouse
    await press(page.getByRole('button', { name: 'Pause' }));
    await seen('beside the player');
    const more = page.getByRole('button', { name: 'All controls' });
    if (await more.isVisible()) await press(more);
    for (const name of ['Back one sentence', 'Next sentence', 'Close player'])
      await page.getByRole('button', { name }).last().waitFor();
    await page.getByRole('slider', { name: 'Place in the story' }).waitFor();
  },
});

export const largeTexts: readonly Test[] = [largeText('phone'), largeText('desktop')];
