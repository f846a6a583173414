import { Unavailable } from '../unavailable.ts';
import { createServiceClient, ServiceError } from '../http/createServiceClient.ts';
import { MAX_ATTEMPTS, type Job } from '../jobs/jobStore.ts';
import type { Reactor } from '../reactor.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { createMemoryJobStore } from '../testing/memoryJobStore.ts';
import { inputOf, reactorOf } from './reactorOf.ts';

const MINUTE = 60_000;
const { signal } = new AbortController();

/** Does a job as workers do, on a clock of its own, until it is settled; answers how and when. */
async function doneOrGivenUp(react: (at: number) => Reactor) {
  const now = fakeClock();
  const jobStore = createMemoryJobStore(now);
  const begun = now();
  await jobStore.insertIfAbsent({
    id: 'a/s/text',
    accountId: 'a',
    subject: 's',
    step: 'text',
    kind: 'writeText',
    input: {},
  });
  for (;;) {
    const job = await jobStore.claim('a/s/text', 1_000);
    if (job) await jobStore.settle(job.id, job.fence, await react(now() - begun)(job, signal));
    const { state, notBefore, attempts } = (await jobStore.get('a/s/text'))!;
    if (state !== 'open') return { state, attempts, after: now() - begun };
    now.advance(Math.max(1, notBefore - now()));
  }
}

async function nobodyAnswers(): Promise<void> {
  await createServiceClient({ origins: ['http://127.0.0.1:1'], serviceToken: 'x' }).post('/internal', {});
}
const awayErrors: [string, () => Promise<void>][] = [
  ['a store', () => Promise.reject(new Unavailable('away'))],
  ['what command-api needs', () => Promise.reject(new ServiceError(503))],
  ['command-api', nobodyAnswers],
];

it.each(awayErrors)('is done soon after an absence of five minutes: %s', async (_name, fail) => {
  const { state, after } = await doneOrGivenUp((at) =>
    reactorOf(() => (at < 5 * MINUTE ? fail() : Promise.resolve())),
  );
  expect(state).toBe('done');
  expect(after).toBeGreaterThanOrEqual(5 * MINUTE);
  expect(after).toBeLessThanOrEqual(5 * MINUTE + 5_000);
});

it('is given up, and whoever waits is told, when something stays away', async () => {
  let told = 0;
  const { state, after } = await doneOrGivenUp(() =>
    reactorOf(
      () => Promise.reject(new Unavailable('gone')),
      async () => void (told += 1),
    ),
  );
  expect([state, told]).toEqual(['givenUp', 1]);
  expect(after).toBeGreaterThan(9 * MINUTE);
  expect(after).toBeLessThan(12 * MINUTE);
});

it('gives up what cannot be made as soon as ever, also after an absence', async () => {
  const broken = reactorOf(() => Promise.reject(new TypeError('no such page')));
  const alone = await doneOrGivenUp(() => broken);
  expect(alone).toMatchObject({ state: 'givenUp', attempts: MAX_ATTEMPTS });
  expect(alone.after).toBeLessThan(20_000);
  const refused = await doneOrGivenUp(() => reactorOf(() => Promise.reject(new ServiceError(422))));
  expect(refused.attempts).toBe(MAX_ATTEMPTS);
  const away = reactorOf(() => Promise.reject(new Unavailable('away')));
  const afterwards = await doneOrGivenUp((at) => (at < MINUTE ? away : broken));
  expect(afterwards.state).toBe('givenUp');
  expect(afterwards.after).toBeLessThan(MINUTE + 25_000);
});

const job = { kind: 'writeText', input: { storyId: 's' }, attempts: MAX_ATTEMPTS } as unknown as Job;

it('is not given up when its process stops: it comes again at once', async () => {
  let told = 0;
  const broken = reactorOf(
    () => Promise.reject(new TypeError('cut off')),
    async () => void (told += 1),
  );
  expect(await broken(job, AbortSignal.abort())).toEqual({ kind: 'retryIn', ms: 0, reason: 'stopped' });
  expect(told).toBe(0);
});

it('says why by the class of the error alone', async () => {
  const broken = reactorOf(() => Promise.reject(new TypeError('Mia, 5')));
  expect(await broken(job, signal)).toEqual({ kind: 'giveUp', reason: 'TypeError' });
});

it('reads its input, and fails where it has none', () => {
  expect(inputOf(job, 'storyId')).toBe('s');
  expect(() => inputOf(job, 'characterId')).toThrow(TypeError);
});
