import type { Supervised } from '../engines/supervise.ts';
import type { EventStore } from '../eventStore/eventStore.ts';
import type { Check } from '../http/probes.ts';
import type { ReadStore } from '../readStore/readStore.ts';

// What `/readyz` asks; who throws or does not answer in time is not ready.

export const eventStoreAnswers = (eventStore: Pick<EventStore, 'head'>) => async (): Promise<Check> => ({
  ok: (await eventStore.head()) >= -1,
});

export const readStoreAnswers = (readStore: Pick<ReadStore, 'checkpoint'>) => async (): Promise<Check> => {
  await readStore.checkpoint('readyz');
  return { ok: true };
};

/** None of the loops waits to be begun again. */
export const loopsRun = (loops: () => readonly Supervised[]) => (): Check => {
  const failing = loops()
    .map(({ state }) => state())
    .filter(({ running }) => !running);
  return { ok: failing.length === 0, failing };
};
