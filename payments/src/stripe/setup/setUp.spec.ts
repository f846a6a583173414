import { createStripeApi } from '../createStripeApi.ts';
import { readPrices, writePrices } from '../prices.ts';
import { stripeConfigOf } from '../stripeSettings.ts';
import { createStripeStub } from '../testing/createStripeStub.ts';
import { STUB_KEY } from '../testing/stubKey.ts';
import { describeSetUp } from './describeSetUp.ts';
import { setUp } from './setUp.ts';

const url = 'https://lark.example';
let stub: Awaited<ReturnType<typeof createStripeStub>>;
beforeEach(async () => {
  stub = await createStripeStub({ startMs: Date.parse('2026-06-01T08:00:00.000Z') });
});
afterEach(async () => {
  await stub.close();
  expect(stub.violations).toEqual([]);
});
const run = (publicUrl = url) => setUp(createStripeApi(STUB_KEY, stub.baseUrl), publicUrl);

describe('setting Stripe up', () => {
  it('makes what is sold, the portal and the endpoint', async () => {
    const { made, endpoint } = await run();
    expect(made).toHaveLength(3 + 6 + 1 + 1);
    expect([...stub.state.prices.values()]).toContainEqual(
      expect.objectContaining({
        currency: 'eur',
        unit_amount: 13_428,
        tax_behavior: 'inclusive',
        lookup_key: 'storylark_premium_year',
        recurring: { interval: 'year', interval_count: 1 },
      }),
    );
    expect(stub.state.endpoints.get(endpoint.id)).toMatchObject({
      url: 'https://lark.example/api/webhooks/stripe',
      api_version: '2026-10-28.endive',
    });
    expect(stub.state.configurations.values().next().value).toMatchObject({
      features: { payment_method_update: { enabled: 'true' }, subscription_cancel: { enabled: 'false' } },
    });
  });

  it('changes nothing the second time', async () => {
    const first = await run();
    const asked = stub.requests.length;
    const second = await run();
    expect(stub.requests.slice(asked).filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(second).toEqual({ ...first, made: [], endpoint: { id: first.endpoint.id, secret: null } });
  });

  it('gives a price of another amount its successor, and leaves the old one to who pays it', async () => {
    const { prices } = await run();
    const former = stub.state.prices.get(prices.basic.month);
    Object.assign(former ?? {}, { unit_amount: 399 });
    const { prices: after, made } = await run();
    expect(made).toEqual([after.basic.month]);
    expect(former).toMatchObject({ active: true, lookup_key: null });
  });

  it('goes on where it was cut off', async () => {
    stub.fail('none', 'none', 'none', 'lost', 'lost');
    await expect(run()).rejects.toThrow(/connection/i);
    const { prices } = await run();
    expect(stub.state.products.size).toBe(3);
    expect(Object.keys(prices)).toEqual(['basic', 'standard', 'premium']);
  });

  it('makes an endpoint for each address', async () => {
    await run();
    await run('https://other.example');
    expect(stub.state.endpoints.size).toBe(2);
  });

  it('prints settings that the house can read, and never the key', async () => {
    const made = await run();
    const printed = describeSetUp(made);
    const settings = Object.fromEntries(
      printed.split('\n').flatMap((line) => {
        const [, name, value] = /^(STRIPE_\w+)=(.*)$/.exec(line) ?? [];
        return name && value ? [[name, value]] : [];
      }),
    );
    const { STRIPE_WEBHOOK_SECRET = '', STRIPE_PRICES = '', STRIPE_PORTAL = '' } = settings;
    const STRIPE_SECRET_KEY = STUB_KEY;
    expect(
      stripeConfigOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICES, STRIPE_PORTAL }),
    ).toEqual({
      secretKey: STUB_KEY,
      webhookSecret: `whsec_${made.endpoint.id}`,
      prices: made.prices,
      portalConfiguration: made.portalConfiguration,
    });
    expect(printed).not.toContain(STUB_KEY);
    expect(describeSetUp(await run())).toContain('Everything was there.');
  });
});

describe('the settings', () => {
  const none = {
    STRIPE_SECRET_KEY: null,
    STRIPE_WEBHOOK_SECRET: null,
    STRIPE_PRICES: null,
    STRIPE_PORTAL: null,
  };
  it('mean the built-in provider without a key', () => expect(stripeConfigOf(none)).toBeNull());
  it('are all needed with one', () =>
    expect(() => stripeConfigOf({ ...none, STRIPE_SECRET_KEY: 'sk' })).toThrow(/STRIPE_WEBHOOK_SECRET/));
  it('name the price that is missing', async () => {
    const { prices } = await run();
    const text = writePrices(prices).replace(/basic\.year=[^,]*,/, '');
    expect(() => readPrices(text)).toThrow(/basic\.year/);
  });
});
