import type { StoryOrderData } from '@storylark/contracts/stories/events';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import { Refusal } from '@storylark/platform/refusal';
import { makingOf, moneyOf, type MakingDeps } from '../storyMaking.ts';
import { openAs, type Unseal } from '../unseal.ts';

/** GET /api/stories/{uuid}/making. @throws Refusal storyNotFound, also for another account's story */
export async function getMaking(
  deps: MakingDeps & { unseal: Unseal },
  accountId: string,
  storyId: string,
): Promise<StoryMakingView> {
  const story = await (await deps.readModels.of('stories')).get(`${accountId}/${storyId}`);
  if (!story) throw new Refusal('storyNotFound');
  const order = await openAs<StoryOrderData>(deps.unseal, story.order);
  const { storyTypeAsSent, setting, lesson, language, length, narratorVoice, voiceId } = story;
  const steps = await makingOf(deps, story);
  return {
    uuid: storyId,
    choices: {
      heroName: order?.hero.name ?? null,
      companionNames: order?.companions.map(({ name }) => name) ?? [],
      storyType: storyTypeAsSent,
      setting,
      lesson,
      language,
      length,
      narratorVoice,
      voiceId,
    },
    steps,
    microDollars: moneyOf(steps),
  };
}
