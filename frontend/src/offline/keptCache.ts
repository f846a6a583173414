import { KEPT_CACHE } from '../lib/storage.ts';

/**
 * How a story came to lie on this device: `forGood` since the parent wished so, or `byItself`, as one that was
 * `heard` or is `new`. `at` (ISO 8601): when it was heard or finished; the oldest give way first.
 */
export type Reason = 'heard' | 'new';
export type How = { by: 'forGood' } | { by: 'byItself'; reason: Reason; at: string };

export const forGood: How = { by: 'forGood' };

const STORY = /^\/kept\/([^/]+)\/story\.json$/;
const ANY = /^\/kept\/([^/]+)\//;
export const ownAddress = (uuid: string, file: string) => `/kept/${uuid}/${file}`;
export const storyKey = (uuid: string) => ownAddress(uuid, 'story.json');
/** Where it is missing, a story is kept for good. */
const noteKey = (uuid: string) => ownAddress(uuid, 'note.json');

export const openKept = (accountId: string) => window.caches.open(KEPT_CACHE + accountId);
/** Insecure origins have no such store. */
export const canKeep = () => 'caches' in window;

/** A file with its size, which can then be told without reading it. */
const withSize = (body: BodyInit, size: number) =>
  new Response(body, { headers: { 'Content-Length': String(size) } });
export const sized = (body: Blob) => withSize(body, body.size);
export function jsonFile(value: unknown) {
  const text = JSON.stringify(value);
  return withSize(text, new Blob([text]).size);
}
const sizeOf = async (file: Response) =>
  Number(file.headers.get('Content-Length') ?? (await file.blob()).size);

const filesOf = async (cache: Cache, uuid: string) =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ownAddress(uuid, '')));

/** Bytes that a kept story takes. */
export async function bytesOf(accountId: string, uuid: string): Promise<number> {
  const cache = await openKept(accountId);
  const sizes = await Promise.all(
    (await filesOf(cache, uuid)).map(async (key) => {
      const file = await cache.match(key);
      return file ? sizeOf(file) : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export async function readHow(accountId: string, uuid: string): Promise<How> {
  const note = await (await openKept(accountId)).match(noteKey(uuid));
  return note ? ((await note.json()) as How) : forGood;
}
export async function writeHow(accountId: string, uuid: string, how: How): Promise<void> {
  const cache = await openKept(accountId);
  if (how.by === 'forGood') await cache.delete(noteKey(uuid));
  else await cache.put(noteKey(uuid), jsonFile(how));
  tellKeptChanged();
}

const named = (keys: readonly { url: string }[], pattern: RegExp) => [
  ...new Set(keys.flatMap(({ url }) => pattern.exec(new URL(url).pathname)?.[1] ?? [])),
];
/** Of all that are kept whole. */
export async function keptUuids(accountId: string): Promise<string[]> {
  return canKeep() ? named(await (await openKept(accountId)).keys(), STORY) : [];
}
/** Of those whose keeping was broken off, or is going on: files without their story. */
export async function brokenOffUuids(accountId: string): Promise<string[]> {
  const keys = await (await openKept(accountId)).keys();
  const whole = new Set(named(keys, STORY));
  return named(keys, ANY).filter((uuid) => !whole.has(uuid));
}

/** How each of them is kept, by uuid. */
export async function keptHows(accountId: string): Promise<ReadonlyMap<string, How>> {
  const uuids = await keptUuids(accountId);
  return new Map(
    await Promise.all(uuids.map(async (uuid) => [uuid, await readHow(accountId, uuid)] as const)),
  );
}

/** The story itself goes first: what is broken off here is not there. */
export async function dropStory(accountId: string, uuid: string): Promise<void> {
  if (!canKeep()) return;
  const cache = await openKept(accountId);
  await cache.delete(storyKey(uuid));
  await Promise.all((await filesOf(cache, uuid)).map((key) => cache.delete(key)));
  tellKeptChanged();
}

/** After its account has gone from this browser: not even an empty cache is left to name it. */
export async function forgetKept(accountId: string, uuid: string): Promise<void> {
  await dropStory(accountId, uuid);
  if ((await (await openKept(accountId)).keys()).length === 0)
    await window.caches.delete(KEPT_CACHE + accountId);
}

/** What others have kept in this browser: their session ran out, and somebody else is here now. */
export async function dropOthers(accountId: string): Promise<void> {
  if (!canKeep()) return;
  const others = (await window.caches.keys()).filter(
    (name) => name.startsWith(KEPT_CACHE) && name !== KEPT_CACHE + accountId,
  );
  await Promise.all(others.map((name) => window.caches.delete(name)));
}

const listeners = new Set<() => void>();
/** Hears of each story that is kept or dropped in this page. Returns how to stop. */
export function onKeptChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function tellKeptChanged() {
  for (const listener of listeners) listener();
}

/**
 * Runs after whatever else has the same name in this browser, other tabs included; at once where browsers have
 * no such queue.
 */
export const oneAtATime = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`kept:${name}`, run) : run();
/** Runs unless something of the same name does. */
export const ifNobodyElse = (name: string, run: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(`kept:${name}`, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
    : run();
