import type { Billing } from '@storylark/contracts/subscriptions/billing';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { isHigher } from '@storylark/contracts/subscriptions/plans';
import { dayOf, firstMomentOf } from '@storylark/contracts/subscriptions/windows';
import type { Agreement, Books, Entry } from '@storylark/payments/paymentProvider';
import { graceOf } from './graceOf.ts';
import { isLeaving } from './isLeaving.ts';
import { isSame } from './requests.ts';
import {
  evolveSubscriptionState,
  type SubscriptionContext,
  type SubscriptionState,
} from './subscriptionState.ts';

/**
 * What has changed on the provider's books since the stream was written. Only what differs becomes an event,
 * so books read twice, or after any number of webhooks in any order, leave the same stream.
 */
export function recordBooks(
  { agreements, entries }: Books,
  state: SubscriptionState,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  const events: SubscriptionEvent[] = [];
  let now = state;
  const say = (...said: SubscriptionEvent[]) => {
    events.push(...said);
    now = said.reduce(evolveSubscriptionState, now);
  };

  for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id)))
    if (!now.billing.entries.has(entry.id)) say(entryEvent(entry, context));

  const ours = agreements.find(({ id }) => id === now.billing.agreement);
  if (ours?.status === 'ended') say(ended(now.billing, ours, context));
  const running = agreements
    .filter(({ id, status }) => status !== 'ended' && !now.billing.over.has(id))
    .toSorted((a, b) => a.concludedAt.localeCompare(b.concludedAt) || a.id.localeCompare(b.id));
  const kept = running.find(({ id }) => id === now.billing.agreement) ?? running[0];
  for (const agreement of running)
    if (agreement !== kept) say({ type: 'DuplicateFound', data: { ...context, agreement: agreement.id } });
  if (!kept) return events;
  if (now.billing.agreement !== kept.id) say(started(kept, context));
  say(...changed(kept, now, context));
  if (now.plan.paid && isGraceOver(kept, now.billing, context))
    say({ type: 'SubscriptionEnded', data: { ...context, reason: 'unpaid' } });
  else say(...reminder(kept, now, context));
  const { request } = now.billing;
  if (request?.type === 'UpgradeRequested' && now.plan.paid && isSame(request.data, now.plan.paid))
    say({ type: 'RequestCarriedOut', data: { ...context, requestId: request.data.requestId } });
  return events;
}

/** Asked of the books and not of the clock: what was paid in the last hour of grace may not have been heard of. */
const isGraceOver = (
  { status, periodEnd }: Agreement,
  { unpaidSince }: Billing,
  { at }: SubscriptionContext,
): boolean => status === 'unpaid' && graceOf(unpaidSince ?? periodEnd).endsAt <= at;

/** Asked of the books, too: nobody is reminded of what was paid while the house was not told. */
function reminder(
  { id, status }: Agreement,
  state: SubscriptionState,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  const { unpaidSince, remindedOf } = state.billing;
  if (status !== 'unpaid' || unpaidSince === null || remindedOf === unpaidSince || isLeaving(state))
    return [];
  const { remindsAt, endsAt: until } = graceOf(unpaidSince);
  return remindsAt <= context.at
    ? [{ type: 'PaymentReminderIssued', data: { ...context, agreement: id, until } }]
    : [];
}

const periodOf = ({ periodStart, periodEnd }: Agreement) => ({
  periodStart: dayOf(periodStart),
  periodEnd: dayOf(periodEnd),
});

const started = (agreement: Agreement, { accountId }: SubscriptionContext): SubscriptionEvent => {
  const { id, plan, interval, concludedAt } = agreement;
  return {
    type: 'SubscriptionStarted',
    data: {
      accountId,
      plan,
      interval,
      by: 'checkout',
      agreement: id,
      ...periodOf(agreement),
      at: concludedAt,
    },
  };
};

function ended(
  { withdrawn, unpaidSince, entries }: Billing,
  { id }: Agreement,
  { accountId, at }: SubscriptionContext,
): SubscriptionEvent {
  const isDisputed = [...entries.values()].some(
    ({ type, data }) => type === 'DisputeLost' && data.agreement === id,
  );
  const reason =
    withdrawn === id ? 'withdrawn' : isDisputed ? 'disputed' : unpaidSince === null ? 'cancelled' : 'unpaid';
  return { type: 'SubscriptionEnded', data: { accountId, reason, at } };
}

/** How the agreement differs from what the stream says of it. */
function changed(agreement: Agreement, state: SubscriptionState, about: SubscriptionContext) {
  const events: SubscriptionEvent[] = [];
  const { paid, downgrade, cancellation } = state.plan;
  if (!paid) return events;
  const { endsAt } = agreement;
  const period = periodOf(agreement);
  const effectiveAt = firstMomentOf(period.periodEnd);
  // Here a downgrade counts from the first moment of its day; the provider comes to it later that day.
  const isDue = effectiveAt <= about.at;
  const held = (isDue && agreement.next) || agreement;
  const next = isDue ? null : agreement.next;
  const { plan, interval } = held;
  const hasMoved = period.periodStart !== paid.periodStart || period.periodEnd !== paid.periodEnd;
  const isLess = isHigher(paid.plan, plan) || (paid.plan === plan && paid.interval === 'year');
  const terms = { ...about, plan, interval };

  if (isSame(held, paid)) {
    if (hasMoved) events.push({ type: 'PeriodRenewed', data: { ...about, ...period } });
  } else if (isLess) {
    events.push({ type: 'DowngradeTookEffect', data: terms });
    if (hasMoved) events.push({ type: 'PeriodRenewed', data: { ...about, ...period } });
  } else events.push({ type: 'SubscriptionUpgraded', data: { ...terms, ...(hasMoved && period) } });

  const stillDown = isSame(held, paid) ? downgrade : null;
  if (next && !(stillDown && isSame(stillDown, next)))
    events.push({ type: 'DowngradeScheduled', data: { ...about, ...next, effectiveAt } });
  if (!next && stillDown) events.push({ type: 'DowngradeWithdrawn', data: about });
  if (endsAt && !cancellation) {
    // While a renewal is not paid the period is over already: what was used since stays used.
    const announced = firstMomentOf(dayOf(endsAt));
    const effectiveAt = announced > about.at ? announced : about.at;
    events.push({ type: 'CancellationScheduled', data: { ...about, effectiveAt } });
  }
  if (!endsAt && cancellation) events.push({ type: 'CancellationWithdrawn', data: about });
  return events;
}

function entryEvent(found: Entry, { accountId, at }: SubscriptionContext): SubscriptionEvent {
  const { id, agreement, amount, tax, currency, at: happenedAt } = found;
  const entry = { accountId, at, entry: id, agreement, amount, tax, currency, happenedAt };
  switch (found.kind) {
    case 'payment':
      return { type: 'PaymentTaken', data: { ...entry, reason: found.reason, invoice: found.invoice } };
    case 'failure':
      return { type: 'PaymentFailed', data: { ...entry, reason: found.reason, invoice: found.invoice } };
    case 'refund':
      return { type: 'RefundIssued', data: { ...entry, reason: found.reason, of: found.of } };
    case 'dispute':
      return { type: 'DisputeOpened', data: { ...entry, of: found.of } };
    case 'disputeWon':
      return { type: 'DisputeWon', data: { ...entry, of: found.of } };
    case 'disputeLost':
      return { type: 'DisputeLost', data: { ...entry, of: found.of } };
  }
}
