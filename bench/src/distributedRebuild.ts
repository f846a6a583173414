import { eventTypes } from '@storylark/contracts/eventTypes';
import { createProjector } from '@storylark/platform/engines/projecting/project';
import { openEventStore, openReadStore } from '@storylark/platform/process/openEngines';
import { projections } from '@storylark/projectors/projections';
import { appendAll, openPlace } from './distributedHouse.ts';
import { familyOpens, type Happened, storyHappens } from './families.ts';
import { perSecond, type Line } from './table.ts';
import { createThrowawayVault } from './writeLog.ts';

const STORIES_PER_FAMILY = 20;

/**
 * (c) on the engines: a log through EventStoreDB's client into all read models in MongoDB, beside reading it
 * only.
 */
export async function distributedRebuild(events: number): Promise<Line[]> {
  const fixture = await openPlace();
  const eventStore = await openEventStore(fixture.config);
  const readStore = await openReadStore(fixture.config);
  try {
    const at = new Date().toISOString();
    const families: Happened[][] = [];
    for (let count = 0; count < events;) {
      const { family, happened: opening } = familyOpens(at);
      const told = Array.from({ length: STORIES_PER_FAMILY }, (_, number) =>
        storyHappens(family, number, at),
      ).flat();
      families.push([...opening, ...told]);
      count += [...opening, ...told].reduce((sum, one) => sum + one.events.length, 0);
    }
    const appendsFrom = performance.now();
    await appendAll(eventStore, createThrowawayVault(), families);
    const happened = families.flat();
    const appended = (happened.length / (performance.now() - appendsFrom)) * 1000;
    const total = happened.reduce((sum, one) => sum + one.events.length, 0);

    const readsFrom = performance.now();
    for await (const _ of eventStore.readAll());
    const floor = (total / (performance.now() - readsFrom)) * 1000;

    const head = await eventStore.head();
    const done = new AbortController();
    const begun = performance.now();
    const projector = createProjector({
      eventStore,
      readStore,
      projections,
      vocabulary: eventTypes,
      onSaved: ({ position }) => void (position >= head && done.abort()),
    });
    await projector.run(done.signal);
    const rate = (total / (performance.now() - begun)) * 1000;
    const informs = { row: 'c', floor: '', ratio: null, limit: '', holds: null };
    return [
      {
        ...informs,
        what: `distributed: ${total.toLocaleString('en-GB')} events into all read models`,
        measured: perSecond(rate),
        floor: `${perSecond(floor)} read only`,
        ratio: rate / floor,
      },
      {
        ...informs,
        what: `distributed: the ${happened.length.toLocaleString('en-GB')} appends of that log, 64 at once`,
        measured: perSecond(appended),
      },
    ];
  } finally {
    await Promise.all([eventStore.close(), readStore.close()]);
    await fixture.remove();
  }
}
