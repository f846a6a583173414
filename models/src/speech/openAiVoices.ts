import { storyLanguages } from '@storylark/contracts/languages';
import { type VoiceId, voiceIds } from '@storylark/contracts/stories/vocabulary';
import type { VoiceNames } from '@storylark/studio/sound/voice/added/addedEngine';

const names: Record<VoiceId, string> = {
  f1: 'marin',
  f2: 'shimmer',
  f3: 'sage',
  m1: 'cedar',
  m2: 'echo',
  m3: 'ash',
};

/** What OpenAI calls our voices, by either way of asking; each speaks every language. */
export const openAiVoices: VoiceNames = Object.fromEntries(
  storyLanguages.flatMap((language) => voiceIds.map((id) => [`${language}.${id}`, names[id]])),
);
