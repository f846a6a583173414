/**
 * Builds all read models of a log in a process of its own, so that its memory is its own: `node
 * rebuildProcess.js <events.db> <readmodels.db>`; prints JSON.
 */
import { eventTypes } from '@storylark/contracts/eventTypes';
import { createProjector } from '@storylark/platform/engines/projecting/project';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { projections } from '@storylark/projectors/projections';

export type Rebuilt = { events: number; seconds: number; peakRssMb: number };

const [events = '', readModels = ''] = process.argv.slice(2);
const reader = openEmbeddedEventStoreReader({ file: events });
const eventStore = { ...reader, append: () => Promise.reject(new Error('nothing is appended here')) };
const readStore = createEmbeddedReadStore({ file: readModels });
const head = await eventStore.head();
const done = new AbortController();
const begun = performance.now();
const projector = createProjector({
  eventStore,
  readStore,
  projections,
  vocabulary: eventTypes,
  onSaved: ({ position }) => void (position >= head && done.abort()),
  onStopped: (status, error) => {
    console.error(status, error);
    process.exit(1);
  },
});
await projector.run(done.signal);
const seconds = (performance.now() - begun) / 1000;
await readStore.close();
await eventStore.close();
console.log(
  JSON.stringify({
    events: head + 1,
    seconds,
    peakRssMb: process.resourceUsage().maxRSS / 1024,
  } satisfies Rebuilt),
);
