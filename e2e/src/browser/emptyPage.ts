import type { Page } from 'playwright-core';

export type Stored = { name: string; value: string }[];

/** A file of the house that runs nothing, with the headers of its pages: a browser stays in its process. */
const NOTHING = '/robots.txt';

/** Leaves the page as a new one with these stores; what lies in the browser's HTTP cache stays. */
export async function emptyPage(page: Page, stored: Stored = []): Promise<void> {
  await page.goto(NOTHING);
  await page.evaluate(async (entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
}
