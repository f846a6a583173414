import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Feature } from '../lib/feature.ts';
import { loadCode } from '../lib/loadCode.ts';
import type { App } from './createApp.ts';

/** A module that has a screen as its default, and the feature it needs, if any. */
type ScreenModule = { default: ComponentType; feature?: Feature };

/**
 * A screen whose code comes when it is first visited, or ahead of that by `fetchScreens`; its feature is
 * installed before it is drawn.
 */
export const screenOf = (app: App) => (load: () => Promise<ScreenModule>) => {
  let there: ScreenModule | null = null;
  async function fetchCode() {
    const module = await loadCode(load);
    if (module.feature) app.install(module.feature);
    return (there = module);
  }
  const Late = lazy(fetchCode);
  /**
   * Drawn at once when its code is there: whoever waits in Suspense is shown the waiting for 300 ms at least
   * (React's throttle of fallbacks).
   */
  function Screen() {
    const [Shown] = useState(() => there?.default ?? Late);
    return <Shown />;
  }
  return { element: <Screen />, handle: fetchCode };
};

/**
 * Fetches the code of all that an address shows. Never rejects: a screen without its code says so when it is
 * drawn.
 */
export const fetchScreens = (routes: RouteObject[], address: string) =>
  Promise.allSettled(
    (matchRoutes(routes, address) ?? []).map(async ({ route }) =>
      (route.handle as (() => Promise<unknown>) | undefined)?.(),
    ),
  );
