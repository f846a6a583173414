/** What a login was made with, in words of ours; null where the browser does not say. */
export type Device = { browser: Browser | null; system: System | null };

/**
 * By what a browser calls itself. Each one also names those that it wants to be taken for, so the first that
 * fits is the one.
 */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chromium/', 'Chromium'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;
export type Browser = (typeof browsers)[number][1];
export type System = (typeof systems)[number][1];
export const browserNames = browsers.map(([, name]) => name);
export const systemNames = systems.map(([, name]) => name);

/** @param userAgent as a stranger sent it */
export const deviceOf = (userAgent: string): Device => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});

const named = <Name extends string>(table: readonly (readonly [mark: string, name: Name])[], text: string) =>
  table.find(([mark]) => text.includes(mark))?.[1] ?? null;
