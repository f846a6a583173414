import { existsSync } from 'node:fs';
import { delimiter, posix, win32 } from 'node:path';
import { chromium } from 'playwright-core';

/** What the search looks at, so that it can be tried on machines that are not there. */
export type Machine = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** Where `npx playwright-core install chromium` would have put its own. */
  playwrights: string;
};

const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  playwrights: chromium.executablePath(),
});

/**
 * A Chromium, Chrome or Edge of this machine: CHROMIUM_PATH if set, else Playwright's own, else the usual
 * places.
 * @throws Error that names the command which installs one
 */
export function findChromium({ platform, env, exists, playwrights }: Machine = thisMachine()): string {
  const wished = env.CHROMIUM_PATH;
  if (wished) {
    if (exists(wished)) return wished;
    throw new Error(
      `CHROMIUM_PATH is ${wished}, and there is no such file. Correct it, or leave it out to have the usual places searched.`,
    );
  }
  const found = [playwrights, ...usualPlaces(platform, env)].find((path) => path !== '' && exists(path));
  if (found !== undefined) return found;
  throw new Error(
    `No Chromium found on this machine. ${howToInstall(platform)} One that lies elsewhere is named by CHROMIUM_PATH.`,
  );
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsFiles = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function usualPlaces(platform: NodeJS.Platform, env: Machine['env']): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    return roots.flatMap((root) => windowsFiles.map((file) => win32.join(root, file)));
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
    return roots.flatMap((root) => macApps.map((app) => `${root}/${app}.app/Contents/MacOS/${app}`));
  }
  // Debian's and Snap's packages, wherever PATH leads, and where they are if PATH was cut short.
  const folders = [
    ...(env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/snap/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
  ];
  return [
    ...folders
      .filter((folder) => folder !== '')
      .flatMap((folder) => names.map((name) => posix.join(folder, name))),
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
  ];
}

function howToInstall(platform: NodeJS.Platform): string {
  if (platform === 'linux')
    return 'Install one with: npx playwright-core install --with-deps chromium (or, on Debian and Ubuntu: apt-get install chromium).';
  return 'Install one with: npx playwright-core install chromium.';
}
