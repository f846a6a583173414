import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Locale, locales } from '@storylark/contracts/languages';
import type { Page } from 'playwright-core';
import { eventually } from '../house/client.ts';
import { findClippedText } from './inPage/findClippedText.ts';
import { findSideways } from './inPage/findSideways.ts';
import { findSmallTargets } from './inPage/findSmallTargets.ts';
import { none } from './none.ts';
import type { Theme, Visit } from './openVisits.ts';
import type { Test } from './runTests.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { show } from './show.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TARGET = 44;
const SHIFT_BELOW = 0.02;
const NARROW = { width: 360, height: 780 };
const NARROWEST = 320;
const FITS_WITHIN_MS = 10_000;

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
    // now and then one that has ended stays on the list for ever
    const under = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState !== 'finished');
    for (let some = under(); some.length > 0; some = under()) {
      // one that is cut short ends all the same
      await Promise.all(some.map(({ finished }) => finished.catch(() => {})));
      // what has ended is on the list until the next frame, and frames wait for us
      await new Promise(requestAnimationFrame);
    }
  }, theme);

/** By day every rule. */
async function byDay(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return (await violations(page, {})).map((fault) => `axe, light: ${fault}`);
}

/** By night the page is the same but for its colours. */
async function byNight(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  await turn(page, 'dark');
  const found = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await turn(page, 'light');
  return found.map((fault) => `axe, dark: ${fault}`);
}

const shifts = ({ sum, by }: { sum: number; by: string[] }) =>
  sum < SHIFT_BELOW ? [] : [`the screen moved by ${sum.toFixed(3)} while it loaded: ${by.join('; ')}`];

/** For thumbs, for narrow windows, for large letters. */
async function bySize({ page, context }: Visit): Promise<string[]> {
  const faults = await page.evaluate(findSmallTargets, TARGET);
  const readable = async (width: number, what: string) => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const look = async () => [
      ...(await page.evaluate(findSideways, width)),
      ...(await page.evaluate(findClippedText)),
    ];
    // a screen that takes its time to fit in is looked at again
    await eventually(what, async () => (await look()).length === 0, FITS_WITHIN_MS, 100).catch(() => {});
    const found = await look();
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
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return faults;
}

type Look = (visit: Visit) => Promise<string[]>;
/** On a phone, in this order of languages; each is looked at in its own ways. */
type Plan = {
  phone: readonly (readonly [Locale, readonly Look[]])[];
  desktop: readonly [Locale, readonly Look[]];
};

const ofPage =
  (look: (page: Page) => Promise<string[]>): Look =>
  ({ page }) =>
    look(page);
const everything = [ofPage(byDay), ofPage(byNight), bySize];
const colours = everything.slice(0, 2);

/** Every look in every language. */
const completePlan: Plan = {
  phone: locales.map((language) => [language, everything]),
  desktop: ['en', colours],
};

/**
 * Every screen on both devices, in two languages; which ones goes round from screen to screen, and so does the
 * light of the desktop.
 */
function planOf(at: number): Plan {
  const [first, second] = locales.map((_, turned) => locales[(at + turned) % locales.length]!);
  return { phone: [[first!, everything]], desktop: [second!, [colours[at % 2]!]] };
}

async function lookAt(shown: Awaited<ReturnType<typeof show>>, language: Locale, looks: readonly Look[]) {
  const faults = shifts(shown.shifted);
  for (const look of looks) faults.push(...(await look(shown)));
  none(faults.map((fault) => `${language}: ${fault}`));
}

const onPhone = (screen: Screen, { phone }: Plan): Test => ({
  name: `looks: ${screen.name}, phone (${phone.map(([language]) => language).join(', ')})`,
  async run({ home, open }) {
    for (const [language, looks] of phone) {
      const shown = await show(open, home, screen, { device: 'phone', language, viewport: NARROW });
      await lookAt(shown, language, looks);
    }
  },
});

const onDesktop = (screen: Screen, { desktop: [language, looks] }: Plan): Test => ({
  name: `looks: ${screen.name}, desktop (${language})`,
  async run({ home, open }) {
    await lookAt(await show(open, home, screen, { device: 'desktop', language }), language, looks);
  },
});

/** All screens, by the complete plan or by a fair part of it. */
export const looks = (complete: boolean): readonly Test[] =>
  screens.flatMap((screen, at) => {
    const plan = complete ? completePlan : planOf(at);
    return [onPhone(screen, plan), onDesktop(screen, plan)];
  });
