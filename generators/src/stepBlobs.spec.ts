import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { KeyDestroyed } from '@storylark/platform/vault/keyVault';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { stepBlobs } from './stepBlobs.ts';

it('a maker whose account is erased while it works leaves nothing behind', async () => {
  const { path, remove } = await tempDir();
  const vault = createEmbeddedKeyVault({ file: `${path}/vault.db`, masterKey: Buffer.alloc(32, 7) });
  const blobs = await createFolderBlobStore({ folder: `${path}/blobs` });
  await vault.makeKey('a');
  await vault.makeKey('a/character/c');
  const step = stepBlobs(
    { blobs, sealedBlobs: createSealedBlobs({ blobs, vault }) },
    'a/character/c',
    'portrait-1',
  );

  await step.write(1, 'portrait.png', Buffer.from('picture'));
  await vault.destroy('a');
  await expect(step.finish(1, { sheetVersion: 1 })).rejects.toThrow(KeyDestroyed);

  expect(await step.keys()).toEqual([]);
  await vault.close();
  await remove();
});
