import type { StoryChoices } from '@storylark/contracts/stories/events';
import { genderOfVoice, voiceIds, type StoryType } from '@storylark/contracts/stories/vocabulary';

type Sent = Omit<StoryChoices, 'storyType' | 'storyTypeAsSent' | 'length' | 'voiceId'> & {
  storyType: StoryChoices['storyTypeAsSent'];
  length?: StoryChoices['length'] | undefined;
  voiceId?: StoryChoices['voiceId'] | undefined;
};

/**
 * What is chosen for a story, with what was left open: the first voice of the narrator asked for, and the
 * normal length of the hero's age.
 */
export function choicesOf({
  storyType,
  setting,
  lesson,
  language,
  narratorVoice,
  voiceId,
  length = 'normal',
}: Sent): StoryChoices {
  const firstVoice = voiceIds.find((id) => genderOfVoice[id] === narratorVoice) ?? voiceIds[0];
  return {
    storyTypeAsSent: storyType,
    storyType: plainType(storyType),
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId: voiceId ?? firstVoice,
  };
}

const plainType = (sent: StoryChoices['storyTypeAsSent']): StoryType =>
  sent === 'everyday-life' ? 'everyday' : sent;
