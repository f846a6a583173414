import { join } from 'node:path';
import { createEmbeddedReadStore } from '../readStore/createEmbeddedReadStore.ts';
import { createMongoReadStore } from '../readStore/createMongoReadStore.ts';
import type { ReadStore } from '../readStore/readStore.ts';
import { mongoFixture } from './mongoFixture.ts';
import { tempDir } from './tempDir.ts';

/** `remove` closes all that was opened. */
export type OpenReadStore = { open: () => Promise<ReadStore>; remove: () => Promise<void> };

/**
 * Tries something that stands on a read store on each engine: embedded, and on MongoDB where `mongodbUrl`
 * names a server; else a test's name says that it was not.
 */
export function eachReadStore(
  mongodbUrl: string | undefined,
  name: string,
  tests: (fixture: () => Promise<OpenReadStore>) => void,
): void {
  const on = (engine: string, make: () => Promise<OpenReadStore>) =>
    describe(`${name} on ${engine}`, () =>
      tests(async () => {
        const fixture = await make();
        const opened: ReadStore[] = [];
        return {
          async open() {
            const store = await fixture.open();
            opened.push(store);
            return store;
          },
          async remove() {
            for (const store of opened) await store.close();
            await fixture.remove();
          },
        };
      }));

  on('the embedded read store', async () => {
    const folder = await tempDir();
    return {
      open: () => Promise.resolve(createEmbeddedReadStore({ file: join(folder.path, 'read.db') })),
      remove: folder.remove,
    };
  });
  if (mongodbUrl === undefined) it.todo(`${name} on MongoDB: not tried, MONGODB_URL names no server`);
  else
    on('MongoDB', () => {
      const fixture = mongoFixture(mongodbUrl);
      return Promise.resolve({ open: () => createMongoReadStore(fixture), remove: fixture.remove });
    });
}
