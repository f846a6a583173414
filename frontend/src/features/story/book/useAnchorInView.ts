import { type RefObject, useEffect, useState } from 'react';

/**
 * Which of the picture places in the text one has come to: the last that is above the middle of the screen.
 */
export function useAnchorInView(text: RefObject<HTMLElement | null>, places: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const passed = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const place = Number((target as HTMLElement).dataset['place']);
          if (isIntersecting) passed.add(place);
          else passed.delete(place);
        }
        setCurrent(Math.max(0, ...passed));
      },
      // all that lies above counts as seen, also what was jumped over
      { rootMargin: '1000000px 0px -50% 0px' },
    );
    for (const place of text.current?.querySelectorAll('[data-place]') ?? []) observer.observe(place);
    return () => observer.disconnect();
  }, [text, places]);
  return current;
}
