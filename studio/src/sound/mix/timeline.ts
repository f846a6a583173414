import type { Line } from '../../plan.ts';
import type { NarratedChunk } from '../voice/narratedChunk.ts';
import type { WordTime } from '../voice/narrator.ts';
import { SAMPLE_RATE } from '../dsp/samples.ts';

export const INTRO_SECONDS = 3;

/** One line at its place in the finished story; word times count from the beginning of the story. */
export type PlacedLine = { line: Line; from: number; to: number; words: WordTime[]; pcm: Int16Array };

/**
 * Puts the lines after the opening music, each followed by its rest.
 * @throws Error when a chunk is missing, doubled or of another story.
 */
export function placeLines(lines: readonly Line[], chunks: readonly NarratedChunk[]): PlacedLine[] {
  const narrated = chunks.flatMap(({ lines: chunkLines, pcm }) => {
    let start = 0;
    return chunkLines.map((line) => ({ ...line, pcm: pcm.subarray(start, (start += line.samples)) }));
  });
  if (lines.length === 0) throw new Error('There is nothing to mix: the story has no lines.');
  if (narrated.length !== lines.length || narrated.some(({ id }, index) => id !== lines[index]!.id))
    throw new Error(
      'The narrated chunks are not those of this story: all of them are needed, in the order of its lines.',
    );
  let at = INTRO_SECONDS;
  return narrated.map(({ samples, words, pcm }, index) => {
    const line = lines[index]!;
    const from = at;
    const to = from + samples / SAMPLE_RATE;
    at = to + line.pauseMs / 1000;
    return {
      line,
      from,
      to,
      pcm,
      words: words.map(([start, end, ...characters]) => [from + start, from + end, ...characters]),
    };
  });
}
