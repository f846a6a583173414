import { FORMER_TOKEN_LASTS, SESSION_LASTS, SESSIONS_MAX, TOKEN_LASTS } from '../constants.ts';
import {
  evolveSessions,
  isCopied,
  noSessions,
  type Sessions,
  sessionLives,
  type TokenClaims,
} from './sessions.ts';

type Fact = Parameters<typeof evolveSessions>[1];
const at = (ms: number) => new Date(Date.UTC(2026, 10, 1) + ms).toISOString();
const ended = (sessionId: string | null, when = 0): Fact => ({
  type: 'SessionEnded',
  data: { accountId: 'a', sessionId, at: at(when) },
});
const changed = (keepsSession: string): Fact => ({
  type: 'PasswordChanged',
  data: { keepsSession, at: at(0) },
});
const reset: Fact = { type: 'PasswordReset', data: { at: at(0) } };
const after = (...facts: Fact[]) => facts.reduce(evolveSessions, noSessions);
const one = (sessionNumber = 0) => ({ sessionId: 'one', sessionNumber });
const lives = (sessions: Sessions, token: TokenClaims, ms = 0) =>
  sessionLives(sessions, token, Date.parse(at(ms)));

describe('tokens from before logins were recorded', () => {
  it('live until they end', () => {
    expect(lives(noSessions, one())).toBe(true);
    expect(lives(after(ended('other')), one())).toBe(true);
    expect(lives(after(ended('one')), one())).toBe(false);
    expect(lives(after(ended(null)), one())).toBe(false);
    expect(lives(after(ended(null)), one(1))).toBe(true);
  });

  it('outlive the change of password that they made, until the next one', () => {
    expect(lives(after(changed('one')), one())).toBe(true);
    expect(lives(after(changed('other')), one())).toBe(false);
    expect(lives(after(changed('one'), changed('other')), one())).toBe(false);
    expect(lives(after(changed('one'), reset), one())).toBe(false);
    expect(lives(after(changed('one'), ended('one')), one())).toBe(false);
  });

  it('stay ended when the account goes on', () => {
    expect(lives(after(ended('one'), changed('one')), one())).toBe(false);
    expect(lives(after({ type: 'AccountDeleted', data: { at: at(0) } }), one(1))).toBe(false);
  });

  it('that ended are forgotten once every token of theirs has run out', () => {
    expect(after(ended('one'), ended('two', TOKEN_LASTS - 1)).ended.map(({ id }) => id)).toEqual([
      'one',
      'two',
    ]);
    expect(after(ended('one'), ended('two', TOKEN_LASTS)).ended.map(({ id }) => id)).toEqual(['two']);
  });
});

describe('a session that began by Google', () => {
  const byGoogle: Fact = {
    type: 'SessionBegan',
    data: { sessionId: 'one', device: {}, by: 'google', at: at(0) },
  };
  const renewed: Fact = { type: 'SessionRenewed', data: { sessionId: 'one', generation: 1, at: at(1) } };
  const copied: Fact = { type: 'SessionEnded', data: { sessionId: 'one', copied: true, at: at(2) } };
  it('says so as long as it is seen', () => {
    expect(after(byGoogle, renewed).open).toMatchObject([{ id: 'one', generation: 1, by: 'google' }]);
    expect(after(byGoogle, renewed, copied).copied).toMatchObject([{ id: 'one', by: 'google' }]);
  });
});

const began = (sessionId: string, when = 0): Fact => ({
  type: 'SessionBegan',
  data: { sessionId, device: {}, at: at(when) },
});
const renewed = (generation: number, when = 0, sessionId = 'one'): Fact => ({
  type: 'SessionRenewed',
  data: { sessionId, generation, at: at(when) },
});
const DAY = 24 * 60 * 60_000;
const token = (generation = 0, sessionId = 'one') => ({ sessionId, sessionNumber: 0, generation });

