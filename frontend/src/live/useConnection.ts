import { useSelector } from 'react-redux';
import { selectSession } from '../session/sessionSlice.ts';
import { selectLive } from './liveSlice.ts';
import { useOnline } from './useOnline.ts';

/** `offline`: this device has no network. `lost`: it has one, and the house does not answer. */
export function useConnection(): 'open' | 'offline' | 'lost' {
  const online = useOnline();
  const live = useSelector(selectLive);
  const session = useSelector(selectSession);
  if (!online) return 'offline';
  return live === 'lost' || session.status === 'offline' ? 'lost' : 'open';
}
