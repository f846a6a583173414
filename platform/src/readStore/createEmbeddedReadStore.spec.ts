import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedReadStore } from './createEmbeddedReadStore.ts';
import { readStoreContract } from './readStore.contract.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'readstore-'));

readStoreContract('the embedded read store', async () => {
  const folder = await newFolder();
  return {
    open: () => Promise.resolve(createEmbeddedReadStore({ file: join(folder, 'read.db') })),
    remove: () => rm(folder, { recursive: true }),
  };
});
