import { storyLanguageOf, type StoryLanguage } from '@storylark/contracts/languages';
import { genderOfVoice, voiceIds } from '@storylark/contracts/stories/vocabulary';
import { voiceSampleKey, voicesInPlan } from '@storylark/contracts/stories/voices';
import type { VoiceView } from '@storylark/contracts/stories/views';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { QueryCaller } from '../caller.ts';

export type VoiceDeps = {
  planOf: (accountId: string) => Promise<Plan>;
  mediaUrl: (key: string) => string;
  hasBlob: (key: string) => Promise<boolean>;
};

/** GET /api/voices: `sampleUrl` is null until the studio has spoken the sample. */
export async function listVoices(
  { planOf, mediaUrl, hasBlob }: VoiceDeps,
  { accountId, language }: QueryCaller,
  asked?: StoryLanguage,
): Promise<VoiceView[]> {
  const inPlan = voicesInPlan(await planOf(accountId));
  return Promise.all(
    voiceIds.map(async (id) => {
      const key = voiceSampleKey(asked ?? storyLanguageOf[language], id);
      return {
        id,
        gender: genderOfVoice[id],
        sampleUrl: (await hasBlob(key)) ? mediaUrl(key) : null,
        inPlan: inPlan.includes(id),
      };
    }),
  );
}
