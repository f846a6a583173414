import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './findChromium.ts';

/**
 * Headless. The sandbox is left off for root alone, as CI containers run: there Chromium refuses to start
 * with it.
 * @throws Error that says how to install one
 */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), chromiumSandbox: process.getuid?.() !== 0 });
