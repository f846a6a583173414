import type { EventStore, RecordedEvent } from '../../eventStore/eventStore.ts';
import type { ReadStore } from '../../readStore/readStore.ts';
import {
  categoryOf,
  createIntake,
  type Following,
  IDLE_SAVE_MS,
  type Saved,
  type Vocabulary,
} from './createIntake.ts';
import { orPause } from './orPause.ts';

/**
 * One step forward: everything up to `position` is in the read models; `saved` names the documents that
 * changed.
 */
export type Step = { position: number; events: readonly RecordedEvent[]; saved: readonly Saved[] };

type Deps = {
  eventStore: EventStore;
  readStore: ReadStore;
  vocabulary: Vocabulary;
  /** After each step; must not throw. */
  onStep: (step: Step) => void | Promise<void>;
  onStopped: (following: Following) => void;
};

/**
 * While catching up so many events are folded at once; afterwards each batch as it comes. Twice as many are
 * no faster and need 70 MB more; half as many take twice the time.
 */
const CATCH_UP_BATCH = 5_000;

/**
 * Follows the log for several targets with one subscription until `signal` aborts. A target whose folding
 * throws stands still from that event on, the others go on.
 * @throws whatever the stores throw: begin again, nothing is lost or taken in twice.
 */
export async function followTargets(
  { eventStore, readStore, vocabulary, onStep, onStopped }: Deps,
  following: readonly Following[],
  signal: AbortSignal,
) {
  const intakes = following.map((one) => createIntake({ following: one, readStore, vocabulary, onStopped }));
  const known = new Map(Object.entries(vocabulary).map(([category, types]) => [category, new Set(types)]));
  const isUnknown = ({ streamId, type }: RecordedEvent) =>
    known.get(categoryOf(streamId))?.has(type) === false;
  const after = Math.min(...following.map(({ position }) => position));

  // What waits for the next event can be ended only by its signal: without that a failed save would hang here
  // until somebody writes.
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const subscription = eventStore.subscribe({ after: after < 0 ? undefined : after, signal: until });
  const messages = subscription[Symbol.asyncIterator]();
  let next = messages.next();
  let pending: RecordedEvent[] = [];
  let seen = after;
  let live = false;
  try {
    for (;;) {
      const message = await orPause(next, intakes.some(({ isUnsaved }) => isUnsaved()) ? IDLE_SAVE_MS : null);
      if (message === 'pause') {
        for (const { saveIdle } of intakes) await saveIdle();
        continue;
      }
      if (message.done) return;
      next = messages.next();
      next.catch(() => {}); // handled by the round that waits for it, unless this one fails first
      const { value } = message;
      if (value.kind === 'caughtUp') live = true;
      else if (value.kind === 'checkpoint') seen = Math.max(seen, value.position);
      else {
        pending.push(...value.events);
        seen = Math.max(seen, pending.at(-1)?.position ?? seen);
      }
      if (live || pending.length >= CATCH_UP_BATCH) {
        const events = pending;
        pending = [];
        await step(events, seen);
      }
    }
  } finally {
    ended.abort();
    await messages.return?.();
  }

  async function step(events: readonly RecordedEvent[], position: number) {
    if (following.every((one) => one.stopped || one.position >= position)) return;
    const unknown = events.filter(isUnknown);
    const saved = await Promise.all(intakes.map(({ takeIn }) => takeIn({ events, unknown, end: position })));
    await onStep({ position, events, saved: saved.flatMap((one) => one ?? []) });
  }
}
