import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { accessDenied, Failure, notAuthenticated } from './failure.ts';

/** What the stand-in does wrong on request. Change the fields at any time. */
export type Faults = {
  /** Every call is refused as UNAVAILABLE; subscriptions that run go on. */
  unavailable: boolean;
  /** Every call waits so long before it is looked at, ms. */
  delayMs: number;
  /** Every append takes so long to become durable, ms. */
  commitDelayMs: number;
  /** So many appends to come are made durable and never answered. */
  lostReplies: number;
  /** Appends are answered without their position, as the protocol allows. */
  withoutPosition: boolean;
  /** Every call is refused, as with a wrong password. */
  unauthenticated: boolean;
  /** The user may not read streams, append to them, read $all. */
  streamsDenied: boolean;
  appendsDenied: boolean;
  allDenied: boolean;
};
/** What a user needs a right for. */
export type Action = 'readStream' | 'append' | 'readAll';
export type FaultSwitches = Faults & {
  /**
   * Ends every running subscription with this status, UNAVAILABLE unless given; returns how many there were.
   */
  dropSubscriptions(code?: status): number;
};
/** The side that the services ask. */
export type FaultyServer = {
  faults: FaultSwitches;
  /** @throws Failure while unavailable, and for a user who is not known */
  admit(): Promise<void>;
  /** @throws Failure for a right that is missing */
  permit(action: Action): void;
  /** What an append waits for while it is under way. */
  commitDelay(): Promise<void>;
  /** Whether this append's reply gets lost; counts it. */
  losesReply(): boolean;
  /** Calls back when subscriptions are dropped; returns how to stop that. */
  onDrop(listener: (failure: Failure) => void): () => void;
};

export function createFaultyServer(): FaultyServer {
  const drops = new EventEmitter().setMaxListeners(0);
  const faults: FaultSwitches = {
    unavailable: false,
    delayMs: 0,
    commitDelayMs: 0,
    lostReplies: 0,
    withoutPosition: false,
    unauthenticated: false,
    streamsDenied: false,
    appendsDenied: false,
    allDenied: false,
    dropSubscriptions(code = status.UNAVAILABLE) {
      const running = drops.listenerCount('drop');
      drops.emit('drop', new Failure(code, 'dropped on request'));
      return running;
    },
  };
  return {
    faults,
    async admit() {
      if (faults.delayMs > 0) await sleep(faults.delayMs);
      if (faults.unavailable) throw new Failure(status.UNAVAILABLE, 'unavailable on request');
      if (faults.unauthenticated) throw notAuthenticated();
    },
    permit(action) {
      const denied = {
        readStream: faults.streamsDenied,
        append: faults.appendsDenied,
        readAll: faults.allDenied,
      };
      if (denied[action]) throw accessDenied();
    },
    async commitDelay() {
      if (faults.commitDelayMs > 0) await sleep(faults.commitDelayMs);
    },
    losesReply() {
      if (faults.lostReplies === 0) return false;
      faults.lostReplies -= 1;
      return true;
    },
    onDrop(listener) {
      drops.on('drop', listener);
      return () => drops.off('drop', listener);
    },
  };
}
