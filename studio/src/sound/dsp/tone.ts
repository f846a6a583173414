import { SAMPLE_RATE, samplesOf } from './samples.ts';

const { sin, PI } = Math;

/** A sine that rings out: `decay` is the time to 1/e in seconds, absent for one that holds. */
export type Partial = { hertz: number; level: number; decay?: number; phase?: number };

/**
 * Adds the partials to `target` from its first sample on, by a two-term recursion: no sine call per sample.
 */
export function addPartials(target: Float32Array, partials: Partial[]): Float32Array {
  for (const { hertz, level, decay, phase = 0 } of partials) {
    if (hertz >= SAMPLE_RATE / 2) continue;
    const omega = (2 * PI * hertz) / SAMPLE_RATE;
    const ring = decay === undefined ? 1 : Math.exp(-1 / (decay * SAMPLE_RATE));
    const feedback = 2 * ring * Math.cos(omega);
    const loss = ring * ring;
    // After 16 decays a partial lies 139 dB down.
    const length = decay === undefined ? target.length : Math.min(target.length, samplesOf(decay * 16));
    let before = (level * sin(phase - 2 * omega)) / loss;
    let last = (level * sin(phase - omega)) / ring;
    for (let i = 0; i < length; i++) {
      const next = feedback * last - loss * before;
      target[i]! += next;
      before = last;
      last = next;
    }
  }
  return target;
}

/** A sine of moving pitch and level; both are functions of the seconds since its start. */
export function glide(
  seconds: number,
  hertzAt: (t: number) => number,
  levelAt: (t: number) => number,
): Float32Array {
  const tone = new Float32Array(samplesOf(seconds));
  let phase = 0;
  for (let i = 0; i < tone.length; i++) {
    const t = i / SAMPLE_RATE;
    phase += (2 * PI * hertzAt(t)) / SAMPLE_RATE;
    tone[i] = sin(phase) * levelAt(t);
  }
  return tone;
}

/** Multiplies by a function of the seconds since the start, in place. */
export function shape(samples: Float32Array, levelAt: (t: number) => number): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i]! *= levelAt(i / SAMPLE_RATE);
  return samples;
}

const HOP = 24;

/** As `shape`, for what moves slowly: worked out once per millisecond, and straight in between. */
export function shapeSlowly(samples: Float32Array, levelAt: (t: number) => number): Float32Array {
  for (let start = 0, level = levelAt(0); start < samples.length; start += HOP) {
    const slope = (levelAt((start + HOP) / SAMPLE_RATE) - level) / HOP;
    const end = Math.min(samples.length, start + HOP);
    for (let i = start; i < end; i++, level += slope) samples[i]! *= level;
  }
  return samples;
}
