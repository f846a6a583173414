import { storyLanguageOf, type StoryLanguage } from '@storylark/contracts/languages';
import { voiceSampleKey, voicesOf } from '@storylark/contracts/stories/voices';
import type { VoiceView } from '@storylark/contracts/stories/views';
import { planTable, type Plan } from '@storylark/contracts/subscriptions/plans';
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
  const { voices } = planTable[await planOf(accountId)];
  return Promise.all(
    voicesOf.map(async ({ id, gender, tier }) => {
      const key = voiceSampleKey(asked ?? storyLanguageOf[language], id);
      return {
        id,
        gender,
        sampleUrl: (await hasBlob(key)) ? mediaUrl(key) : null,
        inPlan: tier.includes(voices),
      };
    }),
  );
}
