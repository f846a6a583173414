import { paths } from '@storylark/contracts/paths';
import {
  changeAnswer,
  checkoutAnswer,
  checkoutStateAnswer,
  portalAnswer,
  upgradePreviewAnswer,
  withdrawalAnswer,
} from '@storylark/contracts/subscriptions/answers';
import {
  cancelSchema,
  checkoutSchema,
  termsSchema,
  upgradeSchema,
} from '@storylark/contracts/subscriptions/schemas';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import type { Clock } from '@storylark/platform/clock';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import type { Billing } from './createBilling.ts';
import type { Checkouts } from './createCheckouts.ts';
import type { createUpgrades } from './createUpgrades.ts';
import type { createWithdrawals } from './createWithdrawals.ts';
import type { SubscriptionRequest } from './requests.ts';

type Deps = {
  billing: Billing;
  checkouts: Checkouts;
  upgrades: ReturnType<typeof createUpgrades>;
  withdrawals: ReturnType<typeof createWithdrawals>;
  payments: PaymentProvider;
  metaOf: CommandMetaOf;
  now: Clock;
  newId: () => string;
  publicUrl: string;
};
type ChangeRequest = Exclude<
  SubscriptionRequest,
  { type: 'StartSubscription' | 'UpgradeSubscription' | 'TakeBackUpgrade' | 'WithdrawFromContract' }
>;
type WithoutId<T> = T extends unknown ? Omit<T, 'requestId'> : never;

const changed = { 200: { description: 'What became of it', schema: changeAnswer } };
/** Refusals of every change. */
const ofChanges = ['notSubscribed', 'changeUnderWay', 'paymentRefused'] as const;
const paid = { auth: 'account', needsProof: true } as const;

/** Buying, changing and leaving a paid plan. Each that costs money or ends something asks for a fresh proof. */
export function billingRoutes(deps: Deps): Route[] {
  const { billing, checkouts, upgrades, withdrawals, payments, metaOf, now, newId, publicUrl } = deps;
  const timeNow = () => new Date(now()).toISOString();

  async function change(
    request: Parameters<CommandMetaOf>[0] & { caller: { accountId: string } },
    command: WithoutId<ChangeRequest>,
  ) {
    const { accountId } = request.caller;
    const meta = metaOf(request, accountId);
    const asked = { ...command, requestId: newId() };
    const { view, position } = await billing.change(accountId, asked, meta);
    return { body: view, position };
  }

  return [
    route({
      method: 'POST',
      path: paths.checkout,
      summary: 'Opens a page to pay on, or the one that is open already',
      ...paid,
      schemas: { body: checkoutSchema },
      answers: { 200: { description: 'Where to pay, and until when', schema: checkoutAnswer } },
      refusals: ['alreadySubscribed', 'paymentRefused', 'paymentsNotSetUp'],
      handle: async (request) => {
        const { caller, body } = request;
        const { accountId, language } = caller;
        const asked = { body, language, meta: metaOf(request, accountId) };
        const { view, position } = await checkouts.open(accountId, asked);
        return { body: view, ...(position !== undefined && { position }) };
      },
    }),
    route({
      method: 'GET',
      path: paths.checkoutState,
      summary: 'How far a purchase is: the plan is open once the payment has been recorded',
      auth: 'account',
      schemas: { params: yup.object({ id: uuid().required() }) },
      answers: { 200: { description: 'Its state, and when that was asked', schema: checkoutStateAnswer } },
      handle: async ({ caller, params }) => ({
        body: { status: await checkouts.stateOf(caller.accountId, params.id), checkedAt: timeNow() },
      }),
    }),
    route({
      method: 'POST',
      path: paths.upgradePreview,
      summary: 'What an upgrade costs now; the price holds for ten minutes',
      auth: 'account',
      schemas: { body: termsSchema },
      answers: { 200: { description: 'The amount, by line', schema: upgradePreviewAnswer } },
      refusals: [...ofChanges, 'setByOperator', 'notAnUpgrade'],
      handle: async ({ caller, body }) => ({
        body: await upgrades.preview(caller.accountId, body, timeNow()),
      }),
    }),
    route({
      method: 'POST',
      path: paths.upgrade,
      summary: 'Upgrades at the price that was shown; counts once it is paid',
      ...paid,
      schemas: { body: upgradeSchema },
      answers: changed,
      refusals: [...ofChanges, 'setByOperator', 'notAnUpgrade', 'quoteExpired'],
      handle: async (request) => {
        const { accountId } = request.caller;
        const { quoteId, ...terms } = request.body;
        const meta = metaOf(request, accountId);
        const { view, position } = await upgrades.confirm(accountId, terms, quoteId, meta);
        return { body: view, position };
      },
    }),
    route({
      method: 'POST',
      path: paths.downgrade,
      summary: 'Takes a smaller plan from the end of the paid period on',
      ...paid,
      schemas: { body: termsSchema },
      answers: changed,
      refusals: [...ofChanges, 'setByOperator', 'notADowngrade', 'planUnchanged'],
      handle: async (request) => change(request, { type: 'DowngradeSubscription', ...request.body }),
    }),
    route({
      method: 'POST',
      path: paths.undoDowngrade,
      summary: 'Keeps the plan that was to become smaller',
      ...paid,
      answers: changed,
      refusals: [...ofChanges, 'nothingToUndo'],
      handle: async (request) => change(request, { type: 'UndoDowngrade' }),
    }),
    route({
      method: 'POST',
      path: paths.cancelSubscription,
      summary: 'Ends the subscription with the paid period',
      ...paid,
      schemas: { body: cancelSchema },
      answers: changed,
      refusals: ofChanges,
      handle: async (request) =>
        change(request, { type: 'CancelSubscription', why: request.body.why ?? null }),
    }),
    route({
      method: 'POST',
      path: paths.resumeSubscription,
      summary: 'Goes on with a subscription that was cancelled and has not ended',
      ...paid,
      answers: changed,
      refusals: [...ofChanges, 'nothingToUndo'],
      handle: async (request) => change(request, { type: 'ResumeSubscription' }),
    }),
    route({
      method: 'GET',
      path: paths.withdrawal,
      summary: 'What comes back if the contract is withdrawn from now',
      auth: 'account',
      answers: { 200: { description: 'The refund, and until when', schema: withdrawalAnswer } },
      refusals: ['notSubscribed', 'setByOperator', 'withdrawalOver', 'changeUnderWay'],
      handle: async ({ caller }) => ({ body: await withdrawals.preview(caller, timeNow()) }),
    }),
    route({
      method: 'POST',
      path: paths.withdrawal,
      summary: 'Withdraws from the contract: it ends at once, and the unused share comes back',
      ...paid,
      answers: changed,
      refusals: ['notSubscribed', 'setByOperator', 'withdrawalOver', 'changeUnderWay'],
      handle: async (request) => {
        const { view, position } = await withdrawals.declare(
          request.caller,
          metaOf(request, request.caller.accountId),
        );
        return { body: view, position };
      },
    }),
    route({
      method: 'POST',
      path: paths.portal,
      summary: 'Where the card is changed and the receipts of the payment provider are',
      ...paid,
      answers: { 200: { description: 'Its address', schema: portalAnswer } },
      refusals: ['notSubscribed', 'paymentRefused'],
      handle: async ({ caller: { accountId } }) => {
        const { agreement, entries } = (await billing.load(accountId)).billing;
        if (agreement === null && entries.size === 0) throw new Refusal('notSubscribed');
        return { body: await payments.portal({ accountId, returnTo: `${publicUrl}/subscriptions` }) };
      },
    }),
  ];
}
