import type { PlacedLine } from './timeline.ts';
import { samplesOf, scale, toGain } from '../dsp/samples.ts';
import { applyFilters, bell, highPass, highShelf, lowShelf } from '../dsp/filters.ts';
import { compress } from '../dsp/compress.ts';
import { addRoom } from '../dsp/room.ts';
import { loudnessOf } from '../dsp/loudness.ts';

export const VOICE_LUFS = -19.5;

// Takes the edge off a synthetic voice: energy at 2 to 5 kHz falls by a third or more, and a small room joins
// the lines.
const tone = [highPass(90), lowShelf(190, 2), bell(900, 0.9, -1.5), bell(2900, 1, -4), highShelf(5200, -5)];
const dynamics = { thresholdDb: -24, ratio: 2.2, attackMs: 6, releaseMs: 120, makeUpDb: 3 };
const room = { wet: 0.1, t60: 0.4, bright: 4200 };

/** The whole narration at its places, `seconds` long. */
export function voiceTrack(
  placed: readonly Pick<PlacedLine, 'pcm' | 'from'>[],
  seconds: number,
): Float32Array {
  const track = new Float32Array(samplesOf(seconds));
  for (const { pcm, from } of placed) {
    const start = samplesOf(from);
    for (let i = 0; i < pcm.length; i++) track[start + i] = pcm[i]! / 32_767;
  }
  addRoom(compress(applyFilters(track, ...tone), dynamics), room);
  return scale(track, toGain(VOICE_LUFS - loudnessOf(track)));
}
