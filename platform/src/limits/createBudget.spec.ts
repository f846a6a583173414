import { createMemoryReadStore } from '../testing/memoryReadStore.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { createBudget } from './createBudget.ts';
import { createLimits, type Limits } from './createLimits.ts';

const MINUTE = 60_000;

function opened(limit = 100) {
  const now = fakeClock();
  const limits = createLimits({ readStore: createMemoryReadStore(), now });
  let asked = 0;
  const state = { away: false };
  const counted: Pick<Limits, 'hit'> = {
    hit: async (...hit) => {
      asked += 1;
      if (state.away) throw new Error('the read store is away');
      return limits.hit(...hit);
    },
  };
  const another = (lots?: number) =>
    createBudget({ name: 'commands', limit, windowMs: MINUTE, limits: counted, now, ...(lots && { lots }) });
  return { now, another, state, asked: () => asked };
}
async function spent(budget: ReturnType<typeof createBudget>, times: number, account = 'a') {
  const hits = [];
  for (let n = 0; n < times; n += 1) hits.push(await budget.spend(account));
  return hits.filter(({ allowed }) => allowed).length;
}

it('allows exactly the limit, asks the shared counter for one use of ten, and begins anew with the window', async () => {
  const house = opened();
  const budget = house.another();
  expect(await spent(budget, 100)).toBe(100);
  expect(house.asked()).toBe(10);
  expect(await budget.spend('a')).toEqual({ allowed: false, retryAfterMs: MINUTE - (house.now() % MINUTE) });
  expect(await spent(budget, 100, 'b')).toBe(100);
  house.now.advance(MINUTE);
  expect(await spent(budget, 101)).toBe(100);
});

it('allows the limit to the last use where lots do not divide it', async () => {
  expect(await spent(opened(17).another(), 30)).toBe(17);
  expect(await spent(opened(3).another(), 30)).toBe(3);
});

it('lets nobody past the limit who goes from one process to another, or starts them anew', async () => {
  const house = opened();
  let allowed = 0;
  for (let n = 0; n < 20; n += 1) allowed += await spent(house.another(), 20);
  expect(allowed).toBe(100);
});

it('takes one lot for many who come at once, and leaves the others to other processes', async () => {
  const house = opened();
  const [here, there] = [house.another(), house.another()];
  const atOnce = await Promise.all(Array.from({ length: 40 }, () => here.spend('a')));
  expect(atOnce.filter(({ allowed }) => allowed)).toHaveLength(40);
  expect(house.asked()).toBe(4);
  expect(await spent(there, 60)).toBe(60);
});

it('loses no more than a lot with each process that dies', async () => {
  const house = opened(1_000);
  for (let died = 0; died < 50; died += 1) expect(await spent(house.another(200), 1)).toBe(1);
  expect(await spent(house.another(200), 1_000)).toBe(1_000 - 50 * 5);
});

it('makes up afterwards for what was owed, more than is left too', async () => {
  const house = opened();
  const budget = house.another();
  expect((await budget.spend('a', 0)).allowed).toBe(true);
  budget.owe('a', 60);
  expect((await budget.spend('a', 0)).allowed).toBe(true);
  budget.owe('a', 60);
  expect((await budget.spend('a', 0)).allowed).toBe(false);
  expect((await house.another().spend('a', 50)).allowed).toBe(false);
  house.now.advance(MINUTE);
  expect((await budget.spend('a', 0)).allowed).toBe(true);
});

it('refuses nobody while nobody can count', async () => {
  const house = opened();
  house.state.away = true;
  expect(await spent(house.another(), 300)).toBe(300);
});
