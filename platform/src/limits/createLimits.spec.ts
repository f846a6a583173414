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

  it('allow exactly the limit when 200 ask at once in two processes', async () => {
    const [here, there] = [await another(), await another()];
    const hits = await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? here : there).hit('login/ip', perHour(17))),
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
