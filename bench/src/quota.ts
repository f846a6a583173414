import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { allowanceDecider } from '@storylark/command-api/allowance/allowanceDecider';
import { createPlans } from '@storylark/command-api/subscriptions/createPlans';
import { allowanceStream, subscriptionStream } from '@storylark/contracts/subscriptions/events';
import { type CommandHandler, createCommandHandler } from '@storylark/platform/engines/handleCommand';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import type { EventStore, NewEvent } from '@storylark/platform/eventStore/eventStore';
import { Refusal } from '@storylark/platform/refusal';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { median, ms, perSecond, quantile, type Line } from './table.ts';

const SLOTS = [1, 100, 10_000];
const ROUNDS = 15;
const AT_ONCE = 64;
const ORDERS = 640;
const APPENDED_AT_ONCE = 500;
const AT = '2026-11-20T08:00:00.000Z';
const LIMIT = 60;

/** (l): what it costs to ask for a slot of a window, by how many were taken and given back in it. */
export async function quota(): Promise<Line[]> {
  const dir = await tempDir();
  const store = await createEmbeddedEventStore({ file: join(dir.path, 'events.db') });
  try {
    const lines: Line[] = [];
    for (const slots of SLOTS) lines.push(...(await oneAccount(store, slots)));
    lines.push(await manyAccounts(store), await manyOrders(store));
    return lines;
  } finally {
    await store.close();
    await dir.remove();
  }
}

async function oneAccount(store: EventStore, slots: number): Promise<Line[]> {
  const { accountId, window } = await premium(store);
  await fill(store, accountId, window, slots);
  const first: number[] = [];
  const again: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const check = checkOf(handler(store), accountId); // another process, or one that has forgotten
    first.push(await timed(check));
    again.push(await timed(check));
    floor.push(await timed(() => read(store, allowanceStream(accountId, window))));
  }
  const name = `${slots.toLocaleString('en-GB')} slots taken and given back`;
  const ratio = median(first.map((time, at) => time / (floor[at] ?? time)));
  return [
    {
      row: 'l',
      what: `a slot after ${name}, first order`,
      measured: `${ms(median(first))}, slowest ${ms(quantile(first, 1))}`,
      floor: `${ms(median(floor))} the same events read`,
      ratio,
      limit: slots === Math.max(...SLOTS) ? 'ratio ≤ 10' : '',
      holds: slots === Math.max(...SLOTS) ? ratio <= 10 : null,
    },
    {
      row: 'l',
      what: '… the next within 5 s',
      measured: `${ms(median(again))}, slowest ${ms(quantile(again, 1))}`,
      floor: '',
      ratio: null,
      limit: '',
      holds: null,
    },
  ];
}

async function manyAccounts(store: EventStore): Promise<Line> {
  const accounts: { accountId: string }[] = [];
  for (let count = 0; count < AT_ONCE; count += 1) accounts.push(await premium(store));
  const commands = handler(store);
  const checks = accounts.map(({ accountId }) => checkOf(commands, accountId));
  const ours = await rateOf((at) => checks[at % AT_ONCE]!());
  const floor = await rateOf(() => store.append(`bare-${randomUUID()}`, [slot(randomUUID(), 'w')], 'none'));
  return {
    row: 'l',
    what: `slots taken, ${AT_ONCE} orders at once, an account each`,
    measured: perSecond(ours),
    floor: `${perSecond(floor)} bare appends`,
    ratio: ours / floor,
    limit: 'ratio ≥ 0.03',
    holds: ours / floor >= 0.03,
  };
}

/** More at once than the window has: exactly as many are taken. */
async function manyOrders(store: EventStore): Promise<Line> {
  const { accountId, window } = await premium(store);
  const check = checkOf(handler(store), accountId);
  const begun = performance.now();
  const refused = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (;;) {
        const said = await check().then(
          () => 'taken',
          (error: unknown) => (error instanceof Refusal ? 'refused' : 'busy'),
        );
        if (said !== 'busy') return said;
      }
    }),
  );
  const took = performance.now() - begun;
  const taken = await read(store, allowanceStream(accountId, window));
  const isExact = taken === LIMIT && refused.filter((said) => said === 'taken').length === LIMIT;
  return {
    row: 'l',
    what: `${AT_ONCE} orders at once of one account with ${LIMIT} slots`,
    measured: `${taken} taken, all answered after ${ms(took)}`,
    floor: '',
    ratio: null,
    limit: `${LIMIT} taken`,
    holds: isExact,
  };
}

const handler = (eventStore: EventStore) =>
  createCommandHandler({
    eventStore,
    sealer: { seal: async (_id, events) => [...events], unseal: async (event) => event },
    upcast: ({ type, data }) => ({ type, data }),
  });

/** What an order asks before it is accepted: the window open now, and a slot of it. */
function checkOf(commands: CommandHandler, accountId: string) {
  const { windowOf } = createPlans(commands);
  return async () => {
    const { id: window, limit, plan } = await windowOf({ accountId, openedAt: AT }, AT);
    await commands.handle({
      decider: allowanceDecider,
      streamId: allowanceStream(accountId, window),
      command: { type: 'TakeSlot', storyId: randomUUID(), limit, plan },
      contextOf: () => ({ accountId, window, at: AT }),
      meta: { at: AT, accountId },
    });
  };
}

async function premium(store: EventStore) {
  const accountId = randomUUID();
  const day = AT.slice(0, 10);
  const period = { periodStart: day, periodEnd: '2026-12-20' };
  const data = { accountId, plan: 'premium', interval: 'month', by: 'checkout', ...period, at: AT };
  const metadata = { at: AT, accountId };
  const started = { id: randomUUID(), type: 'SubscriptionStarted', data, metadata };
  await store.append(subscriptionStream(accountId), [started], 'none');
  return { accountId, window: `${day}.1` };
}

async function fill(store: EventStore, accountId: string, window: string, slots: number) {
  const events = Array.from({ length: slots }, () => slot(accountId, window)).flatMap((taken) => [
    taken,
    {
      ...taken,
      id: randomUUID(),
      type: 'StorySlotReturned',
      data: { ...taken.data, reason: 'stopped' },
    },
  ]);
  for (let at = 0; at < events.length; at += APPENDED_AT_ONCE)
    await store.append(
      allowanceStream(accountId, window),
      events.slice(at, at + APPENDED_AT_ONCE),
      at === 0 ? 'none' : at - 1,
    );
}

const slot = (accountId: string, window: string): NewEvent => ({
  id: randomUUID(),
  type: 'StorySlotTaken',
  data: { accountId, window, storyId: randomUUID(), at: AT },
  metadata: { at: AT, accountId },
});

async function rateOf(work: (order: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, caller) => {
      for (; next < ORDERS; next += 1) await work(caller);
    }),
  );
  return (ORDERS / (performance.now() - begun)) * 1000;
}

async function read(store: EventStore, streamId: string): Promise<number> {
  let events = 0;
  for await (const _event of store.readStream(streamId)) events += 1;
  return events;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
