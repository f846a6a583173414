import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import type { PaymentProvider, Terms } from '../../paymentProvider.ts';
import { createStripe } from '../createStripe.ts';
import { createStripeApi } from '../createStripeApi.ts';
import { setUp } from '../setup/setUp.ts';
import { createStripeStub } from './createStripeStub.ts';
import type { Card } from './createStubState.ts';
import { STUB_WEBHOOK_SECRET } from './createStubHand.ts';
import { STUB_KEY } from './stubKey.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');

/** Stripe's adapter and the stub behind it, with its products made by our own command. */
export async function openStripe() {
  const stub = await createStripeStub({ startMs: START });
  const { baseUrl, now } = stub;
  const made = await setUp(createStripeApi(STUB_KEY, baseUrl), 'https://lark.example');
  const { prices, portalConfiguration } = made;
  const config = {
    secretKey: STUB_KEY,
    webhookSecret: STUB_WEBHOOK_SECRET,
    prices,
    portalConfiguration,
    baseUrl,
  };
  const stores: ReturnType<typeof createMemoryReadStore>[] = [];
  /** Another process, or one whose notes were lost: with a store of its own. */
  const another = (readStore = createMemoryReadStore()) => {
    stores.push(readStore);
    return createStripe(config, { readStore, now });
  };
  const readStore = createMemoryReadStore();
  const { provider, check } = another(readStore);
  const delivered: { body: Buffer; signature: string }[] = [];
  return {
    stub,
    provider,
    check,
    config,
    readStore,
    another,
    now,
    pay: async (checkoutId: string, card?: Card) => stub.pay(checkoutId, card),
    card: async (accountId: string, card: Card) => stub.card(accountId, card),
    agree: async (url: string) => stub.confirm(url),
    pass: async (ms: number) => {
      stub.pass(ms);
      delivered.push(...stub.deliveries());
    },
    delivered: () => delivered,
    close: async () => {
      await Promise.all([stub.close(), ...stores.map((store) => store.close())]);
    },
  };
}
export type OpenStripe = Awaited<ReturnType<typeof openStripe>>;

export const asked = (accountId: string, checkoutId: string, terms: Terms) =>
  ({
    accountId,
    checkoutId,
    terms,
    email: 'anna@example.com',
    language: 'de',
    returnTo: { paid: 'https://lark.example/paid', left: 'https://lark.example/left' },
  }) satisfies Parameters<PaymentProvider['openCheckout']>[0];
