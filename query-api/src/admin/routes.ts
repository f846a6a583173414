import { page } from '@storylark/contracts/http/answerSchema';
import { paths } from '@storylark/contracts/paths';
import type { Route } from '@storylark/platform/http/route';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import { route } from '../caller.ts';
import { givenUpJob } from './givenUpJob.ts';
import { pagingSchema } from '@storylark/contracts/validation/paging';

export const adminRoutes = ({ jobStore }: { jobStore: JobStore }): Route[] => [
  route({
    method: 'GET',
    path: paths.adminFailures,
    summary: 'Work that was given up, newest first: ids and reasons',
    auth: 'admin',
    schemas: { query: pagingSchema },
    answers: { 200: { description: 'A page of them', schema: page(givenUpJob) } },
    handle: async ({ query }) => ({ body: await jobStore.givenUp(query) }),
  }),
];
