import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { paymentProviderContract } from '../paymentProvider.contract.ts';
import { createStripe } from './createStripe.ts';
import { setUp } from './setUp.ts';
import { createStripeApi } from './createStripeApi.ts';
import { createStripeStub } from './testing/createStripeStub.ts';
import { STUB_WEBHOOK_SECRET } from './testing/createStubHand.ts';
import { STUB_KEY } from './testing/stubKey.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const opened: { close: () => Promise<void>; violations: string[] }[] = [];
afterEach(async () => {
  const done = opened.splice(0);
  await Promise.all(done.map((one) => one.close()));
  expect(done.flatMap(({ violations }) => violations)).toEqual([]);
});

async function open() {
  const stub = await createStripeStub({ startMs: START });
  const readStore = createMemoryReadStore();
  opened.push({
    violations: stub.violations,
    close: async () => void (await Promise.all([stub.close(), readStore.close()])),
  });
  const { baseUrl } = stub;
  const { prices, portalConfiguration } = await setUp(
    createStripeApi(STUB_KEY, baseUrl),
    'https://lark.example',
  );
  const config = {
    secretKey: STUB_KEY,
    webhookSecret: STUB_WEBHOOK_SECRET,
    prices,
    portalConfiguration,
    baseUrl,
  };
  const { provider, check } = createStripe(config, { readStore, now: stub.now });
  const delivered: { body: Buffer; signature: string }[] = [];
  return {
    stub,
    provider,
    check,
    config,
    readStore,
    now: stub.now,
    pay: async (checkoutId: string, card?: 'good' | 'declined') => stub.pay(checkoutId, card),
    card: async (accountId: string, card: 'good' | 'declined') => stub.card(accountId, card),
    pass: async (ms: number) => {
      stub.pass(ms);
      delivered.push(...stub.deliveries());
    },
    delivered: () => delivered,
  };
}

describe('Stripe', () => {
  paymentProviderContract(open);
});
