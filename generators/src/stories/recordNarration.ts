import { besideManifest } from '@storylark/contracts/blobs';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import { storySubject } from '@storylark/contracts/work';
import type { Reactor } from '@storylark/platform/reactor';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { inSpan } from '@storylark/platform/tracing/inSpan';
import { decodeJson, encodeJson, type Made, stepBlobs } from '../stepBlobs.ts';
import type { WrittenStory } from '@storylark/studio/plan';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import { narrateChunk } from '@storylark/studio/sound/voice/narrateChunk';
import { type NarratedChunk, packChunk, unpackChunk } from '@storylark/studio/sound/voice/narratedChunk';
import type { Telling } from '@storylark/studio/sound/voice/partsOf';
import { effectsDepth } from '@storylark/studio/studio';
import { sentenceTimesOf } from './sentenceTimesOf.ts';
import { type StoryDeps, WRITTEN_FILE } from './writeText.ts';

type NarrationReport = Extract<StoryReport, { step: 'narration' }>;
type Work = Extract<StoryWork, { over: false }>;

/** How often a part is tried in one go before the whole step pauses; what is recorded by then is kept. */
const TRIES_PER_PART = 3;

/**
 * The narration of a story: part by part, each stored and retried alone, then mixed with music and effects.
 */
export const recordNarration = ({ api, blobs, studio, now }: StoryDeps): Reactor =>
  reactorOf(
    async (job, signal) => {
      const { accountId, attempts } = job;
      const storyId = inputOf(job, 'storyId');
      const dataSubject = `${accountId}/${storySubject(storyId)}`;
      const step = stepBlobs(blobs, dataSubject, 'narration');
      const work = await api.storyWork(accountId, storyId);
      if (work.over) return step.remove();

      async function read(key: string): Promise<Uint8Array> {
        const content = await blobs.sealedBlobs.get(dataSubject, key);
        if (!(content instanceof Uint8Array)) throw new TypeError('a blob of this story is missing');
        return content;
      }

      async function recordParts(written: WrittenStory, telling: Telling): Promise<NarratedChunk[]> {
        const stored = new Map(
          (await step.keys()).flatMap((key) =>
            /\/part-(\d+)$/.test(key) ? [[Number(key.slice(key.lastIndexOf('-') + 1)), key] as const] : [],
          ),
        );
        const recorded: NarratedChunk[] = [];
        for (const [part, chunk] of chunksOf(written.lines).entries()) {
          signal.throwIfAborted();
          const key = stored.get(part);
          const narrated = key
            ? unpackChunk(await read(key))
            : await recordPart(part, () =>
                inSpan('studio speak', { attributes: { part } }, () =>
                  narrateChunk(studio.narrator, chunk, telling),
                ),
              );
          if (!key) await step.write(attempts, `part-${part}`, packChunk(narrated));
          recorded.push(narrated);
          if (!(await api.reportStory(accountId, storyId, { step: 'narrationPart', part })))
            throw new StoryOver();
        }
        return recorded;
      }

      async function recordPart(part: number, narrate: () => Promise<NarratedChunk>): Promise<NarratedChunk> {
        for (let tried = 1; ; tried += 1) {
          try {
            return await narrate();
          } catch (error) {
            if (signal.aborted) throw error; // the voice was cut off, it did not stumble
            await api.reportStory(accountId, storyId, {
              step: 'narrationRetrying',
              part,
              attempt: (attempts - 1) * TRIES_PER_PART + tried,
            });
            if (tried === TRIES_PER_PART) throw error;
          }
        }
      }

      async function make({ manifest, choices, premiumEffects }: Work): Promise<Made<NarrationReport>> {
        if (manifest === null) throw new TypeError('the text is not written yet');
        const begun = now();
        const written = decodeJson<WrittenStory>(await read(besideManifest(manifest, WRITTEN_FILE)));
        const { title, paragraphs, lines, plan } = written;
        const chunks = await recordParts(written, {
          language: choices.language,
          voice: choices.voiceId,
          cast: plan.cast,
        });
        const { mp3, durationSeconds, sentences } = await studio.mixer.mix({
          title,
          language: choices.language,
          plan,
          lines,
          chunks,
          effects: effectsDepth(premiumEffects),
        });
        const audio = await step.write(attempts, 'audio.mp3', mp3);
        const times = await step.write(
          attempts,
          'times.json',
          encodeJson(sentenceTimesOf(paragraphs, lines, sentences)),
        );
        const report: NarrationReport = {
          step: 'narration',
          audio,
          times,
          durationSeconds,
          seconds: (now() - begun) / 1000,
        };
        await step.finish(attempts, report);
        return { attempt: attempts, report };
      }

      try {
        const { attempt, report } = (await step.finished<NarrationReport>()) ?? (await make(work));
        if (!(await api.reportStory(accountId, storyId, report))) return await step.removeAttempt(attempt);
        await removeParts();
      } catch (error) {
        if (!(error instanceof StoryOver)) throw error;
        await step.remove();
      }

      /** The mix holds them now, and they are ten times as large. */
      async function removeParts() {
        for (const key of await step.keys()) if (PART.test(key)) await blobs.blobs.deleteByPrefix(key);
      }
    },
    async (job) =>
      void (await api.reportStory(job.accountId, inputOf(job, 'storyId'), {
        step: 'failed',
        code: 'narrationFailed',
      })),
  );

const PART = /\/part-\d+$/;

/** Nobody waits for this narration any more. */
class StoryOver extends Error {}
