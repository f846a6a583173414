import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/sessionSlice.ts';
import { type How, keptHows, onKeptChanged } from './keptCache.ts';

/** How each story that lies on this device is kept, by uuid, followed; null until that is known. */
export function useKeptHows(): ReadonlyMap<string, How> | null {
  const accountId = useSelector(selectUser)?.uuid ?? null;
  const [hows, setHows] = useState<ReadonlyMap<string, How> | null>(null);
  useEffect(() => {
    if (accountId === null) return;
    let here = true;
    const look = () => void keptHows(accountId).then((found) => here && setHows(found));
    look();
    const stop = onKeptChanged(look);
    return () => {
      here = false;
      stop();
    };
  }, [accountId]);
  return hows;
}
