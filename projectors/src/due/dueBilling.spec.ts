import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { dueBilling } from './dueBilling.ts';

const at = '2026-11-01T08:00:00.000Z';
const a = { accountId: 'a', at, requestId: 'r' };
/** What is due, by matter, after these events. */
function dueAfter(...types: readonly string[]) {
  const event = recordedEvents();
  const rows = Object.values(projected(dueBilling).from(types.map((type) => event(type, a))).documents);
  return Object.fromEntries(
    rows.flatMap((row) => (row ? [[row.matter, row.dueAt]] : [])) as [string, string][],
  );
}

it.each([
  'UpgradeRequested',
  'DowngradeRequested',
  'DowngradeUndoRequested',
  'CancellationRequested',
  'ResumptionRequested',
])('%s is looked at after ten seconds, unless it was carried out or given up', (wish) => {
  expect(dueAfter(wish)).toEqual({ request: '2026-11-01T08:00:10.000Z' });
  expect(dueAfter(wish, 'RequestCarriedOut')).toEqual({});
  expect(dueAfter(wish, 'RequestGivenUp')).toEqual({});
});

it('a withdrawal is looked at after ten seconds, whatever became of another wish meanwhile', () => {
  const due = { withdrawal: '2026-11-01T08:00:10.000Z' };
  expect(dueAfter('WithdrawalDeclared')).toEqual(due);
  expect(dueAfter('WithdrawalDeclared', 'CancellationRequested', 'RequestCarriedOut')).toEqual(due);
});

it('a page to pay on is asked about after two minutes, unless its plan is open', () => {
  expect(dueAfter('CheckoutStarted')).toEqual({ checkout: '2026-11-01T08:02:00.000Z' });
  expect(dueAfter('CheckoutStarted', 'SubscriptionStarted')).toEqual({});
});

it.each(['DuplicateFound', 'SubscriptionEnded'])('%s is seen to at once, whatever else is open', (type) => {
  expect(dueAfter('UpgradeRequested', type)).toEqual({ request: '2026-11-01T08:00:10.000Z', over: at });
});

it('a renewal that is not paid is asked about four days before its 14 days are over and then, unless it was paid', () => {
  const event = recordedEvents();
  const failed = (on: string, reason = 'renewal') =>
    event('PaymentFailed', { ...a, reason, happenedAt: `2026-11-${on}T00:00:00.000Z` });
  const paid = (reason: string) => event('PaymentTaken', { ...a, reason });
  const dueAfterAll = (...events: ReturnType<typeof event>[]) => {
    const { documents } = projected(dueBilling).from(events);
    return [documents['a/reminder']?.dueAt, documents['a/grace']?.dueAt];
  };
  const both = ['2026-11-11T00:00:00.000Z', '2026-11-15T00:00:00.000Z'];
  const none = [undefined, undefined];
  expect(dueAfterAll(failed('01'), failed('04'))).toEqual(both);
  expect(dueAfterAll(failed('01', 'upgrade'))).toEqual(none);
  expect(dueAfterAll(failed('01'), paid('renewal'))).toEqual(none);
  expect(dueAfterAll(failed('01'), paid('upgrade'))).toEqual(both);
});
