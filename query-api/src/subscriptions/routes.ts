import {
  invoicesAnswer,
  plansAnswer,
  slotsAnswer,
  subscriptionAnswer,
} from '@storylark/contracts/subscriptions/answers';
import { paths } from '@storylark/contracts/paths';
import type { Clock } from '@storylark/platform/clock';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import { pagingSchema } from '@storylark/contracts/validation/paging';
import type { ReadModels } from '../readModels.ts';
import { currentSubscription, listPlans, listSlots } from './currentSubscription.ts';
import { listInvoices } from './listInvoices.ts';

type Deps = { readModels: ReadModels; now: Clock };

export const subscriptionRoutes = ({ readModels, now }: Deps): Route[] => {
  const at = () => new Date(now()).toISOString();
  return [
    route({
      method: 'GET',
      path: paths.plans,
      summary: 'The plans, with the one held',
      auth: 'account',
      projections: ['sessions', 'subscriptions'],
      answers: { 200: { description: 'The plans', schema: plansAnswer } },
      handle: async ({ caller }) => ({ body: await listPlans(readModels, caller.accountId, at()) }),
    }),
    route({
      method: 'GET',
      path: paths.currentSubscription,
      summary: 'The subscription held, with what is used of it',
      auth: 'account',
      projections: ['sessions', 'subscriptions', 'slots', 'characters'],
      answers: { 200: { description: 'The subscription', schema: subscriptionAnswer } },
      handle: async ({ caller }) => ({ body: await currentSubscription(readModels, caller.accountId, at()) }),
    }),
    route({
      method: 'GET',
      path: paths.slots,
      summary: 'Story slots taken and given back, with the reason',
      auth: 'account',
      schemas: { query: pagingSchema },
      projections: ['slots'],
      answers: { 200: { description: 'A page of them', schema: slotsAnswer } },
      handle: async ({ caller, query }) => ({ body: await listSlots(readModels, caller.accountId, query) }),
    }),
    route({
      method: 'GET',
      path: paths.invoices,
      summary: 'Money that came, was refused, went back or is in dispute',
      auth: 'account',
      schemas: { query: pagingSchema },
      projections: ['invoices'],
      answers: { 200: { description: 'A page of it, newest first', schema: invoicesAnswer } },
      handle: async ({ caller, query }) => ({
        body: await listInvoices(readModels, caller.accountId, query),
      }),
    }),
  ];
};
