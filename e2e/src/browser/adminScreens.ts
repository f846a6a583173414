import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** Work that the house has given up; the house of these tests gives nothing up by itself. */
const withFailures = async (page: Page) => {
  const items = ['writeText', 'sendMail'].map((kind, at) => ({
    id: `work-${at}`,
    accountId: '00000000-0000-4000-8000-00000000000a',
    about: at === 0 ? 'story/00000000-0000-4000-8000-00000000000b' : 'account',
    kind,
    reason: at === 0 ? 'noSuchVoice' : null,
    attempts: 5,
    orderedAt: '2026-11-20T19:00:00.000Z',
  }));
  await page.route('**/api/admin/failures?*', (call) => call.fulfill({ json: { items, total: 2 } }));
  await page.reload();
  await page.locator('main section').nth(1).waitFor();
};
/** What models outside cost; the house of these tests asks none. */
const withCosts = async (page: Page) => {
  const figures = { calls: 40, retries: 3, microDollars: 126_400, kept: 9, houseTookOver: 1, failed: 0 };
  const rows = ['text', 'check', 'moderation'].map((role, at) => ({
    ...figures,
    day: '2026-11-20',
    role,
    model: `model-${at}`,
  }));
  const id = '00000000-0000-4000-8000-00000000000';
  const dearest = [
    { accountId: `${id}a`, storyId: `${id}b`, microDollars: 42_510, calls: 15, lastDay: '2026-11-20' },
  ];
  await page.route('**/api/admin/costs?*', (call) =>
    call.fulfill({ json: { rows, microDollars: 379_200, stories: 9, dearest } }),
  );
  await page.reload();
  await page.locator('main table').nth(1).waitFor();
};
const retryAsked = async (page: Page) => {
  await withFailures(page);
  await page.locator('main section').first().locator('button').last().click();
  await page.getByRole('dialog').waitFor();
};
const meaning = async (page: Page) => {
  await page.locator('dl button').first().click();
  await page.locator('button[aria-expanded=true]').first().waitFor();
};
const asTable = async (page: Page) => {
  await page.locator('section:has(canvas) button').first().click();
  await page.locator('section table').waitFor();
};

/** What admins alone see. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin, usage', path: '/admin', who: 'ada' },
  { name: 'admin, what a figure means', path: '/admin', who: 'ada', reach: meaning },
  { name: 'admin, a plot as a table', path: '/admin?bucket=month', who: 'ada', reach: asTable },
  { name: 'admin, nothing counted', path: '/admin?from=2020-01-01&to=2020-01-31', who: 'ada' },
  { name: 'admin, accounts', path: '/admin/accounts', who: 'ada' },
  { name: 'admin, no costs', path: '/admin/costs', who: 'ada' },
  { name: 'admin, costs', path: '/admin/costs', who: 'ada', reach: withCosts },
  { name: 'admin, nothing given up', path: '/admin/failures', who: 'ada' },
  { name: 'admin, given up', path: '/admin/failures', who: 'ada', reach: withFailures },
  { name: 'admin, try again?', path: '/admin/failures', who: 'ada', reach: retryAsked },
];
