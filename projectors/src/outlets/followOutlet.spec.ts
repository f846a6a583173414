import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { followOutlet } from './followOutlet.ts';

const event = (id: string) => ({
  id,
  type: 'Happened',
  data: { id },
  metadata: { at: '2026-11-20T19:00:00.000Z' },
});

function outlet(handOut: (ids: string[]) => Promise<void> | void) {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const ended = new AbortController();
  const follow = () =>
    followOutlet(
      {
        name: 'outlet/test',
        eventStore,
        readStore,
        streamPrefixes: ['story-'],
        handOut: async (events: readonly RecordedEvent[]) => handOut(events.map(({ id }) => id)),
      },
      ended.signal,
    );
  return {
    eventStore,
    readStore,
    follow,
    end: () => ended.abort(),
    handedOut: () => readStore.checkpoint('outlet/test'),
  };
}

it('hands out what its streams say, in order, and then remembers it', async () => {
  const told: string[] = [];
  const { eventStore, follow, end, handedOut } = outlet((ids) => {
    told.push(...ids);
    if (told.includes('e3')) end();
  });
  await eventStore.append('story-1', [event('e1'), event('e2')], 'none');
  await eventStore.append('account-1', [event('x')], 'none');
  await eventStore.append('story-2', [event('e3')], 'none');
  await follow();
  expect(told).toEqual(['e1', 'e2', 'e3']);
  expect(await handedOut()).toBe(3);
});

it('remembers nothing that could not be handed out: begun again it hands out the same', async () => {
  const told: string[] = [];
  let away = true;
  const { eventStore, follow, end, handedOut } = outlet((ids) => {
    told.push(...ids);
    if (away) throw new Error('the bus is away');
    end();
  });
  await eventStore.append('story-1', [event('e1')], 'none');
  await expect(follow()).rejects.toThrow('the bus is away');
  expect(await handedOut()).toBeNull();
  away = false;
  await follow();
  expect(told).toEqual(['e1', 'e1']);
  expect(await handedOut()).toBe(0);
});

it('moves on through what is not its business, so that it need not read that again', async () => {
  const { eventStore, readStore, follow, end, handedOut } = outlet(() => {});
  const others = Array.from({ length: 1_000 }, (_, n) => event(`x${n}`));
  await eventStore.append('account-1', others.slice(0, 500), 'none');
  await eventStore.append('account-2', others.slice(500), 'none');
  const { saveBatch } = readStore;
  readStore.saveBatch = async (batch) => (await saveBatch(batch), end());
  await follow();
  expect(await handedOut()).toBe(999);
});
