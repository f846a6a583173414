import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Keys } from '../vault/openKeys.ts';

type Deps = { keys: Keys; now: Clock; lastsMs: number; basePath: string };
/** What a link says beside its path, as it came in. */
type Said = { exp?: string | undefined; sig?: string | undefined; download?: string | undefined };

const NONCE = 12;
const TAG = 16;

/**
 * Links that open one blob for a while, to whoever holds them. They tell nothing of whose it is: the key lies
 * sealed in the path (AES-256-GCM), its tag is the signature over path, end and file name. The end is rounded
 * up to the hour and the nonce comes from the content, so that the same link is given out, and cached, for
 * that long.
 */
export function createSignedLinks({ keys, now, lastsMs, basePath }: Deps) {
  const HOUR = 60 * 60_000;
  const derived = (key: Buffer, purpose: string, text = '') =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, text]))
      .digest();
  const bound = (exp: string, download: string) => Buffer.from(JSON.stringify([exp, download]));

  return {
    /** A path with query. `downloadAs`: the browser saves it under this name. */
    urlOf(key: string, downloadAs = ''): string {
      const exp = String(Math.ceil((now() + lastsMs) / HOUR) * HOUR);
      const [signing] = keys();
      const nonce = derived(signing, 'nonce', JSON.stringify([key, exp, downloadAs])).subarray(0, NONCE);
      const cipher = createCipheriv('aes-256-gcm', derived(signing, 'cipher'), nonce).setAAD(
        bound(exp, downloadAs),
      );
      const sealed = Buffer.concat([nonce, cipher.update(key, 'utf8'), cipher.final()]);
      const query = new URLSearchParams({
        exp,
        sig: cipher.getAuthTag().toString('base64url'),
        ...(downloadAs && { download: downloadAs }),
      });
      return `${basePath}${sealed.toString('base64url')}?${query.toString()}`;
    },
    /**
     * The key that such a link opens; null unless it was given out by `urlOf` as it is and has not run out.
     */
    keyOf(path: string, { exp = '', sig = '', download = '' }: Said): string | null {
      const sealed = Buffer.from(path, 'base64url');
      const tag = Buffer.from(sig, 'base64url');
      if (sealed.length <= NONCE || tag.length !== TAG || !(Number(exp) > now())) return null;
      for (const signing of keys()) {
        const decipher = createDecipheriv(
          'aes-256-gcm',
          derived(signing, 'cipher'),
          sealed.subarray(0, NONCE),
        )
          .setAAD(bound(exp, download))
          .setAuthTag(tag);
        const key = decipher.update(sealed.subarray(NONCE));
        try {
          return Buffer.concat([key, decipher.final()]).toString('utf8');
        } catch {
          continue; // by another key, made by somebody else, or changed on the way
        }
      }
      return null;
    },
  };
}
export type SignedLinks = ReturnType<typeof createSignedLinks>;
