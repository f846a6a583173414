import type { StoryItem, StoryView } from '@storylark/contracts/stories/views';
import { readDraft, writeDraft } from '../lib/storage.ts';
import {
  brokenOffUuids,
  canKeep,
  dropStory,
  forGood,
  type How,
  ifNobodyElse,
  keptHows,
  oneAtATime,
  readHow,
  type Reason,
  writeHow,
} from './keptCache.ts';
import { type Fetch, isGone, isKept, KeepFailed, keepStory } from './keptStories.ts';
import { keepsByItself } from './keepingSetting.ts';

/** So many of those heard, and so many new ones, lie here by themselves. */
export const KEPT_OF_EACH = 3;
/** What a device must still have free, in bytes: some twenty stories. */
const ROOM_LEFT = 250_000_000;

type NetworkInformation = { saveData?: boolean };
/** Why nothing is kept by itself just now; null: nothing speaks against it. */
export async function whyNotNow(): Promise<'saveData' | 'tight' | null> {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData) return 'saveData';
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota !== undefined && quota - usage < ROOM_LEFT ? 'tight' : null;
}

type ByItself = Extract<How, { by: 'byItself' }>;
/** Those that lie here by themselves, the oldest first. */
async function byThemselves(accountId: string): Promise<[uuid: string, how: ByItself][]> {
  const found = [...(await keptHows(accountId))].flatMap(([uuid, how]): [string, ByItself][] =>
    how.by === 'byItself' ? [[uuid, how]] : [],
  );
  return found.toSorted(([, a], [, b]) => (a.at < b.at ? -1 : 1));
}

async function letOldestGo(accountId: string): Promise<void> {
  const all = await byThemselves(accountId);
  for (const reason of ['heard', 'new'] as const) {
    const those = all.filter(([, how]) => how.reason === reason);
    for (const [uuid] of those.slice(0, Math.max(0, those.length - KEPT_OF_EACH)))
      await dropStory(accountId, uuid);
  }
}

/** Keeps it, and where the device is full lets what lies here by itself go for it, the oldest first. */
type Keeping = Parameters<typeof keepStory>[2];
async function keepMakingRoom(accountId: string, story: StoryView, keeping: Keeping): Promise<void> {
  for (;;)
    try {
      return await keepStory(accountId, story, keeping);
    } catch (error) {
      const [oldest] = (await byThemselves(accountId)).filter(([uuid]) => uuid !== story.uuid);
      if (!(error instanceof KeepFailed) || error.reason !== 'full' || !oldest) throw error;
      await dropStory(accountId, oldest[0]);
    }
}

/**
 * As the parent wishes; never given away. One that lies here by itself just stays.
 * @throws KeepFailed
 */
export async function keepForGood(accountId: string, story: StoryView, fetch: Fetch): Promise<void> {
  if (await isKept(accountId, story.uuid)) await writeHow(accountId, story.uuid, forGood);
  else await keepMakingRoom(accountId, story, { fetch });
  // Asks the browser not to clear it when room gets short; what it answers changes nothing for us.
  await navigator.storage?.persist?.().catch(() => false);
}

type Get = (uuid: string) => Promise<StoryView>;

/**
 * One that was heard, or is new; true once it lies here. Nothing is said of it: what does not come, or finds no
 * room, is not there.
 * @throws what the house answers in place of the story
 */
export async function keepByItself(
  accountId: string,
  { uuid, reason, at }: { uuid: string; reason: Reason; at: string },
  get: Get,
): Promise<boolean> {
  if (!canKeep()) return false;
  return oneAtATime(accountId, async () => {
    if (!keepsByItself() || isGone(accountId)) return false;
    const how: How = { by: 'byItself', reason, at };
    if (await isKept(accountId, uuid)) {
      if ((await readHow(accountId, uuid)).by === 'byItself') await writeHow(accountId, uuid, how);
    } else if (!(await fetchIt(accountId, uuid, how, get))) return false;
    if (!isGone(accountId)) await letOldestGo(accountId);
    return true;
  });
}

async function fetchIt(accountId: string, uuid: string, how: How, get: Get): Promise<boolean> {
  if ((await whyNotNow()) !== null) return false;
  const story = await get(uuid);
  if (story.state !== 'finished') return false;
  try {
    await keepMakingRoom(accountId, story, { how });
    return true;
  } catch (error) {
    if (!(error instanceof KeepFailed)) throw error;
    return false;
  }
}

/** Up to which one this device has looked for new ones (ISO 8601), among the account's drafts. */
const SEEN = 'kept:seen';

/**
 * Keeps what got ready since this device last looked; the first look only remembers what there is. `items`: the
 * newest of the shelf. What does not succeed is looked for again.
 * @throws what the house answers in place of a story
 */
export async function keepNew(accountId: string, items: readonly StoryItem[], get: Get): Promise<void> {
  const finished = items
    .flatMap(({ uuid, finishedAt }) => (finishedAt === null ? [] : [{ uuid, at: finishedAt }]))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const seen = readDraft<string>(accountId, SEEN);
  if (seen === null) return writeDraft(accountId, SEEN, finished.at(-1)?.at ?? '');
  for (const { uuid, at } of finished.filter((one) => one.at > seen).slice(-KEPT_OF_EACH)) {
    if (!(await keepByItself(accountId, { uuid, reason: 'new', at }, get))) return;
    writeDraft(accountId, SEEN, at);
  }
}

/** All that lies here by itself, as the parent wishes. */
export async function dropByThemselves(accountId: string): Promise<void> {
  await oneAtATime(accountId, async () => {
    for (const [uuid] of await byThemselves(accountId)) await dropStory(accountId, uuid);
  });
}

/** Files whose story never came, since the page was closed meanwhile. */
export async function sweep(accountId: string): Promise<void> {
  if (!canKeep()) return;
  for (const uuid of await brokenOffUuids(accountId))
    await ifNobodyElse(`${accountId}:${uuid}`, () => dropStory(accountId, uuid));
}
