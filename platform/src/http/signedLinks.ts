import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

type Deps = { secret: Uint8Array; now: Clock; lastsMs: number; basePath: string };

/** Links that open one blob for a while, to whoever holds them. The end is rounded up to the hour, so that the same link is given out, and cached, for that long. */
export function createSignedLinks({ secret, now, lastsMs, basePath }: Deps) {
  const HOUR = 60 * 60_000;
  const signatureOf = (key: string, exp: string, download: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([key, exp, download]))
      .digest();

  return {
    /** A path with query. `downloadAs`: the browser saves it under this name. */
    urlOf(key: string, downloadAs = ''): string {
      const exp = String(Math.ceil((now() + lastsMs) / HOUR) * HOUR);
      const query = new URLSearchParams({
        exp,
        sig: signatureOf(key, exp, downloadAs).toString('base64url'),
        ...(downloadAs && { download: downloadAs }),
      });
      return `${basePath}${key.split('/').map(encodeURIComponent).join('/')}?${query.toString()}`;
    },
    /** Whether these were given out by `urlOf` and have not run out. */
    opens(
      key: string,
      { exp = '', sig = '', download = '' }: { exp?: string | undefined; sig?: string | undefined; download?: string | undefined },
    ): boolean {
      const given = Buffer.from(sig, 'base64url');
      const expected = signatureOf(key, exp, download);
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(exp) > now();
    },
  };
}
export type SignedLinks = ReturnType<typeof createSignedLinks>;
