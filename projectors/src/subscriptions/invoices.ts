import type { InvoiceDocument } from '@storylark/contracts/documents';
import type { BillingEvent } from '@storylark/contracts/subscriptions/billingEvents';
import type { InvoiceKind } from '@storylark/contracts/subscriptions/views';
import { projectionOf } from '../projectionOf.ts';

type Entry = Extract<BillingEvent, { data: { entry: string } }>;

const kinds: { readonly [T in Entry['type']]: InvoiceKind } = {
  PaymentTaken: 'paid',
  PaymentFailed: 'failed',
  RefundIssued: 'refunded',
  DisputeOpened: 'disputed',
  DisputeWon: 'disputeWon',
  DisputeLost: 'disputeLost',
};

/** Every movement of money, as its account sees it. */
export const invoices = projectionOf<InvoiceDocument, Entry>({
  name: 'invoices/v1',
  handles: Object.keys(kinds) as Entry['type'][],
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['at', -1],
      ],
    },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${data.entry}`],
  evolve(_document, { type, data }, _id) {
    const { accountId, entry, amount, tax, currency, happenedAt } = data;
    const reason = 'reason' in data ? data.reason : null;
    return { _id, accountId, id: entry, kind: kinds[type], reason, amount, tax, currency, at: happenedAt };
  },
});
