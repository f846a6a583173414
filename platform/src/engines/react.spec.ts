import { MAX_ATTEMPTS, type JobOutcome, type JobStore } from '../jobs/jobStore.ts';
import type { Bus } from '../bus/bus.ts';
import type { Reactor } from '../reactor.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { createMemoryBus } from '../testing/memoryBus.ts';
import { createMemoryJobStore } from '../testing/memoryJobStore.ts';
import { announcementOf, createSweeper, createWorker } from './react.ts';

const paint = {
  id: 'anna/picture/paint',
  accountId: 'anna',
  subject: 'picture',
  step: 'paint',
  kind: 'paint',
  input: {},
};

async function workshop(
  reactor: Reactor,
  {
    bus = createMemoryBus(),
    jobStore = createMemoryJobStore(),
    leaseMs = 60_000,
    job = paint,
    concurrency = 1,
    lookEveryMs = 5,
  } = {},
) {
  const errors: unknown[] = [];
  const ended = new AbortController();
  await jobStore.insertIfAbsent(job);
  const worker = createWorker({
    bus,
    jobStore,
    reactors: { paint: reactor },
    group: 'painters',
    concurrency,
    leaseMs,
    lookEveryMs,
    onError: (error) => errors.push(error),
  });
  const running = worker.run(ended.signal);
  const stop = async () => {
    ended.abort();
    await running;
  };
  return { bus, jobStore, errors, stop, announce: () => bus.publish('work', [announcementOf(job)]) };
}

