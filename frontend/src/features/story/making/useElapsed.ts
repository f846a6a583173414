import { useEffect, useState } from 'react';

/** Seconds since that moment by this device's clock, a new number each second; never below 0. */
export function useElapsed(since: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - Date.parse(since)) / 1000);
}
