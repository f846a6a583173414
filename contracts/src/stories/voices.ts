import type { StoryLanguage } from '../languages.ts';
import type { PlanTerms } from '../subscriptions/plans.ts';
import type { NarratorVoice, VoiceId } from './vocabulary.ts';

/** The narrators, and the voice tiers of the plans that may choose them. */
export const voicesOf: readonly {
  id: VoiceId;
  gender: NarratorVoice;
  tier: readonly PlanTerms['voices'][];
}[] = [
  { id: 'f1', gender: 'female', tier: ['basic', 'standard', 'all'] },
  { id: 'm1', gender: 'male', tier: ['basic', 'standard', 'all'] },
];

/** The voice of this gender that every plan has. */
export const defaultVoice: Record<NarratorVoice, VoiceId> = { female: 'f1', male: 'm1' };

/** Blob of the house: what the voice sounds like in a language. */
export const voiceSampleKey = (language: StoryLanguage, id: VoiceId) => `house/voices/${language}-${id}.mp3`;
