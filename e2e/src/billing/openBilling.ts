import { randomUUID } from 'node:crypto';
import { createBilling } from '@storylark/command-api/subscriptions/createBilling';
import { createWebhookLog } from '@storylark/command-api/subscriptions/createWebhookLog';
import type { PaidPlan } from '@storylark/contracts/subscriptions/plans';
import type { Webhook } from '@storylark/payments/paymentProvider';
import { createTestCheckout } from '@storylark/payments/testCheckout/createTestCheckout';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';

export const DAY = 24 * 60 * 60_000;

/** The books of a house and the built-in provider over stores in memory; webhooks are caught on their way. */
export function openBilling() {
  let now = Date.parse('2026-01-31T12:00:00.000Z');
  const caught: { body: Buffer; signature: string }[] = [];
  const readStore = createMemoryReadStore();
  const checkout = createTestCheckout({
    readStore,
    now: () => now,
    secret: 'signs webhooks',
    publicUrl: 'https://lark.example',
    async deliver(body, signature) {
      caught.push({ body: Buffer.from(body), signature });
      return true;
    },
  });
  const { provider, pages, tick } = checkout;
  const eventStore = createMemoryEventStore();
  const billingOver = (eventStore: EventStore) => {
    const commands = createCommandHandler({
      eventStore,
      sealer: { seal: async (_stream, events) => [...events], unseal: async (event) => event },
      upcast: ({ type, data }) => ({ type, data }),
      isChained: () => true,
    });
    return {
      billing: createBilling({ commands, payments: provider, onRefused: () => {}, now: () => now }),
      received: createWebhookLog({ commands, now: () => now }),
    };
  };
  const { billing, received } = billingOver(eventStore);

  return {
    provider,
    billing,
    caught,
    eventStore,
    readStore,
    /** A webhook as the house keeps it. */
    keep: ({ eventId: event, type: eventType, ...about }: Webhook) =>
      received({ provider: 'test', event, eventType, ...about }),
    /** The house on a log from a backup that was made when the log ended at `position`. */
    async restoredTo(position: number) {
      const older = createMemoryEventStore();
      for await (const { streamId, id, type, data, metadata, position: at } of eventStore.readAll())
        if (at <= position) await older.append(streamId, [{ id, type, data, metadata }], 'any');
      return billingOver(older).billing;
    },
    setCard: checkout.setCard,
    time: () => new Date(now).toISOString(),
    async pass(ms: number) {
      now += ms;
      await tick();
    },
    async buy(accountId: string, plan: PaidPlan) {
      const checkoutId = randomUUID();
      const returnTo = { paid: '/', left: '/' };
      const terms = { plan, interval: 'month' } as const;
      await provider.openCheckout({
        checkoutId,
        accountId,
        email: 'anna@example.com',
        language: 'en',
        terms,
        returnTo,
      });
      await pages.pay(checkoutId, 'good', false);
    },
    close: () => readStore.close(),
  };
}
export type OpenBilling = ReturnType<typeof openBilling>;
