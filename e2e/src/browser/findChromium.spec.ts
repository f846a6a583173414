import { findChromium, type Machine } from './findChromium.ts';

const machine = (files: readonly string[], changes: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  exists: (path) => files.includes(path),
  playwrights: '/home/anna/.cache/ms-playwright/chromium-1200/chrome-linux/chrome',
  ...changes,
});
const windows = {
  platform: 'win32',
  env: { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\anna\\AppData\\Local' },
} as const;

describe('the search for a Chromium', () => {
  it.each([
    ['Debian’s package', ['/usr/bin/chromium'], {}],
    ['Chrome on Linux', ['/usr/bin/google-chrome'], {}],
    ['a snap outside of PATH', ['/snap/bin/chromium'], { env: { PATH: '/bin' } }],
    ['a folder of PATH', ['/opt/browsers/chromium'], { env: { PATH: '/opt/browsers' } }],
    ['no PATH at all', ['/usr/bin/chromium-browser'], { env: {} }],
    [
      'Chrome on a Mac',
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      { platform: 'darwin', env: {} },
    ],
    [
      'a Mac’s own folder',
      ['/Users/anna/Applications/Chromium.app/Contents/MacOS/Chromium'],
      { platform: 'darwin', env: { HOME: '/Users/anna' } },
    ],
    ['Chrome on Windows', ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'], windows],
    [
      'Chrome of one person on Windows',
      ['C:\\Users\\anna\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'],
      windows,
    ],
    ['Edge on Windows', ['C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'], windows],
  ] as [string, string[], Partial<Machine>][])('finds %s', (_what, files, changes) => {
    expect(findChromium(machine(files, changes))).toBe(files[0]);
  });

  it('takes Playwright’s own before the machine’s, since their versions fit', () => {
    const { playwrights } = machine([]);
    expect(findChromium(machine(['/usr/bin/chromium', playwrights]))).toBe(playwrights);
  });

  it('takes CHROMIUM_PATH before everything', () => {
    const files = ['/usr/bin/chromium', '/opt/mine'];
    expect(findChromium(machine(files, { env: { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' } }))).toBe(
      '/opt/mine',
    );
  });

  it('does not silently take another one when CHROMIUM_PATH leads nowhere', () => {
    const env = { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' };
    expect(() => findChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
      /CHROMIUM_PATH is \/opt\/gone/,
    );
  });

  it.each([
    ['linux', /npx playwright-core install --with-deps chromium .*apt-get install chromium/],
    ['darwin', /npx playwright-core install chromium\./],
    ['win32', /npx playwright-core install chromium\./],
  ] as const)('says on %s how to install one where there is none', (platform, words) => {
    expect(() => findChromium(machine([], { platform }))).toThrow(words);
  });
});
