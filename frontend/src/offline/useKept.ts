import type { StoryView } from '@storylark/contracts/stories/views';
import { useContext, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadCode } from '../lib/loadCode.ts';
import { fetchRenewed } from '../lib/media/fetchRenewed.ts';
import { RenewMedia } from '../lib/media/RenewMedia.ts';
import { toast } from '../notices/noticesSlice.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { canKeep, dropStory } from './keptCache.ts';
import { KeepFailed } from './keptStories.ts';
import { offlineMessages } from './offlineMessages.ts';
import { useKeptHows } from './useKeptHows.ts';

export type Kept = 'impossible' | 'unknown' | 'no' | 'keeping' | 'byItself' | 'forGood';

/**
 * Whether this story lies on this device, and how to put it there for good or take it away; how it went is said
 * by toast.
 */
export function useKept(story: StoryView): { kept: Kept; keep(): Promise<void>; drop(): Promise<void> } {
  const dispatch = useDispatch();
  const renew = useContext(RenewMedia);
  const accountId = useSelector(selectUser)?.uuid ?? null;
  const [keeping, setKeeping] = useState(false);
  const hows = useKeptHows(true);

  async function keep() {
    if (accountId === null || keeping) return;
    setKeeping(true);
    try {
      const { keepForGood } = await loadCode(() => import('./keepByItself.ts'));
      await keepForGood(accountId, story, fetchRenewed(renew, window.fetch.bind(window)));
      dispatch(toast({ tone: 'good', message: offlineMessages.nowKept }));
    } catch (error) {
      if (!(error instanceof KeepFailed)) throw error;
      dispatch(toast({ tone: 'bad', message: offlineMessages[error.reason] }));
    } finally {
      setKeeping(false);
    }
  }
  async function drop() {
    if (accountId === null) return;
    await dropStory(accountId, story.uuid);
    dispatch(toast({ tone: 'good', message: offlineMessages.nowDropped }));
  }
  return { kept: keptOf(), keep, drop };

  function keptOf(): Kept {
    if (!canKeep()) return 'impossible';
    if (keeping) return 'keeping';
    return hows === null ? 'unknown' : (hows.get(story.uuid)?.by ?? 'no');
  }
}
