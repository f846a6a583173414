import fc from 'fast-check';
import type { Decider } from '../decider.ts';
import type { EventStore, NewEvent, RecordedEvent } from '../eventStore/eventStore.ts';
import { Refusal } from '../refusal.ts';
import type { Sealer } from '../seal/createSealer.ts';
import { createMemoryEventStore } from '../testing/memoryEventStore.ts';
import { Unavailable } from '../unavailable.ts';
import { KeyDestroyed } from '../vault/keyVault.ts';
import { createCommandHandler } from './handleCommand.ts';
import { hashOf, verifyChain } from './hashChain.ts';
import { UnknownEventType } from './unknownEventType.ts';

type SeatEvent = { type: 'SeatTaken'; data: { guest: string } };
type TakeSeat = { guest: string };
const seats: Decider<readonly string[], TakeSeat, SeatEvent, { seats: number }> = {
  initialState: [],
  evolve: (taken, { data }) => [...taken, data.guest],
  decide: ({ guest }, taken, room) => {
    if (taken.includes(guest)) return [];
    if (taken.length >= room.seats) throw new Refusal('full');
    return [{ type: 'SeatTaken', data: { guest } }];
  },
};

type Seals = Pick<Sealer, 'seal' | 'unseal'>;
const open: Seals = { seal: async (_streamId, events) => [...events], unseal: async (event) => event };
const upcast = ({ type, data }: { type: string; data: object }) =>
  type === 'SeatTaken' ? { type, data } : undefined;
const at = '2026-11-01T08:00:00.000Z';
/** A guest who brings a friend: two events of one command. */
const pairs = {
  ...seats,
  decide: ({ guest }: TakeSeat): SeatEvent[] =>
    [guest, `${guest}'s friend`].map((name) => ({ type: 'SeatTaken', data: { guest: name } })),
};
const commandId = '6f5a3c1e-8d62-4c58-9f0b-1a2b3c4d5e6f';

function house(eventStore: EventStore = createMemoryEventStore(), sealer = open) {
  const { handle, load } = createCommandHandler({
    eventStore,
    sealer,
    upcast,
    isChained: (id) => id.startsWith('chained-'),
  });
  const take = (
    guest: string,
    meta: { commandId?: string; bodyHash?: string } = {},
    room = { seats: 2 },
    streamId = 'table-1',
  ) => handle({ decider: seats, streamId, command: { guest }, contextOf: () => room, meta: { at, ...meta } });
  const takePair = (guest: string, streamId: string, meta: { commandId?: string } = {}) =>
    handle({
      decider: pairs,
      streamId,
      command: { guest },
      contextOf: () => ({ seats: 9 }),
      meta: { at, ...meta },
    });
  return { eventStore, take, takePair, load: () => load(seats, 'table-1') };
}
async function logOf(eventStore: EventStore) {
  const log: RecordedEvent[] = [];
  for await (const event of eventStore.readAll()) log.push(event);
  return log;
}

