import { storyLanguages, type StoryLanguage } from '@storylark/contracts/languages';
import {
  genderOfVoice,
  narratorVoices,
  voiceIds,
  type VoiceId,
} from '@storylark/contracts/stories/vocabulary';
import { levelOf, medianPitch, pitchMovement, pitchSwing, spectralCentroid } from '../measure.ts';
import { createEspeakNarrator } from './createEspeakNarrator.ts';
import type { Utterance } from './narrator.ts';

const sentences: Record<StoryLanguage, string> = {
  english: 'All along the moorings the little boats were already asleep, and the lamp went on.',
  german: 'Unten am Wasser lagen die kleinen Boote und schliefen schon lange, und die Lampe ging an.',
  french: 'Le long du quai, les petits bateaux dormaient déjà depuis longtemps, et la lampe s’allumait.',
};
/** The same words with each mark. */
const asked: Record<StoryLanguage, string> = {
  english: 'You have seen the little lamp',
  german: 'Du hast die kleine Lampe gesehen',
  french: 'Tu as vu la petite lampe',
};
const semitones = (hertz: number, from: number): number => 12 * Math.log2(hertz / from);

describe.each(storyLanguages)('the voices in %s', (language) => {
  const narrator = createEspeakNarrator();
  afterAll(() => narrator.close());
  const say = async (text: string, changes: Partial<Utterance> = {}) =>
    (
      await narrator.speak({
        text,
        language,
        voice: 'f1',
        delivery: 'plain',
        pace: 1,
        pitch: 0,
        range: 0,
        ...changes,
      })
    ).pcm;
  const last = (pcm: Float32Array, share: number) => pcm.subarray(Math.floor(pcm.length * (1 - share)));

  it('are six that differ in pitch, formants and pace, women above men', async () => {
    const heard = new Map<VoiceId, { pitch: number; formants: number; seconds: number }>();
    for (const voice of voiceIds) {
      const pcm = await say(sentences[language], { voice });
      heard.set(voice, {
        pitch: medianPitch(pcm),
        formants: spectralCentroid(pcm),
        seconds: pcm.length / 24_000,
      });
      expect(pitchMovement(pcm)).toBeGreaterThan(11);
    }
    const ranked = (gender: (typeof narratorVoices)[number], by: 'pitch' | 'formants' | 'seconds') =>
      voiceIds.filter((id) => genderOfVoice[id] === gender).map((id) => heard.get(id)![by]);
    for (const gender of narratorVoices) {
      const [middle, high, low] = ranked(gender, 'pitch') as [number, number, number];
      expect(semitones(high, middle)).toBeGreaterThan(2);
      expect(semitones(middle, low)).toBeGreaterThan(2);
      const [plain, small, large] = ranked(gender, 'formants') as [number, number, number];
      expect(small / plain).toBeGreaterThan(1.05);
      expect(plain / large).toBeGreaterThan(1.1);
      const [steady, lively, slow] = ranked(gender, 'seconds') as [number, number, number];
      expect(steady / lively).toBeGreaterThan(1.04);
      expect(slow / steady).toBeGreaterThan(1.04);
    }
    expect(Math.min(...ranked('female', 'pitch'))).toBeGreaterThan(
      Math.max(...ranked('male', 'pitch')) * 1.2,
    );
  });

  it.each(['f1', 'm1'] as const)('let a question rise and a paragraph sink, as %s', async (voice) => {
    const end = async (mark: string, delivery: Utterance['delivery']) =>
      medianPitch(last(await say(asked[language] + mark, { voice, delivery }), 0.3));
    const told = await end('.', 'plain');
    expect(semitones(await end('?', 'question'), told)).toBeGreaterThan(2);
    expect(semitones(told, await end('.', 'close'))).toBeGreaterThan(1);
    const [plain, close] = [await say(`${asked[language]}.`, { voice }), await say(`${asked[language]}.`, { voice, delivery: 'close' })]; // prettier-ignore
    expect(close.length / plain.length).toBeGreaterThan(1.05);
  });

  it('shout higher, wider and louder', async () => {
    const told = await say(`${asked[language]}.`);
    const shouted = await say(`${asked[language]}!`, { delivery: 'shout' });
    expect(semitones(medianPitch(shouted), medianPitch(told))).toBeGreaterThan(2);
    expect(pitchSwing(shouted)).toBeGreaterThan(1.1 * pitchSwing(told));
    expect(levelOf(shouted) - levelOf(told)).toBeGreaterThan(2.5);
  });

  it.each(voiceIds)('whisper with breath and hardly a tone, more softly and slowly, as %s', async (voice) => {
    const told = await say(sentences[language], { voice });
    const whispered = await say(sentences[language], { voice, delivery: 'whisper' });
    expect(spectralCentroid(whispered)).toBeGreaterThan(1.5 * spectralCentroid(told));
    expect(levelOf(whispered) - levelOf(told)).toBeLessThan(-3);
    expect(levelOf(whispered) - levelOf(told)).toBeGreaterThan(-12);
    expect(whispered.length / told.length).toBeGreaterThan(1.03);
  });

  it('give each thing of a list its own rise and time', async () => {
    const list = {
      english: 'He had bread, cheese, a map and a rope.',
      german: 'Er hatte Brot, Käse, eine Karte und ein Seil.',
      french: 'Il avait du pain, du fromage, une carte et une corde.',
    }[language];
    const [read, listed] = [await say(list), await say(list, { delivery: 'list' })];
    expect(listed.length / read.length).toBeGreaterThan(1.03);
    expect(pitchSwing(listed)).toBeGreaterThan(1.04 * pitchSwing(read));
  });
});
