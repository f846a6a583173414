import type { Reactor } from '@storylark/platform/reactor';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { paintedAlt } from '@storylark/studio/text/write/paintedAlt';
import { StoryOver } from '../outside/watchWork.ts';
import type { Made } from '../stepBlobs.ts';
import { type Painted, paintOutside } from './paintOutside.ts';
import { type PictureReport, pictureSteps, type Work } from './pictureSteps.ts';
import type { StoryDeps } from './writeText.ts';

type Unpainted = Extract<Painted, { png: null }>;

/**
 * One picture of a story, drawn from the plan with the characters as they looked when it was ordered; or painted
 * outside, where the parent wants that. All pictures of a story are of one hand: once the house has drawn one, it
 * draws the others too.
 */
export const drawPicture = ({ api, blobs, studio, outside, now }: StoryDeps): Reactor =>
  reactorOf(
    async (job, signal) => {
      const { accountId, attempts: attempt } = job;
      const storyId = inputOf(job, 'storyId');
      const index = Number(job.input.index);
      const steps = pictureSteps({ api, blobs, studio, now }, { accountId, storyId, attempt });
      const look = () => api.storyWork(accountId, storyId);

      /** Null: nobody outside was to be asked. */
      async function paint(work: Work): Promise<Made<PictureReport> | Unpainted | null> {
        const step = steps.painted(index);
        const { painter } = outside.models;
        if (!painter || !work.outside || isDrawnByHouse(work) || (await steps.isDrawn(index))) return null;
        const before = await step.finished<PictureReport>();
        if (before) return before;
        const begun = now();
        const { written, spec, alt } = await steps.planned(work, index);
        const asked = { api, blobs, studio, outside, now, accountId, storyId, index, attempt, signal };
        const painted = await paintOutside({ ...asked, work, written, spec });
        if (!painted?.png) return painted;
        const scene = await studio.illustrator.framePainting(painted.png);
        const { requests } = painted;
        const about = { index, beat: spec.beat, alt: paintedAlt(alt, work.choices.language) };
        return steps.finish(step, { ...about, madeBy: 'outside', scene, requests, begun });
      }

      /** What can be heard already goes on without the picture. */
      async function giveUp(): Promise<void> {
        if (!(await api.reportStory(accountId, storyId, { step: 'failed', code: 'helperFailed' })))
          await api.reportStory(accountId, storyId, { step: 'pictureFailed', index });
        await steps.remove(index);
      }

      async function make(work: Work): Promise<void> {
        const asked = await paint(work);
        if (asked && 'report' in asked) {
          if (await api.reportStory(accountId, storyId, asked.report)) return;
          const after = await look();
          if (after.over) return steps.remove(index);
          // another attempt was quicker
          if (!isDrawnByHouse(after)) return steps.painted(index).removeAttempt(asked.attempt);
        } else if (asked && !asked.houseDraws) return giveUp();
        const wasPainted = job.input.wasPainted === true || (asked !== null && 'report' in asked);
        const sent = wasPainted ? await steps.sentFor(index) : [];
        const isKept = await steps.drawByHouse(
          work,
          index,
          asked && 'requests' in asked ? asked.requests : sent,
        );
        if (isKept && wasPainted) await steps.painted(index).remove();
      }

      const work = await look();
      if (work.over) return steps.remove(index);
      try {
        await make(work);
      } catch (error) {
        if (!(error instanceof StoryOver)) throw error;
        await steps.remove(index);
      }
    },
    async (job) =>
      void (await api.reportStory(job.accountId, inputOf(job, 'storyId'), {
        step: 'pictureFailed',
        index: Number(job.input.index),
      })),
  );

const isDrawnByHouse = ({ pictures }: Work): boolean => pictures.some(({ madeBy }) => madeBy === 'house');
