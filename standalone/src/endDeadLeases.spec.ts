import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { MAX_ATTEMPTS, MOST_DEATHS_SPARED } from '@storylark/platform/jobs/jobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { endDeadLeases } from './endDeadLeases.ts';

const mail = {
  id: 'a/account/mail',
  accountId: 'a',
  subject: 'account',
  step: 'mail',
  kind: 'sendMail',
  input: {},
};
const LEASE = 5_000;

/** A house with one job, which dies as often as it is told to. */
async function house() {
  const now = fakeClock();
  const readStore = createMemoryReadStore();
  const jobStore = createJobStore({ readStore, now });
  await jobStore.insertIfAbsent(mail);
  const begin = () => jobStore.claim(mail.id, LEASE);
  return {
    jobStore,
    begin,
    dies: () => endDeadLeases(readStore),
    workerDies: () => now.advance(LEASE),
    /** Begins it until it is given up, each time ended by `end`; answers how often. */
    async attemptsUntilGivenUp(end: () => Promise<void> | void) {
      for (let attempts = 0; ; attempts += 1) {
        if (!(await begin())) return attempts;
        await end();
      }
    },
  };
}

it('what a killed house was at is taken up by the next one without waiting', async () => {
  const readStore = createMemoryReadStore();
  const jobStore = createJobStore({ readStore, now: () => 1_000 });
  await jobStore.insertIfAbsent(mail);
  const dead = await jobStore.claim('a/account/mail', 5_000);
  const killed = new AbortController();
  void createLeases({ readStore, sleep: () => new Promise(() => {}) }).run(
    'sweeper',
    killed.signal,
    () => new Promise(() => {}),
  );
  expect(await jobStore.due(10)).toEqual([]);

  await endDeadLeases(readStore);

  expect((await jobStore.due(10)).map(({ id }) => id)).toEqual(['a/account/mail']);
  const next = await jobStore.claim('a/account/mail', 5_000);
  expect(next?.attempts).toBe(2);
  expect(await jobStore.settle('a/account/mail', dead?.fence ?? 0, { kind: 'done' })).toBe(false);
  const worked = createLeases({ readStore }).run('sweeper', new AbortController().signal, async () => {});
  await expect(worked).resolves.toBeUndefined();
}, 900);

it('a job that was at work at twenty kills has all its attempts left', async () => {
  const { jobStore, begin, dies, workerDies, attemptsUntilGivenUp } = await house();
  for (let kills = 0; kills < 20; kills += 1) {
    expect(await begin()).not.toBeNull();
    await dies();
  }
  expect(await attemptsUntilGivenUp(workerDies)).toBe(MAX_ATTEMPTS);
  expect((await jobStore.get(mail.id))?.state).toBe('givenUp');
});

it('a job that brings its worker down ends after five, whatever happens to the house', async () => {
  const { jobStore, begin, dies, workerDies, attemptsUntilGivenUp } = await house();
  await begin();
  await dies();
  await dies(); // nobody was at work that time
  expect(await attemptsUntilGivenUp(workerDies)).toBe(MAX_ATTEMPTS);
  await dies();
  expect(await jobStore.get(mail.id)).toMatchObject({ state: 'givenUp', deaths: 1 });
});

it('a job that brings the whole house down each time ends too', async () => {
  const { jobStore, dies, attemptsUntilGivenUp } = await house();
  expect(await attemptsUntilGivenUp(dies)).toBe(MOST_DEATHS_SPARED + MAX_ATTEMPTS);
  expect(await jobStore.untoldFailures(9)).toHaveLength(1);
});
