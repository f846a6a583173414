import type { Browser } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';
import { type Home, openHome } from './openHome.ts';

/**
 * A browser and a house with people in it, for as long as `work` takes; both end with it.
 * @throws what either of them lacks
 */
export async function atHome<T>(work: (given: { browser: Browser; home: Home }) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    const home = await openHome();
    try {
      return await work({ browser, home });
    } finally {
      await home.close();
    }
  } finally {
    await browser.close();
  }
}
