import { evolveBilling, noBilling } from '@storylark/contracts/subscriptions/billing';
import { onFree, type Subscription } from '@storylark/contracts/subscriptions/subscription';
import { refundOf } from './refundOf.ts';

const at = '2026-06-01T00:00:00.000Z';
const paid: Subscription = {
  ...onFree,
  paid: {
    plan: 'basic',
    interval: 'month',
    by: 'checkout',
    periodStart: '2026-06-01',
    periodEnd: '2026-07-01',
  },
};
const billing = {
  ...evolveBilling(noBilling, {
    type: 'PaymentTaken',
    data: {
      accountId: 'a',
      at,
      entry: 'p1',
      agreement: 's1',
      happenedAt: at,
      amount: 600,
      tax: 96,
      currency: 'EUR',
      reason: 'start',
      invoice: 'i1',
    },
  }),
  agreement: 's1',
  concludedAt: at,
};
const after = (days: number, storiesUsed: number) =>
  refundOf(
    billing,
    paid,
    { storiesUsed, storiesPaid: 10 },
    new Date(Date.parse(at) + days * 86_400_000).toISOString(),
  );

describe('what comes back', () => {
  it('is the smaller of two shares, and says which', () => {
    expect(after(6, 1)).toEqual({ refund: 480, decidedBy: 'time' });
    expect(after(6, 5)).toEqual({ refund: 300, decidedBy: 'stories' });
    expect(after(6, 10)).toEqual({ refund: 0, decidedBy: 'stories' });
  });
  it('is by the time where both are the same, and nothing of what is not paid for', () => {
    expect(after(0, 0)).toEqual({ refund: 600, decidedBy: 'time' });
    expect(refundOf(billing, onFree, { storiesUsed: 0, storiesPaid: 10 }, at).refund).toBe(0);
  });
});
