import { useSelector } from 'react-redux';
import { selectUser } from '../../session/sessionSlice.ts';
import { selectList } from './charactersSlice.ts';

/**
 * How many characters there are and may be; main and side both count. The list knows best, the profile until
 * it is there.
 */
export function useLimit() {
  const subscription = useSelector(selectUser)?.subscription;
  const list = useSelector(selectList);
  const limit = subscription?.characterLimit ?? 0;
  const used = list.status === 'ready' ? list.items.length : (subscription?.charactersUsed ?? 0);
  return { used, limit, reached: subscription !== undefined && used >= limit };
}
