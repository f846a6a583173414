import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Unavailable } from '../../unavailable.ts';
import { createMemoryEventStore } from '../../testing/memoryEventStore.ts';
import { createMemoryReadStore } from '../../testing/memoryReadStore.ts';
import { createCaughtUp } from './createCaughtUp.ts';
import { readModels } from './readModels.ts';

const { signal } = new AbortController();
const spec = { name: 'pets/v1', indexes: [] };

function opened() {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  return {
    eventStore,
    readStore,
    caughtUp: createCaughtUp({ eventStore, readStore }),
    happens: () =>
      eventStore.append('pet-1', [{ id: randomUUID(), type: 'Fed', data: {}, metadata: { at: '' } }], 'any'),
    goLive: (live = spec.name) =>
      readStore.collection(readModels).put({ _id: 'pets', live, building: null, former: [] }),
    takeIn: (position: number, name = spec.name) =>
      readStore.saveBatch({
        checkpoint: name,
        position,
        writes: [{ collection: { ...spec, name }, documents: [{ _id: `at ${position}`, position }] }],
      }),
  };
}
let house: ReturnType<typeof opened>;
beforeEach(() => void (house = opened()));
afterEach(async () => {
  jest.restoreAllMocks();
  await house.readStore.close();
});
/** Waits as long as anybody would: an hour passes between two looks at the clock. */
const waitForEver = () => {
  let looks = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => 3_600_000 * looks++);
};

it('answers what has taken in all that was in the log when it was asked', async () => {
  const { happens, goLive, takeIn, caughtUp } = house;
  await happens();
  await goLive();
  await takeIn(0);
  expect(await (await caughtUp('pets', signal)).find()).toMatchObject([{ _id: 'at 0' }]);
});

it('waits for what is behind, not for what happens while it waits', async () => {
  const { goLive, takeIn, caughtUp, eventStore } = house;
  await goLive();
  let head = 0;
  eventStore.head = async () => head++; // more has happened whenever anybody looks
  const asked = caughtUp('pets', signal);
  await new Promise(setImmediate);
  await takeIn(0);
  expect(await (await asked).count()).toBe(1);
});

it('is answered as soon as it has come there', async () => {
  const { happens, goLive, takeIn, caughtUp } = house;
  await happens();
  await goLive();
  let answered = false;
  const asked = caughtUp('pets', signal).then((rows) => {
    answered = true;
    return rows.count();
  });
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  await takeIn(0);
  expect(await asked).toBe(1);
});

it.each([
  [
    'stands still',
    async () => {
      await house.goLive();
      await house.takeIn(0);
    },
  ],
  ['has not begun', () => house.goLive()],
  ['was lost, with the word that it ever was', async () => {}],
  [
    'is being built beside one that stands still',
    async () => {
      await house.goLive('pets/v0');
      await house.takeIn(0, 'pets/v0');
      await house.takeIn(1);
    },
  ],
])('never answers a read model that %s', async (_how, given) => {
  await house.happens();
  await house.happens();
  await given();
  waitForEver();
  await expect(house.caughtUp('pets', signal)).rejects.toThrow(Unavailable);
});

it('keeps nobody who stops', async () => {
  const stopping = new AbortController();
  await house.happens();
  const asked = house.caughtUp('pets', stopping.signal);
  stopping.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
