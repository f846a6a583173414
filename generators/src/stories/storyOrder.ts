import type { CastSheet } from '@storylark/contracts/stories/events';
import type { StoryWork } from '@storylark/contracts/stories/reports';
import type { StoryOrder } from '@storylark/studio/plan';

type Work = Extract<StoryWork, { over: false }>;

/** The studio's order from what command-api says: no looks, which text has no use for. */
export function storyOrderOf({
  storyId,
  choices,
  order,
}: Pick<Work, 'storyId' | 'choices' | 'order'>): StoryOrder {
  const { storyType, setting, lesson, language, length, narratorVoice, voiceId } = choices;
  const companions = order.companions.map((one) => ({
    ...personOf(one),
    relationshipType: one.relationshipType,
  }));
  return {
    storyId,
    storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    hero: personOf(order.hero),
    companions,
  };
}

const personOf = ({
  characterUuid,
  name,
  age,
  gender,
  characterType,
  personalityTrait,
  physicalAttribute,
}: CastSheet) => ({
  characterUuid,
  name,
  age,
  gender,
  characterType,
  personalityTrait,
  physicalAttribute,
});
