import { storyLanguages } from '../languages.ts';
import { planTable, plans } from '../subscriptions/plans.ts';
import { defaultVoice, voiceSampleKey, voicesOf } from './voices.ts';
import { genderOfVoice, narratorVoices, voiceIds } from './vocabulary.ts';

const inPlan = (plan: (typeof plans)[number]) =>
  voicesOf.filter(({ tier }) => tier.includes(planTable[plan].voices)).map(({ id }) => id);

describe('narrators', () => {
  it('are those that may be asked for, each with its one gender', () => {
    expect(voicesOf.map(({ id }) => id)).toEqual([...voiceIds]);
    for (const { id, gender } of voicesOf) expect(genderOfVoice[id]).toBe(gender);
  });

  it.each(plans)('are on %s at least one of each gender, the one who speaks when none was chosen', (plan) => {
    for (const gender of narratorVoices) {
      expect(genderOfVoice[defaultVoice[gender]]).toBe(gender);
      expect(inPlan(plan)).toContain(defaultVoice[gender]);
    }
  });

  it('never become fewer with a higher plan', () => {
    const counts = plans.map((plan) => inPlan(plan).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('have a sample of their own in each language, which belongs to nobody', () => {
    const keys = storyLanguages.flatMap((language) => voiceIds.map((id) => voiceSampleKey(language, id)));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^house\//);
  });
});
