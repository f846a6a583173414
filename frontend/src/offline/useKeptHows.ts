import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/sessionSlice.ts';
import { type How, keptHows, onKeptChanged } from './keptCache.ts';

/**
 * How each story that lies on this device is kept, by uuid, followed; null until that is known, and while it is not
 * `wanted`.
 */
export function useKeptHows(wanted: boolean): ReadonlyMap<string, How> | null {
  const accountId = useSelector(selectUser)?.uuid ?? null;
  const [hows, setHows] = useState<ReadonlyMap<string, How> | null>(null);
  useEffect(() => {
    if (accountId === null || !wanted) return;
    let here = true;
    const look = () => void keptHows(accountId).then((found) => here && setHows(found));
    look();
    const stop = onKeptChanged(look);
    return () => {
      here = false;
      stop();
    };
  }, [accountId, wanted]);
  return wanted ? hows : null;
}
