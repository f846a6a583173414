import { SignJWT } from 'jose';
import { fakeClock } from '../testing/fakeClock.ts';
import { createSessionTokens } from './tokens.ts';

const secret = Buffer.alloc(32, 7);
const session = { accountId: 'a1', sessionId: 's1', sessionNumber: 3, authTime: Date.UTC(2026, 9, 31) };
const lastsMs = 60_000;

describe('a session token', () => {
  it('is read by every process with the secret, until it runs out', async () => {
    const now = fakeClock();
    const tokens = createSessionTokens({ keys: () => [secret], now, lastsMs });
    const token = await tokens.issue(session);
    const elsewhere = createSessionTokens({ keys: () => [secret], now, lastsMs });
    expect(await elsewhere.read(token)).toEqual(session);
    now.advance(lastsMs - 1);
    expect(await tokens.read(token)).toEqual(session);
    now.advance(1);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is read by each key that is still valid, and never after its key has gone', async () => {
    const [first, second, third] = [1, 2, 3].map((n) => Buffer.alloc(32, n)) as [Buffer, Buffer, Buffer];
    let keys: [Buffer, ...Buffer[]] = [first];
    const tokens = createSessionTokens({ keys: () => keys, now: Date.now, lastsMs });
    const token = await tokens.issue(session);
    keys = [Buffer.from(second), Buffer.from(first)];
    expect(await tokens.read(token)).toEqual(session);
    const newer = await tokens.issue(session);
    keys = [third, second];
    expect([await tokens.read(token), await tokens.read(newer)]).toEqual([null, session]);
  });

  it('carries the claims that other tools know', async () => {
    const tokens = createSessionTokens({ keys: () => [secret], now: () => Date.UTC(2026, 10, 1), lastsMs });
    const [head = '', body = ''] = (await tokens.issue(session)).split('.');
    const parsed = [head, body].map(
      (part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown,
    );
    const iat = Date.UTC(2026, 10, 1) / 1000;
    expect(parsed).toEqual([
      { alg: 'HS256' },
      { sub: 'a1', sid: 's1', sn: 3, auth_time: session.authTime / 1000, iat, exp: iat + lastsMs / 1000 },
    ]);
  });

  it('lasts no longer than its session, and tells how often that was renewed', async () => {
    const now = fakeClock();
    const tokens = createSessionTokens({ keys: () => [secret], now, lastsMs });
    const token = await tokens.issue({ ...session, generation: 2 }, now() + lastsMs / 2);
    expect(await tokens.read(token)).toEqual({ ...session, generation: 2 });
    const elsewhere = createSessionTokens({ keys: () => [secret], now, lastsMs });
    now.advance(lastsMs / 2);
    expect([await tokens.read(token), await elsewhere.read(token)]).toEqual([null, null]);
  });

  it('is nothing when it was changed, made with another key, unsigned, or lacks a claim', async () => {
    const now = Date.now;
    const tokens = createSessionTokens({ keys: () => [secret], now, lastsMs });
    const token = await tokens.issue(session);
    const other = createSessionTokens({ keys: () => [Buffer.alloc(32, 8)], now, lastsMs });
    const [, body] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const bare = new SignJWT({ sid: 's1', sn: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('a1')
      .setIssuedAt()
      .setExpirationTime('1h');
    for (const strange of [
      `${token.slice(0, -3)}abc`,
      await other.issue(session),
      unsigned,
      await bare.sign(secret),
      '',
      'x.y.z',
    ])
      expect(await tokens.read(strange)).toBeNull();
  });
});
