import type { StoryLanguage } from '@storylark/contracts/languages';
import { limit } from '../dsp/limit.ts';
import { fade, SAMPLE_RATE } from '../dsp/samples.ts';
import { encodeMp3 } from './encodeMp3.ts';
import { id3Tag } from './id3Tag.ts';
import { voiceTrack } from './voiceTrack.ts';

/** The encoder swallows the first 46 ms. */
const LEAD_SECONDS = 0.15;
/** The room rings on. */
const TAIL_SECONDS = 0.5;
const CEILING_DB = -2.5;

/** A voice alone, as it sounds in a story: MP3 of mono samples at 24 kHz, without music. */
export function voiceSample(
  pcm: Float32Array,
  about: { title: string; language: StoryLanguage },
): Promise<Uint8Array> {
  const spoken = Int16Array.from(pcm, (value) =>
    Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767))),
  );
  const track = voiceTrack(
    [{ pcm: spoken, from: LEAD_SECONDS }],
    LEAD_SECONDS + pcm.length / SAMPLE_RATE + TAIL_SECONDS,
  );
  limit(track, CEILING_DB);
  return encodeMp3(fade(track, 0.02, 0.2), id3Tag({ ...about, voiceBy: 'house' }));
}
