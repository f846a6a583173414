import { storySubject } from '@storylark/contracts/work';
import type { Maker, SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { Clock } from '@storylark/platform/clock';
import type { Reactor } from '@storylark/platform/reactor';
import { MANIFEST, REQUESTS_FILE } from '@storylark/contracts/blobs';
import type { CommandApi } from '../commandApi.ts';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { type Blobs, encodeJson, type Made, stepBlobs } from '../stepBlobs.ts';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import type { WrittenStory } from '@storylark/studio/plan';
import { picturesOf, type Studio } from '@storylark/studio/studio';
import type { Outside } from '../outside/outside.ts';
import { Overtaken, StoryOver } from '../outside/watchWork.ts';
import { storyOrderOf } from './storyOrder.ts';
import { tellOutside } from './tellOutside.ts';

export type StoryDeps = { api: CommandApi; blobs: Blobs; studio: Studio; outside: Outside; now: Clock };
type TextReport = Extract<StoryReport, { step: 'text' }>;

export const WRITTEN_FILE = 'written.json';

/**
 * The first step of a story: its text, script and plan. The house writes both at once; where the parent wants an
 * outside model, that tells the same plan, and the house stands in.
 */
export const writeText = ({ api, blobs, studio, outside, now }: StoryDeps): Reactor =>
  reactorOf(
    async (job, signal) => {
      const { accountId, attempts } = job;
      const storyId = inputOf(job, 'storyId');
      const step = stepBlobs(blobs, `${accountId}/${storySubject(storyId)}`, 'text');
      const work = await api.storyWork(accountId, storyId);
      if (work.over) return step.remove();

      /** Null: nobody outside delivered, and the parent wants nothing else. */
      async function make(): Promise<Made<TextReport> | null> {
        if (work.over) throw new TypeError('the story is over');
        const begun = now();
        const order = storyOrderOf(work);
        const house = await studio.writer.write(order, work.order.avoid);
        const asked = await tellOutside({
          api,
          outside,
          step,
          accountId,
          storyId,
          attempt: attempts,
          work,
          order,
          house,
          signal,
          now,
        });
        if (asked?.made === null && !asked.houseMakes) return null;
        return keep(asked?.made ?? house, asked?.made ? 'outside' : 'house', asked?.requests ?? [], begun);
      }

      async function keep(
        written: WrittenStory,
        madeBy: Maker,
        requests: readonly SentRequest[],
        begun: number,
      ): Promise<Made<TextReport>> {
        await step.write(attempts, WRITTEN_FILE, encodeJson(written));
        if (requests.length > 0) await step.write(attempts, REQUESTS_FILE, encodeJson(requests));
        const { title, paragraphs, lines, plan, used } = written;
        const report: TextReport = {
          step: 'text',
          manifest: step.keyOf(attempts, MANIFEST),
          words: paragraphs.join(' ').split(/\s+/).length,
          parts: chunksOf(lines).length,
          pictures: picturesOf(plan).length,
          used,
          seconds: (now() - begun) / 1000,
          madeBy,
          title,
          paragraphs,
        };
        await step.finish(attempts, report);
        return { attempt: attempts, report };
      }

      try {
        const made = (await step.finished<TextReport>()) ?? (await make());
        const report = made?.report ?? ({ step: 'failed', code: 'helperFailed' } as const);
        const isWanted = await api.reportStory(accountId, storyId, report);
        if (!made) await step.remove();
        else if (!isWanted) await step.removeAttempt(made.attempt);
      } catch (error) {
        const isOver = error instanceof StoryOver || error instanceof Overtaken;
        // only a story that is over loses what another attempt may have finished
        if (!isOver || !(await api.storyWork(accountId, storyId)).over) throw error;
        await step.remove();
      }
    },
    async (job) =>
      void (await api.reportStory(job.accountId, inputOf(job, 'storyId'), {
        step: 'failed',
        code: 'textFailed',
      })),
  );
