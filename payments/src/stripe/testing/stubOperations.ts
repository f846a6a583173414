import type { GivenObject } from './checkParams.ts';
import { invalid, need } from './createStubState.ts';
import { draftInvoice, upgradeParts } from './stubMoney.ts';
import type * as Stub from './stubObjects.ts';
import { map, page, text, type StubOperation } from './stubOperation.ts';
import { sellingOperations } from './stubSelling.ts';
import { cancel, changePrice, voidInvoice } from './stubSubscriptions.ts';

/** What may be changed along with a payment that is still pending. */
const PENDING = new Set(['items', 'payment_behavior', 'proration_behavior', 'proration_date', 'expand']);

const updateSubscription: StubOperation = (state, id, given) => {
  const subscription = need(state.subscriptions, id);
  if (subscription.status === 'canceled') throw invalid('the subscription is canceled');
  if (given['items']) {
    const [{ id: item, price } = {}] = given['items'] as readonly Record<string, string>[];
    if (given['payment_behavior'] !== 'pending_if_incomplete') throw invalid('the stub knows pending only');
    if (Object.keys(given).some((name) => !PENDING.has(name)) || subscription.schedule)
      throw invalid('this cannot be changed along with a pending payment');
    if (item !== subscription.items.data[0].id) throw invalid('no such item');
    changePrice(state, subscription, need(state.prices, price ?? ''), Number(given['proration_date']));
  }
  if (given['cancel_at_period_end']) {
    if (subscription.schedule) throw invalid('a schedule manages this subscription');
    subscription.cancel_at_period_end = given['cancel_at_period_end'] === 'true';
    subscription.cancel_at = subscription.cancel_at_period_end
      ? subscription.items.data[0].current_period_end
      : null;
    state.emit('customer.subscription.updated', subscription);
  }
  return subscription;
};

const createSchedule: StubOperation = (state, _id, { from_subscription }) => {
  const subscription = need(state.subscriptions, text(from_subscription));
  if (subscription.schedule) throw invalid('the subscription has a schedule already');
  const [{ current_period_start: start_date, current_period_end: end_date, price }] = subscription.items.data;
  const schedule: Stub.StubSchedule = {
    id: state.newId('sub_sched'),
    object: 'subscription_schedule',
    current_phase: { start_date, end_date },
    customer: subscription.customer,
    end_behavior: 'release',
    phases: [{ start_date, end_date, items: [{ price: price.id, quantity: 1 }] }],
    status: 'active',
    subscription: subscription.id,
  };
  state.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  return schedule;
};

type GivenPhase = {
  items: readonly [{ price: string }];
  start_date?: string;
  end_date?: string;
  duration?: { interval: 'month' | 'year' };
};
const updateSchedule: StubOperation = (state, id, given) => {
  const schedule = need(state.schedules, id);
  if (schedule.status !== 'active') throw invalid('the schedule is not active');
  let start = 0;
  schedule.phases = (given['phases'] as unknown as readonly GivenPhase[]).map((phase, index) => {
    const start_date = index === 0 ? Number(phase.start_date) : start;
    if (index === 0 && start_date !== schedule.current_phase?.start_date)
      throw invalid('the present phase cannot begin at another time');
    const months = phase.duration?.interval === 'year' ? 12 : 1;
    const later = new Date(start_date * 1000);
    later.setUTCMonth(later.getUTCMonth() + months);
    start = phase.end_date === undefined ? later.getTime() / 1000 : Number(phase.end_date);
    const { id: price } = need(state.prices, phase.items[0].price);
    return { start_date, end_date: start, items: [{ price, quantity: 1 }] };
  });
  schedule.end_behavior = text(given['end_behavior']);
  state.emit('subscription_schedule.updated', schedule);
  return schedule;
};

