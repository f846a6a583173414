import { createLimits, type Limits } from '@storylark/platform/limits/createLimits';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import type { Context } from 'koa';
import { createCountKey } from '../../countKey.ts';
import { createSlowing } from '../createSlowing.ts';
import { createKnownDevices } from './createKnownDevices.ts';
import { createLoginGuard } from './createLoginGuard.ts';

const secret = Buffer.alloc(32, 3);
const DAY = 24 * 60 * 60_000;

/** A browser: where it calls from, and the cookies it keeps. */
function browser(ip: string, secure = true) {
  const jar = new Map<string, string>();
  const ctx = {
    ip,
    secure,
    cookies: {
      get: (name: string) => jar.get(name),
      set: (name: string, value: string) => void jar.set(name, value),
    },
  } as unknown as Context;
  return { ctx, jar };
}

/** A process of the house; two of them share `limits`. */
function opened(limits?: Limits) {
  const now = fakeClock();
  const counted = limits ?? createLimits({ readStore: createMemoryReadStore(), now });
  const countKey = createCountKey(() => [secret]);
  const pauses: number[] = [];
  const slowDown = createSlowing({ limits: counted, countKey, pause: async (ms) => void pauses.push(ms) });
  const devices = createKnownDevices({ secret, now });
  const admit = createLoginGuard({ limits: counted, countKey, devices, slowDown });
  const signal = new AbortController().signal;
  /** Seconds to wait, or null for one that was let through. */
  async function tries({ ctx }: { ctx: Context }, account: string, isRight = false): Promise<number | null> {
    try {
      const attempt = await admit(ctx, account, signal);
      if (isRight) await attempt.succeeded();
      return null;
    } catch (error) {
      return (error as { facts: { retryAfterSeconds: number } }).facts.retryAfterSeconds;
    }
  }
  return { now, pauses, tries, limits: counted, admit: (ctx: Context, to: string) => admit(ctx, to, signal) };
}

describe('wrong logins', () => {
  it('are let through five times at once, then after growing pauses of up to five minutes', async () => {
    const { tries, now } = opened();
    const attacker = browser('10.0.0.1');
    for (let n = 0; n < 5; n += 1) expect(await tries(attacker, 'anna')).toBeNull();
    const waited: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const seconds = (await tries(attacker, 'anna')) ?? 0;
      waited.push(seconds);
      now.advance(seconds * 1000 - 1);
      expect(await tries(attacker, 'anna')).toBe(1);
      now.advance(1);
      expect(await tries(attacker, 'anna')).toBeNull();
    }
    expect(waited).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  it('are forgotten with the right one, and after a day', async () => {
    const { tries, now } = opened();
    const parent = browser('10.0.0.2');
    const fails = async (times: number) => {
      for (let n = 0; n < times; n += 1) expect(await tries(parent, 'anna')).toBeNull();
    };
    await fails(4);
    await tries(parent, 'anna', true);
    parent.jar.clear();
    await fails(5);
    expect(await tries(parent, 'anna')).toBe(2);
    now.advance(DAY + 2_000);
    await fails(5);
  });

  it('are no more than one, however many come at the same time to two processes', async () => {
    const here = opened();
    const there = opened(here.limits);
    const attacker = browser('10.0.0.3');
    for (let n = 0; n < 5; n += 1) await here.tries(attacker, 'anna');
    here.now.advance(2_000);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? here : there).tries(attacker, 'anna')),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });

  it('keep nobody out whose clock was set back since', async () => {
    const { tries, now } = opened();
    const parent = browser('10.0.0.4');
    for (let n = 0; n < 9; n += 1) {
      await tries(parent, 'anna');
      now.advance(60_000);
    }
    now.advance(-30 * DAY);
    expect(await tries(parent, 'anna')).toBeNull();
  });
});

