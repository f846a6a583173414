import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { Interval, PaidPlan } from '@storylark/contracts/subscriptions/plans';
import { prorate } from '@storylark/payments/prorate';
import { advance } from '@storylark/payments/testCheckout/advance';
import {
  changed,
  conclude,
  end,
  noBooks,
  once,
  putCard,
  upgrade,
  type Card,
  type TestBooks,
} from '@storylark/payments/testCheckout/testBooks';
import { Refusal } from '@storylark/platform/refusal';
import { subscriptionDecider, type SubscriptionCommand } from '../subscriptions/subscriptionDecider.ts';
import type { SubscriptionState } from '../subscriptions/subscriptionState.ts';

const accountId = 'family';

/** One account at a provider, with a clock: what a parent does, and what the house records of it. */
export function aLife(openedAt: string) {
  let now = Date.parse(openedAt);
  let books: TestBooks = noBooks;
  let state: SubscriptionState = subscriptionDecider.initialState;
  const log: SubscriptionEvent[] = [];
  let count = 0;
  const at = () => new Date(now).toISOString();

  function decide(command: SubscriptionCommand): readonly SubscriptionEvent[] {
    const events = subscriptionDecider.decide(command, state, { accountId, at: at() });
    state = events.reduce(subscriptionDecider.evolve, state);
    log.push(...events);
    return events;
  }
  /** Read until nothing is new; what has ended here, or is one too many, is ended there. */
  function record() {
    for (let quiet = false; !quiet;) {
      quiet = decide({ type: 'RecordBooks', books }).length === 0;
      for (const id of state.billing.over)
        books = once(books, { agreement: id, requestId: `over ${id}` }, (found, known) =>
          end(known, found, { refund: 0, reason: 'duplicate', at: at() }),
        );
    }
  }

  /** As the house does it: asked, carried out at the provider once, read from its books. */
  function carryOut() {
    const { request } = state.billing;
    const agreement = state.billing.agreement;
    if (!request || agreement === null) return;
    const { requestId } = request.data;
    const before = books;
    const isWithdrawal = request.type === 'WithdrawalDeclared';
    const act: Parameters<typeof once>[2] = (found, known) => {
      switch (request.type) {
        case 'UpgradeRequested':
          return upgrade(known, found, request.data, request.data.prorationAt);
        case 'DowngradeRequested':
          return changed(known, found, {
            next: { plan: request.data.plan, interval: request.data.interval },
          });
        case 'DowngradeUndoRequested':
          return changed(known, found, { next: null });
        case 'CancellationRequested':
          return changed(known, found, { endsAt: found.periodEnd, next: null });
        case 'ResumptionRequested':
          return changed(known, found, { endsAt: null });
        case 'WithdrawalDeclared':
          return end(known, found, { refund: request.data.refund, reason: 'withdrawal', at: at() });
      }
    };
    books = once(books, { agreement, requestId }, act, isWithdrawal);
    record();
    const isDone = isWithdrawal || books !== before;
    decide(
      isDone
        ? { type: 'CarryOutRequest', requestId }
        : { type: 'GiveUpRequest', requestId, failure: 'unpaid' },
    );
  }

  return {
    at,
    log,
    state: () => state,
    books: () => books,
    record,
    pass(ms: number) {
      now += ms;
      books = advance(books, at());
    },
    card: (card: Card) => (books = { ...books, card }),
    /** A good card, which is asked at once for what is owed. */
    newCard: () => (books = advance(putCard(books, 'good', at()), at())),
    /** The clock of the house alone. */
    settle: () => void decide({ type: 'Settle' }),
    /** Null where it was refused. */
    ask(command: (requestId: string) => SubscriptionCommand): string | null {
      try {
        decide(command(`r${(count += 1)}`));
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
      carryOut();
      return null;
    },
    buy(plan: PaidPlan, interval: Interval) {
      const refused = this.ask((id) => ({ type: 'StartSubscription', checkoutId: id, plan, interval }));
      if (refused === null) books = conclude(books, { plan, interval }, at()) ?? books;
      return refused;
    },
    upgradeTo(plan: PaidPlan, interval: Interval) {
      const ours = books.agreements.find(({ id }) => id === state.billing.agreement);
      const amountDue = ours ? prorate(ours, { plan, interval }, at()).amountDue : 0;
      return this.ask((requestId) => ({
        type: 'UpgradeSubscription',
        requestId,
        plan,
        interval,
        amountDue,
        prorationAt: at(),
      }));
    },
  };
}
export type Life = ReturnType<typeof aLife>;

/** What moved to us by the provider’s books, cents. */
export const moved = ({ entries }: TestBooks) =>
  entries.reduce(
    (sum, { kind, amount }) => (kind === 'payment' ? sum + amount : kind === 'refund' ? sum - amount : sum),
    0,
  );
