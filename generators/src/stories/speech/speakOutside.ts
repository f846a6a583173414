import type { StoryWork } from '@storylark/contracts/stories/reports';
import { createLedger } from '@storylark/models/calls/ledger';
import type { Speaker } from '@storylark/models/speech/createSpeaker';
import type { WrittenStory } from '@storylark/studio/plan';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import type { NarratedChunk } from '@storylark/studio/sound/voice/narratedChunk';
import type { Narrator } from '@storylark/studio/sound/voice/narrator';
import type { Telling } from '@storylark/studio/sound/voice/partsOf';
import { type MadeOutside, makeOutside, type Making, OUTSIDE_LASTS_MS } from '../../outside/makeOutside.ts';
import { StoryOver, SwitchedOff } from '../../outside/watchWork.ts';
import type { StepBlobs } from '../../stepBlobs.ts';
import { type Calling, callingOf } from './calling.ts';
import { keptParts } from './keptParts.ts';
import { outsideNarrator } from './outsideNarrator.ts';
import { speakPart } from './speakPart.ts';

type Speaking = Making & {
  step: StepBlobs;
  written: WrittenStory;
  telling: Telling;
  /** The voice of the house. */
  house: Narrator;
};

/** How everybody is called outside at this moment; null: nothing is to be spoken there. */
const callingNow = (work: StoryWork, written: WrittenStory): Calling | null =>
  work.over || !work.outside
    ? null
    : callingOf(written, work.order, work.outside.spokenName, work.choices.language);

/**
 * Has a voice outside read a story: part by part, each kept before the next is asked for. All of it or nothing: what
 * one voice did not finish, another reads from its beginning. Null: nobody outside is to be asked, and nobody was.
 * @throws StoryOver when nobody wants it any more
 */
export async function speakOutside(speaking: Speaking): Promise<MadeOutside<NarratedChunk[]> | null> {
  const { api, outside, step, accountId, storyId, attempt, work, written, telling, house } = speaking;
  const { speaker } = outside.models;
  const kept = await keptParts(step);
  const { entries } = kept;
  const ledger = createLedger();
  const calling = callingNow(work, written);
  const voice = speaker?.voiceOf(telling.language, telling.voice) ?? null;

  async function speakAll(
    { by, as, calling }: { by: Speaker; as: string; calling: Calling },
    signal: AbortSignal,
    until: number,
  ): Promise<NarratedChunk[]> {
    const print = JSON.stringify([calling.print, by.service.model, as]);
    const order = { accountId, until, ledger };
    const chunks: NarratedChunk[] = [];
    for (const [part, lines] of chunksOf(written.lines).entries()) {
      let chunk = await kept.read(part, print);
      if (!chunk) {
        await stillMay(calling);
        chunk = await speakPart(
          (cut) => outsideNarrator({ speaker: by, voice: as, calling, house, order }, cut),
          lines,
          telling,
          signal,
        );
        const entry = { attempt, ...ledger.take() };
        entries.push(entry);
        await kept.keep(part, chunk, { print, entry });
      }
      chunks.push(chunk);
      if (!(await api.reportStory(accountId, storyId, { step: 'narrationPart', part })))
        throw new StoryOver();
    }
    return chunks;
  }

  /** Who changed how somebody is called, or took a yes back, is heard before the next part. */
  async function stillMay({ print }: Calling): Promise<void> {
    const now = await api.storyWork(accountId, storyId);
    if (now.over) throw new StoryOver();
    if (callingNow(now, written)?.print !== print) throw new SwitchedOff();
  }

  const may = speaker && voice !== null && calling ? { by: speaker, as: voice, calling } : null;
  if (entries.length === 0 && !may) return null;
  return makeOutside(
    speaking,
    { usedFor: 'narration', lastsMs: OUTSIDE_LASTS_MS, entries, ledger },
    may && ((signal, until) => speakAll(may, signal, until)),
  );
}
