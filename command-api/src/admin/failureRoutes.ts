import { failureIdSchema } from '@storylark/contracts/admin/schemas';
import { nothing } from '@storylark/contracts/http/answerSchema';
import { adminPaths } from '@storylark/contracts/admin/paths';
import type { Bus } from '@storylark/platform/bus/bus';
import { announcementOf } from '@storylark/platform/engines/react';
import type { Route } from '@storylark/platform/http/route';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';

/** What was given up can be tried again. */
export function failureRoutes({ jobStore, bus }: { jobStore: JobStore; bus: Pick<Bus, 'publish'> }): Route[] {
  return [
    route({
      method: 'POST',
      path: adminPaths.failureRetry,
      summary: 'Opens a job again that was given up',
      auth: 'admin',
      schemas: { body: failureIdSchema },
      answers: { 202: { description: 'It is tried again, or was already', schema: nothing } },
      refusals: ['jobNotFound'],
      handle: async ({ body: { id } }) => {
        const isReopened = await jobStore.reopen(id);
        const job = await jobStore.get(id);
        if (!job) throw new Refusal('jobNotFound');
        // Whoever asks twice, or had no answer, meets a job that is open or done already.
        if (isReopened) await bus.publish('work', [announcementOf(job)]);
        return { status: 202, body: {} };
      },
    }),
  ];
}
