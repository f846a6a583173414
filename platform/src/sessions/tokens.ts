import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Keys } from '../vault/openKeys.ts';

/**
 * What a bearer token says: whose it is and which login it comes from. What the caller may do is never in it.
 */
export type Session = {
  accountId: string;
  sessionId: string;
  /** The account's session number when the token was made. */
  sessionNumber: number;
  /**
   * How often the session had been renewed; absent in tokens from before logins were recorded.
   */
  generation?: number;
  /** When the password was last given, ms, whole seconds. */
  authTime: number;
};

type Deps = {
  /** The same in every process. */
  keys: Keys;
  now: Clock;
  lastsMs: number;
};

export interface SessionTokens {
  /** @param endsAt ms; the token lasts no longer than this, nor than every token does */
  issue(session: Session, endsAt?: number): Promise<string>;
  /**
   * Null for a token that is not ours, was changed, or has run out. Whether its session still lives is for
   * the account to say.
   */
  read(token: string): Promise<Session | null>;
}

/**
 * Tokens whose signature was checked are remembered, about 10 MB of them: the check waits for a thread that
 * hashing of passwords may hold.
 */
const REMEMBERED = 20_000;

/** Bearer tokens: JWT, HS256, claims `sub`, `sid`, `sn`, `gen`, `auth_time`, `iat`, `exp`. */
export function createSessionTokens({ keys, now, lastsMs }: Deps): SessionTokens {
  /** Oldest first; `until` in seconds, `key`: what it is signed by. */
  const remembered = new Map<string, { session: Session; until: number; key: Buffer }>();

  function remember(token: string, session: Session, until: number, key: Buffer): Session {
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, { session, until, key });
    return session;
  }

  async function readBy(key: Buffer, token: string): Promise<Session | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: new Date(now()),
        requiredClaims: ['sub', 'sid', 'sn', 'auth_time', 'iat', 'exp'],
      });
      const { sub, sid, sn, gen, auth_time: seconds, exp } = payload;
      if (
        typeof sub !== 'string' ||
        typeof sid !== 'string' ||
        typeof sn !== 'number' ||
        (gen !== undefined && typeof gen !== 'number') ||
        typeof seconds !== 'number' ||
        !exp
      )
        return null;
      const session = {
        accountId: sub,
        sessionId: sid,
        sessionNumber: sn,
        ...(gen !== undefined && { generation: gen }),
        authTime: seconds * 1000,
      };
      return remember(token, session, exp, key);
    } catch {
      return null;
    }
  }

  return {
    issue: ({ accountId, sessionId, sessionNumber, generation, authTime }, endsAt = Infinity) => {
      const issuedAt = Math.floor(now() / 1000);
      const expires = Math.min(issuedAt + lastsMs / 1000, Math.floor(endsAt / 1000));
      const claims = { sid: sessionId, sn: sessionNumber, gen: generation };
      return new SignJWT({ ...claims, auth_time: Math.floor(authTime / 1000) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expires)
        .sign(keys()[0]);
    },
    async read(token) {
      const known = remembered.get(token);
      if (known && keys().some((key) => key.equals(known.key)))
        return known.until > now() / 1000 ? known.session : null;
      for (const key of keys()) {
        const session = await readBy(key, token);
        if (session) return session;
      }
      return null;
    },
  };
}
