import { Refusal } from '@storylark/platform/refusal';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../paymentProvider.ts';
import { followingPhase } from './agreementsOf.ts';
import { idOf } from './listed.ts';
import { itemOf, retrieve, type Deps } from './subscriptions.ts';

type About = { agreement: string; requestId: string };
const key = ({ requestId }: About, step: string) => ({ idempotencyKey: `${requestId}-${step}` });
const isOver = ({ status }: Stripe.Subscription) => status === 'canceled';

/** Two phases: the present one to its end, then one period of the cheaper price; after it Stripe lets go. */
export async function scheduleDowngrade(
  { stripe, prices }: Deps,
  { terms, ...about }: Parameters<PaymentProvider['scheduleDowngrade']>[0],
): Promise<void> {
  const subscription = await retrieve(stripe, about.agreement);
  // what ends anyway has no next period
  if (isOver(subscription) || subscription.cancel_at_period_end) throw new Refusal('paymentRefused');
  const price = prices[terms.plan][terms.interval];
  const schedule =
    scheduleOf(subscription) ??
    (await stripe.subscriptionSchedules.create(
      { from_subscription: subscription.id },
      key(about, 'schedule'),
    ));
  const [next] = followingPhase(schedule)?.items ?? [];
  if (next && idOf(next.price) === price) return;
  const item = itemOf(subscription);
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: schedule.current_phase?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: terms.interval, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    },
    key(about, 'phases'),
  );
}

export async function undoDowngrade({ stripe }: Deps, about: About): Promise<void> {
  await release(stripe, await retrieve(stripe, about.agreement), about);
}

export async function cancelAtPeriodEnd({ stripe }: Deps, about: About): Promise<void> {
  const subscription = await retrieve(stripe, about.agreement);
  if (isOver(subscription) || subscription.cancel_at_period_end) return;
  await release(stripe, subscription, about);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }, key(about, 'cancel'));
}

export async function resume({ stripe }: Deps, about: About): Promise<void> {
  const subscription = await retrieve(stripe, about.agreement);
  if (isOver(subscription) || !subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }, key(about, 'resume'));
}

const scheduleOf = ({ schedule }: Stripe.Subscription) => (typeof schedule === 'string' ? null : schedule);

async function release(stripe: Stripe, { schedule }: Stripe.Subscription, about: About): Promise<void> {
  const id = idOf(schedule);
  if (id) await stripe.subscriptionSchedules.release(id, {}, key(about, 'release'));
}

/** Ends a subscription now, and what is still open of it: nobody can pay for it by accident later. */
export async function end(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  requestId: string,
): Promise<void> {
  const about = { agreement: subscription.id, requestId };
  await release(stripe, subscription, about);
  if (!isOver(subscription))
    await stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false });
  for await (const { id } of stripe.invoices.list({ subscription: subscription.id, status: 'open' }))
    await stripe.invoices.voidInvoice(id, {}, key(about, `void-${id}`));
}
