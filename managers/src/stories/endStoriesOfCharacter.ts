import type { StoryDocument } from '@storylark/contracts/documents';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import type { Reactor } from '@storylark/platform/reactor';
import type { Filter } from '@storylark/platform/readStore/readStore';
import type { CommandApi } from '../commandApi.ts';

type Deps = { api: Pick<CommandApi, 'deleteStory' | 'failStoryWithoutHero'>; caughtUp: CaughtUp };

/** 'Delete Mia and her 7 stories': each by its own command. */
export const deleteStoriesOfCharacter = ({ api, caughtUp }: Deps): Reactor =>
  forEachStory(caughtUp, {}, api.deleteStory);

/**
 * Stories that are not written yet cannot be without their hero: they fail and give their slot back; later ones
 * go on.
 */
export const failStoriesOfCharacter = ({ api, caughtUp }: Deps): Reactor =>
  forEachStory(caughtUp, { state: 'text_pending' }, api.failStoryWithoutHero);

/** One that is refused holds no other up: it fails the attempt when all have had their turn. */
const forEachStory = (
  caughtUp: CaughtUp,
  which: Filter,
  end: (accountId: string, storyId: string) => Promise<void>,
): Reactor =>
  reactorOf(async (job, signal) => {
    const { accountId } = job;
    const stories = await caughtUp<StoryDocument>('stories', signal);
    const filter = { ...which, accountId, characterId: inputOf(job, 'characterId') };
    const refused: unknown[] = [];
    for (const { storyId } of await stories.find({ filter }))
      await end(accountId, storyId).catch((error: unknown) => refused.push(error));
    if (refused.length > 0) throw refused[0];
  });
