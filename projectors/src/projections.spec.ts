import { eventTypes } from '@storylark/contracts/eventTypes';
import { projectionFingerprint } from '@storylark/platform/engines/projectionFingerprint';
import { projections } from './projections.ts';

it('a read model that takes in other events has a new number: raise it in its name, then write the new fingerprint here', () => {
  expect(Object.fromEntries(projections.map((one) => [one.name, projectionFingerprint(one)]))).toEqual({
    'sessions/v1': '1558bf396b8193f3',
    'accounts/v1': '0bfbba458fcfc649',
    'characters/v1': 'e2937c4b5f6a9ff7',
    'stories/v1': 'f021dba2d78544cc',
    'shares/v1': '337efc71ff981130',
    'makingTimes/v1': '8fe335bdd413210d',
    'listening/v1': '569606aa590c65a2',
    'slots/v1': 'df37820062b03af3',
    'subscriptions/v1': 'ca869f0909d29aed',
    'feed/v1': 'b6e12e631102cf83',
    'openOrders/v1': '11491f94a4fe3205',
    'duePeriods/v1': '0a34ea7a064373ac',
    'unnamedSteps/v1': '35f437e5e09c4d82',
  });
});

it('every type a read model handles exists', () => {
  const known = new Set<string>(Object.values(eventTypes).flat());
  expect(projections.flatMap(({ handles }) => handles).filter((type) => !known.has(type))).toEqual([]);
});

it('every read model forgets an erased account, but for the row that refuses its tokens', () => {
  const erased = { type: 'AccountErased', data: { accountId: 'a' } } as never;
  const keeping = projections.filter(({ forgets }) => forgets?.(erased) === null).map(({ name }) => name);
  expect(keeping).toEqual(['sessions/v1']);
});
