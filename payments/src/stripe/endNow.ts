import type Stripe from 'stripe';
import type { PaymentProvider } from '../paymentProvider.ts';
import { end } from './changes.ts';
import { idOf } from './listed.ts';
import { readLedger, type Charged } from './readLedger.ts';
import { retrieve, type Deps } from './subscriptions.ts';

type Asked = Parameters<PaymentProvider['endNow']>[0];

/** Ends first, refunds then; both look at what is done already, however long ago the first try was. */
export async function endNow({ stripe }: Deps, asked: Asked): Promise<void> {
  const { agreement, requestId, refund, reason } = asked;
  const subscription = await retrieve(stripe, agreement);
  await end(stripe, subscription, requestId);
  if (refund === 0) return;
  const { charged } = await readLedger(stripe, idOf(subscription.customer));
  const paid = charged.filter(
    (one) => one.agreement === agreement && one.charge.status === 'succeeded' && !one.charge.disputed,
  );
  let left = refund - paid.reduce((sum, one) => sum + givenBack(one, requestId), 0);
  for (const { charge } of paid.toSorted((a, b) => b.charge.created - a.charge.created)) {
    const amount = Math.min(left, charge.amount - charge.amount_refunded);
    if (amount <= 0) continue;
    await stripe.refunds.create(
      {
        charge: charge.id,
        amount,
        reason: reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
        metadata: { requestId, reason },
      },
      { idempotencyKey: `${requestId}-refund-${charge.id}` },
    );
    left -= amount;
  }
}

/** Cents of this charge that went back under this request. */
const givenBack = ({ charge }: Charged, requestId: string): number =>
  (charge.refunds?.data ?? [])
    .filter(({ metadata, status }) => metadata?.['requestId'] === requestId && stands(status))
    .reduce((sum, { amount }) => sum + amount, 0);

const stands = (status: Stripe.Refund['status']) => status !== 'failed' && status !== 'canceled';
