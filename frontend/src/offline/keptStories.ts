import type { IllustrationView, StoryView } from '@storylark/contracts/stories/views';
import { readUser } from '../lib/storage.ts';
import {
  bytesOf,
  canKeep,
  dropStory,
  forgetKept,
  forGood,
  type How,
  jsonFile,
  keptHows,
  keptUuids,
  oneAtATime,
  openKept,
  ownAddress,
  sized,
  storyKey,
  tellKeptChanged,
  writeHow,
} from './keptCache.ts';

/** Why a story could not be kept: no room on this device, or its files could not be fetched. */
export class KeepFailed extends Error {
  readonly reason: 'full' | 'unreachable';
  constructor(reason: 'full' | 'unreachable') {
    super(reason);
    this.reason = reason;
  }
}

/** A story out of this device's store; its addresses hold until `release`. */
export type KeptStory = { story: StoryView; release: () => void };
export type Fetch = (address: string) => Promise<Response>;

/** A file that comes slower than this is not waited for; ms. */
const FETCH_WITHIN = 300_000;
const inPassing: Fetch = (address) =>
  window.fetch(address, { priority: 'low', signal: AbortSignal.timeout(FETCH_WITHIN) });

/**
 * Everything is fetched before the first file is stored, and the story itself comes last: what was broken off
 * is not there, and a new try that fails takes nothing away. Asked again it replaces what was kept.
 * @throws KeepFailed
 */
export async function keepStory(
  accountId: string,
  story: StoryView,
  { how = forGood, fetch = inPassing }: { how?: How; fetch?: Fetch } = {},
): Promise<void> {
  await oneAtATime(`${accountId}:${story.uuid}`, async () => {
    const kept = withOwnAddresses(story);
    const fetched: [string, Blob][] = [];
    // one after the other: a browser has six lines to a house, and a parent may be listening by them
    for (const [from, to] of filesOf(story, kept)) fetched.push([to, await fileAt(from, fetch)]);
    if (isGone(accountId)) return;
    try {
      const cache = await openKept(accountId);
      for (const [to, file] of fetched) await cache.put(to, sized(file));
      await writeHow(accountId, story.uuid, how);
      await cache.put(storyKey(story.uuid), jsonFile(kept));
    } catch (error) {
      await dropStory(accountId, story.uuid);
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new KeepFailed('full');
      throw error;
    }
    if (isGone(accountId)) await forgetKept(accountId, story.uuid);
    tellKeptChanged();
  });
}

/** Logged out meanwhile, in whatever tab: nothing may be left of the account. */
export const isGone = (accountId: string) => readUser()?.uuid !== accountId;

async function fileAt(address: string, fetch: Fetch): Promise<Blob> {
  const response = await fetch(address).catch(() => null);
  const file = response?.ok ? await response.blob().catch(() => null) : null; // cut off in the middle
  if (!file) throw new KeepFailed('unreachable');
  return file;
}

/** Null where this story is not kept. */
export async function keptStory(accountId: string, uuid: string): Promise<KeptStory | null> {
  if (!canKeep()) return null;
  const cache = await openKept(accountId);
  const stored = await cache.match(storyKey(uuid));
  if (!stored) return null;
  const story = (await stored.json()) as StoryView;
  const made: string[] = [];
  const addressOf = async (key: string) => {
    const file = await cache.match(key);
    if (!file) return key;
    const address = URL.createObjectURL(await file.blob());
    made.push(address);
    return address;
  };
  const picture = async (one: IllustrationView) => ({
    ...one,
    url: await addressOf(one.url),
    smallUrl: await addressOf(one.smallUrl),
  });
  const illustrations = await Promise.all(story.illustrations.map(picture));
  const audioUrl = story.audioUrl && (await addressOf(story.audioUrl));
  const cover = illustrations.find(({ beat }) => beat === story.cover?.beat) ?? null;
  return {
    story: { ...story, illustrations, cover, audioUrl, downloadUrl: audioUrl },
    release: () => made.forEach((address) => URL.revokeObjectURL(address)),
  };
}

/** Where somebody stopped in a story, if it is kept: told to the house, it is known without it too. */
export async function keepPlace(accountId: string, uuid: string, heard: StoryView['heard']): Promise<void> {
  if (!canKeep()) return;
  const cache = await openKept(accountId);
  const stored = await cache.match(storyKey(uuid));
  if (!stored) return;
  const story = { ...((await stored.json()) as StoryView), heard };
  // A device without any room left keeps the former place; the house knows the new one.
  await cache.put(storyKey(uuid), jsonFile(story)).catch(() => undefined);
}

export async function isKept(accountId: string, uuid: string): Promise<boolean> {
  return canKeep() && (await (await openKept(accountId)).match(storyKey(uuid))) !== undefined;
}

export type KeptName = Pick<StoryView, 'uuid' | 'title' | 'createdAt'> & { how: How; bytes: number };
/** Of all that are kept, newest first: without their sound and pictures. */
export async function keptNames(accountId: string): Promise<KeptName[]> {
  if (!canKeep()) return [];
  const cache = await openKept(accountId);
  const found = await Promise.all(
    [...(await keptHows(accountId))].map(async ([uuid, how]): Promise<KeptName[]> => {
      const file = await cache.match(storyKey(uuid));
      if (!file) return [];
      const { title, createdAt } = (await file.json()) as StoryView;
      return [{ uuid, title, createdAt, how, bytes: await bytesOf(accountId, uuid) }];
    }),
  );
  return found.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** All that are kept, newest first. */
export async function keptStories(accountId: string): Promise<KeptStory[]> {
  const uuids = await keptUuids(accountId);
  const stories = (await Promise.all(uuids.map((uuid) => keptStory(accountId, uuid)))).filter(
    (one) => one !== null,
  );
  return stories.toSorted((a, b) => (a.story.createdAt < b.story.createdAt ? 1 : -1));
}

function withOwnAddresses(story: StoryView): StoryView {
  const own = (file: string) => ownAddress(story.uuid, file);
  const illustrations = story.illustrations.map((one, index) => ({
    ...one,
    url: own(`picture-${index}`),
    smallUrl: own(`small-${index}`),
  }));
  const audioUrl = story.audioUrl && own('audio');
  return { ...story, illustrations, audioUrl, downloadUrl: audioUrl, share: null };
}

/** Where each file of a story is, and under which address it is kept. */
function filesOf(story: StoryView, kept: StoryView): (readonly [from: string, to: string])[] {
  const pictures = story.illustrations.flatMap(({ url, smallUrl }, index) => {
    const own = kept.illustrations[index];
    return own ? [[url, own.url] as const, [smallUrl, own.smallUrl] as const] : [];
  });
  return [
    ...(story.audioUrl && kept.audioUrl ? [[story.audioUrl, kept.audioUrl] as const] : []),
    ...pictures,
  ];
}
