import { describe, expect, it } from '@jest/globals';
import { intervals, plans } from '@storylark/contracts/subscriptions/plans';
import { aUser } from '../../../testing/fakeApi.ts';
import { offerOf } from './offerOf.ts';

const onFree = aUser().subscription;
const onStandard = { ...onFree, plan: 'standard', interval: 'month', by: 'checkout' } as const;
const all = (current: typeof onFree) =>
  Object.fromEntries(
    intervals.map((interval) => [interval, plans.map((plan) => offerOf(current, plan, interval))]),
  );
const none = [null, null, null, null];

describe('what choosing a plan does', () => {
  it.each([
    ['Free', onFree, [null, 'start', 'start', 'start'], [null, 'start', 'start', 'start']],
    [
      'a month',
      onStandard,
      ['cancel', 'downgrade', null, 'upgrade'],
      ['cancel', 'downgrade', 'upgrade', 'upgrade'],
    ],
    [
      'a year, where more for a month only begins when the year is over',
      { ...onStandard, interval: 'year' } as const,
      ['cancel', 'downgrade', 'downgrade', 'downgrade'],
      ['cancel', 'downgrade', null, 'upgrade'],
    ],
    [
      'a downgrade that is scheduled',
      { ...onStandard, downgrade: { plan: 'basic', interval: 'month', effectiveAt: '2026-12-04' } } as const,
      ['cancel', null, null, null],
      ['cancel', null, null, null],
    ],
    [
      'a renewal that is not paid',
      { ...onStandard, unpaidUntil: '2026-12-04' },
      ['cancel', null, null, null],
      ['cancel', null, null, null],
    ],
    ['a cancellation', { ...onStandard, cancellation: { effectiveAt: '2026-12-04' } }, none, none],
    ['a change under way', { ...onStandard, underWay: 'upgrade' } as const, none, none],
    ['a plan of the operator', { ...onStandard, by: 'operator' } as const, none, none],
  ] as const)('on %s', (_name, current, month, year) => {
    expect(all(current)).toEqual({ month, year });
  });
});
