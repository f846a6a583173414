import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/sessionSlice.ts';
import { selectLive } from './liveSlice.ts';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** `offline`: this device has no network. `lost`: it has one, and the house does not answer. */
export function useConnection(): 'open' | 'offline' | 'lost' {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const live = useSelector(selectLive);
  const session = useSelector(selectSession);
  if (!online) return 'offline';
  return live === 'lost' || session.status === 'offline' ? 'lost' : 'open';
}
