import { type Plan, planTable, plans } from '@storylark/contracts/subscriptions/plans';
import type { InvoiceView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const END = '2026-12-04T00:00:00.000Z';
const paid: SubscriptionView = {
  held: 'standard',
  plan: 'standard',
  interval: 'month',
  characterLimit: 5,
  charactersUsed: 4,
  storyLimit: 30,
  storiesUsed: 12,
  windowEndsAt: END,
  periodEndsAt: '2026-12-04',
  downgrade: null,
  cancellation: null,
  by: 'checkout',
  underWay: null,
  confirmation: null,
  failed: null,
  withdrawableUntil: null,
  unpaidUntil: null,
  relationships: true,
};
const plansFor = (current: Plan) =>
  plans.map((plan) => ({
    plan,
    ...planTable[plan],
    currency: 'EUR',
    savingPercent: plan === 'free' ? 0 : 20,
    isCurrent: plan === current,
    periodEndsAt: null,
  }));
const quote = {
  amount: 233,
  tax: 37,
  currency: 'EUR',
  quoteId: 'q',
  quoteEndsAt: '2026-11-20T19:40:00.000Z',
  lines: [
    { kind: 'unused', plan: 'standard', interval: 'month', from: END, to: END, amount: -420 },
    { kind: 'remaining', plan: 'premium', interval: 'month', from: END, to: END, amount: 653 },
  ],
  next: { amount: 1399, at: END },
};
const withdrawal = {
  amount: 629,
  tax: 100,
  currency: 'EUR',
  until: END,
  concludedAt: '2026-11-20T00:00:00.000Z',
  storiesUsed: 9,
  storiesPaid: 30,
  decidedBy: 'stories',
};
const invoice = (kind: InvoiceView['kind'], reason: InvoiceView['reason'], amount: number): InvoiceView => ({
  id: `${kind}${amount}`,
  kind,
  reason,
  amount,
  tax: Math.round((amount * 19) / 119),
  currency: 'EUR',
  at: END,
});
const invoices = [
  invoice('refunded', 'withdrawal', 629),
  invoice('disputed', null, 899),
  invoice('failed', 'renewal', 899),
  invoice('paid', 'upgrade', 233),
];

/** The screen as it is when the house answers so; then what `press` finds is pressed. */
const answering = (answers: Record<string, unknown>, press?: string) => async (page: Page) => {
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/subscriptions/${path}`, (call) => call.fulfill({ json }));
  await page.reload();
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-busy=true]'));
  if (press === undefined) return;
  await page.locator(press).first().click();
  await page.getByRole('dialog').first().waitFor();
};
const on = (changes: Partial<SubscriptionView>, more: Record<string, unknown> = {}) => ({
  current: { ...paid, ...changes },
  plans: plansFor(changes.plan ?? paid.plan),
  ...more,
});
const plansScreen = (name: string, reach: NonNullable<Screen['reach']>): Screen => ({
  name: `plans, ${name}`,
  path: '/subscriptions',
  who: 'frida',
  asParent: true,
  reach,
});
const column = (at: number) => `main ul > li:nth-child(${at}) > div > button`;
const checkout = (name: string, status: string): Screen => ({
  name: `checkout, ${name}`,
  path: '/subscriptions/processing?checkout=00000000-0000-4000-8000-000000000000',
  who: 'frida',
  mayLog: /status of 404/,
  reach: answering({ 'checkout/*': { status, checkedAt: '2026-11-20T19:40:12.000Z' } }),
});

/** What a paid plan, its changes and its payment look like, whatever the provider does just now. */
export const planScreens: readonly Screen[] = [
  plansScreen('paid', answering(on({ withdrawableUntil: END }))),
  plansScreen(
    'downgrade scheduled',
    answering(on({ plan: 'basic', downgrade: { plan: 'basic', interval: 'month', effectiveAt: END } })),
  ),
  plansScreen('cancelled', answering(on({ cancellation: { effectiveAt: END } }))),
  plansScreen('change under way', answering(on({ underWay: 'cancel', withdrawableUntil: END }))),
  plansScreen('a bank asks', answering(on({ underWay: 'upgrade', confirmation: 'awaited' }))),
  plansScreen(
    'not paid',
    answering(on({ unpaidUntil: END, failed: { requestId: 'r', failure: 'refusedByProvider' } })),
  ),
  plansScreen('a first plan', answering({}, column(3))),
  plansScreen('upgrade dialog', answering(on({}, { 'upgrade/preview': quote }), column(4))),
  plansScreen('downgrade dialog', answering(on({}), column(2))),
  plansScreen('cancel dialog', answering(on({}), column(1))),
  plansScreen(
    'withdrawal dialog',
    answering(on({ withdrawableUntil: END }, { withdraw: withdrawal }), 'main section button'),
  ),
  {
    name: 'payments',
    path: '/subscriptions/payments',
    who: 'frida',
    asParent: true,
    mayLog: /status of 404/,
    reach: answering({ 'invoices?*': { items: invoices, total: 25 } }),
  },
  checkout('waiting', 'open'),
  checkout('done', 'active'),
  checkout('expired', 'expired'),
  { name: 'checkout, left', path: '/subscriptions/left', who: 'frida' },
];
