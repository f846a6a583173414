import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPlayback, type Playback } from './createPlayback.ts';
import type { PlayerState } from './playerView.ts';
import type { PlayerActs, PlayerSource } from './playerSource.ts';

export type Player = Playback['controls'] & {
  /** Its `seconds` are those of the last change; the running place is `useSeconds(player)`. */
  state: PlayerState;
  clock: Pick<Playback, 'seconds' | 'onClock'>;
  /** Not so on iOS, where the device's buttons alone set it. */ volumeSettable: boolean;
};

/**
 * A player for one story, closed until `play` or `playFrom`. Null: nothing to hear yet. Leaving the screen
 * ends the sound. `source` may be a new object at each rendering: what belongs to the same story is taken
 * over without a break.
 */
export function usePlayer(source: PlayerSource | null, acts: PlayerActs): Player {
  const latest = useRef(acts);
  const [playback] = useState(() => {
    const made = createPlayback(() => latest.current);
    made.open(source); // at once: the first drawing says already where one goes on
    return made;
  });
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => playback.start(), [playback]);
  useEffect(() => playback.open(source), [playback, source]);
  const state = useSyncExternalStore(playback.onState, playback.state);
  return useMemo(
    () => ({ ...playback.controls, state, clock: playback, volumeSettable: playback.volumeSettable }),
    [playback, state],
  );
}

/** The running place in the story, four times a second while it plays. */
export const useSeconds = ({ clock }: Player) => useSyncExternalStore(clock.onClock, clock.seconds);
