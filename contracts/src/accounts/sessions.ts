import { TOKEN_LASTS } from '../constants.ts';
import type { StoredAccountEvent } from './events.ts';

/** Which tokens of an account live. A token names its session and the session number it was made under. */
export type Sessions = {
  number: number;
  kept: string | null;
  ended: readonly { id: string; at: string }[];
  gone: boolean;
};

export const noSessions: Sessions = { number: 0, kept: null, ended: [], gone: false };

/**
 * Same rule on both sides: command-api folds it from the account's stream, query-api reads it from the
 * `sessions` read model.
 */
export function evolveSessions(
  sessions: Sessions,
  event: Pick<StoredAccountEvent, 'type'> & { data: object },
): Sessions {
  const { type, data } = event as StoredAccountEvent;
  switch (type) {
    case 'SessionEnded':
      if (data.sessionId === null) return { ...sessions, number: sessions.number + 1, kept: null, ended: [] };
      return {
        ...sessions,
        ended: [
          ...sessions.ended.filter(({ at }) => Date.parse(at) > Date.parse(data.at) - TOKEN_LASTS),
          { id: data.sessionId, at: data.at },
        ],
      };
    case 'PasswordReset':
      return { ...sessions, number: sessions.number + 1, kept: null };
    case 'PasswordChanged':
      return { ...sessions, number: sessions.number + 1, kept: data.keepsSession };
    case 'AccountDeleted':
      return { ...sessions, number: sessions.number + 1, kept: null, gone: true };
    default:
      return sessions;
  }
}

export const sessionLives = (sessions: Sessions, token: { sessionId: string; sessionNumber: number }) =>
  !sessions.gone &&
  !sessions.ended.some(({ id }) => id === token.sessionId) &&
  (token.sessionNumber === sessions.number || sessions.kept === token.sessionId);
