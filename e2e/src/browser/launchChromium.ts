import { type Browser, chromium } from 'playwright-core';
import { startChromium } from './startChromium.ts';

/**
 * Headless.
 * @throws as startChromium does
 */
export const launchChromium = (): Promise<Browser> => startChromium((options) => chromium.launch(options));
