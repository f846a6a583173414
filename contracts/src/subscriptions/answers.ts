import {
  closed,
  count,
  day,
  describing,
  nullable,
  oneOf,
  page,
  percent,
  time,
  Type,
  uuid,
} from '../http/answerSchema.ts';
import { locales } from '../languages.ts';
import { chargeReasons, refundReasons, refundShares, requestFailures } from './billingEvents.ts';
import { CURRENCY } from './money.ts';
import { paperKinds, type PaperWork } from './papers.ts';
import { intervals, paidPlans, plans } from './plans.ts';
import {
  changeKinds,
  changeOutcomes,
  checkoutStates,
  invoiceKinds,
  type ChangeView,
  type CheckoutStateView,
  type CheckoutView,
  type InvoiceView,
  type PlanView,
  type PortalView,
  type SlotView,
  type SubscriptionView,
  type UpgradePreviewView,
  type WithdrawalView,
} from './views.ts';

const downgrade = nullable(closed({ plan: oneOf(plans), interval: oneOf(intervals), effectiveAt: time() }));
const cancellation = nullable(closed({ effectiveAt: time() }));

export const subscriptionAnswer = describing<SubscriptionView>()(
  closed({
    plan: oneOf(plans),
    held: oneOf(plans),
    interval: nullable(oneOf(intervals)),
    characterLimit: count(),
    charactersUsed: count(),
    storyLimit: count(),
    storiesUsed: count(),
    windowEndsAt: time(),
    periodEndsAt: nullable(day()),
    downgrade,
    cancellation,
    by: nullable(oneOf(['operator', 'checkout'])),
    underWay: nullable(oneOf(changeKinds)),
    confirmation: nullable(oneOf(['awaited', 'takenBack'])),
    failed: nullable(closed({ requestId: Type.String(), failure: oneOf(requestFailures) })),
    withdrawableUntil: nullable(time()),
    unpaidUntil: nullable(time()),
    relationships: Type.Boolean(),
  }),
);

const plan = describing<PlanView>()(
  closed({
    plan: oneOf(plans),
    stories: count(),
    characters: count(),
    relationships: Type.Boolean(),
    voices: oneOf(['basic', 'standard', 'all']),
    premiumEffects: Type.Boolean(),
    price: closed({ month: count(), year: count() }),
    currency: Type.Literal('EUR'),
    savingPercent: percent(),
    isCurrent: Type.Boolean(),
    periodEndsAt: nullable(day()),
  }),
);
export const plansAnswer = Type.Array(plan);

const slot = describing<SlotView>()(
  closed({
    storyUuid: uuid(),
    window: Type.String(),
    takenAt: nullable(time()),
    returnedAt: nullable(time()),
    reason: nullable(Type.String()),
    creditedTo: nullable(Type.String()),
  }),
);
export const slotsAnswer = page(slot);

const money = { amount: count(), tax: count(), currency: Type.Literal(CURRENCY) };
export const checkoutAnswer = describing<CheckoutView>()(
  closed({ id: uuid(), url: Type.String(), expiresAt: time() }),
);
export const checkoutStateAnswer = describing<CheckoutStateView>()(
  closed({ status: oneOf(checkoutStates), checkedAt: time() }),
);
const previewLine = closed({
  kind: oneOf(['unused', 'remaining', 'period']),
  plan: oneOf(paidPlans),
  interval: oneOf(intervals),
  from: time(),
  to: time(),
  amount: Type.Integer(),
});
export const upgradePreviewAnswer = describing<UpgradePreviewView>()(
  closed({
    ...money,
    quoteId: Type.String(),
    quoteEndsAt: time(),
    lines: Type.Array(previewLine),
    next: closed({ amount: count(), at: time() }),
  }),
);
export const changeAnswer = describing<ChangeView>()(
  closed({ outcome: oneOf(changeOutcomes), url: nullable(Type.String()) }),
);
export const withdrawalAnswer = describing<WithdrawalView>()(
  closed({
    ...money,
    until: time(),
    concludedAt: time(),
    storiesUsed: count(),
    storiesPaid: count(),
    decidedBy: oneOf(refundShares),
  }),
);
export const portalAnswer = describing<PortalView>()(closed({ url: Type.String() }));
const invoice = describing<InvoiceView>()(
  closed({
    ...money,
    id: Type.String(),
    kind: oneOf(invoiceKinds),
    reason: nullable(oneOf([...chargeReasons, ...refundReasons])),
    at: time(),
  }),
);
export const invoicesAnswer = page(invoice);

/** Asked by our own processes. */
export const paperAnswer = describing<PaperWork>()(
  Type.Union([
    closed({ over: Type.Literal(true) }),
    closed({
      over: Type.Literal(false),
      ...money,
      kind: oneOf(paperKinds),
      accountId: uuid(),
      id: Type.String(),
      language: oneOf(locales),
      email: Type.String(),
      number: nullable(Type.String()),
      at: time(),
      happenedAt: time(),
      reason: nullable(oneOf([...chargeReasons, ...refundReasons])),
      paidFor: nullable(closed({ plan: oneOf(plans), interval: oneOf(intervals), from: day(), to: day() })),
      of: nullable(closed({ number: Type.String(), at: time() })),
      agreement: Type.String(),
      concludedAt: nullable(time()),
      isTest: Type.Boolean(),
    }),
  ]),
);
export const billingAnswer = closed({ isRequestOpen: Type.Boolean() });
export const billingNewsAnswer = closed({ accountIds: Type.Array(Type.String()) });
export const billedAccountsAnswer = closed({
  accountIds: Type.Array(uuid()),
  next: nullable(Type.Integer()),
});
const bookLine = closed({
  kind: oneOf(['payment', 'failure', 'refund', 'dispute', 'disputeWon', 'disputeLost']),
  agreement: Type.String(),
  ...money,
});
export const reconcileAnswer = closed({
  isOpen: Type.Boolean(),
  agreed: count(),
  differences: Type.Array(
    Type.Union([
      closed({ kind: Type.Literal('missingHere'), entry: Type.String(), there: bookLine }),
      closed({ kind: Type.Literal('missingThere'), entry: Type.String(), here: bookLine }),
      closed({ kind: Type.Literal('differs'), entry: Type.String(), here: bookLine, there: bookLine }),
    ]),
  ),
  balance: closed({ here: Type.Integer(), there: Type.Integer() }),
});
export const planHeldAnswer = closed({
  accountId: uuid(),
  held: oneOf(plans),
  shown: oneOf(plans),
  interval: nullable(oneOf(intervals)),
  periodEnd: nullable(day()),
  downgrade,
  cancellation,
});
