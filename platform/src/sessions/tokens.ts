import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

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
  secret: Uint8Array;
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
export async function createSessionTokens({ secret, now, lastsMs }: Deps): Promise<SessionTokens> {
  const key = await webcrypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  /** Oldest first; `until` in seconds. */
  const remembered = new Map<string, { session: Session; until: number }>();

  function remember(token: string, session: Session, until: number): Session {
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, { session, until });
    return session;
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
        .sign(key);
    },
    async read(token) {
      const known = remembered.get(token);
      if (known) return known.until > now() / 1000 ? known.session : null;
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
        return remember(
          token,
          {
            accountId: sub,
            sessionId: sid,
            sessionNumber: sn,
            ...(gen !== undefined && { generation: gen }),
            authTime: seconds * 1000,
          },
          exp,
        );
      } catch {
        return null;
      }
    },
  };
}
