import { useSelector } from 'react-redux';
import { selectUser } from '../session/sessionSlice.ts';

/** How many stories this month has and may have. */
export function useStoryLimit() {
  const subscription = useSelector(selectUser)?.subscription;
  const used = subscription?.storiesUsed ?? 0;
  const limit = subscription?.storyLimit ?? 0;
  return { used, limit, reached: subscription !== undefined && used >= limit };
}