describe('a session', () => {
  it('lives from its login to its end, and no other one ends with it', () => {
    const both = [began('one'), began('two')];
    expect(lives(noSessions, token())).toBe(false);
    expect(lives(after(...both), token())).toBe(true);
    expect(lives(after(...both, ended('one')), token())).toBe(false);
    expect(lives(after(...both, ended('one')), token(0, 'two'))).toBe(true);
    expect(lives(after(...both, ended(null)), token(0, 'two'))).toBe(false);
    expect(lives(after(...both, reset), token())).toBe(false);
  });

  it('is the only one left after it has ended the others, or changed the password', () => {
    const others: Fact = { type: 'SessionEnded', data: { sessionId: null, keepsSession: 'one', at: at(0) } };
    for (const fact of [others, changed('one')]) {
      const left = after(began('one'), began('two'), fact);
      expect([lives(left, token()), lives(left, token(0, 'two'))]).toEqual([true, false]);
      expect(lives(left, one())).toBe(true);
      expect(lives(left, { sessionId: 'two', sessionNumber: 0 })).toBe(false);
    }
  });

  it('ends thirty days after its last use', () => {
    const used = after(began('one'), renewed(1, 20 * DAY));
    expect(lives(used, token(1), 20 * DAY + TOKEN_LASTS - 1)).toBe(true);
    expect(lives(used, token(1), 20 * DAY + TOKEN_LASTS)).toBe(false);
  });

  it('ends a hundred and eighty days after its login, however often it is renewed', () => {
    const daily = Array.from({ length: 179 }, (_, n) => renewed(n + 1, (n + 1) * DAY));
    const used = after(began('one'), ...daily);
    expect(lives(used, token(179), SESSION_LASTS - 1)).toBe(true);
    expect(lives(used, token(179), SESSION_LASTS)).toBe(false);
  });

  it('goes on with the former token until the fresh one was used, and a minute more', () => {
    expect(lives(after(began('one')), token(0), 29 * DAY)).toBe(true);
    expect(lives(after(began('one')), token(1), 29 * DAY)).toBe(true);
    const used = after(began('one'), renewed(1, DAY));
    expect(lives(used, token(1), DAY)).toBe(true);
    expect(lives(used, token(0), DAY + FORMER_TOKEN_LASTS - 1)).toBe(true);
    expect(lives(used, token(0), DAY + FORMER_TOKEN_LASTS)).toBe(false);
  });

  it('knows a copy by a token that was replaced long before', () => {
    const now = (ms: number) => Date.parse(at(ms));
    const used = after(began('one'), renewed(1, DAY), renewed(2, 2 * DAY));
    expect(isCopied(used, token(0), now(2 * DAY))).toBe(true);
    expect(isCopied(used, token(1), now(2 * DAY + FORMER_TOKEN_LASTS - 1))).toBe(false);
    expect(isCopied(used, token(1), now(2 * DAY + FORMER_TOKEN_LASTS))).toBe(true);
    expect(isCopied(used, token(2), now(20 * DAY))).toBe(false);
    expect(isCopied(after(began('one'), ended('one')), token(0), now(0))).toBe(false);
  });

  it('that was copied is remembered until the parent ends all others', () => {
    const copied: Fact = { type: 'SessionEnded', data: { sessionId: 'one', copied: true, at: at(DAY) } };
    const sessions = after(began('one'), copied);
    expect(sessions.copied).toEqual([{ id: 'one', beganAt: at(0), endedAt: at(DAY) }]);
    expect(evolveSessions(sessions, ended(null)).copied).toBeUndefined();
  });
});

describe('of ten thousand logins', () => {
  it('the fifty used last are open', () => {
    let sessions = after(began('phone'));
    for (let n = 0; n < 10_000; n += 1) {
      sessions = evolveSessions(sessions, began(`s${n}`, n));
      if (n % 10 === 0) sessions = evolveSessions(sessions, renewed(n / 10 + 1, n, 'phone'));
    }
    expect(sessions.open).toHaveLength(SESSIONS_MAX);
    expect(lives(sessions, token(0, 's9999'))).toBe(true);
    expect(lives(sessions, token(0, 's0'))).toBe(false);
    expect(lives(sessions, token(1000, 'phone'))).toBe(true);
  });

  it('and as many logouts nothing is left', () => {
    let sessions = noSessions;
    for (let n = 0; n < 10_000; n += 1)
      sessions = [began(`s${n}`, n), ended(`s${n}`, n)].reduce(evolveSessions, sessions);
    expect(sessions).toEqual({ ...noSessions, open: [] });
  });

  it('those that ran out make room', () => {
    const sessions = after(began('one'), began('two', TOKEN_LASTS));
    expect(sessions.open?.map(({ id }) => id)).toEqual(['two']);
  });
});
