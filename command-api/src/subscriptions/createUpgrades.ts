import { CURRENCY, vatIn } from '@storylark/contracts/subscriptions/money';
import type { UpgradePreviewView } from '@storylark/contracts/subscriptions/views';
import { priceOf } from '@storylark/payments/prorate';
import type { PaymentProvider, Terms, UpgradePreview } from '@storylark/payments/paymentProvider';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import type { Billing } from './createBilling.ts';
import type { Quotes } from './createQuotes.ts';
import { subscriptionDecider } from './subscriptionDecider.ts';
import type { SubscriptionState } from './subscriptionState.ts';

type Deps = { billing: Billing; payments: PaymentProvider; quotes: Quotes; newId: () => string };

/** Upgrades cost what was shown and confirmed, to the cent. */
export function createUpgrades({ billing, payments, quotes, newId }: Deps) {
  /** What the provider would charge. @throws Refusal, also of the rules: it is asked of nobody whose wish has none */
  async function priceFor(
    accountId: string,
    state: SubscriptionState,
    { terms, prorationAt, at }: { terms: Terms; prorationAt: string; at: string },
  ): Promise<UpgradePreview> {
    const wish = { type: 'UpgradeSubscription', requestId: '', ...terms, amountDue: 0, prorationAt } as const;
    const [asked] = subscriptionDecider.decide(wish, state, { accountId, at }).slice(-1);
    const { agreement } = state.billing;
    if (asked?.type !== 'UpgradeRequested' || agreement === null) throw new Refusal('notSubscribed');
    const preview = await payments.previewUpgrade({ agreement, terms, at: prorationAt });
    // On the day of a downgrade, before the provider has come to it, the difference would be taken from the old plan.
    if (preview.amountDue < 0) throw new Refusal('changeUnderWay');
    return preview;
  }

  return {
    async preview(accountId: string, terms: Terms, at: string): Promise<UpgradePreviewView> {
      const state = await billing.load(accountId);
      const { amountDue, prorationAt, lines } = await priceFor(accountId, state, {
        terms,
        prorationAt: at,
        at,
      });
      return {
        amount: amountDue,
        tax: vatIn(amountDue),
        currency: CURRENCY,
        ...quotes.issue(accountId, terms, { amountDue, prorationAt }),
        lines,
        next: { amount: priceOf(terms), at: lines.at(-1)?.to ?? prorationAt },
      };
    },

    /** @throws Refusal `quoteExpired` where it would cost something else than `quoteId` says */
    async confirm(accountId: string, terms: Terms, quoteId: string, meta: CommandMeta) {
      const { amountDue, prorationAt, isOver } = quotes.read(accountId, terms, quoteId);
      const quoted = { amountDue, prorationAt };
      const command = { type: 'UpgradeSubscription', requestId: newId(), ...terms, ...quoted } as const;
      return billing.change(accountId, command, meta, async (state) => {
        if (isOver) throw new Refusal('quoteExpired');
        const price = await priceFor(accountId, state, { terms, prorationAt, at: meta.at });
        if (price.amountDue !== amountDue) throw new Refusal('quoteExpired');
      });
    },
  };
}
