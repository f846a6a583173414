import { join } from 'node:path';
import { createEmbeddedReadStore, type EmbeddedReadStore } from '../readStore/createEmbeddedReadStore.ts';
import { tempDir } from '../testing/tempDir.ts';
import { createJobStore } from './createJobStore.ts';
import { jobStoreContract } from './jobStore.contract.ts';

jobStoreContract('the job store over the embedded read store', async () => {
  const folder = await tempDir();
  const opened: EmbeddedReadStore[] = [];
  return {
    open: (now) => {
      const readStore = createEmbeddedReadStore({ file: join(folder.path, 'jobs.db') });
      opened.push(readStore);
      return Promise.resolve(createJobStore({ readStore, now }));
    },
    remove: async () => {
      for (const one of opened) await one.close();
      await folder.remove();
    },
  };
});
