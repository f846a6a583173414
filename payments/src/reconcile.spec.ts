import { evolveBilling, noBilling } from '@storylark/contracts/subscriptions/billing';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { Books, Entry } from './paymentProvider.ts';
import { reconcile } from './reconcile.ts';

const at = '2026-06-01T08:00:00.000Z';
const about = { agreement: 'sub_1', amount: 499, tax: 80, currency: 'EUR' as const };
const paid: Entry = { kind: 'payment', id: 'ch_1', at, ...about, reason: 'start', invoice: 'in_1' };
const refunded: Entry = { kind: 'refund', id: 're_1', at, ...about, reason: 'withdrawal', of: 'ch_1' };
const failed: Entry = { kind: 'failure', id: 'ch_2', at, ...about, reason: 'renewal', invoice: 'in_2' };

const data = { accountId: 'a', at, ...about, happenedAt: at };
const paymentTaken: SubscriptionEvent = {
  type: 'PaymentTaken',
  data: { ...data, entry: 'ch_1', reason: 'start', invoice: 'in_1' },
};
const refundIssued: SubscriptionEvent = {
  type: 'RefundIssued',
  data: { ...data, entry: 're_1', reason: 'withdrawal', of: 'ch_1' },
};
const paymentFailed: SubscriptionEvent = {
  type: 'PaymentFailed',
  data: { ...data, entry: 'ch_2', reason: 'renewal', invoice: 'in_2' },
};
const ledger = (...events: SubscriptionEvent[]) => events.reduce(evolveBilling, noBilling);
const books = (...entries: Entry[]): Books => ({ agreements: [], entries });

describe('reconciling', () => {
  it('finds nothing where both sides say the same', () => {
    const { agreed, differences, balance } = reconcile(
      ledger(paymentTaken, refundIssued, paymentFailed),
      books(paid, refunded, failed),
    );
    expect({ agreed, differences, balance }).toEqual({
      agreed: 3,
      differences: [],
      balance: { here: 0, there: 0 },
    });
  });

  it('names what we have not heard of', () => {
    const { agreed, differences, balance } = reconcile(ledger(paymentTaken), books(paid, refunded));
    expect(agreed).toBe(1);
    expect(differences).toEqual([
      { kind: 'missingHere', entry: 're_1', there: { kind: 'refund', ...about } },
    ]);
    expect(balance).toEqual({ here: 499, there: 0 });
  });

  it('names what the provider does not know', () =>
    expect(reconcile(ledger(paymentTaken), books()).differences).toEqual([
      { kind: 'missingThere', entry: 'ch_1', here: { kind: 'payment', ...about } },
    ]));

  it.each([
    ['one cent', { amount: 498 }],
    ['one cent of tax', { tax: 79 }],
    ['another agreement', { agreement: 'sub_2' }],
  ])('names an entry that differs by %s', (_, change) => {
    const { agreed, differences } = reconcile(ledger(paymentTaken), books({ ...paid, ...change }));
    expect(agreed).toBe(0);
    expect(differences).toMatchObject([{ kind: 'differs', entry: 'ch_1', here: about, there: change }]);
  });

  it('lets a provider forget a try that failed, but not keep one from us', () => {
    expect(reconcile(ledger(paymentFailed), books()).differences).toEqual([]);
    expect(reconcile(ledger(), books(failed)).differences).toMatchObject([{ kind: 'missingHere' }]);
  });
});
