import { storyStream, type StoryChoices, type StoryOrderData } from '@storylark/contracts/stories/events';
import { voicesInPlan } from '@storylark/contracts/stories/voices';
import { allowanceStream } from '@storylark/contracts/subscriptions/events';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { CommandHandler, CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import { allowanceDecider } from '../allowance/allowanceDecider.ts';
import { giveBackUnlessNamed } from './giveBackSlot.ts';
import type { OrderedStory } from './story.ts';
import { isOrdered, storyDecider, type StoryRequest } from './storyDecider.ts';

export type Account = { accountId: string; openedAt: string };
export type OrderDeps = {
  commands: CommandHandler;
  /** Hero and companions. @throws Refusal heroNotFound, heroMustBeMain */
  castOf: (accountId: string, heroId: string) => Promise<Omit<StoryOrderData, 'avoid'>>;
  /** The story window open at a time (ISO), with the plan held then. */
  windowOf: (account: Account, at: string) => Promise<{ id: string; limit: number; plan: Plan }>;
  /** Variants that the family's last stories used. */
  recentlyUsed: (account: Account, at: string) => Promise<readonly string[]>;
};
export type Order = {
  account: Account;
  storyId: string;
  heroId: string;
  choices: StoryChoices;
  meta: CommandMeta;
};

/**
 * Orders a story against the quota. The story's stream is the commit point: the slot is taken first, and
 * given back when the order does not come about.
 * What breaks off in between leaves a slot without a story; a sweeper finds it after a minute (abandonStory).
 * @throws Refusal `storyNotFound`, `idAlreadyUsed`, `orderAgain`, `heroNotFound`, `heroMustBeMain`,
 * `voiceNotInPlan`, `storyLimitReached`
 */
export async function orderStory(
  { commands, castOf, windowOf, recentlyUsed }: OrderDeps,
  { account, storyId, heroId, choices, meta }: Order,
): Promise<{ story: OrderedStory; position: number }> {
  const { accountId } = account;
  const { at } = meta;
  const { state: before } = await commands.load(storyDecider, storyStream(storyId));
  if (isOrdered(before, accountId)) return request(before.request);

  const cast = await castOf(accountId, heroId);
  const { id: window, limit, plan } = await windowOf(account, at);
  if (!voicesInPlan(plan).includes(choices.voiceId)) throw new Refusal('voiceNotInPlan');
  const avoid = await recentlyUsed(account, at);
  const taken = await commands.handle({
    decider: allowanceDecider,
    streamId: allowanceStream(accountId, window),
    command: { type: 'TakeSlot', storyId, limit, plan },
    contextOf: () => ({ accountId, window, at }),
    meta,
  });
  const companionIds = cast.companions.map(({ characterUuid }) => characterUuid);
  try {
    const { story, position } = await request({
      ...choices,
      window,
      characterId: heroId,
      companionIds,
      order: { ...cast, avoid },
    });
    if (story.request.window !== window)
      await giveBackUnlessNamed(commands, { accountId, storyId, window, at });
    return { story, position: Math.max(position, taken.position) };
  } catch (error) {
    if (error instanceof Refusal) await giveBackUnlessNamed(commands, { accountId, storyId, window, at });
    throw error;
  }

  async function request(request: StoryRequest): Promise<{ story: OrderedStory; position: number }> {
    const { state, position } = await commands.handle({
      decider: storyDecider,
      streamId: storyStream(storyId),
      command: { type: 'RequestStory', request },
      contextOf: () => ({ accountId, storyId, at }),
      meta,
    });
    if (!isOrdered(state, accountId)) throw new Error('a story was requested and is not there');
    return { story: state, position };
  }
}
