import { type PlayerEvent, type Playing, playerMachine, silent } from './playerMachine.ts';
import { type PlayerState, sameView, viewOf } from './playerView.ts';

const STEPS_PER_SECOND = 4;

/**
 * Holds the player's state, and tells screens of a view or a clock that has something new to draw. `follow`
 * hears of each change before they do; what it dispatches itself is told with it.
 */
export function createPlayerStore(follow: (before: Playing, now: Playing) => void) {
  const viewListeners = new Set<() => void>();
  const clockListeners = new Set<() => void>();
  // Under a finger half of it would be half of what the device's own buttons set.
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  let state: Playing = isTouch ? { ...silent, volume: 1 } : silent;
  let view = viewOf(state);
  return {
    dispatch(event: PlayerEvent) {
      const before = state;
      state = playerMachine(before, event);
      if (state === before) return;
      follow(before, state);
      const seen = viewOf(state);
      if (!sameView(view, seen)) {
        view = seen;
        for (const listener of viewListeners) listener();
      }
      if (steps(before) !== steps(state)) for (const listener of clockListeners) listener();
    },
    playing: (): Playing => state,
    view: (): PlayerState => view,
    onView: (listener: () => void) => joins(viewListeners, listener),
    /** The running place, in steps that a slider can show. */
    seconds: () => steps(state) / STEPS_PER_SECOND,
    onClock: (listener: () => void) => joins(clockListeners, listener),
  };
}

const steps = ({ seconds }: Playing) => Math.floor(seconds * STEPS_PER_SECOND);

function joins(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
