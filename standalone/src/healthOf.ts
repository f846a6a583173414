import type { ProjectionStatus } from '@storylark/platform/engines/projecting/project';
import type { SupervisedState } from '@storylark/platform/engines/supervise';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { eventStoreAnswers } from '@storylark/platform/process/checks';

export type Status = {
  projections: readonly ProjectionStatus[];
  loops: readonly SupervisedState[];
};

/** What `/readyz` asks of the house, from what its threads said last. */
export const healthOf = (eventStore: Pick<EventStore, 'head'>, status: () => Status) => ({
  eventStore: eventStoreAnswers(eventStore),
  readModels() {
    const { projections } = status();
    const stopped = projections.flatMap((one) => (one.stopped ? [{ name: one.name, ...one.stopped }] : []));
    return { ok: projections.length > 0 && stopped.length === 0, stopped };
  },
  loops() {
    const failing = status().loops.filter(({ running }) => !running);
    return { ok: failing.length === 0, failing };
  },
});
