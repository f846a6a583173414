import type { Bus, BusMessage } from '@storylark/platform/bus/bus';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryJobStore } from '@storylark/platform/testing/memoryJobStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createProjectors } from './createProjectors.ts';
import { stories } from './stories/stories.ts';

const at = '2026-11-20T19:00:00.000Z';
const request = (storyId: string) => ({
  id: `request-${storyId}`,
  type: 'StoryRequested',
  data: { accountId: 'a', storyId, characterId: 'c', order: { subject: 's', bound: 'b', box: 'x' }, at },
  metadata: { at, accountId: 'a' },
});

function started(over: Partial<Parameters<typeof createProjectors>[0]> = {}) {
  const ended = new AbortController();
  const deps = {
    eventStore: createMemoryEventStore(),
    readStore: createMemoryReadStore(),
    jobStore: createMemoryJobStore(),
    bus: createMemoryBus(),
    now: Date.now,
    onError: () => {},
    onStopped: () => {},
    ...over,
  };
  const wakeUps: BusMessage[] = [];
  void deps.bus.consume(
    'wakeUps',
    { signal: ended.signal },
    async ({ key, value }) => void wakeUps.push({ key, value }),
  );
  const announced: unknown[] = [];
  void deps.bus.consume(
    'work',
    { group: 'workers', signal: ended.signal },
    async ({ value, commit }) => (announced.push(value.jobId), commit()),
  );
  const loops = createProjectors(deps).start(ended.signal);
  const names = loops.map(({ state }) => state().name);
  return {
    ...deps,
    wakeUps,
    announced,
    names,
    stop: async () => (ended.abort(), Promise.all(loops.map(({ done }) => done))),
  };
}
async function until(holds: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not come to that');
}

it('hands out work once, also when it begins again, and goes on after what was handed out', async () => {
  const first = started();
  await first.eventStore.append('story-1', [request('1')], 'none');
  await until(
    async () =>
      (await first.jobStore.get('a/story/1/text')) !== null &&
      (await first.readStore.checkpoint('outlet/work')) !== null,
  );
  await first.stop();
  await until(() => first.announced.includes('a/story/1/text'));
  await first.jobStore.deleteByAccount('a');
  const second = started(first);
  await second.eventStore.append('story-2', [request('2')], 'none');
  await until(async () => (await second.jobStore.get('a/story/2/text')) !== null);
  expect(await second.jobStore.get('a/story/1/text')).toBeNull();
  await second.stop();
});

it('tells of each row with the one before it, and of its own progress', async () => {
  const { eventStore, wakeUps, stop } = started();
  await until(() => eventStore.append('story-1', [request('1')], 'none').then(() => true));
  await until(() => wakeUps.some(({ value }) => JSON.stringify(value).includes('requested')));
  const { position } = await eventStore.append('story-2', [request('2')], 'none');
  await until(() => wakeUps.some(({ value }) => value.position === position));
  const rows = wakeUps.flatMap(
    ({ value }) => (value.rows ?? []) as { row: { _id: string }; previous: string | null }[],
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]?.previous).toBe(rows[0]?.row._id);
  expect(wakeUps.at(-1)?.value.collections).toContain(stories.name);
  await stop();
});

it.each([
  ['is away', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise<void>(() => {})],
])('keeps the read models going while the bus %s', async (how, publish) => {
  const working = createMemoryBus();
  const bus = {
    ...working,
    publish: (...said: Parameters<Bus['publish']>) =>
      said[0] === 'wakeUps' ? publish() : working.publish(...said),
  };
  const troubles: string[] = [];
  const { eventStore, readStore, stop } = started({ bus, onError: (_error, name) => troubles.push(name) });
  await eventStore.append('story-1', [request('1')], 'none');
  await until(
    async () => (await readStore.collection({ name: stories.name, indexes: [] }).get('a/1')) !== null,
  );
  if (how === 'is away') expect(troubles).toContain('wakeUps');
  await stop();
});

it('names its loops, for whoever asks how it is', async () => {
  const { names, stop } = started();
  expect(names).toEqual(['readModels', 'outlet/work', 'pruneFeed']);
  await stop();
});
