import type { Job } from '@storylark/platform/jobs/jobStore';
import { CommandFailed, withInstallation } from './withInstallation.ts';

// npm run failures            lists what was given up
// npm run failures -- retry <id>|all
await withInstallation(async ({ post }, [verb, id]) => {
  const { items, total } = await post<{ items: Job[]; total: number }>('/control/failures');
  if (verb === undefined)
    return total === 0
      ? 'Nothing was given up.'
      : [
          ...items.map(
            (job) => `${job.id}  ${job.kind}, ${job.attempts} attempts, ${job.reason ?? 'no reason'}`,
          ),
          `${total} in all. Try again: npm run failures -- retry <id>|all`,
        ].join('\n');
  if (verb !== 'retry' || !id) throw new CommandFailed('Usage: npm run failures [-- retry <id>|all]');
  const wanted = id === 'all' ? items.map((job) => job.id) : [id];
  let reopened = 0;
  for (const one of wanted)
    reopened += (await post<{ reopened: boolean }>('/control/retry', { id: one })).reopened ? 1 : 0;
  if (reopened === 0)
    throw new CommandFailed(id === 'all' ? 'Nothing was given up.' : `No job ${id} was given up.`);
  return `${reopened} will be tried again.`;
});
