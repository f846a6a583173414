import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { invoiceOf } from '../invoiceOf.ts';
import type { ReadModels } from '../readModels.ts';

/** GET /api/subscriptions/invoices, newest first. */
export async function listInvoices(
  readModels: ReadModels,
  accountId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: InvoiceView[]; total: number }> {
  const invoices = await readModels.of('invoices');
  const [page, total] = await Promise.all([
    invoices.find({ filter: { accountId }, sort: [['at', -1]], skip, limit }),
    invoices.count({ accountId }),
  ]);
  return {
    items: page.map(invoiceOf),
    total,
  };
}
