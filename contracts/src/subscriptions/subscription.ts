import type { SubscriptionEvent } from './events.ts';
import { isHigher, planTable, type Interval, type Plan } from './plans.ts';
import { dayOf, firstMomentOf, monthAround } from './windows.ts';

type Change = { plan: Plan; interval: Interval; effectiveAt: string };

/**
 * The folded `subscription-{accountId}`. The decider, the read model and the screens ask it the same
 * questions through `planAt` and `windowAt`, which count a change from its date whether or not a timer has
 * recorded it.
 */
export type Subscription = {
  /** Raised at each move between Free and paid: windows of different terms never share a stream. */
  term: number;
  /** Start of a paid term, or the end of the last one; null: since the account was opened. */
  anchor: string | null;
  paid: {
    plan: Plan;
    interval: Interval;
    by: 'operator' | 'checkout';
    periodStart: string;
    periodEnd: string;
  } | null;
  /** Plans held in this term, oldest first, each until the next one's `from`. */
  held: readonly { plan: Plan; from: string }[];
  downgrade: Change | null;
  cancellation: { effectiveAt: string } | null;
  /** The term was withdrawn from, this one or the paid one before: no story in the window of that day. */
  withdrawn: boolean;
};

export const onFree: Subscription = {
  term: 0,
  anchor: null,
  paid: null,
  held: [],
  downgrade: null,
  cancellation: null,
  withdrawn: false,
};

export function evolveSubscription(state: Subscription, { type, data }: SubscriptionEvent): Subscription {
  switch (type) {
    case 'SubscriptionStarted': {
      const { plan, interval, by, periodStart, periodEnd, at } = data;
      return {
        term: state.term + 1,
        anchor: at,
        paid: { plan, interval, by, periodStart, periodEnd },
        held: [{ plan, from: at }],
        downgrade: null,
        cancellation: null,
        withdrawn: false,
      };
    }
    case 'SubscriptionUpgraded': {
      const changed = changePlan({ ...state, downgrade: null }, data.plan, data.interval, data.at);
      const { periodStart, periodEnd } = data;
      return changed.paid && periodStart && periodEnd
        ? { ...changed, paid: { ...changed.paid, periodStart, periodEnd } }
        : changed;
    }
    case 'DowngradeScheduled':
      return {
        ...state,
        downgrade: { plan: data.plan, interval: data.interval, effectiveAt: data.effectiveAt },
      };
    case 'DowngradeWithdrawn':
      return { ...state, downgrade: null };
    case 'DowngradeTookEffect':
      return changePlan(
        { ...state, downgrade: null },
        data.plan,
        data.interval,
        state.downgrade?.effectiveAt ?? data.at,
      );
    case 'CancellationScheduled':
      return { ...state, cancellation: { effectiveAt: data.effectiveAt } };
    case 'CancellationWithdrawn':
      return { ...state, cancellation: null };
    case 'PeriodRenewed':
      return state.paid
        ? { ...state, paid: { ...state.paid, periodStart: data.periodStart, periodEnd: data.periodEnd } }
        : state;
    case 'WithdrawalDeclared':
      // what comes back was reckoned now, and the provider may be away
      return { ...state, withdrawn: true };
    case 'SubscriptionEnded':
      return { ...endedTerm(state, data.at), withdrawn: data.reason === 'withdrawn' };
    default:
      return state; // money moves neither plan nor period: billing.ts
  }
}

/** However late an end is recorded, the windows of Free are counted from the day that was announced. */
const endedTerm = ({ term, cancellation }: Subscription, at: string): Subscription => ({
  ...onFree,
  term: term + 1,
  anchor: cancellation && cancellation.effectiveAt <= at ? cancellation.effectiveAt : at,
});

const changePlan = (state: Subscription, plan: Plan, interval: Interval, from: string): Subscription =>
  state.paid
    ? { ...state, paid: { ...state.paid, plan, interval }, held: [...state.held, { plan, from }] }
    : state;

/** The state as of `now` (ISO time) with every change whose date has come counted in. */
function settled(state: Subscription, now: string): Subscription {
  let result = state;
  if (
    result.downgrade &&
    result.downgrade.effectiveAt <= now &&
    !(result.cancellation && result.cancellation.effectiveAt <= result.downgrade.effectiveAt)
  )
    result = changePlan(
      { ...result, downgrade: null },
      result.downgrade.plan,
      result.downgrade.interval,
      result.downgrade.effectiveAt,
    );
  if (result.cancellation && result.cancellation.effectiveAt <= now) result = endedTerm(result, now);
  return result;
}

/**
 * The plan whose rules hold at `now` (ISO time), and the one to show: a scheduled downgrade shows at once,
 * the old allowance stays until its date.
 * On Free `interval` is null.
 */
export function planAt(
  state: Subscription,
  now: string,
): { held: Plan; shown: Plan; interval: Interval | null } {
  const { paid, downgrade } = settled(state, now);
  return {
    held: paid?.plan ?? 'free',
    shown: downgrade?.plan ?? paid?.plan ?? 'free',
    interval: downgrade?.interval ?? paid?.interval ?? null,
  };
}

/**
 * The story window open at `now`. `id` names its allowance stream; `limit` is the largest plan held in it.
 * @param openedAt when the account was opened: Free counts its months from there
 */
export function windowAt(
  state: Subscription,
  openedAt: string,
  now: string,
): { id: string; start: string; end: string; limit: number } {
  const { term, anchor, held, withdrawn } = settled(state, now);
  const { start, end } = monthAround(anchor ?? openedAt, now);
  const inWindow = held.filter(
    ({ from }, i) => from <= now && (held[i + 1]?.from ?? '9999') > firstMomentOf(start),
  );
  const largest = inWindow.reduce<Plan>((best, { plan }) => (isHigher(plan, best) ? plan : best), 'free');
  const isClosed = withdrawn && anchor !== null && start === dayOf(anchor);
  const limit = isClosed ? 0 : planTable[largest].stories;
  return { id: term === 0 ? start : `${start}.${term}`, start, end, limit };
}
