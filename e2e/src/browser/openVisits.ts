import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Locale } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import { call, type Parent } from '../house/client.ts';
import { openGate } from './inPage/openGate.ts';
import { watchForBlank } from './inPage/watchForBlank.ts';
import { watchShifts } from './inPage/watchShifts.ts';
import { emptyPage, type Stored } from './emptyPage.ts';
import { hearFaults, type Hearer } from './hearFaults.ts';

export type Device = 'phone' | 'desktop';
export type Theme = 'light' | 'dark' | 'system';
export type Wish = {
  device: Device;
  /** Another house than the one that all tests share. */
  address?: string;
  language?: Locale;
  theme?: Theme;
  /** Of the device, as IANA names it. */
  timeZone?: string;
  /** Who is logged in here; nobody else. */
  parent?: Parent;
  path?: string;
  /** The house is called `localhost`: there are no passkeys for addresses made of numbers. */
  byName?: true;
  /**
   * What the console may say as an error, or may be thrown, since the test itself brings it about (an answer
   * of 409, a lost network).
   */
  mayLog?: RegExp;
  /** Another origin to which somebody may be led here; nothing is fetched from it. */
  mayVisit?: string;
  /** Screens stand still and nothing is kept for later: for looking at them, not for using them. */
  still?: boolean;
  /**
   * Still, in a page that goes on from one look to the next, emptied before each: what it has fetched it need
   * not fetch again.
   */
  kept?: true;
  /** The parents' question has been answered in this page; only where it is kept. */
  asParent?: boolean;
  viewport?: { width: number; height: number };
};
export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Opens an address as one types it, and waits for what is shown there. */
  go: (path: string) => Promise<void>;
  /** By finger or by mouse, as the device has it. */
  press: (target: Locator) => Promise<void>;
  /** A further tab of the same browser. */
  tab: (path: string) => Promise<Page>;
};
/** Pages that are kept, by what their browsers were made with; for one test at a time. */
export type KeptPages = Map<string, { page: Page; hearer: Hearer }>;

const devices: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
/** For one thing a person waits for, on a machine that is busy. */
const PATIENCE_MS = 60_000;

/**
 * The browsers of one test. `end` closes them, or lays aside what is kept, and throws if any page complained,
 * called another host or went blank.
 */
export function openVisits(browser: Browser, home: string, kept: KeptPages = new Map()) {
  const contexts: BrowserContext[] = [];
  const lent = new Set<string>();
  const faults: string[] = [];

  async function open(wish: Wish): Promise<Visit> {
    const { device, mayLog, mayVisit, address = home } = wish;
    const origin = wish.byName ? address.replace('127.0.0.1', 'localhost') : address;
    const options: BrowserContextOptions = {
      ...devices[device],
      ...(wish.viewport ? { viewport: wish.viewport } : {}),
      ...(wish.still || wish.kept ? { reducedMotion: 'reduce', serviceWorkers: 'block' } : {}),
      colorScheme: wish.theme === 'dark' ? 'dark' : 'light',
      ...(wish.timeZone ? { timezoneId: wish.timeZone } : {}),
      locale: 'en-GB',
      baseURL: origin,
    };
    const stored = await storedFor(address, wish);
    const hearer: Hearer = { faults, mayLog, mayVisit };
    const page = wish.kept
      ? await keptPage(options, hearer)
      : await newPage({ ...options, storageState: stateOf(origin, stored) }, hearer);
    if (wish.kept) {
      await page.setViewportSize(options.viewport!);
      await emptyPage(page, stored);
      if (wish.asParent) await page.evaluate(openGate);
    }
    const visit: Visit = {
      page,
      context: page.context(),
      go: (path) => arrive(page, path),
      press: (target) => (device === 'phone' ? target.tap() : target.click()),
      async tab(path) {
        const another = await page.context().newPage();
        await arrive(another, path);
        return another;
      },
    };
    if (wish.path !== undefined) await visit.go(wish.path);
    return visit;
  }

  async function newPage(options: BrowserContextOptions, hearer: Hearer): Promise<Page> {
    const context = await browser.newContext(options);
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(watchForBlank);
    hearFaults(context, new URL(options.baseURL!).host, hearer);
    return context.newPage();
  }

  async function keptPage(options: BrowserContextOptions, hearer: Hearer): Promise<Page> {
    const key = JSON.stringify(options);
    lent.add(key);
    const known = kept.get(key);
    if (known) {
      Object.assign(known.hearer, hearer);
      return known.page;
    }
    const page = await newPage(options, hearer);
    contexts.pop(); // it does not end with this test
    await page.addInitScript(watchShifts);
    kept.set(key, { page, hearer });
    return page;
  }

  const pages = () => [
    ...contexts.flatMap((context) => context.pages()),
    ...[...lent].flatMap((key) => kept.get(key)?.page ?? []),
  ];

  return {
    open,
    pages,
    /** What every page shows now, as pictures in `folder`. */
    async photograph(folder: string, name: string): Promise<string[]> {
      mkdirSync(folder, { recursive: true });
      const taken = await Promise.all(
        pages().map(async (page, at) => {
          const path = join(folder, `${name}${at > 0 ? `-${at + 1}` : ''}.png`);
          const told = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
          return told && `${page.url()} ${path}`;
        }),
      );
      return taken.filter((line) => line !== null);
    },
    /** A page in which something `failed` is not kept. */
    async end(failed = false): Promise<void> {
      for (const key of lent) {
        const { page, hearer } = kept.get(key)!;
        kept.delete(key);
        if (failed) {
          contexts.push(page.context());
          continue;
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await emptyPage(page);
        hearer.faults = []; // nobody's, until the next one comes
        kept.set(key, { page, hearer });
      }
      await Promise.all(contexts.map((context) => context.close()));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

const stateOf = (origin: string, localStorage: Stored) => ({
  cookies: [],
  origins: [{ origin, localStorage }],
});

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1, [role=dialog] h2').first().waitFor();
}

/**
 * What lies in the storage of a browser that has this language and theme, and where this parent is logged in.
 */
export async function storedFor(
  address: string,
  { language = 'en', theme = 'light', parent }: Wish,
): Promise<Stored> {
  const stored: Record<string, string> = { language, theme };
  if (parent) {
    stored.token = parent.token;
    stored.user = JSON.stringify((await call(address, 'GET', paths.me, { token: parent.token })).body);
  }
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}
