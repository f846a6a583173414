import type { Page } from 'playwright-core';
import type { Locale } from '@storylark/contracts/languages';
import { openGate } from './inPage/openGate.ts';
import { watchShifts } from './inPage/watchShifts.ts';
import type { Home } from './openHome.ts';
import type { Visit, Wish } from './openVisits.ts';
import type { Screen } from './screen.ts';

type Shown = Visit & { shifted: { sum: number; by: string[] } };

/** Opens a screen in the state that the table names, with all its pictures and letters there. */
export async function show(
  open: (wish: Wish) => Promise<Visit>,
  home: Home,
  screen: Screen,
  wish: Omit<Wish, 'parent' | 'path'>,
): Promise<Shown> {
  const { who, mayLog, byName } = screen;
  const visit = await open({
    ...wish,
    ...(who ? { parent: home[who] } : {}),
    ...(mayLog ? { mayLog } : {}),
    ...(byName ? { byName } : {}),
  });
  await visit.context.addInitScript(watchShifts);
  if (screen.asParent) await visit.context.addInitScript(openGate);
  return reach(visit, home, screen);
}

/** The same screen in the same browser, in another language. */
export const showIn = async (language: Locale, visit: Visit, home: Home, screen: Screen): Promise<Shown> =>
  reach(await visit.inLanguage(language), home, screen);

async function reach(visit: Visit, home: Home, screen: Screen): Promise<Shown> {
  const { page } = visit;
  await visit.go(typeof screen.path === 'string' ? screen.path : screen.path(home));
  await settled(page);
  const shifted = await page.evaluate(() => window.shifted!); // what a press brings about comes after
  await screen.reach?.(page);
  await settled(page);
  return { ...visit, shifted };
}

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('main [role=status][aria-busy=true]') &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
