import type { StoryDocument, ShareDocument } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import type { ReadModels } from '../readModels.ts';

export type OpenShareDeps = {
  readModels: ReadModels;
  now: Clock;
  /** Waits until these read models have taken in all that is in the log now; false when they do not in time. */
  catchUp: (names: readonly string[], ms: number) => Promise<boolean>;
};
export type OpenShare = (shareId: string) => Promise<{ share: ShareDocument; story: StoryDocument }>;

const WAIT_MS = 2_000;

/**
 * A shared story, by its share's own id alone; whatever is shown of one is asked for through here, each time.
 * @throws Refusal storyNotFound once it is withdrawn, ended, or deleted with its account or without; Unavailable
 * while the read models are behind: what was withdrawn meanwhile must not be shown
 */
export function createOpenShare({ readModels, now, catchUp }: OpenShareDeps): OpenShare {
  return async (shareId) => {
    if (!(await catchUp(['shares', 'stories', 'sessions'], WAIT_MS)))
      throw new Unavailable('the read models are behind');
    const [share] = await (await readModels.of('shares')).find({ filter: { shareId }, limit: 1 });
    const isOpen = share && (share.endsAt === null || share.endsAt > new Date(now()).toISOString());
    if (!isOpen || share.storyId === shareId) throw new Refusal('storyNotFound');
    const [story, account] = await Promise.all([
      (await readModels.of('stories')).get(`${share.accountId}/${share.storyId}`),
      (await readModels.of('sessions')).get(share.accountId),
    ]);
    if (!story || !account || account.sessions.gone) throw new Refusal('storyNotFound');
    return { share, story };
  };
}
