import { eventTypes } from '@storylark/contracts/eventTypes';
import type { WakeUp } from '@storylark/contracts/live/wakeUp';
import { workOutlet } from '@storylark/contracts/work';
import type { Bus } from '@storylark/platform/bus/bus';
import { causeOf, underCause } from '@storylark/platform/causation/cause';
import { causeOfEvent } from '@storylark/platform/causation/causeOfEvent';
import type { Clock } from '@storylark/platform/clock';
import type { Step } from '@storylark/platform/engines/projecting/followTargets';
import { createProjector, type ProjectionStatus } from '@storylark/platform/engines/projecting/project';
import { announcementOf } from '@storylark/platform/engines/react';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { EventStore, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { JobStore, NewJob } from '@storylark/platform/jobs/jobStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { inSpan } from '@storylark/platform/tracing/inSpan';
import { createWakeUps } from './live/wakeUpOf.ts';
import { pruneFeed } from './outlets/pruneFeed.ts';
import { followOutlet } from './outlets/followOutlet.ts';
import { jobsOf, workStreams } from './outlets/jobsOf.ts';
import { projections } from './projections.ts';

type Deps = {
  eventStore: EventStore;
  readStore: ReadStore;
  jobStore: JobStore;
  bus: Bus;
  now: Clock;
  /** A loop that failed and is begun again. */
  onError: (error: unknown, name: string) => void;
  /** A read model that stands still at an event. */
  onStopped: (status: ProjectionStatus, error: unknown) => void;
};

/**
 * Keeps the read models and hands out work and wake-ups. Opens nothing by itself: `start` follows the log
 * until `signal` aborts.
 */
export function createProjectors({ eventStore, readStore, jobStore, bus, now, onError, onStopped }: Deps) {
  const wakeUpOf = createWakeUps();
  const tell = (step: Step) => {
    const live = projector.status().filter(({ building }) => !building);
    const wakeUp: WakeUp = {
      position: Math.min(...live.map(({ position }) => position)),
      collections: live.map(({ collection }) => collection),
      ...wakeUpOf(step),
    };
    // Lost wake-ups cost a reader five seconds at most: they are no reason to hold up the read models, and
    // nobody waits for a bus that is away.
    bus
      .publish('wakeUps', [{ key: 'readModels', value: wakeUp }])
      .catch((error: unknown) => onError(error, 'wakeUps'));
  };
  const projector = createProjector({
    eventStore,
    readStore,
    projections,
    vocabulary: eventTypes,
    onSaved: tell,
    onStopped,
  });

  /** The jobs that an event asks for, each kept under the event's correlation. */
  async function keepJobs(event: RecordedEvent): Promise<readonly NewJob[]> {
    const jobs = jobsOf(event);
    const keep = async () => {
      for (const job of jobs) await jobStore.insertIfAbsent(job);
    };
    const attributes = { 'jobs.kinds': jobs.map(({ kind }) => kind).join() };
    if (jobs.length > 0)
      await underCause(causeOf(causeOfEvent(event)), () =>
        inSpan(`hand out work of ${event.type}`, { attributes }, keep),
      );
    return jobs;
  }

  async function handOutWork(events: readonly RecordedEvent[]) {
    const jobs: NewJob[] = [];
    for (const event of events) jobs.push(...(await keepJobs(event)));
    if (jobs.length > 0) await bus.publish('work', jobs.map(announcementOf));
  }

  function start(signal: AbortSignal): Supervised[] {
    const loop = (name: string, run: (signal: AbortSignal) => Promise<void>) =>
      supervise({ name, run, signal, onError });
    return [
      loop('readModels', projector.run),
      loop(workOutlet, (until) =>
        followOutlet(
          { name: workOutlet, eventStore, readStore, streamPrefixes: workStreams, handOut: handOutWork },
          until,
        ),
      ),
      loop('pruneFeed', (until) => pruneFeed({ readStore, now }, until)),
    ];
  }

  return { start, status: projector.status, rebuild: projector.rebuild };
}
export type Projectors = ReturnType<typeof createProjectors>;
