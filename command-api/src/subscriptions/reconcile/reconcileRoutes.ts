import { internalPaths } from '@storylark/contracts/internalPaths';
import { billedAccountsAnswer, reconcileAnswer } from '@storylark/contracts/subscriptions/answers';
import { billedAccountsSchema } from '@storylark/contracts/subscriptions/schemas';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import { reconcile } from '@storylark/payments/reconcile';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../../caller.ts';
import type { Billing } from '../createBilling.ts';

export type ReconcileDeps = {
  billing: Pick<Billing, 'load'>;
  payments: Pick<PaymentProvider, 'booksOf'>;
  eventStore: Pick<EventStore, 'readAll'>;
  /** Whether there is such an account, and nobody has deleted it. */
  isOpen: (accountId: string) => Promise<boolean>;
};

/** So many events are looked through in one call. */
const EVENTS = 20_000;

/** Holds the log against the provider's books. Records nothing: whoever looks sees both sides as they are. */
export function reconcileRoutes({ billing, payments, eventStore, isOpen }: ReconcileDeps): Route[] {
  /** Every purchase begins with a page to pay on, which the log has before the provider knows of the account. */
  async function billedAfter(after: number | undefined) {
    const accountIds = new Set<string>();
    let read = 0;
    for await (const { type, data, position } of eventStore.readAll(after)) {
      const isBilled = type === 'CheckoutStarted' || type === 'PaymentTaken';
      if (isBilled && typeof data.accountId === 'string') accountIds.add(data.accountId);
      read += 1;
      if (read === EVENTS) return { accountIds: [...accountIds], next: position };
    }
    return { accountIds: [...accountIds], next: null };
  }

  return [
    route({
      method: 'POST',
      path: internalPaths.billedAccounts,
      summary: 'Accounts that were ever led to a page to pay on, part of the log after part',
      auth: 'service',
      schemas: { body: billedAccountsSchema },
      answers: {
        200: {
          description: 'Each once, and where to go on; null: that was all',
          schema: billedAccountsAnswer,
        },
      },
      handle: async ({ body }) => ({ body: await billedAfter(body.after) }),
    }),
    route({
      method: 'POST',
      path: internalPaths.reconcile,
      summary: 'How an account’s log differs from the books of the payment provider, entry by entry',
      auth: 'service',
      schemas: { params: yup.object({ accountId: uuid().required() }) },
      answers: { 200: { description: 'What agrees, what differs, the balances', schema: reconcileAnswer } },
      handle: async ({ params: { accountId } }) => {
        // What is paid in between is missing here, where the next look finds it, and never there.
        const { billing: log } = await billing.load(accountId);
        const books = await payments.booksOf(accountId);
        return { body: { isOpen: await isOpen(accountId), ...reconcile(log, books) } };
      },
    }),
  ];
}
