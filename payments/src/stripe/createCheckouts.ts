import type { CollectionSpec, Document, ReadStore } from '@storylark/platform/readStore/readStore';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../paymentProvider.ts';
import type { Customers } from './createCustomers.ts';
import type { PriceIds } from './prices.ts';

type SessionDocument = Document & { accountId: string; session: string };
const sessions: CollectionSpec = { name: 'stripeCheckouts', indexes: [{ fields: [['accountId', 1]] }] };

type Open = Parameters<PaymentProvider['openCheckout']>[0];

/** Stripe's page to pay on. A checkout opened again is the page of the first time. */
export function createCheckouts(
  { stripe, customers, prices }: { stripe: Stripe; customers: Customers; prices: PriceIds },
  readStore: ReadStore,
) {
  const notes = readStore.collection<SessionDocument>(sessions);

  async function create({ checkoutId, accountId, email, language, terms, returnTo }: Open) {
    const customer = await customers.make(accountId);
    await customers.tell(customer, email, language, `${checkoutId}-customer`);
    // nothing here depends on the time: sent again, it is the same request
    return stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: checkoutId,
        line_items: [{ price: prices[terms.plan][terms.interval], quantity: 1 }],
        subscription_data: { metadata: { accountId } },
        metadata: { accountId },
        locale: language,
        adaptive_pricing: { enabled: false },
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto' },
        consent_collection: { terms_of_service: 'required' },
        payment_method_collection: 'always',
        success_url: returnTo.paid,
        cancel_url: returnTo.left,
      },
      { idempotencyKey: `${checkoutId}-session` },
    );
  }

  return {
    async open(asked: Open): Promise<{ url: string; expiresAt: string }> {
      const note = await notes.get(asked.checkoutId);
      const session = note ? await stripe.checkout.sessions.retrieve(note.session) : await create(asked);
      if (!note)
        await notes.insertIfAbsent({
          _id: asked.checkoutId,
          accountId: asked.accountId,
          session: session.id,
        });
      // a page that is over has no address any more: its parent comes back to where they left
      return {
        url: session.url ?? asked.returnTo.left,
        expiresAt: new Date(session.expires_at * 1000).toISOString(),
      };
    },
    async state(checkoutId: string): Promise<'open' | 'paid' | 'expired'> {
      const note = await notes.get(checkoutId);
      if (!note) return 'expired';
      const { status } = await stripe.checkout.sessions.retrieve(note.session);
      return status === 'complete' ? 'paid' : status === 'open' ? 'open' : 'expired';
    },
    forget: (accountId: string) => notes.deleteMany({ accountId }),
  };
}
