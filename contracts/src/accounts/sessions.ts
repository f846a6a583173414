import { FORMER_TOKEN_LASTS, SESSION_LASTS, SESSIONS_MAX, TOKEN_LASTS } from '../constants.ts';
import type { StoredAccountEvent } from './events.ts';

/** One login that goes on. Times are ISO; `usedAt`: when its newest token was first used. */
export type OpenSession = {
  id: string;
  beganAt: string;
  usedAt: string;
  generation: number;
  /** Absent: by password. */
  by?: 'google';
};
/** A session that a copied token ended. */
export type CopiedSession = { id: string; beganAt: string; endedAt: string; by?: 'google' };

/**
 * Which tokens of an account live. A token names its session, the session number it was made under and, since
 * logins are recorded, its generation.
 */
export type Sessions = {
  number: number;
  /** `kept` and `ended` are about tokens without a generation: all but these sessions' of theirs live. */
  kept: string | null;
  ended: readonly { id: string; at: string }[];
  /** The one that was not used for longest first. Absent before the first recorded login. */
  open?: readonly OpenSession[];
  /** The newest ones, for the parent to see. */
  copied?: readonly CopiedSession[];
  gone: boolean;
};

/** `generation`: absent in tokens from before logins were recorded. */
export type TokenClaims = { sessionId: string; sessionNumber: number; generation?: number };

export const noSessions: Sessions = { number: 0, kept: null, ended: [], gone: false };
const COPIED_SHOWN = 5;

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
    case 'SessionBegan':
      return {
        ...sessions,
        open: withNewest(sessions, {
          id: data.sessionId,
          generation: 0,
          at: data.at,
          ...(data.by && { by: data.by }),
        }),
      };
    case 'SessionRenewed': {
      const { sessionId: id, generation, at } = data;
      return openSession(sessions, id)
        ? { ...sessions, open: withNewest(sessions, { id, generation, at }) }
        : sessions;
    }
    case 'SessionEnded':
      if (data.sessionId === null) return endAllBut(sessions, data.keepsSession ?? null);
      return endOne(sessions, { id: data.sessionId, at: data.at, copied: data.copied === true });
    case 'PasswordReset':
      return endAllBut(sessions, null);
    case 'PasswordChanged':
      return endAllBut(sessions, data.keepsSession);
    case 'GoogleLinked':
      return data.confirms ? endAllBut(sessions, null) : sessions;
    case 'AccountDeleted':
      return { ...endAllBut(sessions, null), gone: true };
    default:
      return sessions;
  }
}

export const openSession = ({ open = [] }: Sessions, id: string) => open.find((session) => session.id === id);
/** Each login looks at all that are open: reading their dates anew was most of a long stream's folding. */
const ends = new WeakMap<object, number>();
/** When a session ends that is not used any more, ms. */
export function endOf(session: Readonly<Pick<OpenSession, 'beganAt' | 'usedAt'>>): number {
  const { beganAt, usedAt } = session;
  const end =
    ends.get(session) ?? Math.min(Date.parse(usedAt) + TOKEN_LASTS, Date.parse(beganAt) + SESSION_LASTS);
  ends.set(session, end);
  return end;
}

/** @param now ms */
export function sessionLives(sessions: Sessions, token: TokenClaims, now: number): boolean {
  const { number, kept, ended, gone } = sessions;
  const { sessionId, sessionNumber, generation } = token;
  if (gone) return false;
  if (generation === undefined)
    return !ended.some(({ id }) => id === sessionId) && (sessionNumber === number || kept === sessionId);
  const session = openSession(sessions, sessionId);
  return session !== undefined && now < endOf(session) && !isReplaced(session, generation, now);
}

/** Of a session that goes on, a token that its holder has long replaced: there is a copy of one of them. */
export function isCopied(sessions: Sessions, { sessionId, generation }: TokenClaims, now: number): boolean {
  const session = openSession(sessions, sessionId);
  return session !== undefined && generation !== undefined && isReplaced(session, generation, now);
}

const isReplaced = ({ generation: newest, usedAt }: OpenSession, generation: number, now: number) =>
  generation < newest - 1 || (generation < newest && now >= Date.parse(usedAt) + FORMER_TOKEN_LASTS);

function withNewest(
  { open = [] }: Sessions,
  { id, generation, at, ...began }: { id: string; generation: number; at: string; by?: 'google' },
): readonly OpenSession[] {
  const known = open.find((session) => session.id === id);
  const beganAt = known?.beganAt ?? at;
  const by = known?.by ?? began.by;
  const time = Date.parse(at);
  const others = open.filter((session) => session.id !== id && time < endOf(session));
  return [...others, { id, beganAt, usedAt: at, generation, ...(by && { by }) }].slice(-SESSIONS_MAX);
}

function endAllBut({ number, ended, open, copied: _seen, ...rest }: Sessions, kept: string | null): Sessions {
  return {
    ...rest,
    number: number + 1,
    kept,
    ended: kept === null ? [] : ended,
    ...(open && { open: open.filter(({ id }) => id === kept) }),
  };
}

function endOne(
  sessions: Sessions,
  { id, at, copied }: { id: string; at: string; copied: boolean },
): Sessions {
  const session = openSession(sessions, id);
  if (!session)
    return {
      ...sessions,
      ended: [
        ...sessions.ended.filter((one) => Date.parse(one.at) > Date.parse(at) - TOKEN_LASTS),
        { id, at },
      ],
    };
  const { beganAt, by } = session;
  const shown = { id, beganAt, endedAt: at, ...(by && { by }) };
  return {
    ...sessions,
    open: sessions.open?.filter((one) => one !== session) ?? [],
    ...(copied && { copied: [...(sessions.copied ?? []), shown].slice(-COPIED_SHOWN) }),
  };
}
