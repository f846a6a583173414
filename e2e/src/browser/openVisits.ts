import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Locale } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import { call, type Parent } from '../house/client.ts';
import { watchForBlank } from './inPage/watchForBlank.ts';

export type Device = 'phone' | 'desktop';
export type Theme = 'light' | 'dark';
export type Wish = {
  device: Device;
  /** Another house than the one that all tests share. */
  address?: string;
  language?: Locale;
  theme?: Theme;
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
  /** Screens stand still and nothing is kept for later: for looking at them, not for using them. */
  still?: boolean;
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
  /**
   * The only page closed, its stores as at the beginning, and a new one in another language: what the browser
   * has fetched it need not fetch again.
   */
  inLanguage: (language: Locale) => Promise<Visit>;
};

const devices: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
/** For one thing a person waits for, on a machine that is busy. */
const PATIENCE_MS = 60_000;

/**
 * The browsers of one test. `end` closes them and throws if any page complained, called another host or went
 * blank.
 */
export function openVisits(browser: Browser, home: string) {
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  const originOf = ({ byName, address = home }: Wish) =>
    byName ? address.replace('127.0.0.1', 'localhost') : address;

  async function open(wish: Wish): Promise<Visit> {
    const { device, mayLog } = wish;
    const origin = originOf(wish);
    const { host } = new URL(origin);
    const context = await browser.newContext({
      ...devices[device],
      ...(wish.viewport ? { viewport: wish.viewport } : {}),
      ...(wish.still ? { reducedMotion: 'reduce', serviceWorkers: 'block' } : {}),
      colorScheme: wish.theme ?? 'light',
      locale: 'en-GB',
      baseURL: origin,
      storageState: await storesOf(wish),
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(watchForBlank);
    context.on('console', (said) => {
      const place = said.location().url;
      if (said.type() === 'error' && !mayLog?.test(`${said.text()} ${place}`))
        faults.push(`console: ${said.text()} (${place})`);
    });
    context.on('weberror', (thrown) => {
      const said = thrown.error().stack || thrown.error().message;
      if (!mayLog?.test(said)) faults.push(`uncaught: ${said}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host)
        faults.push(`another host was called: ${request.url()}`);
    });
    const visitOn = (page: Page): Visit => ({
      page,
      context,
      go: (path) => arrive(page, path),
      press: (target) => (device === 'phone' ? target.tap() : target.click()),
      async tab(path) {
        const another = await context.newPage();
        await arrive(another, path);
        return another;
      },
      async inLanguage(language) {
        await page.close();
        await context.setStorageState(await storesOf({ ...wish, language }));
        return visitOn(await context.newPage());
      },
    });
    const visit = visitOn(await context.newPage());
    if (wish.path !== undefined) await visit.go(wish.path);
    return visit;
  }
  async function storesOf(wish: Wish) {
    const { address = home } = wish;
    return {
      cookies: [],
      origins: [{ origin: originOf(wish), localStorage: await storedFor(address, wish) }],
    };
  }

  return {
    open,
    /** What every page shows now, as pictures in `folder`. */
    async photograph(folder: string, name: string): Promise<string[]> {
      mkdirSync(folder, { recursive: true });
      const pages = contexts.flatMap((context) => context.pages());
      const taken = await Promise.all(
        pages.map(async (page, at) => {
          const path = join(folder, `${name}${at > 0 ? `-${at + 1}` : ''}.png`);
          const told = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
          return told && `${page.url()} ${path}`;
        }),
      );
      return taken.filter((line) => line !== null);
    },
    async end(): Promise<void> {
      await Promise.all(contexts.map((context) => context.close()));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1, [role=dialog] h2').first().waitFor();
}

/**
 * What lies in the storage of a browser that has this language and theme, and where this parent is logged in.
 */
export async function storedFor(address: string, { language = 'en', theme = 'light', parent }: Wish) {
  const stored: Record<string, string> = { language, theme };
  if (parent) {
    stored.token = parent.token;
    stored.user = JSON.stringify((await call(address, 'GET', paths.me, { token: parent.token })).body);
  }
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}
