import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { refuseOtherProvider } from './refuseOtherProvider.ts';

async function aHouse(...events: readonly (readonly [type: string, data: object])[]) {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const happens = async (type: string, data: object) => {
    const metadata = { at: '2026-11-01T00:00:00.000Z' };
    const event = { id: crypto.randomUUID(), type, data: { accountId: 'a', ...data }, metadata };
    await eventStore.append('subscription-a', [event], 'any');
  };
  for (const [type, data] of events) await happens(type, data);
  return { deps: { eventStore, readStore }, happens, close: () => readStore.close() };
}
const atTest = ['SubscriptionStarted', { agreement: 'a/sub_1' }] as const;
const atStripe = ['SubscriptionStarted', { agreement: 'sub_1' }] as const;
const given = ['SubscriptionStarted', { by: 'operator' }] as const;

it('a house whose subscriptions run where they are looked for starts', async () => {
  const house = await aHouse(given, atTest);
  await refuseOtherProvider(house.deps, 'test');
  await house.close();
});

it.each([
  ['stripe', atTest, /STRIPE_SECRET_KEY is set, but 1 subscriptions still run at the built-in provider/],
  ['test', atStripe, /STRIPE_SECRET_KEY is not set, but 1 subscriptions still run at Stripe/],
] as const)(
  'none starts with %s over what runs elsewhere, until that has ended',
  async (kind, running, said) => {
    const house = await aHouse(running);
    for (let i = 0; i < 2; i += 1) await expect(refuseOtherProvider(house.deps, kind)).rejects.toThrow(said);
    await house.happens('SubscriptionEnded', { reason: 'operator' });
    await refuseOtherProvider(house.deps, kind);
    await house.happens(running[0], running[1]);
    await expect(refuseOtherProvider(house.deps, kind)).rejects.toThrow(said);
    await house.close();
  },
);
