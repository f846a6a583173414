import type { PasskeysDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { at, sealed } from '../testing/aLife.ts';
import { passkeys as projection } from './passkeys.ts';

const passkeys = projection as unknown as Projection<PasskeysDocument>;
const after = (...facts: [string, object?][]) => {
  const event = recordedEvents();
  const events = facts.map(([type, data = {}]) => event(type, { accountId: 'a', at, ...data }));
  return projected(passkeys).from(events).documents.a;
};
const added = (passkeyId: string): [string, object] => [
  'PasskeyAdded',
  { passkeyId, counter: 0, passkey: sealed(passkeyId) },
];
const made: [string, object] = ['RecoveryCodesMade', { codes: sealed('codes') }];

it('lists passkeys in the order they came, sealed, and counts the codes that are left', () => {
  const usedOne: [string, object] = ['RecoveryCodeUsed', { slot: 4 }];
  expect(after(added('p'), made, added('q'), usedOne, usedOne)).toMatchObject({
    passkeys: [
      { passkeyId: 'p', passkey: sealed('p'), addedAt: at },
      { passkeyId: 'q', passkey: sealed('q'), addedAt: at },
    ],
    recoveryCodesLeft: 8,
  });
  expect(after(added('p'), made, usedOne, made)?.recoveryCodesLeft).toBe(10);
});

it('forgets with the last passkey all there was, and begins anew', () => {
  const gone: [string, object] = ['PasskeyRemoved', { passkeyId: 'p' }];
  expect(after(added('p'), made, added('q'), gone)?.passkeys).toMatchObject([{ passkeyId: 'q' }]);
  expect(after(added('p'), made, gone)?.passkeys).toBeUndefined();
  expect(after(added('p'), made, gone, added('r'))).toMatchObject({ passkeys: [{ passkeyId: 'r' }] });
});

it('ends with the account', () => {
  expect(after(added('p'), made, ['AccountDeleted', { reason: 'other' }])?.passkeys).toBeUndefined();
});
