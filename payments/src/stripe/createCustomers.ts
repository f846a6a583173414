import type { Locale } from '@storylark/contracts/languages';
import type {
  Collection,
  CollectionSpec,
  Document,
  ReadStore,
} from '@storylark/platform/readStore/readStore';
import type Stripe from 'stripe';
import { isMissing } from './answered.ts';

type CustomerDocument = Document & { customer: string };
const customers: CollectionSpec = { name: 'stripeCustomers', indexes: [] };

/**
 * Which customer at Stripe is which account. Our note of it answers at once; Stripe's search, which learns of
 * a customer some time after it was made, where the note is gone.
 */
export function createCustomers(stripe: Stripe, readStore: ReadStore) {
  const notes: Collection<CustomerDocument> = readStore.collection<CustomerDocument>(customers);

  async function search(accountId: string): Promise<string[]> {
    const query = `metadata['accountId']:'${accountId}'`;
    const { data } = await stripe.customers.search({ query, limit: 100 });
    return data.toSorted((a, b) => a.created - b.created || a.id.localeCompare(b.id)).map(({ id }) => id);
  }
  async function find(accountId: string): Promise<string | null> {
    const note = await notes.get(accountId);
    return note?.customer ?? (await search(accountId))[0] ?? null;
  }

  return {
    find,
    /** The same customer however often, and in however many processes at once. */
    async make(accountId: string): Promise<string> {
      const customer =
        (await find(accountId)) ??
        (
          await stripe.customers.create(
            { metadata: { accountId } },
            { idempotencyKey: `customer-${accountId}` },
          )
        ).id;
      await notes.insertIfAbsent({ _id: accountId, customer });
      return (await notes.get(accountId))?.customer ?? customer;
    },
    /** What their receipts and pages need to know of a person, and nothing else. */
    tell: (customer: string, email: string, language: Locale, idempotencyKey: string) =>
      stripe.customers.update(customer, { email, preferred_locales: [language] }, { idempotencyKey }),
    /** All there are: a crash may have left one that no note knows. */
    async all(accountId: string): Promise<string[]> {
      const note = await notes.get(accountId);
      return [...new Set([...(note ? [note.customer] : []), ...(await search(accountId))])];
    },
    async remove(customer: string): Promise<void> {
      await stripe.customers.del(customer).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    forget: (accountId: string) => notes.deleteOne(accountId),
    /** Whose customer it is; null for one that is deleted or none of ours. */
    async accountOf(customer: string): Promise<string | null> {
      const found = await stripe.customers.retrieve(customer);
      return found.deleted ? null : (found.metadata['accountId'] ?? null);
    },
  };
}
export type Customers = ReturnType<typeof createCustomers>;
