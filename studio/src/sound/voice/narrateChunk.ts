import type { Line } from '../../plan.ts';
import { samplesOf } from '../dsp/samples.ts';
import type { Narrator, Spoken, WordTime } from './narrator.ts';
import type { NarratedChunk, NarratedLine } from './narratedChunk.ts';
import { partsOf, type Telling } from './partsOf.ts';

const { max, min, round } = Math;

type Speaking = Pick<Narrator, 'speak'>;

/** Between a speech and the words about it, in seconds: a breath, as at a comma. */
const BREATH = 0.16;

/**
 * Speaks the lines of one chunk as they are marked. What it gives hangs on this chunk alone: any chunk can be
 * made again by itself.
 * @throws what the narrator throws; nothing of the chunk is kept then.
 */
export async function narrateChunk(
  narrator: Speaking,
  lines: readonly Line[],
  telling: Telling,
): Promise<NarratedChunk> {
  const spoken = await Promise.all(lines.map((line) => speakLine(narrator, line, telling)));
  const pcm = new Int16Array(spoken.reduce((length, { line }) => length + line.samples, 0));
  let at = 0;
  for (const { line, parts } of spoken) {
    for (const part of parts)
      for (let i = 0; i < part.pcm.length; i++)
        pcm[at + part.from + i] = max(-32_768, min(32_767, round(part.pcm[i]! * 32_767)));
    at += line.samples;
  }
  return { lines: spoken.map(({ line }) => line), pcm };
}

async function speakLine(narrator: Speaking, line: Line, telling: Telling) {
  const parts = partsOf(line, telling);
  const spoken = await Promise.all(parts.map(({ utterance }) => narrator.speak(utterance)));
  const placed: { from: number; pcm: Spoken['pcm'] }[] = [];
  const words: WordTime[] = [];
  let samples = 0;
  for (const [n, { pcm, words: heard }] of spoken.entries()) {
    const from = n === 0 ? 0 : samples + samplesOf(BREATH);
    placed.push({ from, pcm });
    words.push(...heard.map((word) => movedBy(from / samplesOf(1), parts[n]!.at, word)));
    samples = from + pcm.length;
  }
  return { parts: placed, line: { id: line.id, samples, words } satisfies NarratedLine };
}

const movedBy = (seconds: number, characters: number, [from, to, charFrom, charTo]: WordTime): WordTime => [
  round((seconds + from) * 1000) / 1000,
  round((seconds + to) * 1000) / 1000,
  characters + charFrom,
  characters + charTo,
];
