import { besideManifest, REQUESTS_FILE } from '@storylark/contracts/blobs';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import { storySubject } from '@storylark/contracts/work';
import type { Reactor } from '@storylark/platform/reactor';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { decodeJson, encodeJson, type Made, stepBlobs } from '../stepBlobs.ts';
import type { WrittenStory } from '@storylark/studio/plan';
import { effectsDepth } from '@storylark/studio/studio';
import { StoryOver } from '../outside/watchWork.ts';
import { readParts } from './readParts.ts';
import { sentenceTimesOf } from './sentenceTimesOf.ts';
import { speakOutside } from './speech/speakOutside.ts';
import { type StoryDeps, WRITTEN_FILE } from './writeText.ts';

type NarrationReport = Extract<StoryReport, { step: 'narration' }>;
type Work = Extract<StoryWork, { over: false }>;

/**
 * The narration of a story: part by part, by a voice outside where the parent wants that, by the house otherwise and
 * in its place; then mixed with music and effects.
 */
export const recordNarration = ({ api, blobs, studio, outside, now }: StoryDeps): Reactor =>
  reactorOf(
    async (job, signal) => {
      const { accountId, attempts: attempt } = job;
      const storyId = inputOf(job, 'storyId');
      const step = stepBlobs(blobs, `${accountId}/${storySubject(storyId)}`, 'narration');
      const work = await api.storyWork(accountId, storyId);
      if (work.over) return step.remove();

      /** Null: nobody outside delivered, and the parent wants nothing else. */
      async function make(work: Work): Promise<Made<NarrationReport> | null> {
        const { manifest, choices, premiumEffects } = work;
        if (manifest === null) throw new TypeError('the text is not written yet');
        const begun = now();
        const script = await step.read(besideManifest(manifest, WRITTEN_FILE));
        if (!(script instanceof Uint8Array)) throw new TypeError('a blob of this story is missing');
        const written = decodeJson<WrittenStory>(script);
        const { title, paragraphs, lines, plan } = written;
        const { language } = choices;
        const telling = { language, voice: choices.voiceId, cast: plan.cast };
        const recording = { api, step, accountId, storyId, attempt, signal };
        const house = studio.narrator;
        const asked = await speakOutside({ ...recording, outside, work, written, telling, house, now });
        if (asked?.made === null && !asked.houseMakes) return null;
        const chunks = asked?.made ?? (await readParts({ ...recording, narrator: house }, written, telling));
        const madeBy = asked?.made ? 'outside' : 'house';
        const { mp3, durationSeconds, sentences } = await studio.mixer.mix({
          title,
          language,
          plan,
          lines,
          chunks,
          voiceBy: madeBy,
          effects: effectsDepth(premiumEffects),
        });
        const audio = await step.write(attempt, 'audio.mp3', mp3);
        const times = await step.write(
          attempt,
          'times.json',
          encodeJson(sentenceTimesOf(paragraphs, lines, sentences)),
        );
        if (asked && asked.requests.length > 0)
          await step.write(attempt, REQUESTS_FILE, encodeJson(asked.requests));
        const report: NarrationReport = {
          step: 'narration',
          audio,
          times,
          durationSeconds,
          seconds: (now() - begun) / 1000,
          madeBy,
        };
        await step.finish(attempt, report);
        return { attempt, report };
      }

      try {
        const made = (await step.finished<NarrationReport>()) ?? (await make(work));
        const report = made?.report ?? ({ step: 'failed', code: 'helperFailed' } as const);
        const isWanted = await api.reportStory(accountId, storyId, report);
        if (!made) await step.remove();
        else if (!isWanted) await step.removeAttempt(made.attempt);
        else await removeParts();
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

/** Of either voice. */
const PART = /\/(part-\d+|spoken-\d+(\.json)?)$/;
