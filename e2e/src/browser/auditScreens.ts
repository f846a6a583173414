import type { BillingEventView, VerificationView } from '@storylark/contracts/audit/views';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const AT = '2026-11-20T19:00:00.000Z';
const hash = (digit: number) => String(digit).repeat(64);
const paid = (amount: number, entry: string) => ({
  accountId: '00000000-0000-4000-8000-00000000000a',
  at: AT,
  entry,
  agreement: 'agreement-00000000-0000-4000-8000-00000000000b',
  happenedAt: AT,
  amount,
  tax: Math.round((amount * 19) / 119),
  currency: 'EUR' as const,
});
const start = { ...paid(899, 'payment-1'), reason: 'start' as const, invoice: 'invoice-1' };
const events: readonly SubscriptionEvent[] = [
  { type: 'PaymentTaken', data: start },
  { type: 'PaymentFailed', data: { ...start, entry: 'payment-2', reason: 'renewal' } },
  { type: 'RefundIssued', data: { ...paid(629, 'refund-1'), reason: 'withdrawal', of: 'payment-1' } },
];
const billing = {
  openedAt: '2026-11-01T08:00:00.000Z',
  at: AT,
  allowance: [],
  events: events.map((event, at): BillingEventView => ({
    revision: at,
    id: `00000000-0000-4000-8000-00000000001${at}`,
    hash: hash(at + 1),
    prevHash: hash(at),
    moved: [899, 0, -629][at]!,
    event,
  })),
};
const whole: Omit<VerificationView, 'accountId'> = {
  checkedAt: AT,
  events: events.length,
  lastHash: hash(3),
  brokenAt: null,
  headsBrokenAt: null,
  provenRevision: 1,
  head: { number: 12, at: AT, hash: hash(9) },
  publicKey: '',
};

const ofMoney =
  (changes: Partial<VerificationView> = {}, then?: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    await page.route('**/api/audit/billing/*', (call) => call.fulfill({ json: billing }));
    await page.route('**/api/audit/billing/*/verify', (call) =>
      call.fulfill({ json: { ...whole, ...changes } }),
    );
    await page.reload();
    await page.locator('main input[type=range]').waitFor();
    await page.locator('main h1 ~ *, main [role=status], main [role=alert]').first().waitFor();
    await then?.(page);
  };
const earlier = async (page: Page) => {
  await page.locator('main table button').last().click();
  await page.locator('tr[data-later]').first().waitFor();
};
const meaning = async (page: Page) => {
  await page.locator('dl button').first().click();
  await page.locator('button[aria-expanded=true]').first().waitFor();
};
const nobody = async (page: Page) => {
  await page.locator('main input[type=search]').fill('0123abcd');
  await page.locator('main form button').click();
  await page.locator('main table').waitFor({ state: 'detached' });
};

const account = (name: string, reach?: Screen['reach']): Screen => ({
  name: `audit, ${name}`,
  path: (home) => `/audit/${home.anna.accountId}`,
  who: 'otto',
  ...(reach ? { reach } : {}),
});

/** What auditors alone see. */
export const auditScreens: readonly Screen[] = [
  { name: 'audit, accounts', path: '/audit', who: 'otto' },
  { name: 'audit, no such account', path: '/audit', who: 'otto', reach: nobody },
  account('given by the operator'),
  account('money', ofMoney()),
  account('an earlier moment', ofMoney({}, earlier)),
  account('what a figure means', ofMoney({}, meaning)),
  account('nothing proven', ofMoney({ head: null, provenRevision: -1 })),
  account('broken', ofMoney({ brokenAt: 1 })),
];
