import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '../testing/tempDir.ts';
import { blobStoreContract } from './blobStore.contract.ts';
import { createFolderBlobStore } from './createFolderBlobStore.ts';

blobStoreContract('the blob store in a folder', async () => {
  const folder = await tempDir();
  return { open: () => createFolderBlobStore({ folder: folder.path }), remove: folder.remove };
});

describe('the blob store in a folder', () => {
  it('removes at the start what a crash left half written, and leaves nothing behind a put', async () => {
    const folder = await tempDir();
    const blobs = await createFolderBlobStore({ folder: folder.path });
    await blobs.put('a/x', new Uint8Array([1]));
    await blobs.put('a/x', new Uint8Array([2]));
    expect((await readdir(folder.path, { recursive: true })).sort()).toEqual(['.unfinished', 'a', 'a/x']);
    await writeFile(join(folder.path, '.unfinished', 'half'), 'canary');
    await createFolderBlobStore({ folder: folder.path });
    expect(await readdir(join(folder.path, '.unfinished'))).toEqual([]);
    await folder.remove();
  });

  it('says so when a key is a folder of other keys, and the other way round', async () => {
    const folder = await tempDir();
    const blobs = await createFolderBlobStore({ folder: folder.path });
    await blobs.put('a/x', new Uint8Array([1]));
    await expect(blobs.put('a', new Uint8Array([1]))).rejects.toThrow(/EEXIST/);
    await expect(blobs.put('a/x/y', new Uint8Array([1]))).rejects.toThrow(/EEXIST|ENOTDIR/);
    await folder.remove();
  });
});
