import type { SubscriptionDocument } from '@storylark/contracts/documents';
import { planAt } from '@storylark/contracts/subscriptions/subscription';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { subscriptions as projection } from './subscriptions.ts';

const subscriptions = projection as unknown as Projection<SubscriptionDocument>;
type Type = keyof ReturnType<typeof aLife>;
const after = (...types: Type[]) => {
  const event = recordedEvents();
  return projected(subscriptions).from(types.map((type) => event(type, aLife()[type]))).documents.a
    ?.subscription;
};
const heldAfter = (now: string, ...types: Type[]) => {
  const subscription = after(...types);
  return subscription && planAt(subscription, now).held;
};
const before = '2026-12-19T00:00:00.000Z';
const onTheDay = '2026-12-20T00:00:00.000Z';

describe('the plan that the read side knows', () => {
  it('is what was started, raised, lowered from its day on, and ended', () => {
    expect(heldAfter(before, 'SubscriptionStarted')).toBe('basic');
    expect(heldAfter(before, 'SubscriptionStarted', 'SubscriptionUpgraded')).toBe('premium');
    expect(heldAfter(before, 'SubscriptionStarted', 'SubscriptionUpgraded', 'DowngradeScheduled')).toBe(
      'premium',
    );
    expect(heldAfter(onTheDay, 'SubscriptionStarted', 'SubscriptionUpgraded', 'DowngradeScheduled')).toBe(
      'basic',
    );
    expect(heldAfter(before, 'SubscriptionStarted', 'SubscriptionUpgraded', 'DowngradeTookEffect')).toBe(
      'basic',
    );
    expect(heldAfter(before, 'SubscriptionStarted', 'SubscriptionEnded')).toBe('free');
  });

  it('stays what it was where a wish to leave or to go down was taken back', () => {
    expect(heldAfter(onTheDay, 'SubscriptionStarted', 'CancellationScheduled')).toBe('free');
    expect(heldAfter(onTheDay, 'SubscriptionStarted', 'CancellationScheduled', 'CancellationWithdrawn')).toBe(
      'basic',
    );
    expect(
      heldAfter(
        onTheDay,
        'SubscriptionStarted',
        'SubscriptionUpgraded',
        'DowngradeScheduled',
        'DowngradeWithdrawn',
      ),
    ).toBe('premium');
  });

  it('goes on with its period', () => {
    expect(after('SubscriptionStarted', 'PeriodRenewed')?.paid).toMatchObject({
      periodStart: '2026-12-20',
      periodEnd: '2027-01-20',
    });
  });

  it('is Free again, in a term of its own, after the end: the row stays and counts terms on', () => {
    expect(after('SubscriptionStarted', 'SubscriptionEnded')).toMatchObject({ term: 2, paid: null });
    expect(after('SubscriptionStarted', 'SubscriptionEnded', 'SubscriptionStarted')?.term).toBe(3);
  });
});
