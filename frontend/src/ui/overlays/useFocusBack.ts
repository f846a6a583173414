import { useLayoutEffect, useRef } from 'react';

/**
 * Of the dialog opened last: one that takes its place, as an act does after the parents' question, goes back
 * there too.
 */
let opener: Element | null = null;

/**
 * What stays when the focus is in a dialog or a menu that closes: the button of the menu; of a dialog there
 * is `opener` already.
 */
function lasting(focused: Element): Element | null {
  if (focused.closest('[role=dialog]')) return null;
  const menu = focused.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

/**
 * For `onCloseAutoFocus` of a radix dialog that is opened by state: radix gives the focus back to its own
 * trigger only, and there is none.
 * Whoever has taken the focus meanwhile, such as the heading of the next screen, keeps it.
 */
export function useFocusBack(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) opener = lasting(activeElement) ?? opener;
    before.current = opener;
  }, [open]);
  return (event) => {
    event.preventDefault();
    const { activeElement } = document;
    if ((activeElement === null || activeElement === document.body) && before.current instanceof HTMLElement)
      before.current.focus();
  };
}
