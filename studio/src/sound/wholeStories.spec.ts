import { locales, type Locale } from '@storylark/contracts/languages';
import { MPEGDecoder } from 'mpg123-decoder';
import { mixedOrders } from '../text/checks/orders.ts';
import { tellStory } from '../text/tellStory.ts';
import { effectsDepth } from '../studio.ts';
import type { StoryOrder } from '../plan.ts';
import { loudnessOf } from './dsp/loudness.ts';
import { SAMPLE_RATE } from './dsp/samples.ts';
import { truePeakOf } from './dsp/truePeak.ts';
import { levelsOf, loudnessRangeOf } from './measure.ts';
import { renderMix } from './mix/createMixer.ts';
import { encodeMp3 } from './mix/encodeMp3.ts';
import { id3Tag } from './mix/id3Tag.ts';
import { chunksOf } from './voice/chunksOf.ts';
import { createEspeakNarrator } from './voice/createEspeakNarrator.ts';
import { narrateChunk } from './voice/narrateChunk.ts';

const PER_LANGUAGE = 10;
/** A story of a quarter of an hour is spoken, mixed and listened to. */
const MINUTES = 15;
/** Without COMPLETE one story of each language is heard, a short one. */
const short = (locale: Locale, index: number): StoryOrder => {
  const order = mixedOrders(locale, PER_LANGUAGE)[index]!;
  return { ...order, length: 'short', hero: { ...order.hero, age: 5 } };
};
const orders =
  process.env.COMPLETE === '1'
    ? locales.flatMap((locale) => mixedOrders(locale, PER_LANGUAGE))
    : [short('en', 0), short('de', 3), short('fr', 1)];

const narrator = createEspeakNarrator();
afterAll(() => narrator.close());

/** The story as it is listened to: made as every story is, and decoded from its MP3. */
async function hear(order: StoryOrder) {
  const { title, lines, plan } = tellStory(order, []);
  const telling = { language: order.language, voice: order.voiceId, cast: plan.cast };
  const chunks = [];
  for (const chunk of chunksOf(lines)) chunks.push(await narrateChunk(narrator, chunk, telling));
  const { language } = order;
  const mix = {
    title,
    language,
    plan,
    lines,
    chunks,
    voiceBy: 'house' as const,
    effects: effectsDepth(true),
  };
  const audio = await renderMix(mix);
  const mp3 = await encodeMp3(audio.samples, id3Tag(mix));
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  expect(sampleRate).toBe(SAMPLE_RATE);
  return { lines, audio, samples: channelData[0]! };
}

describe('a whole story', () => {
  it.each(orders.map((order) => [`${order.language}, ${order.storyType}, ${order.setting}`, order] as const))(
    'is as loud as all, moves, never stops, and sounds at its words (%s)',
    async (_name, order) => {
      const { lines, audio, samples } = await hear(order);
      const { sentences, effects, durationSeconds } = audio;
      const levels = levelsOf(audio);
      expect(Math.abs(samples.length / SAMPLE_RATE - durationSeconds)).toBeLessThan(0.2);
      expect(Math.abs(loudnessOf(samples) + 19)).toBeLessThan(1);
      expect(truePeakOf(samples)).toBeLessThanOrEqual(-1.5);
      expect(loudnessRangeOf(samples)).toBeGreaterThanOrEqual(4);
      expect(levels.voice - levels.musicUnderVoice).toBeGreaterThanOrEqual(20);

      const isBedtime = order.storyType === 'bedtime';
      const told = isBedtime ? Math.ceil((2 / 3) * sentences.length) : sentences.length;
      const pauses = sentences.slice(1, told).map(({ from }, index) => from - sentences[index]!.to);
      expect(Math.max(...pauses)).toBeLessThan(2.5);

      const answered = lines.flatMap(({ cues }, index) =>
        cues.map(({ effect, at }) => {
          const { from, words } = sentences[index]!;
          const word = words.find(([, , start, end]) => typeof at === 'number' && start <= at && at < end);
          if (typeof at === 'number') expect(word).toBeDefined();
          return { effect, at: at === 'start' ? from : (word ?? words.at(-1)!)[1] };
        }),
      );
      expect(effects.length).toBeGreaterThan(0);
      for (const { effect, from } of effects) {
        const nearest = answered.filter((cue) => cue.effect === effect).map(({ at }) => Math.abs(from - at));
        expect(Math.min(...nearest)).toBeLessThanOrEqual(0.4);
      }
    },
    MINUTES * 60_000,
  );
});
