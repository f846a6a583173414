import { internalPaths } from '@storylark/contracts/internalPaths';
import { billingAnswer, billingNewsAnswer } from '@storylark/contracts/subscriptions/answers';
import { billingNewsSchema } from '@storylark/contracts/subscriptions/schemas';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { Billing } from './createBilling.ts';
import type { Confirmations } from './createConfirmations.ts';

type Deps = {
  billing: Billing;
  confirmations: Confirmations;
  /** Whether there is such an account, and nobody has deleted it. */
  isOpen: (accountId: string) => Promise<boolean>;
};

const params = yup.object({ accountId: uuid().required() });

/** What managers ask for: this process alone holds the keys of the payment provider. */
export const billingWorkRoutes = ({ billing, confirmations, isOpen }: Deps): Route[] => [
  route({
    method: 'POST',
    path: internalPaths.billingNews,
    summary: 'Whose books may have changed since then',
    auth: 'service',
    schemas: { body: billingNewsSchema },
    answers: { 200: { description: 'The accounts, each once', schema: billingNewsAnswer } },
    handle: async ({ body }) => ({ body: { accountIds: await billing.newsSince(body.since) } }),
  }),
  route({
    method: 'POST',
    path: internalPaths.billing,
    summary: 'Carries out an open wish, records the books, and ends what is over',
    auth: 'service',
    schemas: { params },
    answers: { 200: { description: 'Whether the wish is still open', schema: billingAnswer } },
    handle: async ({ params: { accountId } }) => ({
      body: (await isOpen(accountId)) ? await billing.settle(accountId) : { isRequestOpen: false },
    }),
  }),
  route({
    method: 'POST',
    path: internalPaths.billingBooks,
    summary: 'Records the books and what was said to a bank that asked, and ends what is over',
    auth: 'service',
    schemas: { params },
    answers: { 204: { description: 'Recorded, or there is no such account' } },
    handle: async ({ params: { accountId } }) => {
      if (await isOpen(accountId)) await confirmations.hear(accountId);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: internalPaths.billingForget,
    summary: 'Ends what a deleted account pays for, and has the provider forget the person',
    auth: 'service',
    schemas: { params },
    answers: { 204: { description: 'Forgotten' } },
    handle: async ({ params: { accountId } }) => {
      await billing.forget(accountId);
      return {};
    },
  }),
];
