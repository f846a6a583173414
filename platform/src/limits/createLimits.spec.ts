import { eachReadStore, type OpenReadStore } from '../testing/eachReadStore.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { createLimits } from './createLimits.ts';

const HOUR = 3_600_000;
const perHour = (limit: number) => ({ limit, windowMs: HOUR });

eachReadStore(process.env.MONGODB_URL, 'limits', (fixture) => {
  let at: OpenReadStore;
  let now: ReturnType<typeof fakeClock>;
  const another = async () => createLimits({ readStore: await at.open(), now });
  beforeEach(async () => {
    at = await fixture();
    now = fakeClock();
  });
  afterEach(() => at.remove());

  it('allow exactly the limit when 60 ask at once in two processes', async () => {
    const [here, there] = [await another(), await another()];
    const hits = await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? here : there).hit('login/ip', perHour(17))),
    );
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(17);
  });

  it('say how long to wait, and begin anew with each window', async () => {
    const limits = await another();
    now.advance(HOUR / 4);
    expect(await limits.hit('k', perHour(1))).toEqual({ allowed: true });
    expect(await limits.hit('k', perHour(1))).toEqual({ allowed: false, retryAfterMs: (3 * HOUR) / 4 });
    now.advance((3 * HOUR) / 4 - 1);
    expect(await limits.hit('k', perHour(1))).toEqual({ allowed: false, retryAfterMs: 1 });
    now.advance(1);
    expect(await limits.hit('k', perHour(1))).toEqual({ allowed: true });
  });

  it('count each key for itself, also over a restart', async () => {
    expect(await (await another()).hit('a', perHour(1))).toEqual({ allowed: true });
    const limits = await another();
    expect(await limits.hit('b', perHour(1))).toEqual({ allowed: true });
    expect((await limits.hit('a', perHour(1))).allowed).toBe(false);
    expect((await limits.hit('never', perHour(0))).allowed).toBe(false);
  });

  const pace = { free: 2, firstMs: 1_000, longestMs: 4_000, forgottenAfterMs: HOUR };

  it('give turns: the first ones at once, the others after pauses that double, and say how long', async () => {
    const limits = await another();
    const waits: (number | null)[] = [];
    for (let n = 0; n < 12; n += 1) {
      const taken = await limits.takeTurn('login/pair', pace);
      waits.push(taken.allowed ? null : taken.retryAfterMs);
      if (!taken.allowed) now.advance(taken.retryAfterMs);
    }
    expect(waits).toEqual([null, null, 1_000, null, 2_000, null, 4_000, null, 4_000, null, 4_000, null]);
  });

  it('give one turn to one of 60 who ask at once in two processes', async () => {
    const [here, there] = [await another(), await another()];
    const ask = () =>
      Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? here : there).takeTurn('login/pair', pace)));
    const taken = async () => (await ask()).filter(({ allowed }) => allowed).length;
    expect(await taken()).toBe(2);
    now.advance(1_000);
    expect(await taken()).toBe(1);
  });

  it('begin turns anew when they are forgotten, by hand or in time, and sweep them then', async () => {
    const limits = await another();
    const exhaust = async () => {
      for (let n = 0; n < 2; n += 1) expect(await limits.takeTurn('k', pace)).toEqual({ allowed: true });
      expect(await limits.takeTurn('k', pace)).toEqual({ allowed: false, retryAfterMs: 1_000 });
    };
    await exhaust();
    await limits.forgetTurns('k');
    await exhaust();
    now.advance(HOUR + 1_000);
    await exhaust();
    expect(await limits.sweep()).toBe(0);
    now.advance(HOUR + 1_000);
    expect(await limits.sweep()).toBe(1);
    await exhaust();
  });

  it('let one of many do what is done once, over a restart too, and forget it when its time is over', async () => {
    const [here, there] = [await another(), await another()];
    const until = now() + HOUR;
    const firsts = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? here : there).once('ticket', until)),
    );
    expect(firsts.filter(Boolean)).toHaveLength(1);
    expect(await (await another()).once('ticket', until)).toBe(false);
    expect(await here.once('another', until)).toBe(true);
    now.advance(HOUR);
    expect(await here.sweep()).toBe(2);
  });

  it('leave nothing of windows that have passed', async () => {
    const limits = await another();
    await limits.hit('a', perHour(1));
    await limits.hit('b', { limit: 1, windowMs: 24 * HOUR });
    now.advance(HOUR);
    await limits.hit('a', perHour(1));
    expect(await limits.sweep()).toBe(1);
    expect((await limits.hit('a', perHour(1))).allowed).toBe(false);
    expect((await limits.hit('b', { limit: 1, windowMs: 24 * HOUR })).allowed).toBe(false);
  });
});
