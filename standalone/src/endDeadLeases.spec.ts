import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { endDeadLeases } from './endDeadLeases.ts';

it('what a killed house was at is taken up by the next one without waiting', async () => {
  const readStore = createMemoryReadStore();
  const jobStore = createJobStore({ readStore, now: () => 1_000 });
  await jobStore.insertIfAbsent({
    id: 'a/account/mail',
    accountId: 'a',
    subject: 'account',
    step: 'mail',
    kind: 'sendMail',
    input: {},
  });
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
