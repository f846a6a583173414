import { GRACE_DAYS } from '@storylark/contracts/constants';
import type { DueBillingDocument } from '@storylark/contracts/documents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

type Matter = DueBillingDocument['matter'];

/** Seconds after which somebody looks: the request itself, or a webhook, has mostly done it by then. */
const looksAfterS: Record<Matter, number> = {
  request: 10,
  checkout: 120,
  over: 0,
  grace: GRACE_DAYS * 24 * 60 * 60,
};

/** The matter that an event opens; those that are missing here close the one of their kind. */
const opens = {
  UpgradeRequested: 'request',
  DowngradeRequested: 'request',
  DowngradeUndoRequested: 'request',
  CancellationRequested: 'request',
  ResumptionRequested: 'request',
  WithdrawalDeclared: 'request',
  CheckoutStarted: 'checkout',
  DuplicateFound: 'over',
  SubscriptionEnded: 'over',
  PaymentFailed: 'grace',
} as const satisfies { readonly [T in SubscriptionEvent['type']]?: Matter };
const closes = {
  RequestCarriedOut: 'request',
  RequestGivenUp: 'request',
  SubscriptionStarted: 'checkout',
  PaymentTaken: 'grace',
} as const satisfies { readonly [T in SubscriptionEvent['type']]?: Matter };
type Due = Extract<SubscriptionEvent, { type: keyof typeof opens | keyof typeof closes }>;

const matterOf = (type: Due['type']): Matter => ({ ...opens, ...closes })[type];

/** What may be left to do at the payment provider. */
export const dueBilling = projectionOf<DueBillingDocument, Due>({
  name: 'dueBilling/v2',
  handles: [...Object.keys(opens), ...Object.keys(closes)] as Due['type'][],
  indexes: [{ fields: [['dueAt', 1]] }],
  passing: true, // the sweep takes away what it has seen to
  idsOf: ({ type, data }) => [`${data.accountId}/${matterOf(type)}`],
  evolve(document, { type, data }, _id) {
    if (type in closes) return null;
    // grace counts from the first of several tries
    if (type === 'PaymentFailed' && (data.reason !== 'renewal' || document)) return document;
    const matter = matterOf(type);
    const from = type === 'PaymentFailed' ? data.happenedAt : data.at;
    const dueAt = new Date(Date.parse(from) + looksAfterS[matter] * 1000).toISOString();
    return { _id, accountId: data.accountId, matter, dueAt };
  },
});
