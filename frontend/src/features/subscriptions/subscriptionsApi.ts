import type { ConfigView } from '@storylark/contracts/accounts/views';
import { BEGINS_AT_ONCE } from '@storylark/contracts/constants';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { CancelReason } from '@storylark/contracts/subscriptions/billingEvents';
import type { Interval, PaidPlan } from '@storylark/contracts/subscriptions/plans';
import type {
  ChangeView,
  CheckoutStateView,
  CheckoutView,
  InvoiceView,
  PlanView,
  SlotView,
  SubscriptionView,
  UpgradePreviewView,
  WithdrawalView,
} from '@storylark/contracts/subscriptions/views';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

export type Terms = { plan: PaidPlan; interval: Interval };

export const createSubscriptionsApi = (http: Http) => {
  /** Under the same key it happens once, however often it is asked for. */
  const ask = <T = ChangeView>(to: string, body: unknown, idempotencyKey: string) =>
    http.call<T>('POST', to, { body, idempotencyKey });
  return {
    plans: () => http.call<readonly PlanView[]>('GET', paths.plans),
    current: () => http.call<SubscriptionView>('GET', paths.currentSubscription),
    config: () => http.call<ConfigView>('GET', paths.config),
    slots: () => http.call<Page<SlotView>>('GET', paths.slots),
    stories: () => http.call<Page<StoryItem>>('GET', paths.stories),

    /** The sentence above the button asks for the plan to begin at once. */
    checkout: (terms: Terms, key: string) =>
      ask<CheckoutView>(paths.checkout, { ...terms, beginsAtOnce: BEGINS_AT_ONCE }, key),
    checkoutState: (id: string) => http.call<CheckoutStateView>('GET', path(paths.checkoutState, { id })),
    previewUpgrade: (terms: Terms) =>
      http.call<UpgradePreviewView>('POST', paths.upgradePreview, { body: terms }),
    upgrade: (quote: Terms & { quoteId: string }, key: string) => ask(paths.upgrade, quote, key),
    confirmUpgrade: () => http.call<ChangeView>('POST', paths.confirmUpgrade, { body: {} }),
    takeBackUpgrade: () => http.call<ChangeView>('POST', paths.takeBackUpgrade, { body: {} }),
    downgrade: (terms: Terms, key: string) => ask(paths.downgrade, terms, key),
    undoDowngrade: (key: string) => ask(paths.undoDowngrade, {}, key),
    cancel: (why: CancelReason | null, key: string) => ask(paths.cancelSubscription, { why }, key),
    resume: (key: string) => ask(paths.resumeSubscription, {}, key),
    previewWithdrawal: () => http.call<WithdrawalView>('GET', paths.withdrawal),
    withdraw: (key: string) => ask(paths.withdrawal, {}, key),
    portal: () => http.call<{ url: string }>('POST', paths.portal, { body: {} }),
    invoices: (skip: number, limit: number) =>
      http.call<Page<InvoiceView>>('GET', `${paths.invoices}?skip=${skip}&limit=${limit}`),
    paper: (id: string) => http.file(path(paths.invoicePaper, { id })),
  };
};
export type SubscriptionsApi = ReturnType<typeof createSubscriptionsApi>;
