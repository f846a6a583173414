const { abs } = Math;

/** Looks at the sound in steps of 5 ms. */
const STEP_SECONDS = 0.005;
/** About -48 dB full scale: below the softest consonant, above the synthesiser's own floor. */
const THRESHOLD = 131;

/**
 * The samples [from, to) that hold speech, with one step of air before and two after; an empty range when all
 * is silent.
 */
export function speechRange(pcm: Int16Array, sampleRate: number): [from: number, to: number] {
  const step = Math.round(sampleRate * STEP_SECONDS);
  const first = pcm.findIndex((sample) => abs(sample) > THRESHOLD);
  if (first === -1) return [0, 0];
  const last = pcm.findLastIndex((sample) => abs(sample) > THRESHOLD);
  return [Math.max(0, first - step), Math.min(pcm.length, last + 2 * step)];
}