describe('a parent gets in at once while 10,000 wrong logins come', () => {
  /** Some of the 10,000, then the parent, then more. */
  async function attack(networks: number, parentGetsIn: (house: ReturnType<typeof opened>) => Promise<void>) {
    const house = opened();
    let letThrough = 0;
    for (let n = 0; n < 10_000; n += 1) {
      house.now.advance(10);
      const attacker = browser(`10.${(n % networks) >> 8}.${(n % networks) & 255}.9`);
      if ((await house.tries(attacker, 'anna')) === null) letThrough += 1;
      if (n % 500 === 499) await parentGetsIn(house);
    }
    return { ...house, letThrough };
  }

  it('from one network: from any other', async () => {
    const { letThrough } = await attack(1, async ({ tries, pauses }) => {
      expect(await tries(browser('192.0.2.7'), 'anna', true)).toBeNull();
      expect(pauses).toEqual([]);
    });
    expect(letThrough).toBeLessThan(15);
  });

  it('from her own network: on a device that was in before', async () => {
    const device = browser('10.0.0.9');
    const first = opened();
    await first.tries(device, 'anna', true);
    await attack(1, async ({ tries, pauses }) => {
      expect(await tries(device, 'anna', true)).toBeNull();
      expect(pauses).toEqual([]);
    });
  });

  it('from a thousand networks: on a device that was in before, and elsewhere with a wait of seconds', async () => {
    const device = browser('192.0.2.8');
    await opened().tries(device, 'anna', true);
    let slowed = 0;
    const { pauses } = await attack(1_000, async ({ tries, pauses: before, admit }) => {
      const heldUp = before.length;
      const known = await admit(device.ctx, 'anna');
      await known.succeeded();
      expect([known.turn, before.length]).toEqual(['first', heldUp]);
      expect(await tries(browser('198.51.100.1'), 'anna', true)).toBeNull();
      slowed += before.length - heldUp;
      expect(before.length - heldUp).toBeLessThanOrEqual(1);
    });
    expect(slowed).toBeGreaterThan(10);
    expect(Math.max(...pauses)).toBe(3_000);
    expect(pauses.length).toBeGreaterThan(4_000);
  });

  it('on other accounts: each of them counts for itself', async () => {
    const house = opened();
    const network = browser('10.0.0.1');
    for (let n = 0; n < 10_000; n += 1) await house.tries(network, `somebody${n}`);
    expect(await house.tries(network, 'anna', true)).toBeNull();
  });
});

describe('the cookie of a device that was in before', () => {
  async function known(account: string, secure = true) {
    const house = opened();
    const device = browser('10.0.0.1', secure);
    await house.tries(device, account, true);
    const [name = ''] = device.jar.keys();
    const value = device.jar.get(name) ?? '';
    return { house, device, name, value };
  }
  /** How many tries are let through at once, of a network that has none left. */
  async function budgetOf(house: ReturnType<typeof opened>, cookie: [string, string], account: string) {
    const exhausted = browser('10.0.0.1');
    for (let n = 0; n < 5; n += 1) await house.tries(exhausted, account);
    exhausted.jar.set(...cookie);
    let through = 0;
    while ((await house.tries(exhausted, account)) === null) through += 1;
    return through;
  }

  it('gives a budget of its own, with pauses of its own', async () => {
    const { house, name, value } = await known('anna');
    expect(await budgetOf(house, [name, value], 'anna')).toBe(5);
  });

  it('is worth nothing for another account, forged, changed, or too old', async () => {
    const { house, name, value } = await known('anna');
    expect(await budgetOf(house, [name, value], 'ben')).toBe(0);
    const [id = '', day = '', mac = ''] = value.split('.');
    const forged = [
      `${id}.${Number(day) + 1}.${mac}`,
      `${'0'.repeat(12)}.${day}.${mac}`,
      `${id}.${day}.${mac.replace(/^./, (letter) => (letter === '0' ? '1' : '0'))}`,
      `${id}.${day}.`,
      `${id}.${day}.${mac}.more`,
      '...',
      '_____',
      'x'.repeat(4_000),
    ];
    for (const one of forged) {
      house.now.advance(2 * DAY);
      expect(await budgetOf(house, [name, one], 'anna')).toBe(0);
    }
    house.now.advance(400 * DAY);
    expect(await budgetOf(house, [name, value], 'anna')).toBe(0);
  });

  it('names nobody, and holds the five accounts that were in last', async () => {
    const { house, device, name } = await known('anna@example.org');
    for (const account of ['b', 'c', 'd', 'e', 'f']) await house.tries(device, account, true);
    const value = device.jar.get(name) ?? '';
    expect(value).toMatch(/^([0-9a-f]{12}\.\d+\.[0-9a-f]{32}_?){5}$/);
    house.now.advance(2 * DAY);
    expect(await budgetOf(house, [name, value], 'anna@example.org')).toBe(0);
    for (const account of ['b', 'f']) expect(await budgetOf(house, [name, value], account)).toBe(5);
  });

  it('has another name where there is no TLS, as on a developer’s machine', async () => {
    expect((await known('anna')).name).toBe('__Secure-known-device');
    expect((await known('anna', false)).name).toBe('known-device');
  });
});
