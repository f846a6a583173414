import type { Page } from 'playwright-core';
import './inPage/watchShifts.ts';
import type { Home } from './openHome.ts';
import type { Visit, Wish } from './openVisits.ts';
import type { Screen } from './screen.ts';

type Shown = Visit & { shifted: { sum: number; by: string[] } };

/** Opens a screen in the state that the table names, with all its pictures and letters there. */
export async function show(
  open: (wish: Wish) => Promise<Visit>,
  home: Home,
  screen: Screen,
  wish: Pick<Wish, 'device' | 'language' | 'theme' | 'viewport'>,
): Promise<Shown> {
  const { who, mayLog, byName, asParent = false } = screen;
  const visit = await open({
    ...wish,
    kept: true,
    asParent,
    ...(who ? { parent: home[who] } : {}),
    ...(mayLog ? { mayLog } : {}),
    ...(byName ? { byName } : {}),
  });
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
