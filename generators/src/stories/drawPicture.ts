import { besideManifest } from '@storylark/contracts/blobs';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import { storySubject } from '@storylark/contracts/work';
import type { Reactor } from '@storylark/platform/reactor';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { decodeJson, type Made, stepBlobs } from '../stepBlobs.ts';
import type { WrittenStory } from '@storylark/studio/plan';
import { picturesOf } from '@storylark/studio/studio';
import { sittersOf } from '@storylark/studio/sittersOf';
import { type StoryDeps, WRITTEN_FILE } from './writeText.ts';

type PictureReport = Extract<StoryReport, { step: 'picture' }>;

/** One picture of a story, drawn from the plan with the characters as they looked when it was ordered. */
export const drawPicture = ({ api, blobs, studio, now }: StoryDeps): Reactor =>
  reactorOf(
    async (job) => {
      const { accountId, attempts } = job;
      const storyId = inputOf(job, 'storyId');
      const index = Number(job.input.index);
      const dataSubject = `${accountId}/${storySubject(storyId)}`;
      const step = stepBlobs(blobs, dataSubject, `picture-${index}`);
      const work = await api.storyWork(accountId, storyId);
      if (work.over) return step.remove();

      async function make({
        manifest,
        order,
      }: Extract<StoryWork, { over: false }>): Promise<Made<PictureReport>> {
        const begun = now();
        const content =
          manifest && (await blobs.sealedBlobs.get(dataSubject, besideManifest(manifest, WRITTEN_FILE)));
        if (!(content instanceof Uint8Array)) throw new TypeError('the script of this story is missing');
        const { plan, altTexts } = decodeJson<WrittenStory>(content);
        const spec = picturesOf(plan)[index];
        if (!spec) throw new TypeError(`the plan has no picture ${index}`);
        const { large, small, tiny } = await studio.illustrator.drawScene({
          spec,
          sitters: sittersOf(plan, order),
        });
        const report: PictureReport = {
          step: 'picture',
          index,
          beat: spec.beat,
          large: await step.write(attempts, 'large.webp', large),
          small: await step.write(attempts, 'small.webp', small),
          seconds: (now() - begun) / 1000,
          alt: altTexts[spec.beat] ?? '',
          tiny,
        };
        await step.finish(attempts, report);
        return { attempt: attempts, report };
      }

      const { attempt, report } = (await step.finished<PictureReport>()) ?? (await make(work));
      if (!(await api.reportStory(accountId, storyId, report))) await step.removeAttempt(attempt);
    },
    async (job) =>
      void (await api.reportStory(job.accountId, inputOf(job, 'storyId'), {
        step: 'pictureFailed',
        index: Number(job.input.index),
      })),
  );
