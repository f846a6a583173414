import { storySubject } from '@storylark/contracts/work';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { Clock } from '@storylark/platform/clock';
import type { Reactor } from '@storylark/platform/reactor';
import { MANIFEST } from '@storylark/contracts/blobs';
import type { CommandApi } from '../commandApi.ts';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { type Blobs, encodeJson, type Made, stepBlobs } from '../stepBlobs.ts';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import { picturesOf, type Studio } from '@storylark/studio/studio';
import { storyOrderOf } from './storyOrder.ts';

export type StoryDeps = { api: CommandApi; blobs: Blobs; studio: Studio; now: Clock };
type TextReport = Extract<StoryReport, { step: 'text' }>;

export const WRITTEN_FILE = 'written.json';

/** The first step of a story: its text, script and plan. */
export const writeText = ({ api, blobs, studio, now }: StoryDeps): Reactor =>
  reactorOf(
    async (job) => {
      const { accountId, attempts } = job;
      const storyId = inputOf(job, 'storyId');
      const step = stepBlobs(blobs, `${accountId}/${storySubject(storyId)}`, 'text');
      const work = await api.storyWork(accountId, storyId);
      if (work.over) return step.remove();

      async function make(): Promise<Made<TextReport>> {
        if (work.over) throw new TypeError('the story is over');
        const begun = now();
        const written = await studio.writer.write(storyOrderOf(work), work.order.avoid);
        await step.write(attempts, WRITTEN_FILE, encodeJson(written));
        const { title, paragraphs, lines, plan, used } = written;
        const report: TextReport = {
          step: 'text',
          manifest: step.keyOf(attempts, MANIFEST),
          words: paragraphs.join(' ').split(/\s+/).length,
          parts: chunksOf(lines).length,
          pictures: picturesOf(plan).length,
          used,
          seconds: (now() - begun) / 1000,
          title,
          paragraphs,
        };
        await step.finish(attempts, report);
        return { attempt: attempts, report };
      }

      const { attempt, report } = (await step.finished<TextReport>()) ?? (await make());
      if (!(await api.reportStory(accountId, storyId, report))) await step.removeAttempt(attempt);
    },
    async (job) =>
      void (await api.reportStory(job.accountId, inputOf(job, 'storyId'), {
        step: 'failed',
        code: 'textFailed',
      })),
  );
