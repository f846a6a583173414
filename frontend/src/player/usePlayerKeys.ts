import { useEffect, useEffectEvent } from 'react';
import { useReading } from '../lib/reading.ts';
import type { Transport } from './transport.ts';

/** Here keys have a meaning of their own. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role=slider], [role=tab], [role=menu], [role=dialog], [role=alertdialog]';
/** These Space presses. */
const PRESSED = 'button, a, summary, [role=button], [role=link]';

/**
 * Space plays, the arrows go by sentences, M mutes, T opens the sleep timer, wherever on the page one stands;
 * unless switched off.
 */
export function usePlayerKeys(player: Transport, openTimer: () => void) {
  const [{ singleKeys }] = useReading();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const open = player.state.phase !== 'closed';
    const acts: Record<string, (() => void) | undefined> = {
      ' ': player.toggle,
      ...(open && {
        ArrowLeft: player.previousSentence,
        ArrowRight: player.nextSentence,
        m: player.setMuted && (() => player.setMuted?.(!player.state.muted)),
        t: openTimer,
      }),
    };
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at?.closest(TAKES_KEYS))
      return;
    if (event.key === ' ' && (event.repeat || at?.closest(PRESSED))) return;
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault(); // Space would turn the page
    act();
  });
  useEffect(() => {
    if (!singleKeys) return;
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [singleKeys]);
}
