import { SAMPLE_RATE, samplesOf, scale, type Span } from '../dsp/samples.ts';
import { shapeSlowly } from '../dsp/tone.ts';

const { max, min } = Math;

/** Music comes up in this time after a word and goes down in that before one. */
const RISE = 0.5;
const FALL = 0.45;
/** It is down this much before the first word. */
const LEAD = 0.08;
/** A shorter rest is one of the teller, in which nothing moves. */
const SHORTEST_OPEN = 1.7;

/** The stretches of a story in which nobody speaks for long enough that music is heard; its two ends are. */
export function openSpans(spoken: readonly Span[], seconds: number): Span[] {
  const ends = [0, ...spoken.map(({ to }) => to)];
  const starts = [...spoken.map(({ from }) => from), seconds];
  return ends
    .map((from, index) => ({ from, to: starts[index]! }))
    .filter(({ from, to }, index) => to - from >= SHORTEST_OPEN || index % spoken.length === 0);
}

export type Point = { at: number; gain: number };

/**
 * The course of a gain, in seconds of the story: as `inOpen` says in each open span, as `between` says in the
 * speech that follows the open span of that number.
 */
export function duckingOf(
  open: readonly Span[],
  inOpen: (span: number) => number,
  between: (span: number) => number,
): Point[] {
  return open.flatMap(({ from, to }, index) => {
    const gain = inOpen(index);
    const isFirst = index === 0;
    const isLast = index === open.length - 1;
    return [
      ...(isFirst ? [] : [{ at: from, gain: between(index - 1) }]),
      { at: isFirst ? from : from + RISE, gain },
      { at: isLast ? to : max(from + RISE, to - LEAD - FALL), gain },
      ...(isLast ? [] : [{ at: to - LEAD, gain: between(index) }]),
    ];
  });
}

/** Lets the gain run its course, in place; `at` is the second at which `samples` begins. */
export function applyCourse(samples: Float32Array, course: readonly Point[], at = 0): Float32Array {
  for (const [index, { at: to, gain: after }] of course.entries()) {
    const { at: from, gain: before } = course[index - 1] ?? { at: 0, gain: after };
    const start = max(0, samplesOf(from - at));
    const end = min(samples.length, samplesOf(to - at));
    if (start >= end) continue;
    if (before === after) {
      scale(samples.subarray(start, end), after);
      continue;
    }
    shapeSlowly(samples.subarray(start, end), (passed) => {
      const t = min(1, max(0, (at + start / SAMPLE_RATE + passed - from) / (to - from)));
      return before * (after / before) ** (t * t * (3 - 2 * t));
    });
  }
  return samples;
}
