import { createECDH, createHash } from 'node:crypto';

/** Under this name the vault keeps what a house's push keys are made of, for ever: browsers are bound to them. */
export const PUSH_SECRET = 'push';

/** In base64url, as VAPID has them (RFC 8292): the uncompressed point of P-256, and its scalar. */
export type PushKeys = { publicKey: string; privateKey: string };

/**
 * The pair that a secret of 32 bytes stands for: itself as the scalar, and its hash where it is none (once in
 * four thousand million houses).
 */
export function pushKeysOf(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    return pushKeysOf(createHash('sha256').update(secret).digest());
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
