import type { Line } from '@storylark/studio/plan';
import { narrateChunk } from '@storylark/studio/sound/voice/narrateChunk';
import type { NarratedChunk } from '@storylark/studio/sound/voice/narratedChunk';
import type { Narrator } from '@storylark/studio/sound/voice/narrator';
import type { Telling } from '@storylark/studio/sound/voice/partsOf';

type Speaking = Pick<Narrator, 'speak'>;

/**
 * A part, or nothing of it: where one of its sentences fails, the others are cut off, and what they cost is known
 * before the failure is.
 */
export async function speakPart(
  narratorUntil: (cut: AbortSignal) => Speaking,
  chunk: readonly Line[],
  telling: Telling,
  signal: AbortSignal,
): Promise<NarratedChunk> {
  const failed = new AbortController();
  const sentences: Promise<unknown>[] = [];
  const narrator = narratorUntil(AbortSignal.any([signal, failed.signal]));
  const speak: Speaking['speak'] = (utterance) => {
    const spoken = narrator.speak(utterance);
    sentences.push(spoken);
    return spoken;
  };
  try {
    return await narrateChunk({ speak }, chunk, telling);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(sentences);
    throw error;
  }
}
