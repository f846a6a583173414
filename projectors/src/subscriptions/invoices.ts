import type { InvoiceDocument } from '@storylark/contracts/documents';
import type { BillingEvent } from '@storylark/contracts/subscriptions/billingEvents';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type { InvoiceKind } from '@storylark/contracts/subscriptions/views';
import { projectionOf } from '../projectionOf.ts';

type Listed = Extract<BillingEvent, { type: 'WithdrawalDeclared' } | { data: { entry: string } }>;

const kinds: { readonly [T in Listed['type']]: InvoiceKind } = {
  PaymentTaken: 'paid',
  PaymentFailed: 'failed',
  RefundIssued: 'refunded',
  DisputeOpened: 'disputed',
  DisputeWon: 'disputeWon',
  DisputeLost: 'disputeLost',
  WithdrawalDeclared: 'withdrawn',
};

/** Every movement of money and every withdrawal, as its account sees them. */
export const invoices = projectionOf<InvoiceDocument, Listed>({
  name: 'invoices/v2',
  handles: Object.keys(kinds) as Listed['type'][],
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['at', -1],
      ],
    },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${'entry' in data ? data.entry : data.requestId}`],
  evolve(_document, { type, data }, _id) {
    if (type === 'WithdrawalDeclared') {
      const { accountId, requestId: id, at } = data;
      return {
        _id,
        accountId,
        id,
        kind: kinds[type],
        reason: null,
        amount: 0,
        tax: 0,
        currency: CURRENCY,
        at,
      };
    }
    const { accountId, entry, amount, tax, currency, happenedAt } = data;
    const reason = 'reason' in data ? data.reason : null;
    return { _id, accountId, id: entry, kind: kinds[type], reason, amount, tax, currency, at: happenedAt };
  },
});
