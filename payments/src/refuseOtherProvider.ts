import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { PaymentProvider } from './paymentProvider.ts';
import { providerOf } from './providerOf.ts';

type Deps = {
  eventStore: Pick<EventStore, 'readAll'>;
  /** Remembers up to where the log has been read, for the next start. */
  readStore: Pick<ReadStore, 'checkpoint' | 'saveBatch'>;
};
type Kind = PaymentProvider['kind'];

const names: Record<Kind, string> = { test: 'the built-in provider', stripe: 'Stripe' };

/**
 * Reads the log for subscriptions that run at the other provider: nobody would renew, change or end them.
 * @throws Error that says what to do while there are any
 */
export async function refuseOtherProvider({ eventStore, readStore }: Deps, kind: Kind): Promise<void> {
  const checkpoint = `payments/${kind}`;
  let position = (await readStore.checkpoint(checkpoint)) ?? -1;
  const elsewhere = new Set<string>();
  for await (const event of eventStore.readAll(position < 0 ? undefined : position)) {
    const { type, data } = event as unknown as SubscriptionEvent;
    if (type === 'SubscriptionStarted' && data.agreement !== undefined && providerOf(data.agreement) !== kind)
      elsewhere.add(data.accountId);
    if (type === 'SubscriptionEnded') elsewhere.delete(data.accountId);
    position = event.position;
  }
  if (elsewhere.size > 0) {
    const other = kind === 'stripe' ? 'test' : 'stripe';
    const key = kind === 'stripe' ? 'is set' : 'is not set';
    const [accountId] = elsewhere;
    throw new Error(
      `STRIPE_SECRET_KEY ${key}, but ${elsewhere.size} subscriptions still run at ${names[other]}, ` +
        `the first one that of account ${accountId}. Start as before and end them first, or begin with empty stores.`,
    );
  }
  if (position >= 0) await readStore.saveBatch({ checkpoint, position, writes: [] });
}
