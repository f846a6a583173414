import type { Job } from '@storylark/platform/jobs/jobStore';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { announcementOf } from '@storylark/platform/engines/react';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { setImmediate as turn } from 'node:timers/promises';
import { createManagers } from './createManagers.ts';
import { jobFor } from './testing/jobFor.ts';

function opened() {
  const readStore = createMemoryReadStore();
  const jobStore = createJobStore({ readStore });
  const bus = createMemoryBus();
  const stopping = new AbortController();
  const did: string[] = [];
  const errors: unknown[] = [];
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      did.push(`${name} ${args.join(' ')}`);
      return name === 'mailWork' ? { over: true } : undefined;
    };
  const managers = createManagers({
    bus,
    jobStore,
    eventStore: createMemoryEventStore(),
    readStore,
    vault: { destroy: call('destroy') } as never,
    blobs: { deleteByPrefix: call('deleteByPrefix') } as never,
    api: new Proxy({}, { get: (_, name) => call(String(name)) }) as never,
    mailer: { send: async ({ messageId }) => void did.push(`send ${messageId}`) },
    mailbox: null,
    seller: { name: null, address: null, vatId: null, vatPercent: 19 },
    compact: async () => {},
    publicUrl: 'https://storylark.example',
    onError: (error) => errors.push(error),
  });
  const loops = managers.start(stopping.signal);
  return {
    did,
    errors,
    jobStore,
    async give(job: Job) {
      await jobStore.insertIfAbsent(job);
      await bus.publish('work', [announcementOf(job)]);
    },
    async until(holds: () => Promise<boolean>) {
      for (let tries = 0; tries < 100_000 && !(await holds()); tries += 1) await turn();
      expect(await holds()).toBe(true);
    },
    async close() {
      stopping.abort();
      await Promise.all(loops.map(({ done }) => done));
      await bus.close();
      await readStore.close();
    },
  };
}

it('does what it is told of on the bus, each job once', async () => {
  const { give, until, did, errors, jobStore, close } = opened();
  await give(jobFor('returnSlot', { storyId: 's' }));
  await give(jobFor('releaseEmailClaim', { claimStream: 'emailClaim-1' }));
  await give(jobFor('sendMail', { eventId: 'e' }));
  await give(jobFor('shredCharacter', { characterId: 'c' }));
  await until(async () => (await jobStore.counts()).open === 0);
  await close();
  expect(did.sort()).toEqual([
    'deleteByPrefix a/character/c/',
    'destroy a/character/c',
    'mailWork a e false',
    'releaseEmailClaim a emailClaim-1',
    'returnSlot a s',
  ]);
  expect(errors).toEqual([]);
});

it('leaves to the generators what is theirs', async () => {
  const { give, until, jobStore, close } = opened();
  await give(jobFor('writeText', { storyId: 's' }));
  await give(jobFor('returnSlot', { storyId: 's' }));
  await until(async () => (await jobStore.get('a/returnSlot'))?.state === 'done');
  expect(await jobStore.get('a/writeText')).toMatchObject({ state: 'open', attempts: 0 });
  await close();
});
