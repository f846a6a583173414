import { useEffect, useEffectEvent } from 'react';

/** Calls `look` when the screen is shown, when it is looked at again, and when the network is back. */
export function useLookedAt(look: () => void) {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    const again = () => onLook();
    again();
    window.addEventListener('focus', again);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('focus', again);
      window.removeEventListener('online', again);
    };
  }, []);
}
