import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import type { Keys } from '@storylark/platform/vault/openKeys';
import type { CommandMetaOf } from '../commandMeta.ts';
import type { Limit } from '../limits.ts';
import { billingRoutes } from './billingRoutes.ts';
import { billingWorkRoutes } from './billingWorkRoutes.ts';
import { confirmationRoutes } from './confirmationRoutes.ts';
import { createBilling, type BillingDeps } from './createBilling.ts';
import { createCheckouts } from './createCheckouts.ts';
import { createConfirmations } from './createConfirmations.ts';
import { createQuotes } from './createQuotes.ts';
import { createUpgrades } from './createUpgrades.ts';
import { createWebhookLog } from './createWebhookLog.ts';
import { createWithdrawals, type WithdrawalDeps } from './createWithdrawals.ts';
import { paperRoutes, type PaperDeps } from './papers/paperRoutes.ts';
import { reconcileRoutes, type ReconcileDeps } from './reconcile/reconcileRoutes.ts';
import { webhookRoutes } from './webhookRoutes.ts';

export type PaymentDeps = Pick<BillingDeps, 'onRefused'> &
  Pick<WithdrawalDeps, 'allowanceOf'> &
  Pick<PaperDeps, 'readerOf'> &
  Pick<ReconcileDeps, 'eventStore'> & {
    commands: CommandHandler;
    payments: PaymentProvider;
    metaOf: CommandMetaOf;
    limit: Limit;
    quoteKeys: Keys;
    now: Clock;
    newId: () => string;
    /** Origin of the pages that the provider leads back to. */
    publicUrl: string;
  };

/** Wires what is done with the payment provider. */
export function paymentRoutes(deps: PaymentDeps): Route[] {
  const { readerOf, now } = deps;
  const addressOf = async (accountId: string) => (await readerOf(accountId))?.email ?? null;
  const billing = createBilling(deps);
  const shared = {
    ...deps,
    billing,
    confirmations: createConfirmations(billing),
    quotes: createQuotes({ keys: deps.quoteKeys, now }),
    addressOf,
    isOpen: async (accountId: string) => (await readerOf(accountId)) !== null,
  };
  return [
    ...billingRoutes({
      ...shared,
      checkouts: createCheckouts(shared),
      upgrades: createUpgrades(shared),
      withdrawals: createWithdrawals(shared),
    }),
    ...confirmationRoutes(shared),
    ...webhookRoutes({ ...shared, received: createWebhookLog(deps) }),
    ...billingWorkRoutes(shared),
    ...paperRoutes(deps),
    ...reconcileRoutes(shared),
  ];
}
