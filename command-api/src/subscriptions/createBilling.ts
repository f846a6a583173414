import { paymentsToReturn, type Billing as BillingState } from '@storylark/contracts/subscriptions/billing';
import { subscriptionStream, type SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { ChangeView } from '@storylark/contracts/subscriptions/views';
import type { Books, PaymentProvider } from '@storylark/payments/paymentProvider';
import type { Clock } from '@storylark/platform/clock';
import type { Decider } from '@storylark/platform/decider';
import type { CommandHandler, CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import { createCarryOut, type OnRefused } from './createCarryOut.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { SubscriptionRequest } from './requests.ts';
import { subscriptionDecider, type SubscriptionCommand } from './subscriptionDecider.ts';
import type { SubscriptionContext, SubscriptionState } from './subscriptionState.ts';

export type BillingDeps = {
  commands: CommandHandler;
  payments: PaymentProvider;
  onRefused: OnRefused;
  now: Clock;
};
export type Billing = ReturnType<typeof createBilling>;
type Changed = { view: ChangeView; position: number };

/** Records books that were read after the stream was: each attempt reads them anew. */
const bookkeeper: Decider<
  SubscriptionState,
  { type: 'RecordBooks' },
  SubscriptionEvent,
  SubscriptionContext & { books: Books }
> = {
  ...subscriptionDecider,
  decide: ({ type }, state, { books, accountId, at }) =>
    subscriptionDecider.decide({ type, books }, state, { accountId, at }),
};

/**
 * Brings wishes to the payment provider, and what came of them into the log. A wish is recorded first; whoever
 * carries it out, the request itself or a manager after a crash, does the same.
 */
export function createBilling({ commands, payments, onRefused, now }: BillingDeps) {
  const timeNow = () => new Date(now()).toISOString();

  const load = async (accountId: string): Promise<SubscriptionState> =>
    (await commands.load(subscriptionDecider, subscriptionStream(accountId))).state;

  const decide = (
    accountId: string,
    command: SubscriptionCommand,
    meta: CommandMeta = { at: timeNow(), accountId },
    prepare: (state: SubscriptionState) => Promise<unknown> = async () => {},
  ) =>
    commands.handle({
      decider: subscriptionDecider,
      streamId: subscriptionStream(accountId),
      command,
      contextOf: async (state) => {
        await prepare(state);
        return { accountId, at: meta.at };
      },
      meta,
    });

  async function readBooks(accountId: string): Promise<{ billing: BillingState; books: Books }> {
    let books: Books = { agreements: [], entries: [] };
    const { state } = await commands.handle({
      decider: bookkeeper,
      streamId: subscriptionStream(accountId),
      command: { type: 'RecordBooks' },
      contextOf: async () => {
        books = await payments.booksOf(accountId);
        return { books, accountId, at: timeNow() };
      },
      meta: { at: timeNow(), accountId },
    });
    return { billing: state.billing, books };
  }

  const { carryOut, carryOutLast } = createCarryOut({ payments, load, decide, readBooks, onRefused, now });

  /**
   * Ends what still runs there and is over here, and gives back what was paid for one agreement too many, or too
   * late. Both are asked for until the books show them: a crash between the two loses neither.
   */
  async function endWhatIsOver(accountId: string, { billing, books }: Awaited<ReturnType<typeof readBooks>>) {
    const { over, duplicates, withdrawals } = billing;
    const withdrawn = new Set(withdrawals.map(({ data }) => data.agreement));
    const acts = books.agreements
      .filter(({ id }) => over.has(id) && !withdrawn.has(id))
      .flatMap(({ id, status }) => [
        ...(status === 'ended' ? [] : [{ agreement: id, requestId: `over-${id}`, refund: 0 }]),
        ...paymentsToReturn(billing, id).map(({ data: { entry, amount } }) => ({
          agreement: id,
          requestId: `back-${entry}`,
          refund: amount,
        })),
      ]);
    for (const act of acts)
      await payments.endNow({ ...act, reason: duplicates.has(act.agreement) ? 'duplicate' : 'operator' });
    if (acts.length > 0) await readBooks(accountId);
  }

  /** Reads the books and does what follows from them; may be repeated. @throws Unavailable */
  const bringUpToDate = async (accountId: string): Promise<void> =>
    endWhatIsOver(accountId, await readBooks(accountId));

  /**
   * Records a wish and carries it out at once. While the provider is away it stays open, and a manager comes back
   * to it.
   * @param prepare asked of the state that is decided on, unless the wish was recorded before; may refuse
   * @throws Refusal of the rules; `paymentRefused` where the provider said no
   */
  async function change(
    accountId: string,
    command: SubscriptionRequest,
    meta: CommandMeta,
    prepare?: (state: SubscriptionState) => Promise<unknown>,
  ): Promise<Changed> {
    const { events, state, position } = await decide(accountId, command, meta, prepare);
    const requestId = events.flatMap(({ data }) => ('requestId' in data ? data.requestId : []))[0];
    if (requestId === undefined) return { view: { outcome: 'done', url: null }, position };
    const url = state.billing.request?.data.requestId === requestId ? await carryOutIfThere(accountId) : null;
    return answerOf(accountId, requestId, url);
  }

  /** What has come of a wish by now. `url`: where the card's holder has to agree while it is open. */
  async function answerOf(accountId: string, requestId: string, url: string | null): Promise<Changed> {
    const { state: outcome, position: reached } = await commands.load(
      outcomeOf(requestId),
      subscriptionStream(accountId),
    );
    if (outcome === 'refusedByProvider') throw new Refusal('paymentRefused');
    const isOpen = outcome === 'open';
    return {
      view: { outcome: isOpen ? (url === null ? 'pending' : 'confirm') : outcome, url: isOpen ? url : null },
      position: reached,
    };
  }

  /** The same; null also while the provider is away. */
  const carryOutIfThere = (accountId: string) =>
    carryOut(accountId).catch((error: unknown) => {
      if (error instanceof Unavailable) return null;
      throw error;
    });

  return {
    load,
    decide,
    change,
    answerOf,
    bringUpToDate,
    carryOut,
    carryOutIfThere,
    /** What a manager does for an account. Answers whether a wish is still open. */
    async settle(accountId: string): Promise<{ isRequestOpen: boolean }> {
      await carryOut(accountId);
      await bringUpToDate(accountId);
      const { request, withdrawals } = (await load(accountId)).billing;
      return { isRequestOpen: request !== null || withdrawals.length > 0 };
    },
    /**
     * Of a deleted account: the last look, the end here, and everything there. May be repeated. The provider knows
     * nothing of who has no subscription stream.
     */
    async forget(accountId: string): Promise<void> {
      const { revision } = await commands.load(subscriptionDecider, subscriptionStream(accountId));
      if (revision < 0) return;
      await carryOutLast(accountId);
      await bringUpToDate(accountId);
      await decide(accountId, { type: 'CloseAccount' });
      await payments.forget(accountId);
    },
    /** Whose books may have changed since (ISO time), each once. */
    async newsSince(at: string): Promise<string[]> {
      const accountIds = new Set<string>();
      for await (const { accountId } of payments.eventsSince(at)) accountIds.add(accountId);
      return [...accountIds];
    },
  };
}
