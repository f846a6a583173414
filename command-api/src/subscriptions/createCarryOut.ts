import type { Contract, OpenRequest } from '@storylark/contracts/subscriptions/contract';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import type { Clock } from '@storylark/platform/clock';
import { Unavailable } from '@storylark/platform/unavailable';
import { actAtProvider } from './actAtProvider.ts';
import type { SubscriptionCommand } from './subscriptionDecider.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/** Tells the people who run the house of a wish that the provider does not take. */
export type OnRefused = (
  error: unknown,
  about: { accountId: string; requestId: string; wish: OpenRequest['type']; isGivenUp: boolean },
) => void;

type Deps = {
  payments: PaymentProvider;
  load: (accountId: string) => Promise<SubscriptionState>;
  decide: (
    accountId: string,
    command: SubscriptionCommand,
  ) => Promise<{ events: readonly SubscriptionEvent[] }>;
  readBooks: (accountId: string) => Promise<unknown>;
  onRefused: OnRefused;
  now: Clock;
};

/**
 * So long after it was recorded a change is asked for again that the provider does not take: it may have met
 * another one there. A price holds as long: nobody is charged later than that for what they wished once.
 */
const PATIENCE_MS = 10 * 60_000;
/** So often operators hear of a withdrawal that is not taken, while that lasts. */
const SAID_EVERY_MS = 60 * 60_000;

/** Brings recorded wishes to the provider. Keeps in memory when operators were told of what. */
export function createCarryOut({ payments, load, decide, readBooks, onRefused, now }: Deps) {
  const saidAt = new Map<string, number>();
  /** Both ms. What a clock that ran ahead has recorded does not wait until it is that late. */
  const isWithin = (ms: number, since: number) => Math.abs(now() - since) < ms;
  const isYoung = ({ data }: OpenRequest) => isWithin(PATIENCE_MS, Date.parse(data.at));

  async function one(
    accountId: string,
    request: OpenRequest,
    contract: Pick<Contract, 'agreement' | 'confirmation'>,
    isPatient: boolean,
  ): Promise<string | null> {
    const { requestId } = request.data;
    const said = await actAtProvider(payments, request, contract);
    // also of what was taken in part
    await readBooks(accountId);
    if (said.outcome === 'confirm') {
      await decide(accountId, { type: 'AwaitConfirmation', requestId });
      return said.url;
    }
    const about = { accountId, requestId, wish: request.type };
    if (said.outcome === 'notTaken' && request.type === 'WithdrawalDeclared') {
      if (isWithin(SAID_EVERY_MS, saidAt.get(requestId) ?? -Infinity)) return null;
      saidAt.set(requestId, now());
      onRefused(said.error, { ...about, isGivenUp: false });
      return null;
    }
    if (said.outcome === 'notTaken' && isPatient && isYoung(request)) return null;
    const { events } = await decide(
      accountId,
      said.outcome === 'done'
        ? { type: 'CarryOutRequest', requestId }
        : {
            type: 'GiveUpRequest',
            requestId,
            failure: said.outcome === 'unpaid' ? 'unpaid' : 'refusedByProvider',
          },
    );
    if (said.outcome === 'notTaken' && events.some(({ type }) => type === 'RequestGivenUp'))
      onRefused(said.error, { ...about, isGivenUp: true });
    return null;
  }

  async function all(accountId: string, isPatient: boolean): Promise<string | null> {
    const { billing } = await load(accountId);
    const { withdrawals, request } = billing;
    for (const withdrawal of withdrawals) await one(accountId, withdrawal, billing, isPatient);
    if (request === null || request.type === 'WithdrawalDeclared') return null;
    return one(accountId, request, billing, isPatient);
  }

  return {
    /**
     * Carries out what is open, and records what came of it. Answers where the card's holder has to agree first, or
     * null. What the provider does not take is given up after a while; a withdrawal never is.
     * @throws Unavailable
     */
    carryOut: (accountId: string) => all(accountId, true),
    /**
     * The same for a deleted account, to which nothing more is sold: a withdrawal is asked for as long as a change
     * would be, then its refund is left to the operators, who have been told.
     * @throws Unavailable
     */
    async carryOutLast(accountId: string): Promise<void> {
      await all(accountId, false);
      const { withdrawals } = (await load(accountId)).billing;
      if (withdrawals.some(isYoung)) throw new Unavailable('a withdrawal is not carried out yet');
    },
  };
}
