import { useEffect, useState } from 'react';
import { dropStory, onKeptChanged } from '../../../offline/keptCache.ts';
import { type KeptName, keptNames } from '../../../offline/keptStories.ts';

/** The stories that lie on this device, newest first; null until that is known. `drop` takes some away. */
export function useKeptHere(accountId: string) {
  const [stories, setStories] = useState<readonly KeptName[] | null>(null);
  useEffect(() => {
    let here = true;
    const look = () => void keptNames(accountId).then((found) => here && setStories(found));
    look();
    const stop = onKeptChanged(look);
    return () => {
      here = false;
      stop();
    };
  }, [accountId]);
  async function drop(dropped: readonly KeptName[]) {
    await Promise.all(dropped.map(({ uuid }) => dropStory(accountId, uuid)));
    setStories(await keptNames(accountId));
  }
  return { stories, drop };
}
