import { storyLanguages, type StoryLanguage } from '@storylark/contracts/languages';
import type { NarratorVoice, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { EffectCue } from '../../plan.ts';
import { createEspeakNarrator } from '../voice/createEspeakNarrator.ts';
import { chunksOf } from '../voice/chunksOf.ts';
import { narrateChunk } from '../voice/narrateChunk.ts';
import type { NarratedChunk } from '../voice/narratedChunk.ts';
import { SAMPLE_RATE, peakOf, samplesOf, toDecibels } from '../dsp/samples.ts';
import { difference } from '../measure.ts';
import { applyFilters, highPass } from '../dsp/filters.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { cast, sampleStory, type SampleStory } from '../sampleStory.ts';
import { createMixer, renderMix } from './createMixer.ts';
import type { EffectsDepth, MixOrder } from './mixer.ts';
import { musicTrack } from './musicTrack.ts';
import { INTRO_SECONDS } from './timeline.ts';

const depth: EffectsDepth = { secondsBetween: 12, layeredAmbience: false };
const narrator = createEspeakNarrator();
afterAll(() => narrator.close());

async function narrate({ lines, language, voice }: SampleStory): Promise<NarratedChunk[]> {
  const telling = { language, voice, cast };
  return Promise.all(chunksOf(lines).map((chunk) => narrateChunk(narrator, chunk, telling)));
}
async function order(
  language: StoryLanguage,
  voice: NarratorVoice,
  type: StoryType,
  cues: Record<number, EffectCue[]> = {},
): Promise<MixOrder> {
  const story = sampleStory(language, voice, type, cues);
  return { ...story, chunks: await narrate(story), effects: depth };
}
/** Longest stretch in seconds whose tenths all lie below -50 dB full scale. */
function longestSilence(samples: Float32Array): number {
  let [longest, current] = [0, 0];
  for (let start = 0; start < samples.length; start += SAMPLE_RATE / 10) {
    current = peakOf(samples.subarray(start, start + SAMPLE_RATE / 10)) < 0.003 ? current + 0.1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

describe.each(storyLanguages)('the audio of a story in %s', (language) => {
  it.each([
    ['female', 'everyday'],
    ['male', 'adventure'],
    ['female', 'bedtime'],
  ] as const)('told by the %s voice (%s) is even, clear and on time', async (voice, type) => {
    const ordered = await order(language, voice, type);
    const { samples, durationSeconds, sentences, levels } = await renderMix(ordered);
    expect(samples.includes(NaN)).toBe(false);
    expect(Math.abs(levels.integrated + 19)).toBeLessThan(1);
    expect(levels.truePeak).toBeLessThanOrEqual(-2);
    expect(levels.voice - levels.musicUnderVoice).toBeGreaterThanOrEqual(20);
    expect(longestSilence(samples.subarray(0, samplesOf(sentences.at(-1)!.to)))).toBeLessThan(2.5);

    const spoken = ordered.chunks.reduce((sum, { pcm }) => sum + pcm.length / SAMPLE_RATE, 0);
    const rests = ordered.lines.slice(0, -1).reduce((sum, { pauseMs }) => sum + pauseMs / 1000, 0);
    const close = type === 'bedtime' ? 8 : 3.5;
    expect(Math.abs(durationSeconds / (INTRO_SECONDS + spoken + rests + close) - 1)).toBeLessThan(0.08);
    expect(samples.length / SAMPLE_RATE).toBeCloseTo(durationSeconds, 3);

    expect(sentences.map(({ line, paragraph }) => [line, paragraph])).toEqual(
      ordered.lines.map(({ id, paragraph }) => [id, paragraph]),
    );
    for (const [index, { from, to, words }] of sentences.entries()) {
      const { text } = ordered.lines[index]!;
      expect(words.map(([, , charFrom, charTo]) => text.slice(charFrom, charTo))).toEqual(
        text.match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu),
      );
      expect(from).toBeGreaterThan(sentences[index - 1]?.to ?? 0);
      const times = words.flatMap(([start, end]) => [start, end]);
      expect([from, ...times, to]).toEqual([from, ...times, to].sort((a, b) => a - b));
    }
  });
});

describe('the music', () => {
  /** Half a minute of silent narration: only the music is heard. */
  const unspoken = async (type: StoryType) => {
    const story = sampleStory('english', 'female', type);
    const hush = story.lines.map((each) => ({ ...each, pauseMs: 2500 }));
    const lines = hush.map(({ id }) => ({ id, samples: SAMPLE_RATE, words: [] }));
    const pcm = Int16Array.from({ length: lines.length * SAMPLE_RATE }, (_, i) => (i % 2 ? 1 : -1));
    return renderMix({ ...story, lines: hush, chunks: [{ lines, pcm }], effects: 'none' });
  };

  it('falls to silence after the last word of a bedtime story', async () => {
    const { samples, durationSeconds, sentences } = await unspoken('bedtime');
    expect(durationSeconds - sentences.at(-1)!.to).toBeCloseTo(8, 1);
    const level = (secondsBeforeEnd: number): number => {
      const start = samples.length - samplesOf(secondsBeforeEnd);
      return peakOf(samples.subarray(start, start + SAMPLE_RATE));
    };
    expect(level(1)).toBeLessThan(level(3) / 2);
    expect(level(3)).toBeLessThan(level(5.5));
    expect(peakOf(samples.subarray(-240))).toBeLessThan(1e-4);
  });

  it('loses notes and tune where it becomes calm, and changes its mood with the scene', () => {
    const { lines, plan } = sampleStory('english', 'female', 'bedtime');
    const placed = lines.map((each, index) => ({
      line: each,
      from: 3 + index * 9,
      to: 9 + index * 9,
      words: [],
      pcm: new Int16Array(),
    }));
    const musicOf = (moods: string[], calmFrom: number): Float32Array => {
      const beats = plan.beats.map((beat, index) => ({ ...beat, mood: moods[index]! }));
      return musicTrack({ plan: { ...plan, beats }, placed, seconds: 90, calmFrom });
    };
    const energy = (samples: Float32Array, from: number, to: number): number =>
      samples.subarray(samplesOf(from), samplesOf(to)).reduce((sum, sample) => sum + sample ** 2, 0);
    const apart = (one: Float32Array, other: Float32Array, from: number, to: number): number =>
      difference(
        one.subarray(samplesOf(from), samplesOf(to)),
        other.subarray(samplesOf(from), samplesOf(to)),
      );
    const [lively, calmed] = [
      musicOf(['calm', 'calm', 'calm'], Infinity),
      musicOf(['calm', 'calm', 'calm'], 50),
    ];
    expect(apart(calmed, lively, 0, 49)).toBe(0);
    expect(energy(calmed, 55, 90)).toBeLessThan(0.9 * energy(lively, 55, 90));

    // The second scene begins with line 4, after 36 seconds; it is not followed where all is calm by then.
    const changing = musicOf(['calm', 'festive', 'calm'], Infinity);
    // Only the festive music has a shaker, which sounds above all other instruments.
    const shaker = (from: number, to: number): number =>
      loudnessOf(
        applyFilters(changing.slice(samplesOf(from), samplesOf(to)), highPass(6000), highPass(6000)),
      );
    expect(shaker(40, 60)).toBeGreaterThan(shaker(5, 33) + 6);
    expect(
      apart(musicOf(['calm', 'festive', 'calm'], 38), musicOf(['calm', 'calm', 'calm'], 38), 0, 90),
    ).toBe(0);
  });
});

describe('effects in the mix', () => {
  const bell = (at: EffectCue['at'], lufs = -27): EffectCue => ({ effect: 'bell', at, lufs });
  /** Seconds at which two mixes differ by more than -60 dB full scale: the first and the last. */
  async function minusEffects(ordered: MixOrder): Promise<{
    whole: Awaited<ReturnType<typeof renderMix>>;
    minus: Float32Array;
    from: number;
    to: number;
    kept: string[];
    peakDb: number;
  }> {
    const [withEffects, without] = [
      await renderMix(ordered),
      await renderMix({ ...ordered, effects: 'none' }),
    ];
    const minus = withEffects.samples.map((sample, index) => sample - without.samples[index]!);
    const audible = (sample: number): boolean => Math.abs(sample) > 0.001;
    return {
      whole: withEffects,
      minus,
      from: minus.findIndex(audible) / SAMPLE_RATE,
      to: minus.findLastIndex(audible) / SAMPLE_RATE,
      kept: withEffects.effects.map(({ effect, from }) => `${effect} ${from.toFixed(2)}`),
      peakDb: toDecibels(peakOf(minus)),
    };
  }

  it('are heard after their word and leave the rest of the story as it was', async () => {
    const ordered = await order('english', 'female', 'everyday', { 1: [bell(10)] });
    const { whole, from, to, peakDb } = await minusEffects(ordered);
    const { sentences } = whole;
    const kettle = sentences[1]!.words.at(-1)!;
    expect(from - kettle[1]).toBeGreaterThan(0.05);
    expect(from - kettle[1]).toBeLessThan(0.15);
    // No more than two seconds into the next line.
    expect(to).toBeLessThanOrEqual(sentences[2]!.from + 2.01);
    expect(peakDb).toBeLessThanOrEqual(-6);
    expect(peakDb).toBeGreaterThan(-30);
  });

  it('keep their distance, stay off the deed, and are at most as loud as the house allows', async () => {
    const ordered = await order('english', 'female', 'everyday', {
      0: [bell('start', -3)],
      1: [bell('end')],
      4: [bell('end')],
      8: [bell('end')],
    });
    const { kept, peakDb } = await minusEffects(ordered);
    expect(kept).toHaveLength(2);
    expect(kept[0]).toBe('bell 3.00');
    expect(peakDb).toBeLessThanOrEqual(-6);
  });

  it('leave the last fifth of a bedtime story alone and are softer before', async () => {
    const loud = await minusEffects(await order('german', 'male', 'adventure', { 0: [bell('end')] }));
    const soft = await minusEffects(
      await order('german', 'male', 'bedtime', { 0: [bell('end')], 5: [bell('end')], 6: [bell('end')] }),
    );
    expect(soft.kept).toHaveLength(1);
    expect(soft.peakDb).toBeLessThan(loud.peakDb - 3);
  });

  it('let a layered bed last for its scene, and still keep the background under the voice', async () => {
    const ordered = await order('english', 'female', 'everyday', {
      0: [{ effect: 'leaves', at: 'start', lufs: -30 }],
    });
    const plain = await minusEffects(ordered);
    const layered = await minusEffects({ ...ordered, effects: { ...depth, layeredAmbience: true } });
    expect(plain.to - plain.from).toBeLessThan(3.5);
    const { sentences, levels } = plain.whole;
    expect(layered.to).toBeGreaterThan(sentences[3]!.to - 1.5);
    const underSpeech = loudnessOf(
      layered.minus.subarray(samplesOf(sentences[0]!.from), samplesOf(sentences[0]!.to)),
    );
    const background = 10 * Math.log10(10 ** (underSpeech / 10) + 10 ** (levels.musicUnderVoice / 10));
    expect(underSpeech).toBeGreaterThan(-60);
    expect(levels.voice - background).toBeGreaterThanOrEqual(20);
  });

  it('must be known', async () => {
    const ordered = await order('english', 'female', 'everyday', {
      0: [{ effect: 'dragonRoar', at: 'start', lufs: -27 }],
    });
    await expect(renderMix(ordered)).rejects.toThrow('There is no effect "dragonRoar"');
  });
});

describe('the mixer', () => {
  it('makes an MP3 that names its story and says that it was made with AI', async () => {
    const ordered = await order('german', 'female', 'fantasy');
    const { mp3, durationSeconds, sentences } = await createMixer().mix(ordered);
    const text = new TextDecoder('latin1').decode(mp3.subarray(0, 4000));
    expect(text.startsWith('ID3\u0004')).toBe(true);
    expect(new TextDecoder().decode(mp3.subarray(0, 4000))).toContain('Pflaumen & Lämpchen');
    for (const mark of [
      'Storylark',
      'TLAN',
      'deu',
      'Mit KI erstellt',
      'digitalsourcetype/trainedAlgorithmicMedia',
      'XMP\0<?xpacket',
    ])
      expect(text).toContain(mark);
    // The tag's size leads to the first frame of the sound; 64 kbit/s are 8000 bytes a second.
    const size = mp3.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
    expect([...mp3.subarray(size + 10, size + 12)]).toEqual([0xff, 0xf3]);
    expect((mp3.length - size - 10) / 8000).toBeCloseTo(durationSeconds, 0);
    expect(sentences).toHaveLength(ordered.lines.length);
  });

  it('gives the same bytes for the same order', async () => {
    const ordered = await order('french', 'male', 'bedtime');
    expect(
      Buffer.from((await createMixer().mix(ordered)).mp3).equals((await createMixer().mix(ordered)).mp3),
    ).toBe(true);
  });

  it('refuses chunks that are not those of the story', async () => {
    const ordered = await order('english', 'female', 'everyday');
    await expect(renderMix({ ...ordered, chunks: ordered.chunks.slice(1) })).rejects.toThrow(
      'all of them are needed',
    );
    await expect(renderMix({ ...ordered, chunks: [], lines: [] })).rejects.toThrow('no lines');
    const beats = ordered.plan.beats.map((beat) => ({ ...beat, mood: 'gloomy' }));
    await expect(renderMix({ ...ordered, plan: { ...ordered.plan, beats } })).rejects.toThrow(
      'no music for the mood "gloomy"',
    );
  });
});
