import { useEffect, useEffectEvent } from 'react';

/** Calls `look` when the screen is shown, and not again by itself: each look of an auditor is recorded. */
export function useLookedAtOnce(look: () => void, of = '') {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    onLook();
  }, [of]);
}
