import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Keys } from '../vault/openKeys.ts';

type Deps = { keys: Keys; now: Clock; lastsMs: number; basePath: string };
/** What a link says beside its path, as it came in. */
export type Said = {
  iat?: string | undefined;
  exp?: string | undefined;
  sig?: string | undefined;
  download?: string | undefined;
};

const NONCE = 12;
const TAG = 16;
const SIGNATURE = 16;

/**
 * Links that open one blob for a while, to whoever holds them. They tell nothing of whose it is: the key lies
 * sealed in the path (AES-256-GCM), which is the same in every link to it, so that a browser knows the bytes
 * again. The query says when the link was made and when it ends (ms since 1970), under which name the bytes
 * are saved, and signs all of it together with the path.
 */
export function createSignedLinks({ keys, now, lastsMs, basePath }: Deps) {
  const derived = (secret: Buffer, purpose: string, text = '') =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, text]))
      .digest();
  const signatureOf = (secret: Buffer, path: string, { iat, exp, download = '' }: Said) =>
    derived(secret, 'signature', JSON.stringify([path, iat, exp, download])).subarray(0, SIGNATURE);

  /** One key has one path: its nonce comes from the key itself, and nothing else is ever sealed with it. */
  function pathOf(secret: Buffer, key: string): string {
    const nonce = derived(secret, 'nonce', key).subarray(0, NONCE);
    const cipher = createCipheriv('aes-256-gcm', derived(secret, 'cipher'), nonce);
    const sealed = [nonce, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  /** Null for a path that was made by somebody else, or changed on the way. */
  function keyIn(secret: Buffer, path: string): string | null {
    const sealed = Buffer.from(path, 'base64url');
    if (sealed.length <= NONCE + TAG) return null;
    const decipher = createDecipheriv(
      'aes-256-gcm',
      derived(secret, 'cipher'),
      sealed.subarray(0, NONCE),
    ).setAuthTag(sealed.subarray(-TAG));
    const key = decipher.update(sealed.subarray(NONCE, -TAG));
    try {
      return Buffer.concat([key, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  return {
    /** A path with query. `downloadAs`: the browser saves it under this name. */
    urlOf(key: string, downloadAs = ''): string {
      const [signing] = keys();
      const path = pathOf(signing, key);
      const said = {
        iat: String(now()),
        exp: String(now() + lastsMs),
        ...(downloadAs && { download: downloadAs }),
      };
      const sig = signatureOf(signing, path, said).toString('base64url');
      return `${basePath}${path}?${new URLSearchParams({ ...said, sig }).toString()}`;
    },
    /** What a link opens; null unless it was given out by `urlOf` as it is. `isOver`: it has run out. */
    read(path: string, said: Said): { key: string; download: string; isOver: boolean } | null {
      const sig = Buffer.from(said.sig ?? '', 'base64url');
      const secret = keys().find(
        (one) => sig.length === SIGNATURE && timingSafeEqual(sig, signatureOf(one, path, said)),
      );
      const key = secret ? keyIn(secret, path) : null;
      return key === null
        ? null
        : { key, download: said.download ?? '', isOver: !(Number(said.exp) > now()) };
    },
  };
}
export type SignedLinks = ReturnType<typeof createSignedLinks>;
