import type { StoryDocument } from '@storylark/contracts/documents';
import type { CaughtUp } from '@storylark/platform/engines/createCaughtUp';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import type { Reactor } from '@storylark/platform/reactor';
import type { CommandApi } from '../commandApi.ts';

type Deps = { api: Pick<CommandApi, 'deleteStory' | 'failStoryWithoutHero'>; caughtUp: CaughtUp };

/** 'Delete Mia and her 7 stories': each by its own command. */
export const deleteStoriesOfCharacter = ({ api, caughtUp }: Deps): Reactor =>
  reactorOf(async (job) => {
    const { accountId } = job;
    const stories = await caughtUp<StoryDocument>('stories');
    const ofCharacter = { accountId, characterId: inputOf(job, 'characterId') };
    for (const { storyId } of await stories.find({ filter: ofCharacter }))
      await api.deleteStory(accountId, storyId);
  });

/**
 * Stories that are not written yet cannot be without their hero: they fail and give their slot back; later ones
 * go on.
 */
export const failStoriesOfCharacter = ({ api, caughtUp }: Deps): Reactor =>
  reactorOf(async (job) => {
    const { accountId } = job;
    const stories = await caughtUp<StoryDocument>('stories');
    const unwritten = { accountId, characterId: inputOf(job, 'characterId'), state: 'text_pending' };
    for (const { storyId } of await stories.find({ filter: unwritten }))
      await api.failStoryWithoutHero(accountId, storyId);
  });
