import type { Page } from 'playwright-core';
import { openGate } from './inPage/openGate.ts';
import { watchShifts } from './inPage/watchShifts.ts';
import type { Home } from './openHome.ts';
import type { Visit, Wish } from './openVisits.ts';
import type { Screen } from './screens.ts';

/** Opens a screen in the state that the table names, with all its pictures and letters there. */
export async function show(
  open: (wish: Wish) => Promise<Visit>,
  home: Home,
  screen: Screen,
  wish: Omit<Wish, 'parent' | 'path'>,
): Promise<Visit & { shifted: { sum: number; by: string[] } }> {
  const { who, mayLog } = screen;
  const visit = await open({ ...wish, ...(who ? { parent: home[who] } : {}), ...(mayLog ? { mayLog } : {}) });
  const { page, context } = visit;
  await context.addInitScript(watchShifts);
  if (screen.asParent) await context.addInitScript(openGate);
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
