import {
  invoicesAnswer,
  plansAnswer,
  slotsAnswer,
  subscriptionAnswer,
} from '@storylark/contracts/subscriptions/answers';
import { paths } from '@storylark/contracts/paths';
import type { Clock } from '@storylark/platform/clock';
import type { Route } from '@storylark/platform/http/route';
import { yup } from '@storylark/contracts/validation/fields';
import { route } from '../caller.ts';
import { pagingSchema } from '@storylark/contracts/validation/paging';
import { currentSubscription, listPlans, listSlots } from './currentSubscription.ts';
import { listInvoices } from './listInvoices.ts';
import { openPaper, type PaperDeps } from './openPaper.ts';

type Deps = PaperDeps & { now: Clock };

export const subscriptionRoutes = ({ readModels, sealedBlobs, now }: Deps): Route[] => {
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
    route({
      method: 'GET',
      path: paths.invoicePaper,
      summary:
        'The invoice, credit note or confirmation of withdrawal that belongs to a line of the payments',
      auth: 'account',
      schemas: { params: yup.object({ id: yup.string().max(200).required() }) },
      projections: ['invoices'],
      answers: { 200: { description: 'A PDF', type: 'application/pdf' } },
      refusals: ['notFound'],
      async handle({ ctx, caller, params }) {
        const { name, content } = await openPaper({ readModels, sealedBlobs }, caller, params.id);
        ctx.set('Cache-Control', 'no-store');
        ctx.attachment(name);
        ctx.type = 'application/pdf';
        ctx.body = content;
      },
    }),
  ];
};
