import { type ComponentType, lazy } from 'react';
import type { Feature } from '../lib/feature.ts';
import type { App } from './createApp.ts';

/** A module that has a screen as its default, and the feature it needs, if any. */
type ScreenModule = { default: ComponentType; feature?: Feature };

/** A screen whose code comes when it is first visited; its feature is installed before it is drawn. */
export const screenOf = (app: App) => (load: () => Promise<ScreenModule>) => {
  const Screen = lazy(async () => {
    const module = await load();
    if (module.feature) app.install(module.feature);
    return module;
  });
  return <Screen />;
};
