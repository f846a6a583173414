import { samplesOf } from '../dsp/samples.ts';
import { seededRandom } from '../dsp/seededRandom.ts';
import type { ScoreNote } from './accompany.ts';
import { createPlayer } from './createPlayer.ts';

/** The notes as sound, `seconds` long, all as loud as they stand in the score. */
export function playScore(seed: string, notes: readonly ScoreNote[], seconds: number): Float32Array {
  const track = new Float32Array(samplesOf(seconds));
  const play = createPlayer(seededRandom(`${seed} players`));
  for (const { instrument, note, at, seconds: length, level } of notes)
    play(track, instrument, note, at, length, level);
  return track;
}
