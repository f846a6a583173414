import { eachReadStore } from '../testing/eachReadStore.ts';
import { createJobStore } from './createJobStore.ts';
import { jobStoreContract } from './jobStore.contract.ts';

eachReadStore(process.env.MONGODB_URL, 'the job store', (place) =>
  jobStoreContract('it', async () => {
    const { open, remove } = await place();
    return { open: async (now) => createJobStore({ readStore: await open(), now }), remove };
  }),
);
