import type { BillingEventView, BillingView } from '@storylark/contracts/audit/views';

const euros = (cents: number) => `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)} EUR`;
const minute = (at: string) => at.slice(0, 19).replace('T', ' ');

function line({ revision, moved, event: { type, data } }: BillingEventView): string {
  const amount = 'amount' in data ? euros(moved === null ? data.amount : moved || data.amount) : '';
  const notes = [
    'plan' in data && `${data.plan}${'interval' in data ? `/${data.interval}` : ''}`,
    'reason' in data && data.reason,
    moved === 0 && 'moves nothing',
    'effectiveAt' in data && `on ${data.effectiveAt.slice(0, 10)}`,
    'entry' in data && data.entry,
  ].filter(Boolean);
  return `${String(revision).padStart(4)}  ${minute(data.at)}  ${type.padEnd(24)} ${amount.padStart(12)}  ${notes.join(', ')}`;
}

/** An account's billing for a terminal: every event, then the state they make. All times are UTC. */
export function billingText({ accountId, at, events, state }: BillingView): string {
  const stateLines = Object.entries(state).map(([name, value]) => {
    const isMoney = ['paid', 'returned', 'balance'].includes(name);
    return `  ${name.padEnd(14)} ${isMoney ? euros(Number(value)) : (value ?? '-')}`;
  });
  return [
    `Account ${accountId}: ${events.length} billing events up to ${minute(at)}`,
    ...events.map(line),
    `State at ${minute(at)}`,
    ...stateLines,
  ].join('\n');
}
