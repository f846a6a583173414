import { type RefObject, useEffect, useState } from 'react';
import { PLAYER_HIDES_AFTER } from '../lib/constants.ts';

/**
 * Whether the player is out of the way: after 3 s without mouse movement, while `mayHide`. Only for those who
 * steer by mouse; whoever touches, types or stands in it with the keyboard keeps it before them. Any input
 * brings it back.
 */
export function useHiding(player: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let byMouse = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      setIdle(false);
      if (byMouse) waiting = setTimeout(() => setIdle(!holdsKeyboard(player.current)), PLAYER_HIDES_AFTER);
    };
    const onPointer = ({ pointerType }: PointerEvent) => {
      byMouse = pointerType === 'mouse';
      wait();
    };
    const onKey = () => {
      byMouse = false;
      wait();
    };
    const onFocus = ({ target }: FocusEvent) => player.current?.contains(target as Node) && wait();
    window.addEventListener('pointermove', onPointer);
    window.addEventListener('pointerdown', onPointer);
    window.addEventListener('keydown', onKey);
    window.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('focusin', onFocus);
    };
  }, [player]);
  return idle && mayHide;
}

/** The focus that a click leaves on a button is nobody's place: a browser does not even show it. */
const holdsKeyboard = (player: HTMLElement | null) => player?.querySelector(':focus-visible') != null;
