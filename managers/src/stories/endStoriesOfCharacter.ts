import type { Reactor } from '@storylark/platform/reactor';
import type { CommandApi } from '../commandApi.ts';
import { inputOf, reactorOf } from '../outcomes.ts';
import type { AccountStories } from './accountStories.ts';

type Deps = { api: CommandApi; accountStories: AccountStories };

/** 'Delete Mia and her 7 stories': each by its own command. */
export const deleteStoriesOfCharacter = ({ api, accountStories }: Deps): Reactor =>
  reactorOf(async (job) => {
    const { accountId } = job;
    for (const { storyId } of await accountStories({ accountId, characterId: inputOf(job, 'characterId') }))
      await api.deleteStory(accountId, storyId);
  });

/**
 * Stories that are not written yet cannot be without their hero: they fail and give their slot back; later
 * ones go on.
 */
export const failStoriesOfCharacter = ({ api, accountStories }: Deps): Reactor =>
  reactorOf(async (job) => {
    const { accountId } = job;
    const unwritten = await accountStories({
      accountId,
      characterId: inputOf(job, 'characterId'),
      state: 'text_pending',
    });
    for (const { storyId } of unwritten) await api.failStoryWithoutHero(accountId, storyId);
  });
