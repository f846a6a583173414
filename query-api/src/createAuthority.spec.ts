import { TERMS_VERSION } from '@storylark/contracts/constants';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createAuthority } from './createAuthority.ts';
import { createReadModels } from './readModels.ts';

const row = {
  _id: 'a',
  accountId: 'a',
  sessions: { number: 0, kept: null, ended: [], gone: false },
  roles: [],
  termsAcceptedAt: '2026-11-20T08:00:00.000Z',
  language: 'en',
  openedAt: '2026-11-20T08:00:00.000Z',
};

function house(first: { confirmed: boolean; termsVersion: string | null }, later = first) {
  const readStore = createMemoryReadStore();
  const sessions = readStore.collection({ name: 'sessions/v1', indexes: [] });
  const authority = createAuthority({
    tokens: {
      issue: async () => '',
      read: async () => ({ accountId: 'a', sessionId: 's', sessionNumber: 0, authTime: 0 }),
    },
    readModels: createReadModels(readStore, async () => 'sessions/v1'),
    catchesUp: async () => sessions.put({ ...row, ...later }).then(() => true),
    now: Date.now,
  });
  return {
    identify: async () => (await sessions.put({ ...row, ...first }), authority.identify('token')),
    authority,
  };
}
const confirmed = { confirmed: true, termsVersion: TERMS_VERSION };

describe('who asks query-api', () => {
  it('is let in though the confirmation of the address has not reached the read model yet', async () => {
    await expect(house({ ...confirmed, confirmed: false }, confirmed).identify()).resolves.toMatchObject({
      accountId: 'a',
    });
  });
  it('has accepted the terms though that has not reached the read model yet', async () => {
    const { identify, authority } = house({ ...confirmed, termsVersion: '2020-01' }, confirmed);
    expect(authority.hasAcceptedTerms(await identify())).toBe(true);
  });
  it('is refused when the address was never confirmed', async () => {
    await expect(house({ ...confirmed, confirmed: false }).identify()).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
