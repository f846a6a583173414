import type { StoryLanguage } from '../languages.ts';
import { planTable, type Plan, type PlanTerms } from '../subscriptions/plans.ts';
import { genderOfVoice, voiceIds, type NarratorVoice, type VoiceId } from './vocabulary.ts';

/** The voice of this gender that every plan has. */
export const defaultVoice: Record<NarratorVoice, VoiceId> = { female: 'f1', male: 'm1' };

/** How many voices of each gender a tier of plans has, the first ones of the list. */
const voicesPerGender: Record<PlanTerms['voices'], number> = { basic: 1, standard: 2, all: 3 };

/** The voices a plan may choose among, in the order of the list. */
export function voicesInPlan(plan: Plan): readonly VoiceId[] {
  const most = voicesPerGender[planTable[plan].voices];
  return voiceIds.filter((id) => ofGender(genderOfVoice[id]).indexOf(id) < most);
}

const ofGender = (gender: NarratorVoice): readonly VoiceId[] =>
  voiceIds.filter((id) => genderOfVoice[id] === gender);

/** Blobs of the house: all that is kept of how the voices sound. */
export const VOICE_SAMPLES = 'house/voices/';
/** Blob of the house: what the voice sounds like in a language. */
export const voiceSampleKey = (language: StoryLanguage, id: VoiceId) =>
  `${VOICE_SAMPLES}${language}-${id}.mp3`;
