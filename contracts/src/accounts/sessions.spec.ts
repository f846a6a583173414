import { TOKEN_LASTS } from '../constants.ts';
import { evolveSessions, noSessions, sessionLives } from './sessions.ts';

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

describe('sessions', () => {
  it('live until they end', () => {
    expect(sessionLives(noSessions, one())).toBe(true);
    expect(sessionLives(after(ended('other')), one())).toBe(true);
    expect(sessionLives(after(ended('one')), one())).toBe(false);
    expect(sessionLives(after(ended(null)), one())).toBe(false);
    expect(sessionLives(after(ended(null)), one(1))).toBe(true);
  });

  it('outlive the change of password that they made, until the next one', () => {
    expect(sessionLives(after(changed('one')), one())).toBe(true);
    expect(sessionLives(after(changed('other')), one())).toBe(false);
    expect(sessionLives(after(changed('one'), changed('other')), one())).toBe(false);
    expect(sessionLives(after(changed('one'), reset), one())).toBe(false);
    expect(sessionLives(after(changed('one'), ended('one')), one())).toBe(false);
  });

  it('stay ended when the account goes on', () => {
    expect(sessionLives(after(ended('one'), changed('one')), one())).toBe(false);
    expect(sessionLives(after({ type: 'AccountDeleted', data: { at: at(0) } }), one(1))).toBe(false);
  });

  it('that ended are forgotten once every token of theirs has run out', () => {
    expect(after(ended('one'), ended('two', TOKEN_LASTS - 1)).ended.map(({ id }) => id)).toEqual([
      'one',
      'two',
    ]);
    expect(after(ended('one'), ended('two', TOKEN_LASTS)).ended.map(({ id }) => id)).toEqual(['two']);
  });
});
