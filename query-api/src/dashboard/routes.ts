import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { dashboardAnswer } from '@storylark/contracts/dashboardAnswer';
import { paths } from '@storylark/contracts/paths';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { ReadModels } from '../readModels.ts';
import type { Unseal } from '../unseal.ts';
import { getDashboard } from './getDashboard.ts';

type Deps = {
  readModels: ReadModels;
  unseal: Unseal;
  subscriptionOf: (accountId: string) => Promise<SubscriptionView>;
};

export const dashboardRoutes = (deps: Deps): Route[] => [
  route({
    method: 'GET',
    path: paths.dashboard,
    summary: 'The figures of the start page',
    auth: 'account',
    projections: ['sessions', 'accounts', 'characters', 'stories', 'listening', 'slots', 'subscriptions'],
    answers: { 200: { description: 'The figures', schema: dashboardAnswer } },
    handle: async ({ caller }) => ({ body: await getDashboard(deps, caller.accountId) }),
  }),
];
