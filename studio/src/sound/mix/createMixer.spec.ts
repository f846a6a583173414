import { storyLanguages, type StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceId, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { EffectCue } from '../../plan.ts';
import { createEspeakNarrator } from '../voice/createEspeakNarrator.ts';
import { chunksOf } from '../voice/chunksOf.ts';
import { narrateChunk } from '../voice/narrateChunk.ts';
import type { NarratedChunk } from '../voice/narratedChunk.ts';
import { SAMPLE_RATE, peakOf, samplesOf, toDecibels } from '../dsp/samples.ts';
import { difference, levelOf, levelsOf } from '../measure.ts';
import { applyFilters, highPass } from '../dsp/filters.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { cast, sampleStory, type SampleStory } from '../sampleStory.ts';
import { createMixer, renderMix } from './createMixer.ts';
import { id3Tag } from './id3Tag.ts';
import type { EffectsDepth, MixOrder } from './mixer.ts';
import { conceive, type Conception } from '../music/form.ts';
import { musicTrack } from './musicTrack.ts';

const depth: EffectsDepth = { secondsBetween: 12, layeredAmbience: false };
const narrator = createEspeakNarrator();
afterAll(() => narrator.close());

async function narrate({ lines, language, voice }: SampleStory): Promise<NarratedChunk[]> {
  const telling = { language, voice, cast };
  return Promise.all(chunksOf(lines).map((chunk) => narrateChunk(narrator, chunk, telling)));
}
async function order(
  language: StoryLanguage,
  voice: VoiceId,
  type: StoryType,
  cues: Record<number, EffectCue[]> = {},
): Promise<MixOrder> {
  const story = sampleStory(language, voice, type, cues);
  return { ...story, chunks: await narrate(story), voiceBy: 'house', effects: depth };
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
    ['f1', 'everyday'],
    ['m1', 'adventure'],
    ['f1', 'bedtime'],
  ] as const)('told by the %s voice (%s) is even, clear and on time', async (voice, type) => {
    const ordered = await order(language, voice, type);
    const mix = await renderMix(ordered);
    const { samples, durationSeconds, sentences } = mix;
    const levels = levelsOf(mix);
    expect(samples.includes(NaN)).toBe(false);
    expect(Math.abs(levels.integrated + 19)).toBeLessThan(1);
    expect(levels.truePeak).toBeLessThanOrEqual(-2);
    expect(levels.voice - levels.musicUnderVoice).toBeGreaterThanOrEqual(20);
    expect(longestSilence(samples.subarray(0, samplesOf(sentences.at(-1)!.to)))).toBeLessThan(2.5);
    const pauses = sentences.slice(1).map(({ from }, index) => from - sentences[index]!.to);
    const calm = Math.ceil((2 / 3) * sentences.length);
    expect(Math.max(...pauses.slice(0, type === 'bedtime' ? calm : undefined))).toBeLessThan(2.5);
    expect(Math.max(...pauses)).toBeLessThan(4);

    const spoken = ordered.chunks.reduce((sum, { pcm }) => sum + pcm.length / SAMPLE_RATE, 0);
    const rests = ordered.lines.slice(0, -1).reduce((sum, { pauseMs }) => sum + pauseMs / 1000, 0);
    const [opening, close] = [sentences[0]!.from, durationSeconds - sentences.at(-1)!.to];
    expect(opening).toBeGreaterThan(7);
    expect(opening).toBeLessThan(type === 'bedtime' ? 10.5 : 9.5);
    expect(close).toBeGreaterThan(type === 'bedtime' ? 12 : 9);
    expect(close).toBeLessThan(type === 'bedtime' ? 15 : 12);
    expect(Math.abs(durationSeconds / (opening + spoken + rests + close) - 1)).toBeLessThan(0.08);
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
    const story = sampleStory('english', 'f1', type);
    const hush = story.lines.map((each) => ({ ...each, pauseMs: 2500 }));
    const lines = hush.map(({ id }) => ({ id, samples: SAMPLE_RATE, words: [] }));
    const pcm = Int16Array.from({ length: lines.length * SAMPLE_RATE }, (_, i) => (i % 2 ? 1 : -1));
    return renderMix({ ...story, lines: hush, chunks: [{ lines, pcm }], voiceBy: 'house', effects: 'none' });
  };

  /** Ten lines of six seconds, each followed by as long a rest, after an opening of eight. */
  const musicWith = (type: StoryType, moods: string[]): Float32Array => {
    const { lines, plan } = sampleStory('english', 'f1', 'adventure');
    const placed = lines.map((each, index) => ({
      line: each,
      from: 8 + index * 12,
      to: 14 + index * 12,
      words: [],
      pcm: new Int16Array(),
    }));
    const beats = plan.beats.map((beat, index) => ({ ...beat, mood: moods[index]! }));
    const conception: Conception = { ...conceive('a', type, 'calm'), openingSeconds: 8 };
    return musicTrack({
      plan: { ...plan, type, beats },
      conception,
      placed,
      seconds: placed.at(-1)!.to + 10,
    });
  };

  it('falls to silence after the last word of a bedtime story', async () => {
    const { samples, durationSeconds, sentences } = await unspoken('bedtime');
    const close = durationSeconds - sentences.at(-1)!.to;
    expect(close).toBeGreaterThan(12);
    const level = (share: number): number => {
      const start = samples.length - samplesOf(close * share);
      return loudnessOf(samples.subarray(start, start + 2 * SAMPLE_RATE));
    };
    expect(level(0.3)).toBeLessThan(level(0.6) - 3);
    expect(level(0.6)).toBeLessThan(level(0.95) - 1);
    expect(peakOf(samples.subarray(-240))).toBeLessThan(1e-4);
  });

  it('follows the moods of the story, but not once a bedtime story is calm', () => {
    // Only the festive music has a shaker, which sounds above all other instruments.
    const shaker = (music: Float32Array, from: number, to: number): number =>
      loudnessOf(applyFilters(music.slice(samplesOf(from), samplesOf(to)), highPass(6000), highPass(6000)));
    // The second scene begins when line 4 has been told, after 50 seconds; the third with line 7.
    const changing = musicWith('adventure', ['calm', 'festive', 'calm']);
    expect(shaker(changing, 51, 84)).toBeGreaterThan(shaker(changing, 9, 49) + 6);
    const sinking = (moods: string[]): Float32Array => musicWith('bedtime', moods).subarray(samplesOf(88));
    expect(difference(sinking(['calm', 'calm', 'festive']), sinking(['calm', 'calm', 'calm']))).toBe(0);
  });

  it('is heard where nobody speaks, most of all at both ends', () => {
    const music = musicWith('adventure', ['calm', 'calm', 'calm']);
    const level = (from: number, to: number): number =>
      loudnessOf(music.subarray(samplesOf(from), samplesOf(to)));
    const [spoken, between] = [level(20.2, 25.8), level(14.8, 19.2)];
    expect(between).toBeGreaterThan(spoken + 11);
    for (const end of [level(0, 7), level(111, 118)]) expect(end).toBeGreaterThan(between);
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
    const ordered = await order('english', 'f1', 'everyday', { 1: [bell(10)] });
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

  it.each(['thunderFar', 'bubbles', 'hum', 'hoofs', 'bell'])(
    'leave each word to be heard (%s)',
    async (effect) => {
      // It answers the second word; the line goes on while it sounds.
      const ordered = await order('english', 'f1', 'everyday', { 0: [{ effect, at: 5, lufs: -27 }] });
      const { whole, minus } = await minusEffects(ordered);
      const struck = whole.effects[0]!.from + 0.5;
      const words = whole.sentences
        .flatMap((sentence) => sentence.words)
        .filter(([from, to]) => from > struck && from < struck + 1.5 && to - from > 0.15);
      expect(words.length).toBeGreaterThan(2);
      for (const [from, to] of words) {
        const during = (samples: Float32Array) => levelOf(samples.subarray(samplesOf(from), samplesOf(to)));
        expect(during(whole.samples) - during(minus)).toBeGreaterThan(12);
      }
    },
  );

  it('keep their distance, stay off the deed, and are at most as loud as the house allows', async () => {
    const ordered = await order('english', 'f1', 'everyday', {
      0: [bell('start', -3)],
      1: [bell('end')],
      4: [bell('end')],
      8: [bell('end')],
    });
    const { whole, kept, peakDb } = await minusEffects(ordered);
    expect(kept).toHaveLength(2);
    expect(kept[0]).toBe(`bell ${whole.sentences[0]!.from.toFixed(2)}`);
    expect(peakDb).toBeLessThanOrEqual(-6);
  });

  it('leave the last fifth of a bedtime story alone and are softer before', async () => {
    const loud = await minusEffects(await order('german', 'm1', 'adventure', { 0: [bell('end')] }));
    const soft = await minusEffects(
      await order('german', 'm1', 'bedtime', { 0: [bell('end')], 5: [bell('end')], 6: [bell('end')] }),
    );
    expect(soft.kept).toHaveLength(1);
    expect(soft.peakDb).toBeLessThan(loud.peakDb - 3);
  });

  it('let a layered bed last for its scene, and still keep the background under the voice', async () => {
    const ordered = await order('english', 'f1', 'everyday', {
      0: [{ effect: 'leaves', at: 'start', lufs: -30 }],
    });
    const plain = await minusEffects(ordered);
    const layered = await minusEffects({ ...ordered, effects: { ...depth, layeredAmbience: true } });
    expect(plain.to - plain.from).toBeLessThan(3.5);
    const { sentences } = plain.whole;
    const levels = levelsOf(plain.whole);
    expect(layered.to).toBeGreaterThan(sentences[3]!.to - 1.5);
    const underSpeech = loudnessOf(
      layered.minus.subarray(samplesOf(sentences[0]!.from), samplesOf(sentences[0]!.to)),
    );
    const background = 10 * Math.log10(10 ** (underSpeech / 10) + 10 ** (levels.musicUnderVoice / 10));
    expect(underSpeech).toBeGreaterThan(-60);
    expect(levels.voice - background).toBeGreaterThanOrEqual(20);
  });

  it('must be known', async () => {
    const ordered = await order('english', 'f1', 'everyday', {
      0: [{ effect: 'dragonRoar', at: 'start', lufs: -27 }],
    });
    await expect(renderMix(ordered)).rejects.toThrow('There is no effect "dragonRoar"');
  });
});

describe('the mixer', () => {
  it('makes an MP3 that names its story and says that it was made with AI', async () => {
    const ordered = await order('german', 'f1', 'fantasy');
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
    expect(new TextDecoder().decode(mp3.subarray(0, 4000))).toContain('Künstliche Stimme von Storylark');
    const outside = new TextDecoder().decode(id3Tag({ title: 'T', language: 'french', voiceBy: 'outside' }));
    expect(outside).toContain('Voice\0Voix d’un modèle d’IA');
    // The tag's size leads to the first frame of the sound; 64 kbit/s are 8000 bytes a second.
    const size = mp3.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
    expect([...mp3.subarray(size + 10, size + 12)]).toEqual([0xff, 0xf3]);
    expect((mp3.length - size - 10) / 8000).toBeCloseTo(durationSeconds, 0);
    expect(sentences).toHaveLength(ordered.lines.length);
  });

  it('gives the same bytes for the same order', async () => {
    const ordered = await order('french', 'm1', 'bedtime');
    expect(
      Buffer.from((await createMixer().mix(ordered)).mp3).equals((await createMixer().mix(ordered)).mp3),
    ).toBe(true);
  });

  it('refuses chunks that are not those of the story', async () => {
    const ordered = await order('english', 'f1', 'everyday');
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
