import type { Sessions } from '@storylark/contracts/accounts/sessions';
import { PROOF_LASTS, TERMS_VERSION } from '@storylark/contracts/constants';
import { Unavailable } from '@storylark/platform/unavailable';
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

const at = new Date(0).toISOString();
type Row = { confirmed: boolean; termsVersion: string | null; sessions?: Sessions };
type Session = {
  accountId: string;
  sessionId: string;
  sessionNumber: number;
  authTime: number;
  generation?: number;
};
const one: Session = { accountId: 'a', sessionId: 's', sessionNumber: 0, authTime: 0 };

/** `later`: what stands in the read model once it has caught up; null: it does not. */
function house(first: Row, later: Row | null = first, session: Session | null = one) {
  const readStore = createMemoryReadStore();
  const sessions = readStore.collection({ name: 'sessions/v1', indexes: [] });
  const authority = createAuthority({
    tokens: {
      issue: async () => '',
      read: async () => session,
    },
    readModels: createReadModels(readStore, async () => 'sessions/v1'),
    catchesUp: async () => later !== null && sessions.put({ ...row, ...later }).then(() => true),
    now: () => PROOF_LASTS,
  });
  return {
    sessions,
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

  it('is neither refused nor let in while the read model is behind: it cannot tell', async () => {
    await expect(house({ ...confirmed, confirmed: false }, null).identify()).rejects.toThrow(Unavailable);
  });
  it('is waited for when the token is newer than the read model', async () => {
    const { identify, sessions } = house(confirmed, confirmed, { ...one, sessionNumber: 1 });
    const asked = identify();
    await sessions.put({ ...row, ...confirmed, sessions: { ...row.sessions, number: 1 } });
    await expect(asked).resolves.toMatchObject({ accountId: 'a', sessionNumber: 1 });
  });
  it.each([
    ['began', 0],
    ['was renewed', 1],
  ])('is let in though that the session %s has not reached the read model yet', async (_how, generation) => {
    const began = [{ id: 's', beganAt: at, usedAt: at, generation: 0 }];
    const later = { ...confirmed, sessions: { ...row.sessions, open: began } };
    const { identify } = house(confirmed, later, { ...one, generation });
    await expect(identify()).resolves.toMatchObject({ accountId: 'a', generation });
  });
  it('is neither refused nor let in while the session may be on its way', () =>
    expect(house(confirmed, null, { ...one, generation: 0 }).identify()).rejects.toThrow(Unavailable));
  it('is nobody with a token that was replaced', async () => {
    const open = [{ id: 's', beganAt: at, usedAt: at, generation: 2 }];
    const sessions = { ...row.sessions, open };
    await expect(
      house({ ...confirmed, sessions }, undefined, { ...one, generation: 0 }).identify(),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  });
  it('is told to come again when a newer token’s account does not come, never that the token is dead', async () => {
    const newer = house(confirmed, confirmed, { ...one, sessionNumber: 1 });
    const unheardOf = house(confirmed, confirmed, { ...one, accountId: 'new' });
    await Promise.all(
      [newer, unheardOf].map(({ identify }) => expect(identify()).rejects.toThrow(Unavailable)),
    );
  });
  it.each([
    ['logged out', { ended: [{ id: 's', at: '' }] }],
    ['logged out everywhere', { number: 1 }],
    ['with an account that was deleted', { gone: true }],
  ])('is nobody when %s', async (_how, changes) => {
    const sessions = { ...row.sessions, ...changes };
    await expect(house({ ...confirmed, sessions }).identify()).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
  it('is nobody with a token that is none of ours', async () => {
    await expect(house(confirmed, confirmed, null).identify()).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
  it('holds the roles of the read model, and proved who it is for ten minutes', async () => {
    const { identify, authority } = house(confirmed);
    const caller = await identify();
    expect(caller.roles).toEqual([]);
    expect(authority.hasFreshProof({ ...caller, authTime: 1 })).toBe(true);
    expect(authority.hasFreshProof({ ...caller, authTime: 0 })).toBe(false);
  });
});
