import { sessionLives } from '@storylark/contracts/accounts/sessions';
import { SESSIONS_MAX } from '@storylark/contracts/constants';
import type { SessionsDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { sessions as projection } from './sessions.ts';

const sessions = projection as unknown as Projection<SessionsDocument>;
const at = '2026-11-20T19:00:00.000Z';
const of = (...later: readonly [type: string, data: object][]) => opened({}, later);
const opened = (changes: object, later: readonly [type: string, data: object][] = []) => {
  const event = recordedEvents();
  const first = event('AccountOpened', {
    accountId: 'a',
    language: 'fr',
    claimStream: 'x',
    termsVersion: '2026-11',
    person: { subject: 'a', bound: '', box: '' },
    at,
    ...changes,
  });
  return projected(sessions).from([
    first,
    ...later.map(([type, data]) => event(type, { accountId: 'a', at, ...data })),
  ]).documents.a;
};
const lives = (document: SessionsDocument | undefined, sessionId: string, sessionNumber = 0) =>
  document !== undefined && sessionLives(document.sessions, { sessionId, sessionNumber }, Date.parse(at));

describe('who is let in', () => {
  it('any session of a new account', () => expect(lives(of(), 's1')).toBe(true));
  it('not the one that was logged out, while another goes on', () => {
    const document = of(['SessionEnded', { sessionId: 's1' }]);
    expect([lives(document, 's1'), lives(document, 's2')]).toEqual([false, true]);
  });
  it('nobody after logging out everywhere, and whoever logs in afterwards', () => {
    const document = of(['SessionEnded', { sessionId: null }]);
    expect([lives(document, 's1'), lives(document, 's9', 1)]).toEqual([false, true]);
  });
  it('only the session that changed the password', () => {
    const document = of(['PasswordChanged', { keepsSession: 's2', secret: {} }]);
    expect([lives(document, 's1'), lives(document, 's2')]).toEqual([false, true]);
  });
  it('nobody after a reset or a deletion', () => {
    expect(lives(of(['PasswordReset', { requestId: 'r', secret: {} }]), 's1')).toBe(false);
    expect(lives(of(['AccountDeleted', { reason: 'other', words: {} }]), 's1', 1)).toBe(false);
  });
  it('nobody of before, and without their terms, where Google says whose the account is', () => {
    const link = { claimStream: 'g', link: {} };
    const before = of(['GoogleLinked', { ...link, confirms: false }]);
    expect([lives(before, 's1'), before?.confirmed, before?.termsVersion]).toEqual([true, false, '2026-11']);
    const theirs = of(['GoogleLinked', { ...link, confirms: true }]);
    expect([lives(theirs, 's1'), theirs?.confirmed, theirs?.termsVersion]).toEqual([false, true, null]);
    expect(theirs?.termsAcceptedAt).toBeNull();
  });
  it('with the roles granted and not withdrawn', () => {
    expect(
      of(
        ['RoleGranted', { role: 'admin' }],
        ['RoleGranted', { role: 'auditor' }],
        ['RoleWithdrawn', { role: 'admin' }],
      )?.roles,
    ).toEqual(['auditor']);
    expect(of(['RoleGranted', { role: 'admin' }], ['RoleGranted', { role: 'admin' }])?.roles).toEqual([
      'admin',
    ]);
  });
  it('with the terms accepted at the opening, or later', () => {
    expect(of()).toMatchObject({ termsVersion: '2026-11', termsAcceptedAt: at });
    expect(opened({ termsVersion: null })).toMatchObject({ termsVersion: null, termsAcceptedAt: null });
    const later = '2026-12-01T00:00:00.000Z';
    expect(of(['TermsAccepted', { termsVersion: '2026-12', at: later }])).toMatchObject({
      termsVersion: '2026-12',
      termsAcceptedAt: later,
    });
  });
  it('in the language chosen last', () => {
    expect(of()?.language).toBe('fr');
    expect(of(['ProfileChanged', { language: 'de' }])?.language).toBe('de');
  });
  it('with an address confirmed by its link', () => expect(of(['EmailConfirmed', {}])?.confirmed).toBe(true));
  it('a reset confirms the address too', () => {
    expect(of()?.confirmed).toBe(false);
    expect(of(['PasswordReset', { requestId: 'r', secret: {} }])?.confirmed).toBe(true);
  });
});

describe('where an account is logged in', () => {
  const device = (box: string) => ({ subject: 'a', bound: '', box });
  const begins = (sessionId: string): [string, object] => [
    'SessionBegan',
    { sessionId, device: device(sessionId) },
  ];
  it('is kept with the sealed words of each login, as long as the session is to be seen', () => {
    expect(of(begins('s1'), begins('s2'))?.devices).toEqual({ s1: device('s1'), s2: device('s2') });
    const document = of(begins('s1'), begins('s2'), ['SessionEnded', { sessionId: 's1' }]);
    expect(document?.devices).toEqual({ s2: device('s2') });
    const copied = of(begins('s1'), ['SessionEnded', { sessionId: 's1', copied: true }]);
    expect(copied?.devices).toEqual({ s1: device('s1') });
  });
  it('and where its browser is told of news, as long as the session is open', () => {
    const pushed = (sessionId: string): [string, object] => [
      'PushSubscribed',
      { sessionId, push: device(`push ${sessionId}`) },
    ];
    const both = [begins('s1'), begins('s2'), pushed('s1'), pushed('s2')] as const;
    expect(of(...both)?.pushes).toEqual({ s1: device('push s1'), s2: device('push s2') });
    expect(of(...both, ['PushUnsubscribed', { sessionId: 's1' }])?.pushes).toEqual({ s2: device('push s2') });
    expect(of(...both, ['SessionEnded', { sessionId: 's2' }])?.pushes).toEqual({ s1: device('push s1') });
    expect(of(...both, ['PasswordChanged', { keepsSession: 's2', secret: {} }])?.pushes).toEqual({
      s2: device('push s2'),
    });
    expect(of(...both, ['AccountDeleted', { reason: 'other', words: {} }])?.pushes).toEqual({});
  });
  it('is forgotten with the account', () =>
    expect(of(begins('s1'), ['AccountDeleted', { reason: 'other', words: {} }])?.devices).toEqual({}));
  it('is no longer than the sessions that may be open', () => {
    const document = of(...Array.from({ length: 1000 }, (_, n) => begins(`s${n}`)));
    expect(Object.keys(document?.devices ?? {})).toHaveLength(SESSIONS_MAX);
    expect(document?.sessions.open).toHaveLength(SESSIONS_MAX);
  });
});
