import { createEmbeddedReadStore } from '../readStore/createEmbeddedReadStore.ts';
import type { ReadStore } from '../readStore/readStore.ts';

/** The embedded read store with nothing on disk. */
export const createMemoryReadStore = (): ReadStore => createEmbeddedReadStore({ file: ':memory:' });
