import type { RecordedEvent } from '../eventStore/eventStore.ts';

/** A stream folded up to `last`, and the commands that its events came from. */
export type FoldedUpTo<S> = { state: S; last?: RecordedEvent | undefined; commandIds: ReadonlySet<string> };

type Remembered = FoldedUpTo<unknown> & { decider: object; until: number };

/**
 * A state may hold opened personal data: like an opened key it is forgotten after this time, ms, however
 * often it is asked for.
 */
const REMEMBERED_MS = 5_000;
const STATES_AT_MOST = 5_000;

/**
 * States folded lately, so that a command reads on from there and does not open a family's whole history
 * again: without it a command takes twice the time of the thread (docs/benchmarks.md, e). Only where to begin
 * reading: what came after is always read.
 */
export function rememberStates(now: () => number = () => performance.now()) {
  /** By stream, oldest first. */
  const known = new Map<string, Remembered>();

  function forgetOld() {
    for (const [streamId, { until }] of known) {
      if (until > now() && known.size <= STATES_AT_MOST) return;
      known.delete(streamId);
    }
  }

  return {
    find<S>(decider: object, streamId: string): FoldedUpTo<S> | undefined {
      forgetOld();
      const found = known.get(streamId);
      return found?.decider === decider ? (found as FoldedUpTo<unknown> as FoldedUpTo<S>) : undefined;
    },
    /** `from`: what the fold went on from; its time goes on too. */
    keep<S>(decider: object, streamId: string, folded: FoldedUpTo<S>, from: FoldedUpTo<S> | undefined) {
      const there = known.get(streamId);
      if (there && there !== from) return; // another command was quicker
      if (there) known.set(streamId, { ...folded, decider, until: there.until });
      else if (!from) known.set(streamId, { ...folded, decider, until: now() + REMEMBERED_MS });
    },
  };
}
