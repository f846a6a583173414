import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { path, paths } from '@storylark/contracts/paths';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { StoryView } from '@storylark/contracts/stories/views';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import { filesIn } from '@storylark/standalone/files';
import { call, eventually, finishedStory, newCharacter, newParent, orderStory } from './house/client.ts';
import { inspect } from './house/inspect.ts';
import { type RunningHouse, startHouse } from './house/startHouse.ts';

const OTHERS = 5_000;
const AT_ONCE = 500;
const TWO_DAYS = 2 * 24 * 60 * 60_000;
/** Put before all else in every thread: everything made so far is two days old. */
const clockAhead = `const now=Date.now;Date.now=()=>now()+${TWO_DAYS};`;

describe('two days later, with the read models lost and much that happened to others', () => {
  let dataDir: string;
  let house: RunningHouse;
  const start = async (env: Record<string, string> = {}) =>
    void (house = await startHouse({ DATA_DIR: dataDir, LIMIT_FACTOR: '1000', ...env }));

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'storylark-sweep-'));
    await start();
  }, 40_000);
  afterAll(async () => {
    await house.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function muchHappensToOthers() {
    const eventStore = await createEmbeddedEventStore({ file: filesIn(dataDir).events });
    for (let written = 0; written < OTHERS; written += AT_ONCE) {
      const accountId = randomUUID();
      const events = Array.from({ length: AT_ONCE }, () => ({
        id: randomUUID(),
        type: 'StoryListened',
        data: {
          accountId,
          storyId: randomUUID(),
          positionSeconds: 1,
          finished: false,
          at: '2026-11-01T08:00:00.000Z',
        },
        metadata: { at: '2026-11-01T08:00:00.000Z' },
      }));
      await eventStore.append(`listening-${accountId}-2026-11`, events, 'none');
    }
    await eventStore.close();
  }

  /**
   * A sweep begins with the house and waits 10 s for the read models; on a machine that is too slow for that its
   * turn comes with the next start.
   */
  async function sweepIsThroughWith(file: string) {
    for (let starts = 1; existsSync(file); starts += 1) {
      if (starts > 1) await house.stop();
      await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead)}` });
      const gone = eventually('the sweep has been there', async () => !existsSync(file), 30_000);
      await (starts < 3 ? gone.catch(() => {}) : gone);
    }
  }

  it('sound and pictures that the log names are served, an attempt that it does not name is gone', async () => {
    const parent = await newParent(house.address);
    const { token, accountId } = parent;
    const child = await newCharacter(house.address, parent);
    const { body: ordered } = await orderStory(house.address, parent, child.uuid);
    const { uuid, state } = await finishedStory(house.address, parent, ordered.uuid);
    expect(state).toBe('finished');
    const view = async () => {
      const [story, character] = await Promise.all([
        call<StoryView>(house.address, 'GET', path(paths.story, { uuid }), { token }),
        call<CharacterView>(house.address, 'GET', path(paths.character, { uuid: child.uuid }), { token }),
      ]);
      return { story: story.body, character: character.body };
    };
    await eventually('the portrait is there', async () => (await view()).character.portraitUrl);

    await house.stop();
    const look = inspect(dataDir);
    const { blobs: made } = await look.holdings(accountId);
    await look.close();
    const overtaken = join(filesIn(dataDir).blobs, accountId, 'story', uuid, 'narration', '9', 'audio.mp3');
    mkdirSync(dirname(overtaken), { recursive: true });
    writeFileSync(overtaken, 'what an attempt wrote that was overtaken');
    await muchHappensToOthers();
    for (const end of ['', '-wal', '-shm']) rmSync(filesIn(dataDir).readModels + end, { force: true });
    await sweepIsThroughWith(overtaken);

    const { story, character } = await view();
    const shown = [
      story.audioUrl,
      character.portraitUrl,
      ...story.illustrations.flatMap(({ url, smallUrl }) => [url, smallUrl]),
    ];
    expect(shown.length).toBeGreaterThan(5);
    for (const url of shown)
      expect([url, (await call(house.address, 'GET', url ?? '')).status]).toEqual([url, 200]);
    const later = inspect(dataDir);
    expect((await later.holdings(accountId)).blobs).toEqual(made);
    await later.close();
  }, 240_000);
});
