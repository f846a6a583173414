import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { duePeriods } from './duePeriods.ts';

const day = (date: string) => `2026-${date}T00:00:00.000Z`;
const at = day('11-01');
const a = { accountId: 'a', at };
const paid = { plan: 'premium', interval: 'month' };
const started = { ...a, ...paid, by: 'operator', periodStart: at, periodEnd: day('12-01') };

/** When account a is due after each of these events. */
function dueAfter(...events: readonly (readonly [type: string, data: object])[]) {
  const event = recordedEvents();
  let rows = projected(duePeriods);
  return events.map(([type, data]) => {
    rows = rows.from([event(type, { ...a, ...data })]);
    return rows.documents.a?.dueAt;
  });
}

it('is due at the end of what is paid, and with each renewal at the next', () => {
  expect(
    dueAfter(
      ['SubscriptionStarted', started],
      ['SubscriptionUpgraded', paid],
      ['PeriodRenewed', { periodStart: day('12-01'), periodEnd: day('12-31') }],
    ),
  ).toEqual([day('12-01'), day('12-01'), day('12-31')]);
});

it('is due at a downgrade or a cancellation that comes first, and no longer once that is withdrawn', () => {
  expect(
    dueAfter(
      ['SubscriptionStarted', started],
      ['DowngradeScheduled', { plan: 'standard', interval: 'month', effectiveAt: day('11-20') }],
      ['DowngradeWithdrawn', {}],
      ['CancellationScheduled', { effectiveAt: day('11-15') }],
      ['CancellationWithdrawn', {}],
      ['DowngradeScheduled', { plan: 'standard', interval: 'month', effectiveAt: day('11-20') }],
      ['DowngradeTookEffect', { plan: 'standard', interval: 'month' }],
    ),
  ).toEqual(['12-01', '11-20', '12-01', '11-15', '12-01', '11-20', '12-01'].map(day));
});

it('leaves who is on Free alone, before, after, and until the next subscription', () => {
  expect(
    dueAfter(
      ['SubscriptionStarted', started],
      ['SubscriptionEnded', {}],
      ['SubscriptionStarted', { ...started, periodEnd: day('12-24') }],
    ),
  ).toEqual([day('12-01'), undefined, day('12-24')]);
});

describe('what is paid for', () => {
  const bought = { ...started, by: 'checkout', periodStart: '2026-11-01', periodEnd: '2026-12-01' };

  it('is renewed by the provider alone: its end brings nothing about by itself', () => {
    expect(
      dueAfter(
        ['SubscriptionStarted', bought],
        ['CancellationScheduled', { effectiveAt: day('12-01') }],
        ['CancellationWithdrawn', {}],
        ['PeriodRenewed', { periodStart: '2026-12-01', periodEnd: '2027-01-01' }],
      ),
    ).toEqual([null, day('12-01'), null, null]);
  });
});
