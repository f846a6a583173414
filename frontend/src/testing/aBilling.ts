import { billingStateOf, movedBy } from '@storylark/contracts/audit/billingState';
import type { BillingView, VerificationView } from '@storylark/contracts/audit/views';
import type { AllowanceEvent, SubscriptionEvent } from '@storylark/contracts/subscriptions/events';

export const accountId = '7c1e2f30-992a-4b5c-8d6e-0f1a2b3c4d5e';
const openedAt = '2026-08-01T08:00:00.000Z';
const hash = (digit: number) => String(digit).repeat(64);
const about = (at: string) => ({ accountId, at });
const money = (at: string, entry: string, amount: number) => ({
  ...about(at),
  entry,
  agreement: 'sub_1',
  happenedAt: at,
  amount,
  tax: Math.round(amount * 0.16),
  currency: 'EUR' as const,
});

const facts: readonly SubscriptionEvent[] = [
  { type: 'SubscriptionStarted', data: { ...about('2026-08-04T18:32:58.000Z'), plan: 'basic', interval: 'month', by: 'checkout', agreement: 'sub_1', periodStart: '2026-08-04', periodEnd: '2026-09-04' } },
  { type: 'PaymentTaken', data: { ...money('2026-08-04T18:32:59.000Z', 'ch_1', 499), reason: 'start', invoice: 'in_1' } },
  { type: 'PaymentFailed', data: { ...money('2026-09-04T18:33:05.000Z', 'ch_2', 499), reason: 'renewal', invoice: 'in_2' } },
  { type: 'PaymentTaken', data: { ...money('2026-09-05T18:33:09.000Z', 'ch_3', 499), reason: 'renewal', invoice: 'in_2' } },
  { type: 'PeriodRenewed', data: { ...about('2026-09-05T18:33:09.000Z'), periodStart: '2026-09-04', periodEnd: '2026-10-04' } },
  { type: 'SubscriptionUpgraded', data: { ...about('2026-09-10T19:01:44.000Z'), plan: 'standard', interval: 'month' } },
  { type: 'RefundIssued', data: { ...money('2026-09-12T10:00:00.000Z', 're_1', 200), reason: 'operator', of: 'ch_3' } },
]; // prettier-ignore
const allowance: readonly AllowanceEvent[] = [
  {
    type: 'StorySlotTaken',
    data: { ...about('2026-09-11T20:00:00.000Z'), window: '2026-09-04.1', storyId: 's' },
  },
];

/** A family on Basic whose renewal failed once, who upgraded, and who got two euros back. */
export function aBilling(): BillingView {
  const at = '2026-09-20T12:00:00.000Z';
  return {
    accountId,
    openedAt,
    at,
    allowance,
    events: facts.map((event, revision) => ({
      revision,
      id: `00000000-0000-4000-8000-00000000000${revision}`,
      hash: hash(revision + 1),
      prevHash: hash(revision),
      moved: movedBy(event),
      event,
    })),
    state: billingStateOf(facts, allowance, openedAt, at),
  };
}

export const aVerification = (changes: Partial<VerificationView> = {}): VerificationView => ({
  accountId,
  checkedAt: '2026-09-20T12:00:01.000Z',
  events: facts.length,
  lastHash: hash(7),
  brokenAt: null,
  headsBrokenAt: null,
  provenRevision: 4,
  head: { number: 12, at: '2026-09-10T20:00:00.000Z', hash: hash(9) },
  publicKey: 'PEM',
  ...changes,
});