const releaseSchedule: StubOperation = (state, id) => {
  const schedule = need(state.schedules, id);
  if (schedule.status !== 'active') throw invalid('the schedule is not active');
  const subscription = need(state.subscriptions, schedule.subscription ?? '');
  Object.assign(schedule, { status: 'released', subscription: null, current_phase: null });
  subscription.schedule = null;
  state.emit('subscription_schedule.released', schedule);
  return schedule;
};

const previewInvoice: StubOperation = (state, _id, { subscription: id, subscription_details }) => {
  const subscription = need(state.subscriptions, text(id));
  if (subscription.status === 'canceled') throw invalid('the subscription is canceled');
  const { items, proration_date } = subscription_details as GivenObject;
  const [{ price } = {}] = items as readonly Record<string, string>[];
  const parts = upgradeParts(subscription, need(state.prices, price ?? ''), Number(proration_date));
  return draftInvoice(state, subscription, 'subscription_update', parts);
};

const refund: StubOperation = (state, _id, { charge: chargeId, amount: asked, metadata, reason }) => {
  const charge = need(state.charges, text(chargeId));
  const amount = Number(asked);
  if (charge.disputed) throw invalid('the charge is in dispute');
  if (charge.amount_refunded + amount > charge.amount) throw invalid('more than was charged');
  charge.amount_refunded += amount;
  const made: Stub.StubRefund = {
    id: state.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: state.now(),
    currency: 'eur',
    customer: charge.customer,
    metadata: map(metadata),
    reason: text(reason) || null,
    status: 'succeeded',
  };
  state.refunds.set(made.id, made);
  state.emit('charge.refunded', charge);
  return made;
};

const ofCustomer = (customer: GivenObject[string] | undefined) => (one: { customer: string }) =>
  customer === undefined || one.customer === customer;

export const stubOperations: Record<string, StubOperation> = {
  ...sellingOperations,
  'subscriptions.retrieve': (state, id) => need(state.subscriptions, id),
  'subscriptions.update': updateSubscription,
  'subscriptions.cancel': (state, id) => {
    const subscription = need(state.subscriptions, id);
    cancel(state, subscription);
    return subscription;
  },
  'subscriptions.list': (state, _id, given) =>
    page(
      [...state.subscriptions.values()]
        .filter(ofCustomer(given['customer']))
        .filter(({ status }) => given['status'] === 'all' || status !== 'canceled'),
      given,
    ),
  'subscriptionSchedules.create': createSchedule,
  'subscriptionSchedules.update': updateSchedule,
  'subscriptionSchedules.release': releaseSchedule,
  'invoices.createPreview': previewInvoice,
  'invoices.retrieve': (state, id) => need(state.invoices, id),
  'invoices.voidInvoice': (state, id) => {
    const invoice = need(state.invoices, id);
    voidInvoice(state, invoice);
    return invoice;
  },
  'invoices.list': (state, _id, given) =>
    page(
      [...state.invoices.values()]
        .filter(ofCustomer(given['customer']))
        .filter(({ status }) => given['status'] === undefined || status === given['status'])
        .filter(
          ({ parent }) =>
            given['subscription'] === undefined ||
            parent.subscription_details.subscription === given['subscription'],
        ),
      given,
    ),
  'charges.retrieve': (state, id) => need(state.charges, id),
  'charges.list': (state, _id, given) =>
    page([...state.charges.values()].filter(ofCustomer(given['customer'])), given),
  'refunds.create': refund,
  'refunds.list': (state, _id, given) =>
    page(
      [...state.refunds.values()].filter(({ charge }) => charge === given['charge']),
      given,
    ),
  'disputes.list': (state, _id, given) =>
    page(
      [...state.disputes.values()].filter(({ charge }) => charge === given['charge']),
      given,
    ),
  'events.list': (state, _id, given) => {
    const { gte, lt } = given['created'] as Record<string, string>;
    const types = given['types'] as readonly string[];
    const found = [...state.events.values()].filter(
      ({ created, type }) => created >= Number(gte) && created < Number(lt) && types.includes(type),
    );
    return page(found, given);
  },
};
