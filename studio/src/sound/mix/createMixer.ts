import { setImmediate } from 'node:timers/promises';
import { loudnessOf } from '../dsp/loudness.ts';
import { addAt, fade, samplesOf, scale, toGain } from '../dsp/samples.ts';
import { limit } from '../dsp/limit.ts';
import { conceive } from '../music/form.ts';
import { applyCourse, duckingOf, openSpans } from './ducking.ts';
import { encodeMp3 } from './encodeMp3.ts';
import { id3Tag } from './id3Tag.ts';
import type { MixOrder, Mixer, StoryAudio } from './mixer.ts';
import { moodOf, musicTrack } from './musicTrack.ts';
import { placeEffects } from './placeEffects.ts';
import { tellingCourse } from './tellerLevel.ts';
import { calmLine, placeLines } from './timeline.ts';
import { voiceTrack } from './voiceTrack.ts';

const FINAL_LUFS = -19;
/** In dBTP; what MP3 adds to a peak stays below the 1 dB up to the limit of -1.5. */
const CEILING_DB = -2.5;
/** What the last bar of the music is given to ring on, and to fade in. */
const RING_SECONDS = 1.5;
/** A bed lies this much lower while somebody speaks: with the music it stays 20 LU under the voice. */
const BED_UNDER_SPEECH_DB = -7;

/** `music` by itself, before all of it was made louder by `gainDb`. */
export type RenderedMix = Omit<StoryAudio, 'mp3'> & {
  samples: Float32Array;
  music: Float32Array;
  gainDb: number;
};

/** The mix before it is encoded. */
export async function renderMix({ plan, lines, chunks, effects: depth }: MixOrder): Promise<RenderedMix> {
  if (lines.length === 0) throw new Error('There is nothing to mix: the story has no lines.');
  const conception = conceive(plan.seed, plan.type, moodOf(lines[0]!.beat, plan));
  const placed = placeLines(lines, chunks, { openingSeconds: conception.openingSeconds, type: plan.type });
  const endingSeconds = conception.endingBars.reduce((sum, bar) => sum + bar, RING_SECONDS);
  const durationSeconds = placed.at(-1)!.to + endingSeconds;
  const samples = voiceTrack(placed, durationSeconds);
  applyCourse(samples, tellingCourse(placed, calmLine(lines, plan.type), durationSeconds));
  await setImmediate();
  const music = musicTrack({ plan, conception, placed, seconds: durationSeconds });
  await setImmediate();
  addAt(samples, music, 0);
  // Effects must not move the level of everything else: they are added after it is set.
  const gainDb = FINAL_LUFS - loudnessOf(samples);
  scale(samples, toGain(gainDb));
  await setImmediate();
  const effects = depth === 'none' ? [] : placeEffects({ seed: plan.seed, type: plan.type, placed, depth });
  const bedCourse = duckingOf(
    openSpans(placed, durationSeconds),
    () => 1,
    () => toGain(BED_UNDER_SPEECH_DB),
  );
  for (const { pcm, from, use } of effects)
    addAt(samples, use === 'bed' ? applyCourse(pcm, bedCourse, from) : pcm, samplesOf(from));
  limit(samples, CEILING_DB);
  // At bedtime the music falls to silence from the last word on.
  fade(samples, 0.02, plan.type === 'bedtime' ? endingSeconds : RING_SECONDS);
  await setImmediate();
  return {
    samples,
    music,
    gainDb,
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
  };
}

/**
 * Mixes in this process; a story of five minutes keeps one core busy for some seconds, with breaks for other
 * work.
 */
export const createMixer = (): Mixer => ({
  mix: async (order) => {
    const { samples, durationSeconds, sentences, effects } = await renderMix(order);
    return { mp3: await encodeMp3(samples, id3Tag(order)), durationSeconds, sentences, effects };
  },
});

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
