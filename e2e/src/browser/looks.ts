import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { locales } from '@storylark/contracts/languages';
import type { Page } from 'playwright-core';
import { findClippedText } from './inPage/findClippedText.ts';
import { findSideways } from './inPage/findSideways.ts';
import { findSmallTargets } from './inPage/findSmallTargets.ts';
import { none } from './none.ts';
import type { Theme, Visit } from './openVisits.ts';
import type { Test } from './runTests.ts';
import { type Screen, screens } from './screens.ts';
import { show, showIn } from './show.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TARGET = 44;
const SHIFT_BELOW = 0.02;
const NARROW = { width: 360, height: 780 };
const NARROWEST = 320;

type Axe = { run: (options?: object) => Promise<AxeResults> };
async function violations(page: Page, options: object): Promise<string[]> {
  const { violations } = await page.evaluate(
    (asked) => (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'], ...asked }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 200)} ${failureSummary?.split('\n').slice(1, 3).join(' ')}`,
    ),
  );
}

/**
 * Colours go over slowly, and what inherits one begins when it has arrived: only when none is under way any
 * more is there something to measure.
 */
const turn = (page: Page, theme: Theme) =>
  page.evaluate(async (to) => {
    document.documentElement.dataset.theme = to;
    const under = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let some = under(); some.length > 0; some = under()) {
      // one that is cut short ends all the same
      await Promise.all(some.map(({ finished }) => finished.catch(() => {})));
      // what has ended is on the list until the next frame, and frames wait for us
      await new Promise(requestAnimationFrame);
    }
  }, theme);

/** By day every rule; by night the page is the same but for its colours. */
async function inBothLights(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const byDay = await violations(page, {});
  await turn(page, 'dark');
  const byNight = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await turn(page, 'light');
  return [...byDay.map((fault) => `axe, light: ${fault}`), ...byNight.map((fault) => `axe, dark: ${fault}`)];
}

const shifts = ({ sum, by }: { sum: number; by: string[] }) =>
  sum < SHIFT_BELOW ? [] : [`the screen moved by ${sum.toFixed(3)} while it loaded: ${by.join('; ')}`];

/** For those who see and those who do not, for thumbs, for narrow windows, for large letters. */
async function lookAt({ page, context }: Visit): Promise<string[]> {
  const faults = await inBothLights(page);
  faults.push(...(await page.evaluate(findSmallTargets, TARGET)));
  const readable = async (width: number, what: string) => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const found = [...(await page.evaluate(findSideways, width)), ...(await page.evaluate(findClippedText))];
    faults.push(...found.map((fault) => `${what}: ${fault}`));
  };
  await readable(NARROW.width, `${NARROW.width} px`);
  await page.setViewportSize({ width: NARROWEST, height: NARROW.height });
  await readable(NARROWEST, `${NARROWEST} px`);
  await page.setViewportSize(NARROW);
  const browser = await context.newCDPSession(page);
  // 200 % of what browsers begin with
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await readable(NARROW.width, 'text twice as large');
  return faults;
}

const onPhone = (screen: Screen): Test => ({
  name: `looks: ${screen.name}, phone, in all languages`,
  async run({ home, open }) {
    const [first, ...others] = locales;
    let shown = await show(open, home, screen, {
      device: 'phone',
      language: first,
      still: true,
      viewport: NARROW,
    });
    none([...shifts(shown.shifted), ...(await lookAt(shown))].map((fault) => `${first}: ${fault}`));
    for (const language of others) {
      shown = await showIn(language, shown, home, screen);
      none([...shifts(shown.shifted), ...(await lookAt(shown))].map((fault) => `${language}: ${fault}`));
    }
  },
});

const onDesktop = (screen: Screen): Test => ({
  name: `looks: ${screen.name}, desktop (en)`,
  async run({ home, open }) {
    const { page, shifted } = await show(open, home, screen, { device: 'desktop', still: true });
    none([...shifts(shifted), ...(await inBothLights(page))]);
  },
});

export const looks: readonly Test[] = screens.flatMap((screen) => [onPhone(screen), onDesktop(screen)]);
