import fc from 'fast-check';
import type { Bus, BusMessage, Delivery } from './bus.ts';

/** An empty fixture for a bus; what is opened twice stands for two processes that share it. */
export type BusFixture = { open: () => Promise<Bus>; remove: () => Promise<void> };

const message = (key: string, n: number): BusMessage => ({ key, value: { n } });

/** What every bus keeps. */
export function busContract(name: string, fixture: () => Promise<BusFixture>): void {
  describe(`${name} keeps the bus contract:`, () => {
    let at: BusFixture;
    let bus: Bus;
    beforeEach(async () => {
      at = await fixture();
      bus = await at.open();
    });
    afterEach(async () => {
      await bus.close();
      await at.remove();
    });

    /**
     * Takes messages until there are `count`, then leaves the group. What comes twice counts once: a publisher
     * whose answer was lost sends again.
     */
    const take = async (count: number, { from = bus, group = 'g', concurrency = 1, commit = true } = {}) => {
      const taken: BusMessage[] = [];
      const enough = new AbortController();
      await from.consume('work', { group, signal: enough.signal, concurrency }, async (delivery) => {
        if (taken.length >= count) return;
        const isNew = !taken.some(({ key, value }) => key === delivery.key && value.n === delivery.value.n);
        if (isNew) taken.push({ key: delivery.key, value: delivery.value });
        if (commit) await delivery.commit();
        if (taken.length === count) enough.abort();
      });
      return taken;
    };

    describe('work', () => {
      it('waits for its first consumer, and comes in the order of each key', async () => {
        const sent = Array.from({ length: 60 }, (_, n) => message(`k${n % 7}`, n));
        await bus.publish('work', sent.slice(0, 25));
        await bus.publish('work', sent.slice(25));
        const taken = await take(60);
        for (const key of new Set(sent.map((one) => one.key)))
          expect(taken.filter((one) => one.key === key)).toEqual(sent.filter((one) => one.key === key));
      });

      it('reaches a consumer that is already waiting, also from another process', async () => {
        const taken = take(2);
        const other = await at.open();
        await other.publish('work', [message('a', 1)]);
        await bus.publish('work', [message('b', 2)]);
        expect((await taken).map(({ key }) => key).sort()).toEqual(['a', 'b']);
        await other.close();
      });

      it('comes again to the next consumer until it is committed', async () => {
        await bus.publish('work', [message('a', 1), message('b', 2), message('a', 3)]);
        expect(await take(3, { commit: false })).toHaveLength(3);
        await bus.close();
        bus = await at.open();
        const again = await take(3);
        expect(again.filter(({ key }) => key === 'a')).toEqual([message('a', 1), message('a', 3)]);
        await bus.close();
        bus = await at.open();
        await bus.publish('work', [message('z', 4)]);
        expect(await take(1)).toEqual([message('z', 4)]);
      });

      it('goes to every group, and to a group that comes later as long as it is kept', async () => {
        await bus.publish('work', [message('a', 1)]);
        await take(1, { group: 'one', commit: false });
        expect(await take(1, { group: 'two' })).toEqual([message('a', 1)]);
        expect(await take(1, { group: 'one' })).toEqual([message('a', 1)]);
      });

      it('does not come again to a group that has committed it, though another has not', async () => {
        await bus.publish('work', [message('a', 1)]);
        await take(1, { group: 'slow', commit: false });
        await take(1, { group: 'quick' });
        await bus.close();
        bus = await at.open();
        await bus.publish('work', [message('a', 2)]);
        expect(await take(1, { group: 'quick' })).toEqual([message('a', 2)]);
        expect(await take(2, { group: 'slow' })).toEqual([message('a', 1), message('a', 2)]);
      });

      it('is shared by the members of a group: each message is handled, and only once when nobody joins or leaves meanwhile', async () => {
        const enough = new AbortController();
        const seen: number[][] = [[], []];
        let arrived = () => {};
        const members = seen.map((own) =>
          bus.consume('work', { group: 'g', signal: enough.signal }, async ({ value, commit }) => {
            own.push(value.n as number);
            await commit();
            arrived();
          }),
        );
        /**
         * Handed out and handled, by whoever of the group: a message may come again to a member that has just
         * joined.
         */
        const handled = async (numbers: number[]) => {
          await bus.publish(
            'work',
            numbers.map((n) => message(`k${n}`, n)),
          );
          while (!numbers.every((n) => seen.some((own) => own.includes(n))))
            await new Promise<void>((resolve) => (arrived = resolve));
        };
        let first = 0;
        while (seen.some((own) => own.length === 0)) await handled(Array.from({ length: 20 }, () => first++));
        const settled = Array.from({ length: 100 }, (_, n) => first + n);
        await handled(settled);
        enough.abort();
        await Promise.all(members);
        expect(
          seen
            .flat()
            .filter((n) => n >= first)
            .toSorted((a, b) => a - b),
        ).toEqual(settled);
      });

      it('of different keys is handled side by side, of one key one after the other', async () => {
        let sent = 0;
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 }),
            fc.integer({ min: 1, max: 5 }),
            async (keys, concurrency) => {
              const running: string[] = [];
              let most = 0;
              const order: Record<string, number[]> = {};
              const enough = new AbortController();
              const first = sent;
              sent += keys.length;
              const left = new Set(keys.map((_, n) => first + n));
              await bus.publish(
                'work',
                keys.map((key, n) => message(key, first + n)),
              );
              await bus.consume(
                'work',
                { group: 'g', signal: enough.signal, concurrency },
                async ({ key, value, commit }) => {
                  expect(running).not.toContain(key);
                  // sent again by a publisher whose answer was lost
                  if (!left.delete(value.n as number)) return commit();
                  running.push(key);
                  most = Math.max(most, running.length);
                  await new Promise((resolve) => setImmediate(resolve));
                  (order[key] ??= []).push(value.n as number);
                  await commit();
                  running.splice(running.indexOf(key), 1);
                  if (left.size + running.length === 0) enough.abort();
                },
              );
              expect(most).toBeLessThanOrEqual(concurrency);
              for (const [key, seen] of Object.entries(order))
                expect(seen).toEqual(keys.flatMap((one, n) => (one === key ? [first + n] : [])));
            },
          ),
          { numRuns: 25 },
        );
      });

      it('of a free key goes on while another key is busy', async () => {
        let finish = () => {};
        const slow = new Promise<void>((resolve) => (finish = resolve));
        const enough = new AbortController();
        const seen: string[] = [];
        await bus.publish('work', [message('slow', 1), message('slow', 2), message('quick', 3)]);
        await bus.consume(
          'work',
          { group: 'g', signal: enough.signal, concurrency: 2 },
          async ({ key, value, commit }) => {
            if (value.n === 1) await slow;
            seen.push(`${key} ${Number(value.n)}`);
            await commit();
            if (key === 'quick') finish();
            if (value.n === 2) enough.abort();
          },
        );
        expect(seen).toEqual(['quick 3', 'slow 1', 'slow 2']);
      });

      it('whose handler throws ends the consumer with that error and comes to the next', async () => {
        await bus.publish('work', [message('a', 1)]);
        const failing = bus.consume('work', { group: 'g', signal: new AbortController().signal }, () =>
          Promise.reject(new RangeError('no')),
        );
        await expect(failing).rejects.toThrow(RangeError);
        expect(await take(1)).toEqual([message('a', 1)]);
      });

      it('needs a group', async () => {
        await expect(
          bus.consume('work', { signal: new AbortController().signal }, () => Promise.resolve()),
        ).rejects.toThrow(/group/);
      });
    });

    describe('wakeUps', () => {
      it('reach every listener of every process, those of one key in order', async () => {
        const other = await at.open();
        const enough = new AbortController();
        const heard: BusMessage[][] = [[], [], []];
        const listeners = [bus, bus, other].map((from, who) =>
          from.consume('wakeUps', { signal: enough.signal }, ({ key, value }) =>
            Promise.resolve(void heard[who]?.push({ key, value })),
          ),
        );
        const numbersOf = (who: BusMessage[], key: string) =>
          who.filter((one) => one.key === key).map(({ value }) => value.n as number);
        // What is said before an engine has let a listener in may be lost: say it until all have heard both.
        for (
          let n = 0;
          !heard.every((who) => ['near', 'far'].every((key) => numbersOf(who, key).length > 1));
          n += 1
        ) {
          await bus.publish('wakeUps', [message('near', n)]);
          await other.publish('wakeUps', [message('far', n)]);
          await new Promise((resolve) => setImmediate(resolve));
        }
        enough.abort();
        await Promise.all(listeners);
        for (const who of heard)
          for (const key of ['near', 'far'])
            expect(numbersOf(who, key)).toEqual(numbersOf(who, key).toSorted((a, b) => a - b));
        await other.close();
      });
    });

    describe('the end', () => {
      it('comes at once when nothing is being handled', async () => {
        const enough = new AbortController();
        const idle = [
          bus.consume('work', { group: 'g', signal: enough.signal, concurrency: 20 }, () =>
            Promise.resolve(),
          ),
          bus.consume('wakeUps', { signal: enough.signal }, () => Promise.resolve()),
        ];
        enough.abort();
        await Promise.all(idle);
        await bus.consume('work', { group: 'g', signal: enough.signal }, () =>
          Promise.reject(new Error('never called')),
        );
      });

      it('waits for the handler that runs, and nothing more is begun', async () => {
        let finish = () => {};
        const enough = new AbortController();
        const begun: Delivery[] = [];
        await bus.publish('work', [message('a', 1), message('b', 2)]);
        let consumed = false;
        const consuming = bus
          .consume('work', { group: 'g', signal: enough.signal }, async (delivery) => {
            begun.push(delivery);
            enough.abort();
            await new Promise<void>((resolve) => (finish = resolve));
            await delivery.commit();
          })
          .then(() => (consumed = true));
        while (begun.length === 0) await new Promise((resolve) => setImmediate(resolve));
        expect(consumed).toBe(false);
        finish();
        await consuming;
        expect(begun).toHaveLength(1);
        expect(await take(1)).toEqual([message('b', 2)]);
      });

      it('of the bus ends its consumers', async () => {
        const consuming = bus.consume('work', { group: 'g', signal: new AbortController().signal }, () =>
          Promise.resolve(),
        );
        await bus.close();
        await consuming;
        bus = await at.open();
      });
    });
  });
}
