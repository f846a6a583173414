import { paths } from '@storylark/contracts/paths';
import { changeAnswer } from '@storylark/contracts/subscriptions/answers';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import type { Billing } from './createBilling.ts';
import type { Confirmations } from './createConfirmations.ts';

type Deps = { billing: Billing; confirmations: Confirmations; metaOf: CommandMetaOf };

const came = { 200: { description: 'What became of it', schema: changeAnswer } };

/** What can be done about an upgrade that waits for its parent at the bank. */
export const confirmationRoutes = ({ billing, confirmations, metaOf }: Deps): Route[] => [
  route({
    method: 'POST',
    path: paths.confirmUpgrade,
    summary: 'Leads back to where the bank wants an upgrade confirmed',
    auth: 'account',
    needsProof: true,
    answers: came,
    refusals: ['nothingToConfirm', 'paymentRefused'],
    handle: async ({ caller }) => {
      const { view, position } = await confirmations.lead(caller.accountId);
      return { body: view, position };
    },
  }),
  route({
    method: 'POST',
    path: paths.takeBackUpgrade,
    summary: 'Gives up an upgrade that waits for the bank: nothing is paid for it any more',
    auth: 'account',
    answers: came,
    refusals: ['notSubscribed', 'nothingToConfirm', 'paymentRefused'],
    handle: async (request) => {
      const { accountId } = request.caller;
      const meta = metaOf(request, accountId);
      const { view, position } = await billing.change(accountId, { type: 'TakeBackUpgrade' }, meta);
      return { body: view, position };
    },
  }),
];
