import { createEventStoreDb } from '@storylark/platform/eventStore/createEventStoreDb';
import { keepsTheEventStoreContract } from '@storylark/platform/eventStore/eventStore.contract';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { join } from 'node:path';
import { createStandIn } from './createStandIn.ts';

/** What is tried here is not how fast a busy machine answers. */
const DEADLINE_MS = 30_000;

keepsTheEventStoreContract("EventStoreDB's client against the stand-in", async () => {
  const folder = await tempDir();
  const standIn = await createStandIn({ file: join(folder.path, 'events.db'), port: 0 });
  let store = await createEventStoreDb({ url: standIn.url, deadlineMs: DEADLINE_MS });
  return {
    store,
    async reopen() {
      await store.close();
      return (store = await createEventStoreDb({ url: standIn.url, deadlineMs: DEADLINE_MS }));
    },
    async cleanUp() {
      await store.close();
      await standIn.close();
      await folder.remove();
    },
  };
});

const { EVENTSTORE_URL: url = '' } = process.env;
if (url === '') {
  it("EventStoreDB itself could not be tried: EVENTSTORE_URL is not set, the client's suite ran against the stand-in alone", () => {
    expect(url).toBe('');
  });
} else {
  keepsTheEventStoreContract("EventStoreDB's client against EVENTSTORE_URL", async () => {
    let store = await createEventStoreDb({ url, deadlineMs: DEADLINE_MS });
    return {
      store,
      async reopen() {
        await store.close();
        return (store = await createEventStoreDb({ url, deadlineMs: DEADLINE_MS }));
      },
      cleanUp: () => store.close(),
    };
  });
}
