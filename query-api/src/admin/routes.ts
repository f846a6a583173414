import {
  adminAccountsAnswer,
  costsAnswer,
  failuresAnswer,
  failureStateAnswer,
  usageAnswer,
} from '@storylark/contracts/admin/answers';
import {
  accountsSchema,
  costsSchema,
  failureIdSchema,
  usageSchema,
} from '@storylark/contracts/admin/schemas';
import type { FailureView } from '@storylark/contracts/admin/views';
import { adminPaths } from '@storylark/contracts/admin/paths';
import { pagingSchema } from '@storylark/contracts/validation/paging';
import type { Clock } from '@storylark/platform/clock';
import type { Route } from '@storylark/platform/http/route';
import type { Job, JobStore } from '@storylark/platform/jobs/jobStore';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { ReadModels } from '../readModels.ts';
import { getCosts } from './getCosts.ts';
import { getUsage } from './getUsage.ts';
import { listAccounts } from './listAccounts.ts';

type Deps = { jobStore: Pick<JobStore, 'givenUp' | 'get'>; readModels: ReadModels; now: Clock };

export const adminRoutes = ({ jobStore, readModels, now }: Deps): Route[] => [
  route({
    method: 'GET',
    path: adminPaths.usage,
    summary: 'What all accounts did, by day, week or month; of one plan or language, or of all',
    auth: 'admin',
    schemas: { query: usageSchema },
    projections: ['usage'],
    answers: { 200: { description: 'A number of each figure for each bucket', schema: usageAnswer } },
    handle: async ({ query }) => ({ body: await getUsage(readModels, query) }),
  }),
  route({
    method: 'GET',
    path: adminPaths.costs,
    summary: 'What outside models were asked and cost, by day, purpose and model, and the dearest stories',
    auth: 'admin',
    schemas: { query: costsSchema },
    projections: ['costs'],
    answers: { 200: { description: 'Rows by day, and sums of them', schema: costsAnswer } },
    handle: async ({ query }) => ({ body: await getCosts(readModels, query) }),
  }),
  route({
    method: 'GET',
    path: adminPaths.accounts,
    summary: 'Accounts with their plan and what they made: ids and counts',
    auth: 'admin',
    schemas: { query: accountsSchema },
    projections: ['usage'],
    answers: { 200: { description: 'A page of them', schema: adminAccountsAnswer } },
    handle: async ({ query }) => ({
      body: await listAccounts(readModels, { ...query, now: new Date(now()).toISOString() }),
    }),
  }),
  route({
    method: 'GET',
    path: adminPaths.failures,
    summary: 'Work that was given up, newest first: ids and reasons',
    auth: 'admin',
    schemas: { query: pagingSchema },
    answers: { 200: { description: 'A page of them', schema: failuresAnswer } },
    async handle({ query }) {
      const { items, total } = await jobStore.givenUp(query);
      return { body: { items: items.map(failureOf), total } };
    },
  }),
  route({
    method: 'GET',
    path: adminPaths.failureState,
    summary: 'What became of work that was tried again',
    auth: 'admin',
    schemas: { query: failureIdSchema },
    answers: { 200: { description: 'How far it is', schema: failureStateAnswer } },
    refusals: ['jobNotFound'],
    async handle({ query: { id } }) {
      const job = await jobStore.get(id);
      if (!job) throw new Refusal('jobNotFound');
      const { state, attempts, reason } = job;
      return { body: { state, attempts, reason } };
    },
  }),
];

const failureOf = ({ id, accountId, subject, kind, reason, attempts, createdAt }: Job): FailureView => ({
  id,
  accountId,
  about: subject,
  kind,
  reason,
  attempts,
  orderedAt: new Date(createdAt).toISOString(),
});
