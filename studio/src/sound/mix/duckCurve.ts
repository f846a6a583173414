import { SAMPLE_RATE, samplesOf, toGain } from '../dsp/samples.ts';

export type Span = { from: number; to: number };

const DUCK_DB = -13.5;
const ATTACK = 0.6;
/** The music is down this much before the first word. */
const LEAD = 0.1;
const RELEASE = 1.2;
const JOINED_GAP = 1.1;

/** Stretches of speech with the short gaps between them closed, in seconds. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans) {
    const last = joined.at(-1);
    if (last && from - last.to < JOINED_GAP) last.to = to;
    else joined.push({ from, to });
  }
  return joined;
}

/**
 * Gain of the music at every sample: 1 in the open, 13.5 dB lower under the (joined) spans of speech, smooth
 * in between.
 */
export function duckCurve(spans: readonly Span[], length: number): Float32Array {
  const ducked = toGain(DUCK_DB);
  const curve = new Float32Array(length).fill(1);
  const lower = (index: number, depth: number): void => {
    const gain = 1 + (ducked - 1) * depth * depth * (3 - 2 * depth);
    if (gain < curve[index]!) curve[index] = gain;
  };
  for (const { from, to } of spans) {
    const [down, start, end] = [
      from - LEAD - ATTACK,
      samplesOf(Math.max(0, from - LEAD)),
      Math.min(length, samplesOf(to)),
    ];
    for (let i = samplesOf(Math.max(0, down)); i < start; i++) lower(i, (i / SAMPLE_RATE - down) / ATTACK);
    curve.fill(ducked, start, end);
    for (let i = end; i < Math.min(length, samplesOf(to + RELEASE)); i++)
      lower(i, Math.max(0, 1 - (i / SAMPLE_RATE - to) / RELEASE));
  }
  return curve;
}
