import type { EventStore } from '../../eventStore/eventStore.ts';
import type { Projection } from '../../projection.ts';
import type { ReadStore } from '../../readStore/readStore.ts';
import type { Following, Vocabulary } from './createIntake.ts';
import { createModelEntries } from './createModelEntries.ts';
import { followTargets, type Step } from './followTargets.ts';
import {
  readModelOf,
  isVersion,
  type ReadModel,
  SWITCH_SEEN_AFTER_MS,
  type Target,
  targetOf,
} from './readModels.ts';

export type ProjectionStatus = {
  name: string;
  collection: string;
  /** Position it has taken in; -1 before the first event. */
  position: number;
  /** Built beside the live one, not read yet. */
  building: boolean;
  /** Where it stands still, and the class of the error; null while it runs. */
  stopped: { position: number; type: string; error: string } | null;
};

type Deps = {
  eventStore: EventStore;
  readStore: ReadStore;
  projections: readonly Projection[];
  vocabulary: Vocabulary;
  /**
   * After each step of the live read models, with what changed: wake-ups are sent from here. Must not throw.
   */
  onSaved?: (step: Step) => void | Promise<void>;
  /** A projection stopped at an event. */
  onStopped?: (status: ProjectionStatus, error: unknown) => void;
  /** How long after a switch the former collection is dropped: no reader may hold it any more. */
  dropAfterMs?: number;
};

/**
 * A read model further behind than this many positions catches up on a subscription of its own, so that the
 * others stay live.
 */
const FAR_BEHIND = 10_000;

/**
 * The only way into the read models: all projections of a process. `run` follows the log until `signal`
 * aborts; supervise it.
 */
export function createProjector(deps: Deps) {
  const {
    eventStore,
    readStore,
    projections,
    vocabulary,
    onSaved = () => {},
    onStopped,
    dropAfterMs = 10 * SWITCH_SEEN_AFTER_MS,
  } = deps;
  const entries = createModelEntries(readStore);
  let live: Following[] = [];
  let building: { following: Following; model: ReadModel }[] = [];
  let restart = new AbortController();

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      restart = new AbortController();
      const stop = AbortSignal.any([signal, restart.signal]);
      await plan();
      const head = Math.max(-1, ...live.map(({ position }) => position));
      const far = live.filter(({ position }) => position < head - FAR_BEHIND);
      const near = live.filter((one) => !far.includes(one));
      const runs = [
        follow(near, stop, onSaved),
        ...far.map((one) =>
          follow([one], stop, (step) => (step.position >= head ? restart.abort() : undefined)),
        ),
        ...building.map((one) => buildBeside(one, stop)),
        entries.dropFormer(dropAfterMs, stop),
      ];
      try {
        await Promise.all(runs);
      } finally {
        restart.abort();
        await Promise.allSettled(runs);
      }
    }
  }

  /**
   * Builds a read model anew beside the live one; it is switched when it has come as far. Answers the new
   * collection's name. Goes on after a crash.
   */
  async function rebuild(readModel: string): Promise<string> {
    const projection = projections.find(({ name }) => readModelOf(name) === readModel);
    if (!projection)
      throw new Error(
        `no read model '${readModel}'; there are: ${projections.map(({ name }) => readModelOf(name)).join(', ')}`,
      );
    const { isNew, building: beside } = await entries.beginBuilding(projection);
    if (isNew) restart.abort();
    return beside;
  }

  function status(): ProjectionStatus[] {
    return [
      ...live.map((one) => statusOf(one, false)),
      ...building.map((one) => statusOf(one.following, true)),
    ];
  }

  async function plan() {
    const planned: typeof building = [];
    live = [];
    for (const projection of projections) {
      const model = await entries.of(projection);
      if (isVersion(model.live, projection.name)) live.push(await started(targetOf(projection, model.live)));
      if (model.building)
        planned.push({ model, following: await started(targetOf(projection, model.building)) });
    }
    building = planned;
  }

  async function started(target: Target): Promise<Following> {
    const position = (await readStore.checkpoint(target.collection.name)) ?? -1;
    return { target, position, saved: position, savedAt: 0, stopped: null };
  }

  function follow(
    following: readonly Following[],
    signal: AbortSignal,
    onStep: (step: Step) => void | Promise<void>,
  ): Promise<void> {
    if (following.length === 0) return Promise.resolve();
    const stopped = (one: Following) => onStopped?.(statusOf(one, !live.includes(one)), one.stopped?.error);
    return followTargets(
      { eventStore, readStore, vocabulary, onStep, onStopped: stopped },
      following,
      signal,
    );
  }

  async function buildBeside(one: (typeof building)[number], stop: AbortSignal) {
    // it may have come so far before a crash, and there may be no further event to take it on
    await switchWhenReady(one);
    await follow([one.following], stop, () => switchWhenReady(one));
  }

  async function switchWhenReady({
    following: { position, target, stopped },
    model,
  }: (typeof building)[number]) {
    if (stopped) return;
    const old = live.find((one) => one.target.collection.name === model.live);
    const reached = old ? old.position : ((await readStore.checkpoint(model.live)) ?? -1);
    if (position < reached) return;
    await entries.goLive(model, target.collection.name);
    restart.abort();
  }

  return { run, rebuild, status };
}
export type Projector = ReturnType<typeof createProjector>;

function statusOf({ target, position, stopped }: Following, building: boolean): ProjectionStatus {
  const at = stopped && {
    position: stopped.event.position,
    type: stopped.event.type,
    error: stopped.error instanceof Error ? stopped.error.constructor.name : typeof stopped.error,
  };
  return {
    name: target.projection.name,
    collection: target.collection.name,
    position,
    building,
    stopped: at,
  };
}
