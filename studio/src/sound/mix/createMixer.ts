import { setImmediate } from 'node:timers/promises';
import { POWER_HOP, gatedLoudness, loudnessOf, weightedPower } from '../dsp/loudness.ts';
import { SAMPLE_RATE, addAt, fade, samplesOf, scale, toGain } from '../dsp/samples.ts';
import { limit } from '../dsp/limit.ts';
import { truePeakOf } from '../dsp/truePeak.ts';
import { duckCurve, joinSpans } from './duckCurve.ts';
import { encodeMp3 } from './encodeMp3.ts';
import { id3Tag } from './id3Tag.ts';
import type { MixOrder, Mixer, StoryAudio } from './mixer.ts';
import { musicTrack } from './musicTrack.ts';
import { placeEffects } from './placeEffects.ts';
import { placeLines, type PlacedLine } from './timeline.ts';
import { VOICE_LUFS, voiceTrack } from './voiceTrack.ts';

const { sqrt } = Math;

const FINAL_LUFS = -19;
/** In dBTP; what MP3 adds to a peak stays below the 1 dB up to the limit of -1.5. */
const CEILING_DB = -2.5;
const OUTRO = { seconds: 3.5, fade: 1.5 };
/** At bedtime the music falls to silence from the last word on. */
const BEDTIME_OUTRO = { seconds: 8, fade: 7.5 };

export type RenderedMix = Omit<StoryAudio, 'mp3'> & { samples: Float32Array };

/** The mix before it is encoded. */
export async function renderMix({ plan, lines, chunks, effects: depth }: MixOrder): Promise<RenderedMix> {
  const placed = placeLines(lines, chunks);
  const outro = plan.type === 'bedtime' ? BEDTIME_OUTRO : OUTRO;
  const durationSeconds = placed.at(-1)!.to + outro.seconds;
  const samples = voiceTrack(placed, durationSeconds);
  await setImmediate();
  const music = musicTrack({ plan, placed, seconds: durationSeconds, calmFrom: calmFrom(placed, plan.type) });
  await setImmediate();
  const musicUnderVoice = loudnessUnder(music, placed);
  addAt(samples, music, 0);
  // Effects must not move the level of everything else: they are added after it is set.
  const gainDb = FINAL_LUFS - loudnessOf(samples);
  scale(samples, toGain(gainDb));
  await setImmediate();
  const effects = depth === 'none' ? [] : placeEffects({ seed: plan.seed, type: plan.type, placed, depth });
  const curve = duckCurve(joinSpans(placed), samples.length);
  for (const { pcm, from, use } of effects) {
    const start = samplesOf(from);
    // A bed gives way to the voice half as far as the music does: together they stay 20 LU under it.
    if (use === 'bed') for (let i = 0; i < pcm.length; i++) pcm[i]! *= sqrt(curve[start + i] ?? 1);
    addAt(samples, pcm, start);
  }
  limit(samples, CEILING_DB);
  fade(samples, 0.02, outro.fade);
  await setImmediate();
  return {
    samples,
    durationSeconds,
    sentences: placed.map(({ line, from, to, words }) => ({
      line: line.id,
      paragraph: line.paragraph,
      from: toMilliseconds(from),
      to: toMilliseconds(to),
      words: words.map(([start, end, ...characters]) => [
        toMilliseconds(start),
        toMilliseconds(end),
        ...characters,
      ]),
    })),
    effects: effects.map(({ effect, from }) => ({ effect, from: toMilliseconds(from) })),
    levels: {
      integrated: loudnessOf(samples),
      voice: VOICE_LUFS + gainDb,
      musicUnderVoice: musicUnderVoice + gainDb,
      truePeak: truePeakOf(samples),
    },
  };
}

/**
 * Mixes in this process; a story of five minutes keeps one core busy for some seconds, with breaks for other
 * work.
 */
export const createMixer = (): Mixer => ({
  mix: async (order) => {
    const { samples, ...rest } = await renderMix(order);
    return { mp3: await encodeMp3(samples, id3Tag(order)), ...rest };
  },
});

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** The last third of a bedtime story is calm; no other story is. */
const calmFrom = (placed: readonly PlacedLine[], type: MixOrder['plan']['type']): number =>
  type === 'bedtime' ? (placed[Math.ceil((placed.length * 2) / 3)]?.from ?? Infinity) : Infinity;

/** Loudness of the music in the tenths of a second that lie wholly within a line. */
function loudnessUnder(music: Float32Array, placed: readonly PlacedLine[]): number {
  const powers = weightedPower(music);
  const hop = POWER_HOP / SAMPLE_RATE;
  return gatedLoudness(
    placed.flatMap(({ from, to }) => [...powers.subarray(Math.ceil(from / hop), Math.floor(to / hop))]),
  );
}
