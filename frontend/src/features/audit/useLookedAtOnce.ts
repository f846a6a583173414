import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `look` when the screen is shown, and not again by itself: each look of an auditor is recorded. */
export function useLookedAtOnce(look: () => void, of = '') {
  const onLook = useEffectEvent(look);
  // before anything is drawn: what was looked at last is of another account
  useLayoutEffect(() => {
    onLook();
  }, [of]);
}
