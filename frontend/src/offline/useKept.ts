import type { StoryView } from '@storylark/contracts/stories/views';
import { useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchRenewed } from '../lib/media/fetchRenewed.ts';
import { RenewMedia } from '../lib/media/RenewMedia.ts';
import { toast } from '../notices/noticesSlice.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { canKeep, dropStory, isKept, KeepFailed, keepStory } from './keptStories.ts';
import { offlineMessages } from './offlineMessages.ts';

export type Kept = 'impossible' | 'unknown' | 'no' | 'keeping' | 'yes';

/**
 * Whether this story lies on this device, and how to put it there or take it away; how it went is said by
 * toast.
 */
export function useKept(story: StoryView): { kept: Kept; keep(): Promise<void>; drop(): Promise<void> } {
  const dispatch = useDispatch();
  const renew = useContext(RenewMedia);
  const accountId = useSelector(selectUser)?.uuid ?? null;
  const [kept, setKept] = useState<Kept>(canKeep() ? 'unknown' : 'impossible');
  useEffect(() => {
    if (accountId === null || !canKeep()) return;
    let here = true;
    void isKept(accountId, story.uuid).then((yes) => here && setKept(yes ? 'yes' : 'no'));
    return () => {
      here = false;
    };
  }, [accountId, story.uuid]);

  async function keep() {
    if (accountId === null || kept === 'keeping') return;
    setKept('keeping');
    try {
      await keepStory(accountId, story, fetchRenewed(renew, window.fetch.bind(window)));
      setKept('yes');
      dispatch(toast({ tone: 'good', message: offlineMessages.nowKept }));
    } catch (error) {
      setKept('no');
      if (!(error instanceof KeepFailed)) throw error;
      dispatch(toast({ tone: 'bad', message: offlineMessages[error.reason] }));
    }
  }
  async function drop() {
    if (accountId === null) return;
    await dropStory(accountId, story.uuid);
    setKept('no');
    dispatch(toast({ tone: 'good', message: offlineMessages.nowDropped }));
  }
  return { kept, keep, drop };
}
