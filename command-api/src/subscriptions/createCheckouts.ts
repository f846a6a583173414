import type { Locale } from '@storylark/contracts/languages';
import { ERASED, type Personal } from '@storylark/contracts/sealing';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import type { CheckoutStateView, CheckoutView } from '@storylark/contracts/subscriptions/views';
import type { PaymentProvider, Terms } from '@storylark/payments/paymentProvider';
import type { CommandHandler, CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import type { Billing } from './createBilling.ts';
import { isSame } from './requests.ts';

export type CheckoutDeps = {
  billing: Billing;
  commands: Pick<CommandHandler, 'load'>;
  payments: PaymentProvider;
  newId: () => string;
  /** Origin of the pages that the provider leads back to. */
  publicUrl: string;
  /** Where a receipt goes. */
  addressOf: (accountId: string) => Promise<Personal<string> | null>;
};

type Asked = {
  /** `beginsAtOnce`: version of the sentence by which the parent asks for that. */
  body: Terms & { beginsAtOnce?: string | undefined };
  language: Locale;
  meta: CommandMeta;
};

/** The pages to pay on. What is paid there is seen in the provider's books, never by who comes back from one. */
export function createCheckouts({ billing, commands, payments, newId, publicUrl, addressOf }: CheckoutDeps) {
  /**
   * The page that the account was shown last, if the same can still be paid on it. One that was paid on a moment
   * ago sells nothing twice.
   */
  async function pageAgain(accountId: string, terms: Terms): Promise<string | null> {
    const { checkout } = (await billing.load(accountId)).billing;
    if (!checkout) return null;
    const state = await payments.checkoutState(checkout.checkoutId);
    if (state === 'paid') await billing.bringUpToDate(accountId);
    return state === 'open' && isSame(checkout, terms) ? checkout.checkoutId : null;
  }

  return {
    /** @throws Refusal; `paymentsNotSetUp` where nobody could see the page */
    async open(
      accountId: string,
      { body, language, meta }: Asked,
    ): Promise<{ view: CheckoutView; position?: number }> {
      const { beginsAtOnce: _consent, ...terms } = body;
      if (!payments.isOpen) throw new Refusal('paymentsNotSetUp');
      const email = await addressOf(accountId);
      if (email === null || email === ERASED) throw new Refusal('notFound');
      const again = await pageAgain(accountId, terms);
      const begun = again === null ? await begin(accountId, body, meta) : { checkoutId: again };
      const { checkoutId } = begun;
      const page = await payments.openCheckout({
        checkoutId,
        accountId,
        email,
        language,
        terms,
        returnTo: {
          paid: `${publicUrl}/subscriptions/success?checkout=${checkoutId}`,
          left: `${publicUrl}/subscriptions/left`,
        },
      });
      return { ...begun, view: { id: checkoutId, ...page } };
    },

    /** @throws Refusal `notFound` for one that is not the account's own */
    async stateOf(accountId: string, checkoutId: string): Promise<CheckoutStateView['status']> {
      const stream = subscriptionStream(accountId);
      const [{ state: isOwn }, { plan }] = await Promise.all([
        commands.load(wasBegun(checkoutId), stream),
        billing.load(accountId),
      ]);
      if (!isOwn) throw new Refusal('notFound');
      return plan.paid?.by === 'checkout' ? 'active' : payments.checkoutState(checkoutId);
    },
  };

  async function begin(accountId: string, asked: Asked['body'], meta: CommandMeta) {
    const command = { type: 'StartSubscription', checkoutId: newId(), ...asked } as const;
    const { events, position } = await billing.decide(accountId, command, meta);
    // of the first try, where this is one that is repeated
    const begun = events.find((event) => event.type === 'CheckoutStarted');
    return { checkoutId: begun?.data.checkoutId ?? command.checkoutId, position };
  }
}
export type Checkouts = ReturnType<typeof createCheckouts>;

/** Whether the account was ever led to this page. */
const wasBegun = (checkoutId: string) => ({
  initialState: false,
  evolve: (found: boolean, { type, data }: SubscriptionEvent) =>
    found || (type === 'CheckoutStarted' && data.checkoutId === checkoutId),
  decide: () => [],
});
