import type { BillingEvent } from './billingEvents.ts';
import { evolveContract, noContract, type Contract } from './contract.ts';
import type { SubscriptionEvent } from './events.ts';
import type { Interval, PaidPlan } from './plans.ts';

type Withdrawal = Extract<BillingEvent, { type: 'WithdrawalDeclared' }>;
type EntryEvent = Extract<BillingEvent, { data: { entry: string } }>;

/** The money side of the folded `subscription-{accountId}`. */
export type Billing = Contract & {
  /** The last page to pay on that was opened. */
  checkout: { checkoutId: string; plan: PaidPlan; interval: Interval; at: string } | null;
  /** By the provider's name for it. */
  entries: ReadonlyMap<string, EntryEvent>;
  /** Agreements that have ended, or were found to be one too many. */
  over: ReadonlySet<string>;
  /** Those of them that were one too many: all that was paid under them goes back. */
  duplicates: ReadonlySet<string>;
  /** The agreement that was withdrawn from last. */
  withdrawn: string | null;
  /** What was declared and is not carried out yet, of whatever agreement: the refunds are owed. */
  withdrawals: readonly Withdrawal[];
  /** Entries of agreements that were over, or withdrawn from, when they came: what is paid so goes back. */
  late: ReadonlySet<string>;
  /** The `unpaidSince` of the renewal that the parent was reminded of last. */
  remindedOf: string | null;
};

export const noBilling: Billing = {
  ...noContract,
  checkout: null,
  entries: new Map(),
  over: new Set(),
  duplicates: new Set(),
  withdrawn: null,
  withdrawals: [],
  late: new Set(),
  remindedOf: null,
};

export const evolveBilling = (state: Billing, event: SubscriptionEvent): Billing => ({
  ...state,
  ...evolveContract(state, event),
  ...evolveBooks(state, event),
});

function evolveBooks(state: Billing, event: SubscriptionEvent): Partial<Billing> {
  switch (event.type) {
    case 'CheckoutStarted': {
      const { checkoutId, plan, interval, at } = event.data;
      return { checkout: { checkoutId, plan, interval, at } };
    }
    case 'WithdrawalDeclared':
      return { withdrawn: event.data.agreement, withdrawals: [...state.withdrawals, event] };
    case 'RequestCarriedOut':
      return {
        withdrawals: state.withdrawals.filter(({ data }) => data.requestId !== event.data.requestId),
      };
    case 'PaymentTaken':
    case 'PaymentFailed':
    case 'RefundIssued':
    case 'DisputeOpened':
    case 'DisputeWon':
    case 'DisputeLost':
      return {
        entries: new Map(state.entries).set(event.data.entry, event),
        ...(isLate(state, event) && { late: new Set(state.late).add(event.data.entry) }),
      };
    case 'PaymentReminderIssued':
      return { remindedOf: state.unpaidSince };
    case 'DuplicateFound':
      return {
        over: new Set(state.over).add(event.data.agreement),
        duplicates: new Set(state.duplicates).add(event.data.agreement),
      };
    case 'SubscriptionEnded':
      return state.agreement === null ? {} : { over: new Set(state.over).add(state.agreement) };
    default:
      return {};
  }
}

/** The refund of a withdrawal is of what was paid before. */
const isLate = ({ over, withdrawn }: Billing, { type, data }: EntryEvent): boolean =>
  (over.has(data.agreement) || withdrawn === data.agreement) &&
  !(type === 'RefundIssued' && data.reason === 'withdrawal');

/** Cents that this entry moved: towards us, or back. What is only tried or in dispute moves nothing. */
const movedBy = ({ type, data }: EntryEvent): number => {
  if (type === 'PaymentTaken') return data.amount;
  return type === 'RefundIssued' || type === 'DisputeLost' ? -data.amount : 0;
};

/** The entries of one agreement. */
export const entriesOf = ({ entries }: Pick<Billing, 'entries'>, agreement: string) => ({
  entries: new Map([...entries].filter(([, { data }]) => data.agreement === agreement)),
});

/** What the account has paid us and not got back, cents. */
export const balanceOf = ({ entries }: Pick<Billing, 'entries'>): number =>
  [...entries.values()].reduce((sum, entry) => sum + movedBy(entry), 0);

/**
 * The payments under an agreement that go back whole: all of one too many, of another those that came too late.
 * None once as much has gone back; never one that its bank was asked to take back.
 */
export function paymentsToReturn(
  billing: Billing,
  agreement: string,
): readonly Extract<BillingEvent, { type: 'PaymentTaken' }>[] {
  const concerned = [...entriesOf(billing, agreement).entries].filter(
    ([entry]) => billing.duplicates.has(agreement) || billing.late.has(entry),
  );
  if (balanceOf({ entries: new Map(concerned) }) <= 0) return [];
  const found = concerned.map(([, event]) => event);
  const disputed = new Set(found.flatMap(({ type, data }) => (type === 'DisputeOpened' ? data.of : [])));
  return found.flatMap((event) =>
    event.type === 'PaymentTaken' && !disputed.has(event.data.entry) ? event : [],
  );
}