async function eventually<T>(look: () => Promise<T> | T, holds: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe('a worker', () => {
  it.each<[JobOutcome, object]>([
    [{ kind: 'done' }, { state: 'done', attempts: 1 }],
    [
      { kind: 'retryIn', ms: 500, reason: 'away' },
      { state: 'open', attempts: 1, leaseUntil: 0, reason: 'away' },
    ],
    [
      { kind: 'giveUp', reason: 'unfit' },
      { state: 'givenUp', reason: 'unfit' },
    ],
  ])('settles what became of the job: %j', async (outcome, expected) => {
    const { jobStore, announce, stop } = await workshop(async () => outcome);
    await announce();
    const job = await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.attempts === 1 && one.leaseUntil === 0,
    );
    expect(job).toMatchObject(expected);
    await stop();
  });

  it('commits its place on the bus as soon as a job is claimed, and does a job once though announced twice', async () => {
    const next = { ...paint, id: 'anna/picture/next' };
    let finish = (_outcome: JobOutcome) => {};
    let begun = 0;
    const reactor: Reactor = async ({ id }) => {
      if (id === paint.id) return { kind: 'done' };
      begun += 1;
      return new Promise((resolve) => (finish = resolve));
    };
    const { bus, jobStore, stop } = await workshop(reactor, { lookEveryMs: 60_000 });
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.state === 'done',
    );
    await jobStore.insertIfAbsent(next);
    await bus.publish('work', [announcementOf(next)]);
    await eventually(
      () => begun,
      (times) => times === 1,
    );
    expect(bus.uncommitted('painters')).toBe(0);
    await bus.publish('work', [announcementOf(next)]);
    finish({ kind: 'done' });
    await eventually(
      () => bus.uncommitted('painters'),
      (waiting) => waiting === 0,
    );
    expect((await jobStore.get(next.id))?.state).toBe('done');
    expect(begun).toBe(1);
    await stop();
  });

  it('takes a reactor that throws for one that wants a later try, and reports it', async () => {
    const { jobStore, errors, announce, stop } = await workshop(() =>
      Promise.reject(new RangeError('broken brush')),
    );
    await announce();
    const job = await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.reason === 'threw',
    );
    expect(job?.state).toBe('open');
    expect(job!.notBefore).toBeGreaterThan(Date.now());
    expect(errors).toEqual([expect.any(RangeError)]);
    await stop();
  });

  it('renews its lease while it works', async () => {
    let finish = (_outcome: JobOutcome) => {};
    const { jobStore, announce, stop } = await workshop(() => new Promise((resolve) => (finish = resolve)), {
      leaseMs: 1_500,
    });
    await announce();
    const claimed = await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.attempts === 1,
    );
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one!.leaseUntil > claimed!.leaseUntil,
    );
    expect(await jobStore.claim(paint.id, 60)).toBeNull();
    finish({ kind: 'done' });
    await stop();
  });

  it('is told when somebody else has taken the job, and settles nothing then', async () => {
    const jobStore = createMemoryJobStore();
    const settled: unknown[] = [];
    const losing: JobStore = {
      ...jobStore,
      renew: async () => false,
      settle: async (...asked) => {
        settled.push(asked);
        return jobStore.settle(...asked);
      },
    };
    let told = false;
    const reactor: Reactor = (_job, signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          told = true;
          resolve({ kind: 'done' });
        }),
      );
    const { announce, stop } = await workshop(reactor, { jobStore: losing, leaseMs: 300 });
    await announce();
    await eventually(
      () => told,
      (one) => one,
    );
    await stop();
    expect(settled).toEqual([]);
  });

  it('lets go of a job whose renewal is never answered, by the time its lease is another’s', async () => {
    const jobStore = createMemoryJobStore();
    const settled: unknown[] = [];
    const silent: JobStore = {
      ...jobStore,
      renew: () => new Promise(() => {}),
      settle: async (...asked) => {
        settled.push(asked);
        return jobStore.settle(...asked);
      },
    };
    const began: number[] = [];
    const reactor: Reactor = (_job, signal) => {
      began.push(performance.now());
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'done' })));
    };
    const { stop } = await workshop(reactor, { jobStore: silent, leaseMs: 300 });
    // It is alone with the job: a second attempt begins only after the first has let go.
    await eventually(
      () => began.length,
      (times) => times === 2,
    );
    expect(settled).toEqual([]);
    await stop();
  });

  it('keeps its lease while the bus takes its time with the word that it has the job', async () => {
    const next = { ...paint, id: 'anna/picture/next' };
    const memory = createMemoryBus();
    let answer = () => {};
    const slow: typeof memory = {
      ...memory,
      consume: (topic, options, handle) =>
        memory.consume(topic, options, (delivery) =>
          handle({ ...delivery, commit: () => new Promise((resolve) => (answer = resolve)) }),
        ),
    };
    const { jobStore, stop } = await workshop(async () => ({ kind: 'done' }), {
      bus: slow,
      leaseMs: 1_500,
      lookEveryMs: 60_000,
    });
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.state === 'done',
    );
    await jobStore.insertIfAbsent(next);
    await slow.publish('work', [announcementOf(next)]);
    const claimed = await eventually(
      () => jobStore.get(next.id),
      (one) => one?.attempts === 1,
    );
    await eventually(
      () => jobStore.get(next.id),
      (one) => one!.leaseUntil > claimed!.leaseUntil,
    );
    answer();
    await eventually(
      () => jobStore.get(next.id),
      (one) => one?.state === 'done',
    );
    await stop();
  });

  it('is not charged with stops: a job that met many of them is done by the next worker', async () => {
    const jobStore = createMemoryJobStore();
    for (let stops = 1; stops <= 2 * MAX_ATTEMPTS; stops += 1) {
      const untilStopped: Reactor = (_job, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      const { stop } = await workshop(untilStopped, { jobStore });
      await eventually(
        () => jobStore.get(paint.id),
        (one) => one?.attempts === stops,
      );
      await stop();
      expect(await jobStore.get(paint.id)).toMatchObject({ state: 'open', leaseUntil: 0 });
    }
    const { stop } = await workshop(async () => ({ kind: 'done' }), { jobStore });
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.state === 'done',
    );
    await stop();
  });

  it('stops the reactor when the process stops, and leaves the job to the next worker at once', async () => {
    const reactor: Reactor = (_job, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const { jobStore, errors, announce, stop } = await workshop(reactor);
    await announce();
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.attempts === 1,
    );
    await stop();
    await eventually(
      () => jobStore.due(1),
      (due) => due.length === 1,
    );
    expect(errors).toEqual([]);
  });

  it('passes over kinds that are another group’s', async () => {
    const { bus, jobStore, announce, stop } = await workshop(async () => ({ kind: 'done' }), {
      job: { ...paint, kind: 'toString' },
    });
    await announce();
    await eventually(
      () => bus.uncommitted('painters'),
      (waiting) => waiting === 0,
    );
    expect(await jobStore.get(paint.id)).toMatchObject({ state: 'open', attempts: 0 });
    await stop();
  });
});

