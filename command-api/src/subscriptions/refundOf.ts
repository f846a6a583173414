import type { RefundShare } from '@storylark/contracts/subscriptions/billingEvents';
import type { Billing } from '@storylark/contracts/subscriptions/billing';
import { balanceOf, entriesOf } from '@storylark/contracts/subscriptions/billing';
import type { Subscription } from '@storylark/contracts/subscriptions/subscription';
import { firstMomentOf } from '@storylark/contracts/subscriptions/windows';

/** Stories taken since the contract was concluded, and those that the paid period gives in all. */
export type Usage = { storiesUsed: number; storiesPaid: number };

/**
 * What who withdraws gets back, cents: of what was paid under this agreement the smaller of two shares, of
 * the time and of the stories that are left.
 */
export function refundOf(
  billing: Billing & { agreement: string; concludedAt: string },
  { paid }: Subscription,
  { storiesUsed, storiesPaid }: Usage,
  at: string,
): { refund: number; decidedBy: RefundShare } {
  if (!paid) return { refund: 0, decidedBy: 'time' };
  // the day it was concluded on had begun before
  const from = Math.max(Date.parse(firstMomentOf(paid.periodStart)), Date.parse(billing.concludedAt));
  const to = Date.parse(firstMomentOf(paid.periodEnd));
  const time = share(to - Date.parse(at), to - from);
  const stories = share(storiesPaid - storiesUsed, storiesPaid);
  const balance = Math.max(0, balanceOf(entriesOf(billing, billing.agreement)));
  return {
    refund: Math.round(balance * Math.min(time, stories)),
    decidedBy: stories < time ? 'stories' : 'time',
  };
}

const share = (left: number, all: number) => (all > 0 ? Math.min(1, Math.max(0, left / all)) : 0);
