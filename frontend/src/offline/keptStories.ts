import type { IllustrationView, StoryView } from '@storylark/contracts/stories/views';
import { KEPT_CACHE } from '../lib/storage.ts';

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

const STORY = /^\/kept\/([^/]+)\/story\.json$/;
const storyKey = (uuid: string) => `/kept/${uuid}/story.json`;
const open = (accountId: string) => window.caches.open(KEPT_CACHE + accountId);
/** Insecure origins have no such store. */
export const canKeep = () => 'caches' in window;

/**
 * Sound and pictures first, the story itself last: what was broken off is not there. Asked again it replaces
 * what was kept.
 * @throws KeepFailed
 */
export async function keepStory(
  accountId: string,
  story: StoryView,
  fetch: (address: string) => Promise<Response> = window.fetch.bind(window),
): Promise<void> {
  const kept = withOwnAddresses(story);
  const files = [
    ...(story.audioUrl && kept.audioUrl ? [[story.audioUrl, kept.audioUrl] as const] : []),
    ...story.illustrations.flatMap(({ url, smallUrl }, index) => {
      const own = kept.illustrations[index];
      return own ? [[url, own.url] as const, [smallUrl, own.smallUrl] as const] : [];
    }),
  ];
  try {
    const cache = await open(accountId);
    await Promise.all(
      files.map(async ([from, to]) => {
        const response = await fetch(from).catch(() => null);
        if (!response?.ok) throw new KeepFailed('unreachable');
        await cache.put(to, new Response(await response.blob()));
      }),
    );
    await cache.put(storyKey(story.uuid), new Response(JSON.stringify(kept)));
  } catch (error) {
    await dropStory(accountId, story.uuid);
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new KeepFailed('full');
    throw error;
  }
  // Asks the browser not to clear it when room gets short; what it answers changes nothing for us.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Null where this story is not kept. */
export async function keptStory(accountId: string, uuid: string): Promise<KeptStory | null> {
  if (!canKeep()) return null;
  const cache = await open(accountId);
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
  const cache = await open(accountId);
  const stored = await cache.match(storyKey(uuid));
  if (!stored) return;
  const story = { ...((await stored.json()) as StoryView), heard };
  await cache.put(storyKey(uuid), new Response(JSON.stringify(story)));
}

export async function isKept(accountId: string, uuid: string): Promise<boolean> {
  return canKeep() && (await (await open(accountId)).match(storyKey(uuid))) !== undefined;
}

/** Of all that are kept. */
export async function keptUuids(accountId: string): Promise<string[]> {
  if (!canKeep()) return [];
  const keys = await (await open(accountId)).keys();
  return keys.flatMap(({ url }) => STORY.exec(new URL(url).pathname)?.[1] ?? []);
}

export type KeptName = Pick<StoryView, 'uuid' | 'title' | 'createdAt'>;
/** Of all that are kept, newest first: without their sound and pictures. */
export async function keptNames(accountId: string): Promise<KeptName[]> {
  if (!canKeep()) return [];
  const cache = await open(accountId);
  const uuids = await keptUuids(accountId);
  const found = await Promise.all(uuids.map(async (uuid) => cache.match(storyKey(uuid))));
  const stories = await Promise.all(found.map(async (one) => (await one?.json()) as StoryView | undefined));
  return stories
    .flatMap((story) => (story ? [{ uuid: story.uuid, title: story.title, createdAt: story.createdAt }] : []))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** All that are kept, newest first. */
export async function keptStories(accountId: string): Promise<KeptStory[]> {
  const uuids = await keptUuids(accountId);
  const stories = (await Promise.all(uuids.map((uuid) => keptStory(accountId, uuid)))).filter(
    (one) => one !== null,
  );
  return stories.toSorted((a, b) => (a.story.createdAt < b.story.createdAt ? 1 : -1));
}

export async function dropStory(accountId: string, uuid: string): Promise<void> {
  if (!canKeep()) return;
  const cache = await open(accountId);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`/kept/${uuid}/`));
  await Promise.all(keys.map((key) => cache.delete(key)));
}

function withOwnAddresses(story: StoryView): StoryView {
  const own = (file: string) => `/kept/${story.uuid}/${file}`;
  const illustrations = story.illustrations.map((one, index) => ({
    ...one,
    url: own(`picture-${index}`),
    smallUrl: own(`small-${index}`),
  }));
  const audioUrl = story.audioUrl && own('audio');
  return { ...story, illustrations, audioUrl, downloadUrl: audioUrl, share: null };
}
