import { createEventStoreDb } from '@storylark/platform/eventStore/createEventStoreDb';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { keepsTheEventStoreContract } from '@storylark/platform/eventStore/eventStore.contract';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createStandIn } from './createStandIn.ts';

/** What is tried here is not how fast a busy machine answers. */
const DEADLINE_MS = 30_000;

type OpenedServer = { url: string; cleanUp: () => Promise<void> };

async function openStandIn(): Promise<OpenedServer> {
  const folder = await tempDir();
  const standIn = await createStandIn({ file: join(folder.path, 'events.db'), port: 0, commitTimeoutMs: 50 });
  return {
    url: standIn.url,
    async cleanUp() {
      await standIn.close();
      await folder.remove();
    },
  };
}

function keepsItsPromises(name: string, open: () => Promise<OpenedServer>): void {
  keepsTheEventStoreContract(name, async () => {
    const { url, cleanUp } = await open();
    let store = await createEventStoreDb({ url, deadlineMs: DEADLINE_MS });
    return {
      store,
      async reopen() {
        await store.close();
        return (store = await createEventStoreDb({ url, deadlineMs: DEADLINE_MS }));
      },
      async cleanUp() {
        await store.close();
        await cleanUp();
      },
    };
  });

  describe(`${name}, by several processes at once,`, () => {
    let server: OpenedServer;
    let stores: EventStore[];
    beforeAll(async () => {
      server = await open();
      stores = await Promise.all(
        [1, 2, 3].map(() => createEventStoreDb({ url: server.url, deadlineMs: DEADLINE_MS })),
      );
    });
    afterAll(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await server.cleanUp();
    });

    it('is answered the same append alike', async () => {
      const stream = `note-${randomUUID()}`;
      const metadata = { at: '2026-11-21T10:00:00.000Z' };
      for (let revision = 0; revision < 10; revision += 1) {
        const events = [{ id: randomUUID(), type: 'NoteTaken', data: {}, metadata }];
        const [one, ...others] = await Promise.all(
          stores.map((store) => store.append(stream, events, revision === 0 ? 'none' : revision - 1)),
        );
        expect(one!.revision).toBe(revision);
        expect(others).toEqual([one, one]);
      }
    }, 60_000);
  });
}

keepsItsPromises("EventStoreDB's client against the stand-in", openStandIn);

const { EVENTSTORE_URL: url = '' } = process.env;
if (url === '') {
  it("EventStoreDB itself could not be tried: EVENTSTORE_URL is not set, the client's suite ran against the stand-in alone", () => {
    expect(url).toBe('');
  });
} else {
  keepsItsPromises("EventStoreDB's client against EVENTSTORE_URL", async () => ({
    url,
    cleanUp: async () => {},
  }));
}
