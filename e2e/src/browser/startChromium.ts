import type { LaunchOptions } from 'playwright-core';
import { findChromium } from './findChromium.ts';
import { unpackChromium } from './unpackChromium.ts';

/** No Chromium runs on this machine, and nobody named one that should. */
export class NoChromium extends Error {}

/** As CHROMIUM_PATH: the one of the packages, whatever else the machine has. */
const PACKAGED = 'packaged';

/** What the choice is made from, so that it can be tried on machines that are not there. */
export type Machine = { wished: string | undefined; find: () => string; unpack: typeof unpackChromium };
const thisMachine: Machine = {
  wished: process.env.CHROMIUM_PATH,
  find: findChromium,
  unpack: unpackChromium,
};

/**
 * Starts the Chromium that CHROMIUM_PATH names, else one of this machine, else, where there is none or it does
 * not start (some are stubs), the one that a development package brings along.
 * @throws what keeps the named one from starting
 * @throws NoChromium that says what was tried
 */
export async function startChromium<Started>(
  start: (options: LaunchOptions) => Promise<Started>,
  { wished, find, unpack }: Machine = thisMachine,
): Promise<Started> {
  // For root alone, as CI containers run, the sandbox is left off: there Chromium refuses to start with it.
  const installed = async () => start({ executablePath: find(), chromiumSandbox: process.getuid?.() !== 0 });
  // This one meets our own pages only, and many a machine lets no unknown program make a sandbox.
  const packaged = async () => {
    const { executablePath, env } = await unpack();
    return start({ executablePath, env: { ...process.env, ...env }, chromiumSandbox: false });
  };
  if (wished) return wished === PACKAGED ? packaged() : installed();
  const reasons: string[] = [];
  for (const attempt of [installed, packaged])
    try {
      return await attempt();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  throw new NoChromium(reasons.join('\n'));
}
