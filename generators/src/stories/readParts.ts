import { inSpan } from '@storylark/platform/tracing/inSpan';
import type { WrittenStory } from '@storylark/studio/plan';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import { narrateChunk } from '@storylark/studio/sound/voice/narrateChunk';
import { type NarratedChunk, packChunk, unpackChunk } from '@storylark/studio/sound/voice/narratedChunk';
import type { Narrator } from '@storylark/studio/sound/voice/narrator';
import type { Telling } from '@storylark/studio/sound/voice/partsOf';
import type { CommandApi } from '../commandApi.ts';
import { StoryOver } from '../outside/watchWork.ts';
import type { StepBlobs } from '../stepBlobs.ts';

/** How often a part is tried in one go before the whole step pauses; what is recorded by then is kept. */
const TRIES_PER_PART = 3;
const PART = /\/part-(\d+)$/;

type Reading = {
  api: CommandApi;
  step: StepBlobs;
  accountId: string;
  storyId: string;
  attempt: number;
  narrator: Narrator;
  signal: AbortSignal;
};

/**
 * The parts of a story in the voice of the house, each stored and retried alone.
 * @throws StoryOver when nobody wants it any more
 */
export async function readParts(
  { api, step, accountId, storyId, attempt, narrator, signal }: Reading,
  written: WrittenStory,
  telling: Telling,
): Promise<NarratedChunk[]> {
  async function readPart(part: number, narrate: () => Promise<NarratedChunk>): Promise<NarratedChunk> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await narrate();
      } catch (error) {
        if (signal.aborted) throw error; // the voice was cut off, it did not stumble
        await api.reportStory(accountId, storyId, {
          step: 'narrationRetrying',
          part,
          attempt: (attempt - 1) * TRIES_PER_PART + tried,
        });
        if (tried === TRIES_PER_PART) throw error;
      }
    }
  }

  async function stored(key: string): Promise<NarratedChunk> {
    const content = await step.read(key);
    if (!(content instanceof Uint8Array)) throw new TypeError('a blob of this story is missing');
    return unpackChunk(content);
  }

  const keys = new Map(
    (await step.keys()).flatMap((key) => {
      const [, part] = PART.exec(key) ?? [];
      return part === undefined ? [] : [[Number(part), key] as const];
    }),
  );
  const recorded: NarratedChunk[] = [];
  for (const [part, chunk] of chunksOf(written.lines).entries()) {
    signal.throwIfAborted();
    const key = keys.get(part);
    const narrated = key
      ? await stored(key)
      : await readPart(part, () =>
          inSpan('studio speak', { attributes: { part } }, () => narrateChunk(narrator, chunk, telling)),
        );
    if (!key) await step.write(attempt, `part-${part}`, packChunk(narrated));
    recorded.push(narrated);
    if (!(await api.reportStory(accountId, storyId, { step: 'narrationPart', part }))) throw new StoryOver();
  }
  return recorded;
}
