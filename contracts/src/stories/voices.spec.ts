import { storyLanguages } from '../languages.ts';
import { plans } from '../subscriptions/plans.ts';
import { defaultVoice, VOICE_SAMPLES, voiceSampleKey, voicesInPlan } from './voices.ts';
import { genderOfVoice, narratorVoices, voiceIds } from './vocabulary.ts';

describe('narrators', () => {
  it('are three women and three men', () => {
    for (const gender of narratorVoices)
      expect(voiceIds.filter((id) => genderOfVoice[id] === gender)).toHaveLength(3);
  });

  it('are one woman and one man on Free, two of each on Basic, all on Standard and Premium', () => {
    expect(plans.map((plan) => voicesInPlan(plan))).toEqual([
      ['f1', 'm1'],
      ['f1', 'f2', 'm1', 'm2'],
      [...voiceIds],
      [...voiceIds],
    ]);
  });

  it.each(plans)('are on %s at least one of each gender, the one who speaks when none was chosen', (plan) => {
    for (const gender of narratorVoices) {
      expect(genderOfVoice[defaultVoice[gender]]).toBe(gender);
      expect(voicesInPlan(plan)).toContain(defaultVoice[gender]);
    }
  });

  it('never become fewer with a higher plan', () => {
    const counts = plans.map((plan) => voicesInPlan(plan).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('have a sample of their own in each language, which belongs to nobody', () => {
    const keys = storyLanguages.flatMap((language) => voiceIds.map((id) => voiceSampleKey(language, id)));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key.startsWith(VOICE_SAMPLES)).toBe(true);
    expect(VOICE_SAMPLES).toMatch(/^house\//);
  });
});
