import { GRACE_DAYS, REMINDED_DAYS_BEFORE } from '@storylark/contracts/constants';
import type { DueBillingDocument } from '@storylark/contracts/documents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

type Matter = DueBillingDocument['matter'];

const DAY_S = 24 * 60 * 60;
/** Seconds after which somebody looks: the request itself, or a webhook, has mostly done it by then. */
const looksAfterS: Record<Matter, number> = {
  request: 10,
  // beside a wish: no event closes it, since that of another one would
  withdrawal: 10,
  checkout: 120,
  over: 0,
  reminder: (GRACE_DAYS - REMINDED_DAYS_BEFORE) * DAY_S,
  grace: GRACE_DAYS * DAY_S,
};

/** The matters that an event opens; those that are missing here close the ones of their kind. */
const opens = {
  UpgradeRequested: ['request'],
  DowngradeRequested: ['request'],
  DowngradeUndoRequested: ['request'],
  CancellationRequested: ['request'],
  ResumptionRequested: ['request'],
  WithdrawalDeclared: ['withdrawal'],
  CheckoutStarted: ['checkout'],
  DuplicateFound: ['over'],
  SubscriptionEnded: ['over'],
  PaymentFailed: ['reminder', 'grace'],
} as const satisfies { readonly [T in SubscriptionEvent['type']]?: readonly Matter[] };
const closes = {
  RequestCarriedOut: ['request'],
  RequestGivenUp: ['request'],
  SubscriptionStarted: ['checkout'],
  PaymentTaken: ['reminder', 'grace'],
} as const satisfies { readonly [T in SubscriptionEvent['type']]?: readonly Matter[] };
type Due = Extract<SubscriptionEvent, { type: keyof typeof opens | keyof typeof closes }>;

const mattersOf = (type: Due['type']): readonly Matter[] => ({ ...opens, ...closes })[type];

/** What may be left to do at the payment provider. */
export const dueBilling = projectionOf<DueBillingDocument, Due>({
  name: 'dueBilling/v3',
  handles: [...Object.keys(opens), ...Object.keys(closes)] as Due['type'][],
  indexes: [{ fields: [['dueAt', 1]] }],
  passing: true, // the sweep takes away what it has seen to
  idsOf: ({ type, data }) => mattersOf(type).map((matter) => `${data.accountId}/${matter}`),
  evolve(document, { type, data }, _id) {
    // an upgrade that is paid, or not, says nothing of the renewal
    if ((type === 'PaymentTaken' || type === 'PaymentFailed') && data.reason !== 'renewal') return document;
    if (type in closes) return null;
    // grace counts from the first of several tries
    if (type === 'PaymentFailed' && document) return document;
    const matter = _id.slice(data.accountId.length + 1) as Matter;
    const from = type === 'PaymentFailed' ? data.happenedAt : data.at;
    const dueAt = new Date(Date.parse(from) + looksAfterS[matter] * 1000).toISOString();
    return { _id, accountId: data.accountId, matter, dueAt };
  },
});
