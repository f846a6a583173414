import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';

const orNull = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Files of a folder by name, for who only reads: nothing is made there, and it may be a copy on any medium. */
export const readFolder = (folder: string): Pick<BlobStore, 'list' | 'get'> => ({
  async *list(prefix) {
    for (const name of ((await readdir(join(folder, prefix)).catch(orNull)) ?? []).sort())
      yield { key: `${prefix}${name}`, size: 0, modifiedAt: 0 };
  },
  get: (key) => readFile(join(folder, key)).catch(orNull),
});
