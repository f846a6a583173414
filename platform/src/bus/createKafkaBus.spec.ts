import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Kafka, logLevel } from 'kafkajs';
import { Unavailable } from '../unavailable.ts';
import { busContract } from './bus.contract.ts';
import { createKafkaBus } from './createKafkaBus.ts';

const { KAFKA_BROKERS } = process.env;

/** Topics of its own on the brokers, and nothing left of them afterwards. */
function kafkaFixture(brokers: string[], partitions = 4) {
  const topicPrefix = `test-${randomUUID().slice(0, 8)}-`;
  const errors: unknown[] = [];
  const open = (more: { partitions?: number } = {}) =>
    createKafkaBus({
      brokers,
      topicPrefix,
      partitions,
      clientId: 'test',
      onError: (error) => void errors.push(error),
      ...more,
    });
  const admin = async <T>(ask: (admin: ReturnType<Kafka['admin']>) => Promise<T>) => {
    const one = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
    await one.connect();
    try {
      return await ask(one);
    } finally {
      await one.disconnect();
    }
  };
  const remove = () =>
    admin(async (one) => {
      const ours = (await one.listGroups()).groups
        .map(({ groupId }) => groupId)
        .filter((id) => id.startsWith(topicPrefix));
      if (ours.length > 0) await one.deleteGroups(ours);
      await one.deleteTopics({
        topics: (await one.listTopics()).filter((topic) => topic.startsWith(topicPrefix)),
      });
    });
  return { topicPrefix, errors, open, admin, remove };
}

const message = (key: string, n: number) => ({ key, value: { n } });

if (KAFKA_BROKERS === undefined) it.todo('the bus on Kafka: not tried, KAFKA_BROKERS names no broker');
else {
  const brokers = KAFKA_BROKERS.split(',');
  busContract('the bus on Kafka', async () => kafkaFixture(brokers));

  describe('the bus on Kafka', () => {
    let fixture: ReturnType<typeof kafkaFixture>;
    beforeEach(() => {
      fixture = kafkaFixture(brokers);
    });
    afterEach(() => fixture.remove());

    it('has as many partitions as were ever asked for, also when several processes ask at once', async () => {
      const partitions = () =>
        fixture.admin(async (admin) => {
          const { topics } = await admin.fetchTopicMetadata({
            topics: ['work', 'wakeUps'].map((topic) => fixture.topicPrefix + topic),
          });
          return Object.fromEntries(
            topics.map(({ name, partitions: all }) => [name.slice(fixture.topicPrefix.length), all.length]),
          );
        });
      for (const [asked, expected] of [
        [2, 2],
        [5, 5],
        [3, 5],
      ] as const) {
        const buses = await Promise.all([1, 2].map(() => fixture.open({ partitions: asked })));
        await Promise.all(buses.map((bus) => bus.publish('work', [message('a', 1)])));
        expect(await partitions()).toEqual({ work: expected, wakeUps: 1 });
        for (const bus of buses) await bus.close();
      }
    });

    it('reads on when there is room again, and hands out all of much that waits once', async () => {
      const bus = await fixture.open();
      const sent = Array.from({ length: 6_000 }, (_, n) => message(`k${n % 50}`, n));
      await bus.publish('work', sent);
      const enough = new AbortController();
      const seen: number[] = [];
      await bus.consume(
        'work',
        { group: 'g', signal: enough.signal, concurrency: 20 },
        async ({ value, commit }) => {
          seen.push(Number(value.n));
          void commit();
          await new Promise((resolve) => setImmediate(resolve));
          if (seen.length === sent.length) enough.abort();
        },
      );
      expect(seen.toSorted((a, b) => a - b)).toEqual(sent.map(({ value }) => value.n));
      await bus.close();
    });

    it('gives the work of a killed process to a member that is busy for longer than a dead one is waited for', async () => {
      const bus = await fixture.open({ partitions: 8 });
      const enough = new AbortController();
      const done = new Set<number>(); // what a change of members interrupts before its commit comes twice
      const killed = startMember(fixture.topicPrefix, brokers);
      await bus.publish(
        'work',
        Array.from({ length: 40 }, (_, n) => message(`k${n}`, n)),
      );
      await killed.holdsOne;
      let finish = () => {};
      const busy = new Promise<void>((resolve) => (finish = resolve));
      const consuming = bus.consume(
        'work',
        { group: 'g', signal: enough.signal, concurrency: 2 },
        async ({ value, commit }) => {
          const isFirst = done.size === 0;
          done.add(Number(value.n));
          await commit();
          if (isFirst) await busy;
          if (done.size === 40) {
            finish();
            enough.abort();
          }
        },
      );
      killed.kill();
      const begun = performance.now();
      await consuming;
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(done.size).toBe(40);
      await bus.close();
    });
  });
}

/** A process that joins the group `g`, and holds the first message it gets without committing it. */
function startMember(topicPrefix: string, brokers: string[]) {
  const built = new URL('../../dist/bus/createKafkaBus.js', import.meta.url).href;
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createKafkaBus } from ${JSON.stringify(built)};
       const options = { brokers: ${JSON.stringify(brokers)}, topicPrefix: '${topicPrefix}', partitions: 8, clientId: 'child', onError() {} };
       const bus = await createKafkaBus(options);
       await bus.consume('work', { group: 'g', signal: new AbortController().signal }, () => {
         console.log('holding');
         return new Promise(() => {});
       });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { holdsOne: once(child.stdout, 'data'), kill: () => child.kill('SIGKILL') };
}

describe('the bus on a Kafka that is away', () => {
  it('answers so within 5 s, and its consumers end when they are told', async () => {
    const fixture = kafkaFixture(['127.0.0.1:1']);
    const bus = await fixture.open();
    const enough = new AbortController();
    const consuming = ['work', 'wakeUps'].map((topic) =>
      bus.consume(topic as 'work' | 'wakeUps', { group: 'g', signal: enough.signal }, () =>
        Promise.resolve(),
      ),
    );
    const begun = performance.now();
    await expect(bus.publish('work', [message('a', 1)])).rejects.toThrow(Unavailable);
    expect(performance.now() - begun).toBeLessThan(5_500);
    // the readers say so too
    while (fixture.errors.length === 0) await new Promise((resolve) => setImmediate(resolve));
    enough.abort();
    await Promise.all(consuming);
    await bus.close();
  });
});
