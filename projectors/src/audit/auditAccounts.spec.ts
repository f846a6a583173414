import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife, at } from '../testing/aLife.ts';
import { auditAccounts } from './auditAccounts.ts';

it('counts the billing events of an account and says when the last one came', () => {
  const event = recordedEvents();
  const { SubscriptionStarted, PaymentTaken } = aLife();
  const later = '2026-12-20T19:00:00.000Z';
  const events = [
    event('SubscriptionStarted', SubscriptionStarted),
    event('PaymentTaken', { ...PaymentTaken, at: later }),
    event('SubscriptionStarted', { ...SubscriptionStarted, accountId: 'b' }),
  ];
  expect(projected(auditAccounts).from(events).documents).toMatchObject({
    a: { accountId: 'a', events: 2, lastAt: later },
    b: { accountId: 'b', events: 1, lastAt: at },
  });
});
