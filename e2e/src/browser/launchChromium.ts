import { type Browser, chromium } from 'playwright-core';
import { startChromium } from './startChromium.ts';

/**
 * Chromium goes by the last such list alone, so this one names again what Playwright switches off and pages of
 * our own house could notice. What is new in it nobody sees, and it takes a third of the processor's time that
 * an empty window needs: suggestions of the address bar, two pages in every window, and processes made in
 * advance.
 */
const SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Headless.
 * @throws as startChromium does
 */
export const launchChromium = (): Promise<Browser> =>
  startChromium((options) =>
    chromium.launch({ ...options, args: [`--disable-features=${SWITCHED_OFF.join(',')}`] }),
  );
