import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type { Paper } from '@storylark/contracts/subscriptions/papers';
import { dayOf } from '@storylark/contracts/subscriptions/windows';
import { providerOf } from '@storylark/payments/providerOf';
import { evolveSubscriptionState, unsubscribed, type SubscriptionState } from '../subscriptionState.ts';

type EventOf<T extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: T }>;
/** What the log says of a paper; whom it is for is asked of the account. */
export type PaperFacts = Omit<Paper, 'language' | 'email'>;
export type FoldedPapers = {
  subscription: SubscriptionState;
  /** By the name of the entry, or of the request to withdraw; in the order of the log. */
  papers: ReadonlyMap<string, PaperFacts>;
};

/** The event that says what a payment was for. */
const saidBy: Readonly<Record<string, SubscriptionEvent['type']>> = {
  start: 'SubscriptionStarted',
  renewal: 'PeriodRenewed',
  upgrade: 'SubscriptionUpgraded',
};

/** Folds a `subscription-{accountId}` into the papers that it asks for. */
export const foldPapers = {
  initialState: { subscription: unsubscribed, papers: new Map() } as FoldedPapers,
  evolve(before: FoldedPapers, event: SubscriptionEvent): FoldedPapers {
    const now = { ...before, subscription: evolveSubscriptionState(before.subscription, event) };
    switch (event.type) {
      case 'PaymentTaken':
        return withPaper(now, {
          ...entryPaper(before, event),
          kind: 'invoice',
          paidFor: isOfOpenPeriod(before.subscription, event)
            ? paidFor(before.subscription, event.data)
            : null,
          of: null,
        });
      case 'RefundIssued': {
        const paid = before.papers.get(event.data.of);
        return withPaper(now, {
          ...entryPaper(before, event),
          kind: 'creditNote',
          paidFor: paid?.paidFor ?? null,
          of: paid?.number ? { number: paid.number, at: paid.at } : null,
        });
      }
      case 'WithdrawalDeclared':
        return withPaper(now, notice(before.subscription, event));
      case 'SubscriptionStarted':
      case 'PeriodRenewed':
      case 'SubscriptionUpgraded':
        return explained(now, event.type);
      default:
        return now;
    }
  },
  decide: () => [],
};

const withPaper = (state: FoldedPapers, paper: PaperFacts): FoldedPapers => ({
  ...state,
  papers: new Map(state.papers).set(paper.id, paper),
});

function entryPaper({ papers }: FoldedPapers, { data }: EventOf<'PaymentTaken' | 'RefundIssued'>) {
  const { accountId, entry, at, happenedAt, reason, agreement, amount, tax, currency } = data;
  const before = [...papers.values()].filter(({ number }) => number !== null).length;
  return {
    accountId,
    id: entry,
    number: `${accountId.slice(0, 18).toUpperCase()}-${before + 1}`,
    at,
    happenedAt,
    reason,
    agreement,
    concludedAt: null,
    amount,
    tax,
    currency,
    isTest: providerOf(agreement) === 'test',
  };
}

function notice({ plan, billing }: SubscriptionState, { data }: EventOf<'WithdrawalDeclared'>): PaperFacts {
  const { accountId, requestId, at, agreement, refund } = data;
  const { paid } = plan;
  return {
    kind: 'withdrawalNotice',
    accountId,
    id: requestId,
    number: null,
    at,
    happenedAt: at,
    reason: null,
    paidFor: paid && {
      plan: paid.plan,
      interval: paid.interval,
      from: paid.periodStart,
      to: paid.periodEnd,
    },
    of: null,
    agreement,
    concludedAt: billing.concludedAt,
    amount: refund,
    tax: 0,
    currency: CURRENCY,
    isTest: providerOf(agreement) === 'test',
  };
}

/** A renewal that was paid late, after its period had begun here. */
const isOfOpenPeriod = (
  { plan: { paid }, billing }: SubscriptionState,
  { data: { reason, agreement, happenedAt } }: EventOf<'PaymentTaken'>,
) =>
  reason === 'renewal' &&
  agreement === billing.agreement &&
  paid !== null &&
  paid.periodStart <= dayOf(happenedAt) &&
  dayOf(happenedAt) < paid.periodEnd;

/** An upgrade is paid for from its day on, anything else for the whole period. */
function paidFor(
  { plan: { paid } }: SubscriptionState,
  { reason, happenedAt }: Pick<Paper, 'reason' | 'happenedAt'>,
) {
  if (!paid) return null;
  const { plan, interval, periodStart, periodEnd: to } = paid;
  const day = dayOf(happenedAt);
  return { plan, interval, from: reason === 'upgrade' && day > periodStart ? day : periodStart, to };
}

/** Says what the payments were for that wait for this event. */
const explained = (state: FoldedPapers, type: SubscriptionEvent['type']): FoldedPapers => ({
  ...state,
  papers: new Map(
    [...state.papers].map(([id, paper]) => {
      const isMeant =
        paper.kind === 'invoice' &&
        paper.paidFor === null &&
        paper.agreement === state.subscription.billing.agreement &&
        saidBy[paper.reason ?? ''] === type;
      return [id, isMeant ? { ...paper, paidFor: paidFor(state.subscription, paper) } : paper];
    }),
  ),
});
