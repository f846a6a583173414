import { storyStream } from '@storylark/contracts/stories/events';
import { allowanceStream } from '@storylark/contracts/subscriptions/events';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { allowanceDecider } from '../allowance/allowanceDecider.ts';
import type { Account } from './orderStory.ts';
import { ownStory } from './story.ts';
import { storyDecider } from './storyDecider.ts';

/** So many of the last stories are not to be resembled; older windows than these are not looked at. */
const LAST_STORIES = 20;
const LAST_WINDOWS = 12;

type Deps = {
  commands: Pick<CommandHandler, 'load'>;
  windowOf: (account: Account, at: string) => Promise<{ id: string; start: string }>;
};

/**
 * Variants that the family's last stories used, oldest story first: a new one takes others, or else those of
 * longest ago. Stories without a text yet count for nothing.
 */
export function createRecentlyUsed({ commands, windowOf }: Deps) {
  return async (account: Account, at: string): Promise<string[]> => {
    const storyIds = await lastStories(account, at);
    const stories = await Promise.all(storyIds.map((id) => commands.load(storyDecider, storyStream(id))));
    return stories.toReversed().flatMap(({ state }) => ownStory(state, account.accountId)?.text?.used ?? []);
  };

  async function lastStories(account: Account, at: string): Promise<string[]> {
    const found: string[] = [];
    let window = await windowOf(account, at);
    for (let seen = 1; seen <= LAST_WINDOWS && found.length < LAST_STORIES; seen += 1) {
      const { state } = await commands.load(allowanceDecider, allowanceStream(account.accountId, window.id));
      found.push(...[...state.taken.keys()].toReversed());
      const before = await windowOf(account, justBefore(window.start));
      if (before.start >= window.start) break;
      window = before;
    }
    return found.slice(0, LAST_STORIES);
  }
}

const justBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) - 1).toISOString();
