import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertKey, assertPrefix, assertRange } from './blobKey.ts';
import type { BlobInfo, BlobStore } from './blobStore.ts';

/** No key begins with a dot, so nothing stored is in the way. */
const UNFINISHED = '.unfinished';
/** How often puts and deletions of the same folders get in each other's way before one fails. */
const TRIES = 50;

/**
 * Blobs as files, named by their keys. One process opens a folder, once: what it finds unfinished is of a
 * process that died, and is removed.
 * A key cannot also be a folder of other keys.
 */
export async function createFolderBlobStore(options: { folder: string }): Promise<BlobStore> {
  const folder = resolve(options.folder);
  const unfinished = join(folder, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });

  /** Gives a file its name; false when the name is taken. Unlike rename, link replaces nothing. */
  async function publish(written: string, path: string): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        await mkdir(dirname(path), { recursive: true });
        await link(written, path);
        return true;
      } catch (error) {
        const there = await statOf(path);
        if (there?.isFile() && isCode(error, 'EEXIST')) return false;
        // Else a folder, or the blob in the way, was deleted in between.
        if (there || tries === TRIES || !(isCode(error, 'ENOENT') || isCode(error, 'EEXIST'))) throw error;
      }
    }
  }

  /** Puts the names on the way to a file on disk, those of folders that another call has just made too. */
  async function syncNames(path: string): Promise<void> {
    for (let at = dirname(path); at.length >= folder.length; at = dirname(at)) await syncFolder(at);
  }

  return {
    async put(key, content) {
      assertKey(key);
      const path = join(folder, key);
      const written = join(unfinished, randomUUID());
      try {
        await writeDurably(written, content);
        const isNew = await publish(written, path);
        await syncNames(path);
        return isNew;
      } finally {
        await rm(written, { force: true });
      }
    },
    async get(key, range) {
      assertKey(key);
      if (range) assertRange(range);
      const file = await open(join(folder, key)).catch(nullIfMissing);
      if (!file) return null;
      try {
        const status = await file.stat();
        if (!status.isFile()) return null;
        const from = Math.min(range?.from ?? 0, status.size);
        const content = Buffer.alloc(Math.min((range?.to ?? status.size) + 1, status.size) - from);
        for (let read = 0; read < content.length;)
          read += (await file.read(content, read, content.length - read, from + read)).bytesRead;
        return content;
      } finally {
        await file.close();
      }
    },
    async info(key) {
      assertKey(key);
      return infoOf(join(folder, key), key);
    },
    list(prefix) {
      if (prefix !== '') assertPrefix(prefix);
      return walk(folder, '', prefix);
    },
    async deleteByPrefix(prefix) {
      assertPrefix(prefix);
      const cut = prefix.lastIndexOf('/') + 1;
      const parent = join(folder, prefix.slice(0, cut));
      const names = (await readdir(parent).catch(nullIfMissing)) ?? [];
      for (const name of names.filter((one) => one.startsWith(prefix.slice(cut))))
        await rm(join(parent, name), { recursive: true, force: true, maxRetries: TRIES, retryDelay: 1 });
      await syncFolder(parent);
    },
  };
}

/** In the order of keys. Folders outside the prefix are not entered. */
async function* walk(directory: string, below: string, prefix: string): AsyncGenerator<BlobInfo> {
  const entries = (await readdir(directory, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  const named = entries
    .filter(({ name }) => name !== UNFINISHED)
    .map((entry) => ({
      isFolder: entry.isDirectory(),
      path: join(directory, entry.name),
      key: below + entry.name + (entry.isDirectory() ? '/' : ''),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { isFolder, path, key } of named) {
    if (isFolder && (key.startsWith(prefix) || prefix.startsWith(key))) yield* walk(path, key, prefix);
    const info = !isFolder && key.startsWith(prefix) ? await infoOf(path, key) : null;
    if (info) yield info;
  }
}

async function infoOf(path: string, key: string): Promise<BlobInfo | null> {
  const status = await statOf(path);
  return status?.isFile() ? { key, size: status.size, modifiedAt: status.mtimeMs } : null;
}

const statOf = (path: string) => lstat(path).catch(nullIfMissing);

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A folder that is gone has no names to keep. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(nullIfMissing);
  if (!folder) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isCode = (error: unknown, code: string) => (error as { code?: unknown }).code === code;

function nullIfMissing(error: unknown): null {
  if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return null;
  throw error;
}
