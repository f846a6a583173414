import { billingStateOf, movedBy, windowsUntil } from '@storylark/contracts/audit/billingState';
import type { BillingDifferenceView, BillingEventView, BillingView } from '@storylark/contracts/audit/views';
import { accountStream } from '@storylark/contracts/accounts/events';
import {
  allowanceStream,
  type AllowanceEvent,
  type SubscriptionEvent,
  subscriptionStream,
} from '@storylark/contracts/subscriptions/events';
import { hashOf } from '@storylark/platform/engines/hashChain';
import type { EventStore, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { Refusal } from '@storylark/platform/refusal';

/** All that auditors are shown is read from the log itself: no read model stands in between. */
export type LogReader = Pick<EventStore, 'readStream'>;

/** Billing events hold nothing of a person and are not sealed: as stored is as they are. */
const told = <E extends { type: string }>({ type, data }: RecordedEvent) => ({ type, data }) as unknown as E;

function viewOf(recorded: RecordedEvent): BillingEventView {
  const event = told<SubscriptionEvent>(recorded);
  const { revision, id, metadata } = recorded;
  return {
    revision,
    id,
    hash: hashOf(recorded),
    prevHash: metadata.prevHash ?? '',
    moved: movedBy(event),
    event,
  };
}

/** What an account's billing was at any moment. @throws Refusal `notFound` for an account that never was */
export function createBillingReader(log: LogReader) {
  async function openedAt(accountId: string): Promise<string> {
    for await (const { metadata } of log.readStream(accountStream(accountId))) return metadata.at;
    throw new Refusal('notFound');
  }

  /** Events of the subscription's stream up to a moment (ISO time), as stored. */
  async function recordedUntil(accountId: string, at: string): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const event of log.readStream(subscriptionStream(accountId)))
      if (event.metadata.at <= at) events.push(event);
    return events;
  }

  async function billingAt(accountId: string, at: string): Promise<BillingView> {
    const opened = await openedAt(accountId);
    const events = (await recordedUntil(accountId, at)).map(viewOf);
    const facts = events.map(({ event }) => event);
    const allowance: AllowanceEvent[] = [];
    for (const window of windowsUntil(facts, opened, at))
      for await (const recorded of log.readStream(allowanceStream(accountId, window)))
        if (recorded.metadata.at <= at) allowance.push(told(recorded));
    return {
      accountId,
      openedAt: opened,
      at,
      events,
      allowance,
      state: billingStateOf(facts, allowance, opened, at),
    };
  }

  async function difference(accountId: string, from: string, to: string): Promise<BillingDifferenceView> {
    const { openedAt: opened, events, allowance, state: after } = await billingAt(accountId, to);
    const facts = events.map(({ event }) => event);
    const before = billingStateOf(
      facts.filter(({ data }) => data.at <= from),
      allowance,
      opened,
      from,
    );
    const fields = Object.keys(after) as (keyof typeof after)[];
    return {
      from,
      to,
      before,
      after,
      changed: fields.filter((field) => before[field] !== after[field]),
      revisions: events.filter(({ event }) => event.data.at > from).map(({ revision }) => revision),
    };
  }

  return { openedAt, recordedUntil, billingAt, difference };
}
export type BillingReader = ReturnType<typeof createBillingReader>;
