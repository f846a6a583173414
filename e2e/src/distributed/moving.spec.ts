import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDistributed } from '@storylark/distributed/startDistributed';
import { createStandIn } from '@storylark/eventstore-standin/createStandIn';
import { createEventStoreDb } from '@storylark/platform/eventStore/createEventStoreDb';
import { readModelOf } from '@storylark/platform/engines/projecting/readModels';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { catchMails } from '@storylark/platform/testing/catchMails';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryJobStore } from '@storylark/platform/testing/memoryJobStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { lineOf } from '@storylark/platform/transfer/archive';
import { createProjectors } from '@storylark/projectors/createProjectors';
import {
  eventually,
  finishedStory,
  login,
  newCharacter,
  newParent,
  orderStory,
  storyOf,
} from '../house/client.ts';
import { command, killedCommand } from '../house/command.ts';
import { inspect } from '../house/inspect.ts';
import { startHouse } from '../house/startHouse.ts';
import { describeOnEngines, fixtureOnEngines } from './engines.ts';

const settings = { LOG_LEVEL: 'error', LIMIT_FACTOR: '1000', STUDIO_PROCESSES: '1' };
const soundOf = async (address: string, audioUrl: string | null) =>
  Buffer.from(await (await fetch(address + audioUrl)).arrayBuffer()).toString('base64');

/** Every read model, made from these events, as one text. */
async function readModelsOf(events: readonly RecordedEvent[]): Promise<string> {
  const log = {
    events: [...events],
    streams: new Map<string, RecordedEvent[]>(),
    grown: createMemoryEventStore().log.grown,
  };
  const readStore = createMemoryReadStore();
  const projectors = createProjectors({
    eventStore: createMemoryEventStore('memory', log),
    readStore,
    jobStore: createMemoryJobStore(),
    bus: createMemoryBus(),
    now: Date.now,
    onError: () => {},
    onStopped: () => {},
  });
  const stop = new AbortController();
  const loops = projectors.start(stop.signal);
  const end = events.at(-1)?.position ?? -1;
  await eventually('the read models are made', async () => {
    const models = projectors.status();
    return models.length > 0 && models.every(({ position }) => position >= end);
  });
  stop.abort();
  await Promise.all(loops.map(({ done }) => done));
  const models = (await readStore.collections()).filter((name) => name.includes('/')).sort();
  expect(models.map(readModelOf)).toEqual(
    expect.arrayContaining(['accounts', 'characters', 'feed', 'sessions', 'slots', 'stories']),
  );
  return JSON.stringify(
    await Promise.all(
      models.map(async (name) => [
        name,
        await readStore.collection({ name, indexes: [] }).find({ sort: [['_id', 1]] }),
      ]),
    ),
  );
}

describeOnEngines('a house that moves from a data folder to the engines, and back', () => {
  it('is the same on each side, also after kill -9 on the way: events, read models, keys, sound', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storylark-moving-'));
    const [from, back] = [join(folder, 'from'), join(folder, 'back')];
    const standIn = await createStandIn({ file: join(folder, 'events.db'), port: 0 });
    const fixture = fixtureOnEngines();
    const mails = await catchMails();
    const engines = {
      ...fixture.settings,
      EVENTSTORE_URL: standIn.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
    };
    const keyOf = (dataDir: string) => ({
      SOURCE_MASTER_KEY: readFileSync(join(dataDir, 'master.key'), 'utf8'),
    });
    try {
      const house = await startHouse({ DATA_DIR: from, ...settings });
      const parent = await newParent(house.address);
      const hero = await newCharacter(house.address, parent);
      const story = await finishedStory(
        house.address,
        parent,
        (await orderStory(house.address, parent, hero.uuid)).body.uuid,
      );
      const sound = await soundOf(house.address, story.audioUrl);
      await command('plan', [parent.email, 'premium'], from);
      await house.stop();

      await command('export', [join(folder, 'out')], from);
      for (const line of ['is whole', 'events appended', 'wrapped by'])
        await killedCommand('import', [join(folder, 'out')], '', { ...engines, ...keyOf(from) }, line);
      await command('import', [join(folder, 'out')], '', { ...engines, ...keyOf(from) });
      const db = await createEventStoreDb({ url: standIn.url });
      const moved: RecordedEvent[] = [];
      for await (const event of db.readAll()) moved.push(event);
      await db.close();
      const before = await inspect(from).events();
      expect(moved.map(lineOf)).toEqual(before.map(lineOf));

      await command('export', [join(folder, 'home')], '', engines);
      await command('import', [join(folder, 'home')], back, { SOURCE_MASTER_KEY: engines.MASTER_KEY });
      const after = await inspect(back).events();
      expect(after).toEqual(before);
      const models = await readModelsOf(before);
      expect(await readModelsOf(after)).toBe(models);
      // Positions are other ones there, in the same order.
      expect(
        await readModelsOf(moved.map((event, place) => ({ ...event, position: before[place]!.position }))),
      ).toBe(models);

      const distributed = await startDistributed({
        env: {
          PATH: process.env.PATH,
          ...engines,
          ...settings,
          SMTP_URL: mails.url,
          SERVICE_TOKEN: randomBytes(32).toString('base64url'),
          PORT: '0',
        },
        copies: { 'command-api': 1, 'query-api': 1, projectors: 1, generators: 1 },
        print: () => {},
      });
      try {
        await distributed.ready;
        const seen = await eventually('the read models are there', async () => {
          const found = await storyOf(distributed.address, parent, story.uuid);
          return found.state === 'finished' && found;
        });
        expect([seen.title, seen.paragraphs]).toEqual([story.title, story.paragraphs]);
        expect(await soundOf(distributed.address, seen.audioUrl)).toBe(sound);
        expect(await login(distributed.address, parent.email)).toEqual(expect.any(String));
        await expect(command('export', [join(folder, 'busy')], '', engines)).rejects.toThrow(
          /processes are at work on the database .*: stop all/,
        );
        const { status, body } = await orderStory(distributed.address, parent, hero.uuid);
        expect(status).toBe(201);
        const again = await finishedStory(distributed.address, parent, body.uuid);
        expect(again.state).toBe('finished');
        expect(mails.mails()).toEqual([]); // none of those that the former house sent
      } finally {
        await distributed.stop();
      }
    } finally {
      await mails.close();
      await standIn.close();
      await fixture.remove();
      rmSync(folder, { recursive: true });
    }
  }, 600_000);
});
