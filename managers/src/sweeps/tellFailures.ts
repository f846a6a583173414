import type { JobStore, Job } from '@storylark/platform/jobs/jobStore';
import { inputOf } from '@storylark/platform/engines/reactorOf';
import type { CommandApi } from '../commandApi.ts';
import type { OnError, Sweep } from './sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'reportStory' | 'reportPortrait'>;
  jobStore: Pick<JobStore, 'untoldFailures' | 'markTold'>;
  onError: OnError;
};

const PAGE = 100;

/**
 * Work that was given up in a crash told nobody: whoever waits for it is told here, once. A call that is refused
 * holds no other up and is made again in the next round.
 */
export function tellFailures({ api, jobStore, onError }: Deps): Sweep {
  const name = 'tellFailures';

  async function tell(job: Job): Promise<unknown> {
    const { kind, accountId, input } = job;
    const story = () => inputOf(job, 'storyId');
    switch (kind) {
      case 'writeText':
        return api.reportStory(accountId, story(), { step: 'failed', code: 'textFailed' });
      case 'recordNarration':
        return api.reportStory(accountId, story(), { step: 'failed', code: 'narrationFailed' });
      case 'drawPicture':
        return api.reportStory(accountId, story(), { step: 'pictureFailed', index: Number(input.index) });
      case 'drawPortrait':
        return api.reportPortrait(accountId, inputOf(job, 'characterId'), {
          sheetVersion: Number(input.sheetVersion),
          failed: 'portraitFailed',
        });
      default:
        return undefined; // nobody waits for it but an operator, who finds it in the list
    }
  }

  /** Those that could not be told stay where they are: the round goes on behind them. */
  async function run(signal: AbortSignal) {
    for (let refused = 0, page = PAGE; page === PAGE;) {
      const jobs = await jobStore.untoldFailures(PAGE, refused);
      for (const job of jobs) {
        if (signal.aborted) return;
        await tell(job)
          .then(() => jobStore.markTold(job.id, job.fence))
          .catch((error: unknown) => {
            refused += 1;
            onError(error, name);
          });
      }
      page = jobs.length;
    }
  }
  return { name, everyMs: 10_000, run };
}