describe('a command', () => {
  it('is decided on the folded stream, appended, and answered with the new state and position', async () => {
    const { take, load } = house();
    await expect(take('Mo')).resolves.toMatchObject({
      state: ['Mo'],
      appended: true,
      revision: 0,
      position: 0,
    });
    await expect(take('Ida')).resolves.toMatchObject({
      state: ['Mo', 'Ida'],
      revision: 1,
      events: [{ type: 'SeatTaken' }],
    });
    await expect(load()).resolves.toEqual({ state: ['Mo', 'Ida'], revision: 1, position: 1 });
    await expect(take('Kim')).rejects.toMatchObject({ code: 'full' });
  });

  it('of its own name is told from one that came before', async () => {
    const { take } = house();
    await expect(take('Mo', { commandId })).resolves.toMatchObject({ appended: true });
    await expect(take('Mo', { commandId })).resolves.toMatchObject({ appended: false });
  });

  it('finds no stream where nothing has happened', async () => {
    await expect(house().load()).resolves.toEqual({ state: [], revision: -1, position: -1 });
    await expect(house().take('Mo', {}, { seats: 0 })).rejects.toMatchObject({ code: 'full' });
  });

  it('gives each of its events an id that no other has, whatever stream it is sent to', async () => {
    const { takePair, eventStore } = house();
    await takePair('Mo', 'table-1', { commandId });
    await takePair('Mo', 'table-2', { commandId });
    expect(new Set((await logOf(eventStore)).map(({ id }) => id)).size).toBe(4);
  });

  it('that changes nothing appends nothing', async () => {
    const { take, eventStore } = house();
    await take('Mo');
    await expect(take('Mo')).resolves.toMatchObject({ appended: false, events: [], revision: 0 });
    expect(await eventStore.head()).toBe(0);
  });

  it('sent again is answered from its first events, even where it would be refused by now', async () => {
    const { take, eventStore } = house();
    await take('Mo', { commandId, bodyHash: 'a' });
    await take('Ida');
    await expect(take('Mo', { commandId, bodyHash: 'a' }, { seats: 0 })).resolves.toMatchObject({
      appended: false,
      events: [{ type: 'SeatTaken', data: { guest: 'Mo' } }],
    });
    expect(await eventStore.head()).toBe(1);
  });

  it('reads what another process appended since it last read', async () => {
    const eventStore = createMemoryEventStore();
    const [here, there] = [house(eventStore), house(eventStore)];
    await here.take('Mo');
    await there.take('Ida');
    await expect(here.load()).resolves.toMatchObject({ state: ['Mo', 'Ida'], revision: 1 });
    await expect(here.take('Kim')).rejects.toMatchObject({ code: 'full' });
  });

  it('opens only what is new since the stream was last read', async () => {
    const opened: string[] = [];
    const { take, load } = house(undefined, {
      ...open,
      unseal: async (event) => (opened.push(event.data.guest as string), event),
    });
    await take('Mo');
    await take('Ida');
    await load();
    await load();
    expect(opened).toEqual(['Mo', 'Ida']);
  });

  it('with the same key and another body is refused', async () => {
    const { take } = house();
    await take('Mo', { commandId, bodyHash: 'a' });
    await expect(take('Ida', { commandId, bodyHash: 'b' })).rejects.toMatchObject({
      code: 'idempotencyKeyReused',
    });
  });

  it('names its events by command, stream and place, so that every attempt makes the same ids', async () => {
    const [one, two] = [house(), house()];
    await one.take('Mo', { commandId });
    await two.take('Mo', { commandId });
    const [first] = await logOf(one.eventStore);
    expect(first?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
    expect((await logOf(two.eventStore))[0]?.id).toBe(first?.id);
  });

  it('wins the last seat for exactly one of many at once', async () => {
    const { take, eventStore } = house();
    const answers = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((guest) => take(guest, {}, { seats: 1 })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventStore.head()).toBe(0);
  });

  it('sent twenty times at once happens once, and all twenty hear what was stored, not what each decided', async () => {
    const eventStore = createMemoryEventStore();
    const { handle } = createCommandHandler({ eventStore, sealer: open, upcast });
    let next = 0;
    const lottery = {
      ...seats,
      decide: (): SeatEvent[] => [{ type: 'SeatTaken', data: { guest: `winner ${(next += 1)}` } }],
    };
    const take = () =>
      handle({
        decider: lottery,
        streamId: 'table-1',
        command: { guest: '' },
        contextOf: () => ({ seats: 1 }),
        meta: { at, commandId, bodyHash: 'a' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, take));
    const [stored, ...more] = await logOf(eventStore);
    expect(more).toEqual([]);
    for (const { events } of answers) expect(events).toEqual([{ type: 'SeatTaken', data: stored?.data }]);
  });

  it('two bodies under one key at the same moment: one is taken, the other is refused', async () => {
    const { take, eventStore } = house();
    const answers = await Promise.allSettled([
      take('Mo', { commandId, bodyHash: 'a' }),
      take('Ida', { commandId, bodyHash: 'b' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'idempotencyKeyReused' },
    });
    expect(await eventStore.head()).toBe(0);
  });
});

describe('when the store fails', () => {
  function failing(when: 'before' | 'after', times: number) {
    const real = createMemoryEventStore();
    let left = times;
    const append: EventStore['append'] = async (...asked) => {
      if (left <= 0) return real.append(...asked);
      left -= 1;
      if (when === 'after') await real.append(...asked);
      throw new Unavailable('time-out');
    };
    return { ...real, append };
  }

  it.each([{ commandId }, {}])(
    'an append that happened but timed out is found again, not repeated (%j)',
    async (meta) => {
      const { take, eventStore } = house(failing('after', 1));
      await expect(take('Mo', meta, { seats: 1 })).resolves.toMatchObject({
        events: [{ data: { guest: 'Mo' } }],
      });
      expect(await eventStore.head()).toBe(0);
    },
  );

  it.each([{ commandId }, {}])(
    'an append that happened but timed out is found also behind what others appended since (%j)',
    async (meta) => {
      const real = createMemoryEventStore();
      let other: (() => Promise<unknown>) | null = () => take('Ida', {}, { seats: 9 });
      const append: EventStore['append'] = async (...asked) => {
        const appended = await real.append(...asked);
        if (other === null) return appended;
        const theirs = other;
        other = null;
        await theirs();
        throw new Unavailable('time-out');
      };
      const { take } = house({ ...real, append });
      await expect(take('Mo', meta, { seats: 9 })).resolves.toMatchObject({
        state: ['Mo', 'Ida'],
        events: [{ data: { guest: 'Mo' } }],
      });
      expect(await real.head()).toBe(1);
    },
  );

  it('an append that did not happen is made after reading again', async () => {
    const { take, eventStore } = house(failing('before', 3));
    await expect(take('Mo')).resolves.toMatchObject({ appended: true });
    expect(await eventStore.head()).toBe(0);
  });

  it('gives up as unavailable when it stays away', async () => {
    const { take, eventStore } = house(failing('before', Infinity));
    await expect(take('Mo')).rejects.toBeInstanceOf(Unavailable);
    expect(await eventStore.head()).toBe(-1);
  });
});

it('never decides on a stream it cannot read to the end', async () => {
  const { take, eventStore } = house();
  await eventStore.append('table-1', [{ id: 'x', type: 'SeatPainted', data: {}, metadata: { at } }], 'none');
  await expect(take('Mo')).rejects.toBeInstanceOf(UnknownEventType);
});

it('opens events before it folds and seals before it appends', async () => {
  const turn = <E extends NewEvent>(event: E) => ({
    ...event,
    data: { guest: [...(event.data.guest as string)].toReversed().join('') },
  });
  const sealer: Seals = {
    seal: async (_streamId, events) => events.map(turn),
    unseal: async (event) => turn(event),
  };
  const { take, eventStore } = house(createMemoryEventStore(), sealer);
  await take('Ida');
  await expect(take('Mo')).resolves.toMatchObject({ state: ['Ida', 'Mo'] });
  expect((await logOf(eventStore)).map(({ data }) => data.guest)).toEqual(['adI', 'oM']);
});

it('appends nothing about a subject whose key is gone', async () => {
  const gone: Seals = { ...open, seal: () => Promise.reject(new KeyDestroyed()) };
  const { take, eventStore } = house(createMemoryEventStore(), gone);
  await expect(take('Mo')).rejects.toBeInstanceOf(KeyDestroyed);
  expect(await eventStore.head()).toBe(-1);
});

describe('a chained stream', () => {
  async function chain(guests: readonly string[]) {
    const { take, eventStore } = house();
    for (const guest of guests) await take(guest, {}, { seats: 99 }, 'chained-1');
    return logOf(eventStore);
  }

  it('is whole as it was written, and shows its head', async () => {
    const events = await chain(['Mo', 'Ida', 'Kim']);
    const proof = verifyChain(events);
    expect(proof).toMatchObject({ whole: true, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(verifyChain(events.slice(0, 2))).not.toEqual(proof);
  });

  it('is whole also where one command brings several events about', async () => {
    const { takePair, eventStore } = house();
    await takePair('Mo', 'chained-1');
    await takePair('Ida', 'chained-1');
    expect(verifyChain(await logOf(eventStore))).toMatchObject({ whole: true });
  });

  it('shows any change of an event before its head, and where', async () => {
    const events = await chain(['Mo', 'Ida', 'Kim', 'Lu']);
    fc.assert(
      fc.property(fc.nat(2), fc.constantFrom('id', 'type', 'guest', 'gone'), (place, what) => {
        const forged = structuredClone(events);
        const event = forged[place]!;
        if (what === 'gone') forged.splice(place, 1);
        else if (what === 'guest') forged[place] = { ...event, data: { guest: 'Eve' } };
        else forged[place] = { ...event, [what]: 'forged' };
        expect(verifyChain(forged)).toEqual({ whole: false, brokenAt: what === 'gone' ? place : place + 1 });
      }),
    );
  });

  it('shows a change whose next link was mended, by the link after that', async () => {
    const events = await chain(['Mo', 'Ida', 'Kim']);
    const forged = { ...events[0]!, data: { guest: 'Eve' } };
    const mended = { ...events[1]!, metadata: { ...events[1]!.metadata, prevHash: hashOf(forged) } };
    expect(verifyChain([forged, mended, events[2]!])).toEqual({ whole: false, brokenAt: 2 });
    expect(verifyChain([...events.slice(0, 2), { ...events[2]!, revision: 7 }])).toEqual({
      whole: false,
      brokenAt: 2,
    });
  });

  it('does not depend on the order in which fields are written', async () => {
    const [event] = await chain(['Mo']);
    const turned = Object.fromEntries(Object.entries(event!).toReversed()) as typeof event;
    expect(verifyChain([turned!])).toEqual(verifyChain([event!]));
  });
});
