import { randomUUID } from 'node:crypto';
import { isHigher } from '@storylark/contracts/subscriptions/plans';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import fc from 'fast-check';
import type { Agreement, Books, PaymentProvider, Terms } from './paymentProvider.ts';
import { soldTerms } from './stripe/prices.ts';
import { asked, openStripe } from './stripe/testing/openStripe.ts';
import { createTestCheckout } from './testCheckout/createTestCheckout.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

type Wish =
  | { type: 'change'; terms: Terms }
  | { type: 'undo' }
  | { type: 'cancel' }
  | { type: 'resume' }
  | { type: 'pass'; days: number };
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ type: fc.constant('change' as const), terms: fc.constantFrom(...soldTerms) }),
  fc.constantFrom<Wish>({ type: 'undo' }, { type: 'cancel' }, { type: 'resume' }),
  fc.record({ type: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 45 }) }),
);

/** What parents can bring about: a dearer plan now, a cheaper one later, none for what ends anyway. */
async function fulfil(provider: PaymentProvider, agreement: Agreement, one: Wish, at: string) {
  const about = { agreement: agreement.id, requestId: randomUUID() };
  if (one.type === 'undo') return provider.undoDowngrade(about);
  if (one.type === 'cancel') return provider.cancelAtPeriodEnd(about);
  if (one.type === 'resume') return provider.resume(about);
  if (one.type === 'pass') return undefined;
  const { terms } = one;
  if (terms.plan === agreement.plan && terms.interval === agreement.interval) return undefined;
  const isMore =
    terms.plan === agreement.plan
      ? terms.interval === 'year'
      : isHigher(terms.plan, agreement.plan) &&
        (terms.interval === agreement.interval || terms.interval === 'year');
  if (isMore) {
    const { amountDue } = await provider.previewUpgrade({ agreement: agreement.id, terms, at });
    await provider.upgrade({ ...about, terms, prorationAt: at });
    return amountDue;
  }
  return agreement.endsAt === null ? provider.scheduleDowngrade({ ...about, terms }) : undefined;
}

/** Without the names that each gives to things, and the hour for which Stripe keeps a renewal as a draft. */
const comparable = ({ agreements, entries }: Books) => ({
  agreements: agreements.map(({ id: _id, ...agreement }) => agreement),
  entries: entries
    .map(({ kind, amount, tax, currency }) => `${kind} ${amount} ${tax} ${currency}`)
    .toSorted(),
});

describe('both providers', () => {
  it('come to the same agreement and the same money, whatever a parent wishes in whatever order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...soldTerms),
        fc.array(wish, { minLength: 3, maxLength: 10 }),
        async (terms, wishes) => {
          const stripe = await openStripe();
          const readStore = createMemoryReadStore();
          const builtIn = createTestCheckout({
            readStore,
            now: stripe.now,
            secret: 'whsec',
            publicUrl: 'https://lark.example',
            deliver: () => Promise.resolve(true),
          });
          try {
            const [accountId, checkoutId] = [randomUUID(), randomUUID()];
            const providers = [stripe.provider, builtIn.provider];
            for (const provider of providers)
              await provider.openCheckout(asked(accountId, checkoutId, terms));
            await Promise.all([stripe.pay(checkoutId), builtIn.pages.pay(checkoutId, 'good', true)]);
            for (const one of wishes) {
              // never within the hour after a renewal
              if (one.type === 'pass') await stripe.pass(one.days * DAY + 2 * HOUR);
              const at = new Date(stripe.now()).toISOString();
              const answers = [];
              for (const provider of providers) {
                const [agreement] = (await provider.booksOf(accountId)).agreements;
                if (agreement?.status === 'active') answers.push(await fulfil(provider, agreement, one, at));
              }
              expect(answers[0]).toEqual(answers[1]);
              const [there, here] = await Promise.all(providers.map((one) => one.booksOf(accountId)));
              expect(comparable(there as Books)).toEqual(comparable(here as Books));
            }
            expect(stripe.stub.violations).toEqual([]);
          } finally {
            await Promise.all([stripe.close(), readStore.close()]);
          }
        },
      ),
      { numRuns: 10 },
    ));
});
