import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { invoices } from './invoices.ts';

const entry = {
  accountId: 'a',
  at: '2026-11-02T00:00:00.000Z',
  happenedAt: '2026-11-01T08:00:00.000Z',
  agreement: 'sub_1',
  amount: 499,
  tax: 80,
  currency: 'EUR',
};

it('shows each movement of money once, under its own name, when the provider had it', () => {
  const event = recordedEvents();
  const told = [
    ['PaymentTaken', { entry: 'pay_1', reason: 'start', invoice: 'in_1' }],
    ['PaymentFailed', { entry: 'pay_2', reason: 'renewal', invoice: 'in_2' }],
    ['RefundIssued', { entry: 're_1', reason: 'withdrawal', of: 'pay_1' }],
    ['DisputeOpened', { entry: 'dp_1', of: 'pay_1' }],
    ['DisputeWon', { entry: 'dp_2', of: 'pay_1' }],
    ['DisputeLost', { entry: 'dp_3', of: 'pay_1' }],
  ] as const;
  const { documents } = projected(invoices).from(
    told.map(([type, data]) => event(type, { ...entry, ...data })),
  );
  expect(Object.values(documents).map((row) => [row?._id, row?.kind, row?.reason, row?.at])).toEqual(
    [
      ['a/pay_1', 'paid', 'start'],
      ['a/pay_2', 'failed', 'renewal'],
      ['a/re_1', 'refunded', 'withdrawal'],
      ['a/dp_1', 'disputed', null],
      ['a/dp_2', 'disputeWon', null],
      ['a/dp_3', 'disputeLost', null],
    ].map((row) => [...row, entry.happenedAt]),
  );
  const declared = { accountId: 'a', at: entry.at, requestId: 'r1', agreement: 'sub_1', refund: 499 };
  const withdrawn = projected(invoices).from([event('WithdrawalDeclared', declared)]).documents['a/r1'];
  expect(withdrawn).toMatchObject({
    id: 'r1',
    kind: 'withdrawn',
    reason: null,
    amount: 0,
    tax: 0,
    at: entry.at,
  });
  expect(documents['a/pay_1']).toMatchObject({ id: 'pay_1', amount: 499, tax: 80, currency: 'EUR' });
});
