import type { StoryChoices } from '@storylark/contracts/stories/events';
import type { StoryType } from '@storylark/contracts/stories/vocabulary';
import { defaultVoice } from '@storylark/contracts/stories/voices';

type Sent = Omit<StoryChoices, 'storyType' | 'storyTypeAsSent' | 'length' | 'voiceId'> & {
  storyType: StoryChoices['storyTypeAsSent'];
  length?: StoryChoices['length'] | undefined;
  voiceId?: StoryChoices['voiceId'] | undefined;
};

/**
 * What is chosen for a story, with what was left open: the voice every plan has of the narrator asked for, and the
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
  return {
    storyTypeAsSent: storyType,
    storyType: plainType(storyType),
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId: voiceId ?? defaultVoice[narratorVoice],
  };
}

const plainType = (sent: StoryChoices['storyTypeAsSent']): StoryType =>
  sent === 'everyday-life' ? 'everyday' : sent;
