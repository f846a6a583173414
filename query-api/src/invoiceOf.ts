import type { InvoiceDocument } from '@storylark/contracts/documents';
import type { InvoiceView } from '@storylark/contracts/subscriptions/views';

export const invoiceOf = ({ id, kind, reason, amount, tax, currency, at }: InvoiceDocument): InvoiceView => ({
  id,
  kind,
  reason,
  amount,
  tax,
  currency,
  at,
});
