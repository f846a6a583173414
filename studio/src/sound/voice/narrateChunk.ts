import type { Line } from '../../plan.ts';
import type { Narrator, WordTime } from './narrator.ts';
import type { NarratedChunk, NarratedLine } from './narratedChunk.ts';
import { utteranceOf, type Telling } from './utteranceOf.ts';

const { max, min, round } = Math;

/**
 * Speaks the lines of one chunk as they are marked. What it gives hangs on this chunk alone: any chunk can be
 * made again by itself.
 * @throws what the narrator throws; nothing of the chunk is kept then.
 */
export async function narrateChunk(
  narrator: Narrator,
  lines: readonly Line[],
  telling: Telling,
): Promise<NarratedChunk> {
  const speaking = lines.map(async (line) => {
    const { pcm, words } = await narrator.speak(utteranceOf(line, telling));
    return {
      pcm,
      line: { id: line.id, samples: pcm.length, words: words.map(toMilliseconds) } satisfies NarratedLine,
    };
  });
  const spoken = await Promise.all(speaking);
  const pcm = new Int16Array(spoken.reduce((length, part) => length + part.pcm.length, 0));
  let at = 0;
  for (const part of spoken)
    for (let i = 0; i < part.pcm.length; i++)
      pcm[at++] = max(-32_768, min(32_767, round(part.pcm[i]! * 32_767)));
  return { lines: spoken.map(({ line }) => line), pcm };
}

const toMilliseconds = ([from, to, charFrom, charTo]: WordTime): WordTime => [
  round(from * 1000) / 1000,
  round(to * 1000) / 1000,
  charFrom,
  charTo,
];
