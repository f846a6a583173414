import { useEffect } from 'react';

/**
 * Keeps the screen of this device from going off for as long as it is `wanted`: a phone that sleeps begins nothing
 * by itself. Browsers that cannot, or may not, do as they always do.
 */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let here = true;
    let held: WakeLockSentinel | null = null;
    /** The browser lets go of it whenever the page is hidden. */
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (here) held = lock;
          else void lock.release();
        },
        () => {}, // by its settings, or for want of power
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, [wanted]);
}
