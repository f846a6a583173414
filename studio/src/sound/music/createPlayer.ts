import type { Random } from '../dsp/seededRandom.ts';
import { addAt, samplesOf } from '../dsp/samples.ts';
import { instruments, type InstrumentName } from './instruments.ts';

/**
 * Plays a note (MIDI number) into `target` at a second; a pitch once rendered is used again, which is what
 * makes five minutes of music cheap.
 */
export type Player = (
  target: Float32Array,
  instrument: InstrumentName,
  note: number,
  at: number,
  seconds: number,
  level: number,
) => void;

/** Lengths are taken in these steps, so that notes meet in the cache. */
const LENGTH_STEP = 0.05;

export function createPlayer(random: Random): Player {
  const rendered = new Map<string, Float32Array>();
  return (target, instrument, note, at, seconds, level) => {
    const length = Math.max(1, Math.round(seconds / LENGTH_STEP));
    const key = `${instrument} ${note} ${length}`;
    let sound = rendered.get(key);
    if (!sound) {
      sound = instruments[instrument](440 * 2 ** ((note - 69) / 12), length * LENGTH_STEP, random);
      rendered.set(key, sound);
    }
    addAt(target, sound, samplesOf(at), level);
  };
}
