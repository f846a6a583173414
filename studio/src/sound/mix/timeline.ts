import type { StoryType } from '@storylark/contracts/stories/vocabulary';
import type { Line } from '../../plan.ts';
import type { NarratedChunk } from '../voice/narratedChunk.ts';
import type { WordTime } from '../voice/narrator.ts';
import { SAMPLE_RATE } from '../dsp/samples.ts';

/** One line at its place in the finished story; word times count from the beginning of the story. */
export type PlacedLine = { line: Line; from: number; to: number; words: WordTime[]; pcm: Int16Array };

/** Seconds between two scenes: a bar of music, and never so long that one thinks the story is over. */
const SCENE_REST = 2.45;
/** Towards the end of a bedtime story nobody waits for the next word. */
const CALM_SCENE_REST = 3.6;
/** Share of its lines after which a bedtime story is calm. */
const CALM_AFTER = 2 / 3;

/** The line from which on a bedtime story is calm; no other story is. */
export const calmLine = (lines: readonly unknown[], type: StoryType): number =>
  type === 'bedtime' ? Math.ceil(lines.length * CALM_AFTER) : Infinity;

/**
 * Puts the lines after the opening music, each followed by its rest, and makes room for music where a scene
 * ends.
 * @throws Error when a chunk is missing, doubled or of another story.
 */
export function placeLines(
  lines: readonly Line[],
  chunks: readonly NarratedChunk[],
  { openingSeconds, type }: { openingSeconds: number; type: StoryType },
): PlacedLine[] {
  const narrated = chunks.flatMap(({ lines: chunkLines, pcm }) => {
    let start = 0;
    return chunkLines.map((line) => ({ ...line, pcm: pcm.subarray(start, (start += line.samples)) }));
  });
  if (narrated.length !== lines.length || narrated.some(({ id }, index) => id !== lines[index]!.id))
    throw new Error(
      'The narrated chunks are not those of this story: all of them are needed, in the order of its lines.',
    );
  const calmFrom = calmLine(lines, type);
  let at = openingSeconds;
  return narrated.map(({ samples, words, pcm }, index) => {
    const line = lines[index]!;
    const from = at;
    const to = from + samples / SAMPLE_RATE;
    at = to + restAfter(line, lines[index + 1], index >= calmFrom);
    return {
      line,
      from,
      to,
      pcm,
      words: words.map(([start, end, ...characters]) => [from + start, from + end, ...characters]),
    };
  });
}

function restAfter({ beat, pauseMs }: Line, next: Line | undefined, isCalm: boolean): number {
  const rest = pauseMs / 1000;
  const isScene = next !== undefined && next.beat !== beat;
  if (isCalm) return isScene ? Math.max(rest, CALM_SCENE_REST) : rest;
  return isScene ? SCENE_REST : Math.min(rest, SCENE_REST);
}
