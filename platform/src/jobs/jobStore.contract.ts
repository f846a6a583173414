import { fakeClock } from '../testing/fakeClock.ts';
import type { Clock } from '../clock.ts';
import { countedAttempts, MAX_ATTEMPTS, type JobStore, type NewJob } from './jobStore.ts';

/**
 * An empty fixture for a job store under a clock; what is opened twice stands for two processes that share it.
 */
export type JobStoreFixture = { open: (now: Clock) => Promise<JobStore>; remove: () => Promise<void> };

const LEASE = 5_000;
const job = (id: string, more: Partial<NewJob> = {}): NewJob => {
  const [accountId = '', subject = '', step = ''] = id.split('/');
  return { id, accountId, subject, step, kind: 'paint', input: { page: 1 }, ...more };
};

/** What every job store keeps. */
export function jobStoreContract(name: string, fixture: () => Promise<JobStoreFixture>): void {
  describe(`${name} keeps the job store contract:`, () => {
    let at: JobStoreFixture;
    let store: JobStore;
    let now: ReturnType<typeof fakeClock>;
    beforeEach(async () => {
      now = fakeClock();
      at = await fixture();
      store = await at.open(now);
    });
    afterEach(() => at.remove());

    it('takes a job in once, whatever became of it', async () => {
      expect(await store.insertIfAbsent(job('a/s/text'))).toBe(true);
      expect(await store.insertIfAbsent(job('a/s/text', { kind: 'other' }))).toBe(false);
      expect(await store.get('a/s/text')).toEqual({
        ...job('a/s/text'),
        state: 'open',
        attempts: 0,
        notBefore: 0,
        leaseUntil: 0,
        fence: 0,
        reason: null,
        createdAt: now(),
      });
      const { fence } = (await store.claim('a/s/text', LEASE))!;
      await store.settle('a/s/text', fence, { kind: 'done' });
      expect(await store.insertIfAbsent(job('a/s/text'))).toBe(false);
      expect((await store.get('a/s/text'))?.state).toBe('done');
      expect(await store.get('a/s/none')).toBeNull();
    });

    it('gives a job to one of many who ask at once', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      const other = await at.open(now);
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? store : other).claim('a/s/text', LEASE)),
      );
      expect(claims.filter((one) => one !== null)).toEqual([
        expect.objectContaining({ attempts: 1, fence: 1, leaseUntil: now() + LEASE }),
      ]);
    });

    it('holds a job while its lease runs and is renewed, and gives it to another afterwards', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      await store.claim('a/s/text', LEASE);
      now.advance(LEASE - 1);
      expect(await store.claim('a/s/text', LEASE)).toBeNull();
      expect(await store.renew('a/s/text', 1, LEASE)).toBe(true);
      now.advance(LEASE - 1);
      expect(await store.claim('a/s/text', LEASE)).toBeNull();
      now.advance(1);
      expect(await store.claim('a/s/text', LEASE)).toMatchObject({ attempts: 2, fence: 2 });
    });

    it('does not listen to who has lost the job', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      await store.claim('a/s/text', LEASE);
      now.advance(LEASE);
      await store.claim('a/s/text', LEASE);
      expect(await store.renew('a/s/text', 1, LEASE)).toBe(false);
      expect(await store.settle('a/s/text', 1, { kind: 'giveUp', reason: 'late' })).toBe(false);
      expect(await store.settle('a/s/text', 2, { kind: 'done' })).toBe(true);
      expect(await store.settle('a/s/text', 2, { kind: 'giveUp', reason: 'again' })).toBe(false);
      expect(await store.get('a/s/text')).toMatchObject({ state: 'done', leaseUntil: 0, reason: null });
      expect(await store.claim('a/s/text', LEASE)).toBeNull();
    });

    it('lets a job rest before the next attempt, and knows why', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      await store.claim('a/s/text', LEASE);
      expect(await store.settle('a/s/text', 1, { kind: 'retryIn', ms: 300, reason: 'busy' })).toBe(true);
      now.advance(299);
      expect(await store.claim('a/s/text', LEASE)).toBeNull();
      now.advance(1);
      expect(await store.claim('a/s/text', LEASE)).toMatchObject({ attempts: 2, reason: 'busy' });
    });

    it('gives up when the last attempt wants another', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        expect((await store.get('a/s/text'))?.state).toBe('open');
        await store.claim('a/s/text', LEASE);
        await store.settle('a/s/text', attempt, { kind: 'retryIn', ms: 0, reason: `no ${attempt}` });
      }
      expect(await store.get('a/s/text')).toMatchObject({
        state: 'givenUp',
        reason: `no ${MAX_ATTEMPTS}`,
        attempts: MAX_ATTEMPTS,
      });
    });

    it('does not count an attempt that is spared, and those after it as ever', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      const attempt = async (n: number, spares?: true) => {
        expect(await store.claim('a/s/text', LEASE)).toMatchObject({ attempts: n, fence: n });
        expect(
          await store.settle('a/s/text', n, {
            kind: 'retryIn',
            ms: 100,
            reason: 'away',
            ...(spares && { spares }),
          }),
        ).toBe(true);
        expect(await store.claim('a/s/text', LEASE)).toBeNull();
        now.advance(100);
      };
      for (let n = 1; n <= 2 * MAX_ATTEMPTS; n += 1) await attempt(n, true);
      expect(await store.get('a/s/text')).toMatchObject({
        state: 'open',
        spared: 2 * MAX_ATTEMPTS,
        leaseUntil: 0,
      });
      for (let n = 1; n <= MAX_ATTEMPTS; n += 1) await attempt(2 * MAX_ATTEMPTS + n);
      expect(await store.get('a/s/text')).toMatchObject({ state: 'givenUp', reason: 'away' });
      expect(await store.reopen('a/s/text')).toBe(true);
      const reopened = (await store.get('a/s/text'))!;
      expect([reopened.state, reopened.attempts, countedAttempts(reopened)]).toEqual(['open', 0, 0]);
    });

    it('gives up a job whose workers all died', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        expect(await store.claim('a/s/text', LEASE)).toMatchObject({ attempts: attempt });
        now.advance(LEASE);
      }
      expect(await store.claim('a/s/text', LEASE)).toBeNull();
      const { state, reason } = (await store.get('a/s/text'))!;
      expect([state, typeof reason]).toEqual(['givenUp', 'string']);
    });

    it('lists what is due, oldest first, and nothing else', async () => {
      for (const [step, notBefore] of Object.entries({
        third: 0,
        second: 0,
        later: now() + 100,
        held: 0,
        done: 0,
      }).toReversed()) {
        await store.insertIfAbsent(job(`a/s/${step}`, { notBefore }));
        now.advance(1);
      }
      await store.claim('a/s/held', LEASE);
      await store.claim('a/s/done', LEASE);
      await store.settle('a/s/done', 1, { kind: 'done' });
      expect((await store.due(10)).map(({ step }) => step)).toEqual(['second', 'third']);
      expect((await store.due(1)).map(({ step }) => step)).toEqual(['second']);
      now.advance(LEASE);
      expect((await store.due(10)).map(({ step }) => step)).toEqual(['held', 'later', 'second', 'third']);
    });

    it('lists what is due of some kinds', async () => {
      for (const kind of ['mail', 'paint', 'read', 'paint']) {
        await store.insertIfAbsent(job(`a/s/${kind}-${now()}`, { kind }));
        now.advance(1);
      }
      expect((await store.due(2, ['paint', 'read'])).map(({ kind }) => kind)).toEqual(['paint', 'read']);
      expect(await store.due(9, ['knit'])).toEqual([]);
    });

    it('lists what was given up, and opens one again on request', async () => {
      for (const step of ['1', '2', '3']) {
        await store.insertIfAbsent(job(`a/s/${step}`));
        await store.claim(`a/s/${step}`, LEASE);
        await store.settle(
          `a/s/${step}`,
          1,
          step === '3' ? { kind: 'done' } : { kind: 'giveUp', reason: 'unfit' },
        );
      }
      const { items, total } = await store.givenUp({ skip: 1, limit: 5 });
      expect([items.length, total, items[0]?.reason]).toEqual([1, 2, 'unfit']);
      expect(await store.counts()).toEqual({ open: 0, givenUp: 2 });
      expect(await store.reopen('a/s/1')).toBe(true);
      expect(await store.reopen('a/s/1')).toBe(false);
      expect(await store.reopen('a/s/3')).toBe(false);
      expect(await store.claim('a/s/1', LEASE)).toMatchObject({ attempts: 1, fence: 2 });
    });

    it('lists the failures that nobody was told of, oldest first, each until it is told', async () => {
      for (let n = 10; n < 20; n += 1) {
        await store.insertIfAbsent(job(`a/s/${n}`));
        const { fence } = (await store.claim(`a/s/${n}`, LEASE))!;
        await store.settle(`a/s/${n}`, fence, n === 15 ? { kind: 'done' } : { kind: 'giveUp', reason: 'x' });
        now.advance(1);
      }
      await store.insertIfAbsent(job('a/s/open'));
      const steps = async (...asked: [number, number?]) =>
        (await store.untoldFailures(...asked)).map(({ step }) => step);
      expect(await steps(3)).toEqual(['10', '11', '12']);
      for (const { id, fence } of await store.untoldFailures(2))
        expect(await store.markTold(id, fence)).toBe(true);
      expect(await steps(3)).toEqual(['12', '13', '14']);
      expect(await steps(9, 2)).toEqual(['14', '16', '17', '18', '19']);
      expect((await store.givenUp({ skip: 0, limit: 20 })).total).toBe(9);
      expect(await store.get('a/s/10')).toMatchObject({ state: 'givenUp', told: true });
    });

    it('has a failure told anew after an operator’s retry, though the first word comes late', async () => {
      await store.insertIfAbsent(job('a/s/text'));
      const fail = async () => {
        const { fence } = (await store.claim('a/s/text', LEASE))!;
        await store.settle('a/s/text', fence, { kind: 'giveUp', reason: 'x' });
        return fence;
      };
      const first = await fail();
      expect(await store.markTold('a/s/text', first)).toBe(true);
      await store.reopen('a/s/text');
      expect(await store.markTold('a/s/text', first)).toBe(false);
      expect(await store.untoldFailures(9)).toEqual([]);
      const second = await fail();
      expect(await store.markTold('a/s/text', first)).toBe(false);
      expect(await store.untoldFailures(9)).toEqual([await store.get('a/s/text')]);
      expect(await store.markTold('a/s/text', second)).toBe(true);
      expect(await store.untoldFailures(9)).toEqual([]);
    });

    it('removes old jobs that are done and behind the outlet, oldest first, so many at a time', async () => {
      const positions = { p1: 1, p2: 2, none: undefined, p9: 9, givenUp: 1, open: 1, young: 1 };
      for (const [step, position] of Object.entries(positions)) {
        if (step === 'young') now.advance(1_000);
        await store.insertIfAbsent(job(`a/s/${step}`, position === undefined ? {} : { position }));
        if (step === 'open') continue;
        const { fence } = (await store.claim(`a/s/${step}`, LEASE))!;
        const isGivenUp = step === 'givenUp';
        await store.settle(
          `a/s/${step}`,
          fence,
          isGivenUp ? { kind: 'giveUp', reason: 'x' } : { kind: 'done' },
        );
        now.advance(1);
      }
      const before = now() - 500;
      const left = async () => {
        const found = await Promise.all(Object.keys(positions).map((step) => store.get(`a/s/${step}`)));
        return found.flatMap((one) => one?.step ?? []);
      };
      expect(await store.deleteDone({ before, upTo: 5, limit: 2 })).toBe(2);
      expect(await left()).toEqual(['none', 'p9', 'givenUp', 'open', 'young']);
      expect(await store.deleteDone({ before, upTo: 5, limit: 2 })).toBe(1);
      expect(await store.deleteDone({ before, upTo: 5, limit: 2 })).toBe(0);
      expect(await left()).toEqual(['p9', 'givenUp', 'open', 'young']);
      expect(await store.deleteDone({ before, upTo: 9, limit: 2 })).toBe(1);
      expect(await left()).toEqual(['givenUp', 'open', 'young']);
    });

    it('knows what is worked on for an account, and forgets an account and nobody else', async () => {
      for (const id of ['a/s1/x', 'a/s1/y', 'a/s2/x', 'b/s1/x']) await store.insertIfAbsent(job(id));
      await store.claim('a/s1/y', LEASE);
      await store.claim('b/s1/x', LEASE);
      const { fence } = (await store.claim('a/s2/x', LEASE))!;
      await store.settle('a/s2/x', fence, { kind: 'retryIn', ms: 0, reason: 'x' });
      expect(await store.held('a')).toEqual([await store.get('a/s1/y')]);
      now.advance(LEASE);
      expect(await store.held('a')).toEqual([]);
      await store.deleteByAccount('a');
      expect((await store.due(9)).map(({ id }) => id)).toEqual(['b/s1/x']);
    });
  });
}
