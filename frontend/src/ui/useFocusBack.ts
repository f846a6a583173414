import { useLayoutEffect, useRef } from 'react';

/** Of the dialog opened last: one that takes its place, as an act does after the parents' question, finds nothing focused and goes back there too. */
let opener: Element | null = null;

/**
 * For `onCloseAutoFocus` of a radix dialog that is opened by state: radix gives the focus back to its own trigger only, and there is none.
 * Whoever has taken the focus meanwhile, such as the heading of the next screen, keeps it.
 */
export function useFocusBack(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) opener = activeElement;
    before.current = opener;
  }, [open]);
  return (event) => {
    event.preventDefault();
    const { activeElement } = document;
    if ((activeElement === null || activeElement === document.body) && before.current instanceof HTMLElement) before.current.focus();
  };
}
