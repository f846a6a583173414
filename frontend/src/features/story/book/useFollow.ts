import { type RefObject, useEffect, useState } from 'react';
import type { Voice } from './voice.ts';

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The spoken sentence stays between a fifth and three fifths of the screen's height: below are the player and
 * what comes next.
 */
export function bringIntoView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top > window.innerHeight * 0.2 && bottom < window.innerHeight * 0.6) return;
  element.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
}

/** The page follows the voice until the reader goes elsewhere. `goBack` follows again. */
export function useFollow(text: RefObject<HTMLElement | null>, voice: Voice | null) {
  const [following, setFollowing] = useState(true);
  const playing = voice?.playing ?? false;
  const sentence = voice?.sentence ?? null;
  useEffect(() => {
    if (!playing) return;
    const away = () => setFollowing(false);
    const onKey = ({ key }: KeyboardEvent) => scrollKeys.has(key) && away();
    const onPress = ({ target }: Event) => target === document.documentElement && away(); // the scroll bar
    window.addEventListener('wheel', away, { passive: true });
    window.addEventListener('touchmove', away, { passive: true });
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('wheel', away);
      window.removeEventListener('touchmove', away);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [playing]);
  useEffect(() => {
    if (!playing || !following || sentence === null) return;
    const spoken = text.current?.querySelector(`[data-sentence="${sentence}"]`);
    if (spoken) bringIntoView(spoken);
  }, [text, playing, following, sentence]);
  return { away: playing && sentence !== null && !following, goBack: () => setFollowing(true) };
}