describe('a worker with room', () => {
  it('takes what is due though the bus gave it to another one, which is busy', async () => {
    const { jobStore, stop } = await workshop(async () => ({ kind: 'done' }));
    await jobStore.insertIfAbsent({ ...paint, id: 'anna/picture/knit', kind: 'knit' });
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.state === 'done',
    );
    expect(await jobStore.get('anna/picture/knit')).toMatchObject({ attempts: 0 });
    await stop();
  });

  it('takes what is oldest first, whatever it was told of', async () => {
    const done: string[] = [];
    const jobStore = createMemoryJobStore();
    for (const name of ['b', 'a', 'c']) {
      await jobStore.insertIfAbsent({ ...paint, id: `anna/picture/${name}` });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { bus, stop } = await workshop(
      async ({ id }) => {
        done.push(id.slice(-1));
        return { kind: 'done' };
      },
      { jobStore, lookEveryMs: 60_000 },
    );
    await bus.publish(
      'work',
      ['c', 'b', 'x'].map((name) => announcementOf({ id: `anna/picture/${name}`, kind: 'paint' })),
    );
    await eventually(
      () => done,
      ({ length }) => length === 4,
    );
    expect(done).toEqual(['b', 'a', 'c', 't']);
    await stop();
  });

  it('has never more in hand than it can do at a time, whichever way the jobs came', async () => {
    let inHand = 0;
    let most = 0;
    const { bus, jobStore, stop } = await workshop(
      async () => {
        most = Math.max(most, ++inHand);
        await new Promise((resolve) => setTimeout(resolve, 8));
        inHand -= 1;
        return { kind: 'done' };
      },
      { concurrency: 2 },
    );
    for (let n = 0; n < 10; n += 1) {
      await jobStore.insertIfAbsent({ ...paint, id: `anna/picture/${n}` });
      if (n % 2) await bus.publish('work', [announcementOf({ id: `anna/picture/${n}`, kind: 'paint' })]);
    }
    await eventually(
      () => jobStore.counts(),
      ({ open }) => open === 0,
    );
    expect(most).toBe(2);
    expect((await jobStore.get('anna/picture/3'))?.attempts).toBe(1);
    await stop();
  });

  it('goes on after the store was away', async () => {
    const jobStore = createMemoryJobStore();
    let away = 2;
    const shaky: JobStore = {
      ...jobStore,
      due: (...asked) => (away-- > 0 ? Promise.reject(new Error('away')) : jobStore.due(...asked)),
    };
    const { errors, stop } = await workshop(async () => ({ kind: 'done' }), { jobStore: shaky });
    await eventually(
      () => jobStore.get(paint.id),
      (one) => one?.state === 'done',
    );
    expect(errors).toHaveLength(2);
    await stop();
  });
});

describe('the sweeper', () => {
  it('announces what is due, and again only after a while or another attempt', async () => {
    const now = fakeClock();
    const jobStore = createMemoryJobStore(now);
    const bus = createMemoryBus();
    const { sweep } = createSweeper({ bus, jobStore, now });
    await jobStore.insertIfAbsent(paint);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    const job = await jobStore.claim(paint.id, 5_000);
    now.advance(4_999);
    expect(await sweep()).toBe(0);
    now.advance(1); // the lease has passed: its holder died
    expect(await sweep()).toBe(1);
    now.advance(10_000);
    expect(await sweep()).toBe(1);
    await jobStore.claim(paint.id, 5_000);
    expect(await jobStore.settle(paint.id, job!.fence, { kind: 'done' })).toBe(false);
  });

  it('goes on by itself until it is stopped', async () => {
    const jobStore = createMemoryJobStore();
    const said: string[] = [];
    const publish: Bus['publish'] = async (_topic, messages) =>
      void said.push(...messages.map(({ key }) => key));
    const { run } = createSweeper({
      bus: { ...createMemoryBus(), publish },
      jobStore,
      now: Date.now,
      everyMs: 1,
    });
    const ended = new AbortController();
    const running = run(ended.signal);
    for (const id of ['anna/picture/paint', 'ben/picture/paint']) {
      await jobStore.insertIfAbsent({ ...paint, id });
      await eventually(
        () => said,
        (all) => all.includes(id),
      );
    }
    ended.abort();
    await running;
    expect(said).toHaveLength(2);
  });
});
